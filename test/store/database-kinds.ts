/** Every kind of database that the service offers. */

import type { DatabaseKind } from '../contract/database-kind.ts';
import { migratedPostgresDatabase, onlyWithPostgres } from '../support/postgres.ts';
import { sqliteDatabase } from './sqlite-databases.ts';

export const sqliteKind: DatabaseKind = { name: 'SQLite', create: sqliteDatabase, runs: (usual) => usual };

export const postgresKind: DatabaseKind = {
  name: 'PostgreSQL',
  options: onlyWithPostgres,
  create: migratedPostgresDatabase,
  // Its tables take ten times as long to make.
  runs: (usual) => Math.ceil(usual / 4),
};

export const DATABASE_KINDS: readonly DatabaseKind[] = [sqliteKind, postgresKind];
