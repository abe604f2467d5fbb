/** PostgreSQL, 14 and later: a pool of connections, also through a pooler that lends one for a transaction only. */

import { sql } from 'kysely';
import { Pool } from 'pg';
import type { ColumnTypes, Database } from './database.ts';
import { beginningOfChanges, writingBy } from './postgres-changes.ts';
import { kyselyOverConnections } from './postgres-driver.ts';
import { CONNECTING, examine } from './postgres-opening.ts';
import { openWorkspace } from './postgres-workspace.ts';
import type { CollectionName } from './schema.ts';
import { singleFlight } from './single-flight.ts';
import { sharedTransactions } from './write-queue.ts';

/** How a database of PostgreSQL is used. */
export interface PostgresTerms {
  /** How many connections are open at most: 1 and up. */
  readonly connections: number;
  /** How long anybody waits for an answer, connecting counted in, in milliseconds; null: as long as it takes. */
  readonly timeLimit: number | null;
  /** What people gave the address by, which they are told to mend. */
  readonly namedBy: string;
}

const COLUMN_TYPES: ColumnTypes = {
  id: 'bigint',
  instant: 'timestamptz',
  day: 'date',
  fraction: 'double precision',
  constraintsChange: true,
};
/** How long a change waits for others who write, in milliseconds. */
const BUSY_LIMIT = 5_000;

/**
 * Opens a database of PostgreSQL. Changes come one after the other, also those of other processes: each takes
 * an advisory lock before it looks at anything.
 *
 * @param url its address, as libpq reads it
 * @throws DatabaseOpenError if it cannot be used
 */
export async function openPostgres(
  url: string,
  { connections, timeLimit, namedBy }: PostgresTerms,
): Promise<Database> {
  const { configuration, schema } = await examine(url, namedBy);
  const questionLimit = timeLimit === null ? 0 : Math.round(timeLimit * 0.6);
  const pool = new Pool({
    ...configuration,
    max: connections,
    connectionTimeoutMillis: timeLimit === null ? CONNECTING : timeLimit - questionLimit,
    query_timeout: questionLimit,
  });
  // A connection that breaks while nobody uses it leaves the pool, and the next who asks gets another.
  pool.on('error', () => undefined);
  // The pool hears the errors of those only that nobody uses. An error that nobody hears ends the process; whoever asked
  // something on the connection is told by the question.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const lending = {
    isSingle: false,
    async lend() {
      const client = await pool.connect();
      return { client, release: (isBroken: boolean) => client.release(isBroken) };
    },
  };
  const reader = kyselyOverConnections({
    ...lending,
    end: () => pool.end(),
    begin: ({ isolationLevel = 'read committed' }) => `begin isolation level ${isolationLevel} read only`,
  });
  const writer = kyselyOverConnections({
    ...lending,
    // The pool is the reader's.
    end: async () => {},
    begin: () => beginningOfChanges(questionLimit),
  });

  const revisions = singleFlight(async () => {
    const rows = await reader.selectFrom('collections').select(['name', 'revision']).execute();
    return new Map(rows.map(({ name, revision }) => [name, revision]));
  });

  // Kysely's own look goes through the tables of all schemas, and fails if somebody drops one of those.
  const tables = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = ${schema}`.execute(reader);
    return rows.map(({ name }) => name);
  };

  return {
    namedBy,
    tables,
    columnTypes: COLUMN_TYPES,
    pool: () => ({
      limit: connections,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    reader,
    write: sharedTransactions(writingBy(writer, BUSY_LIMIT)),
    async purge() {
      await using workspace = await openWorkspace(configuration, schema);
      const names = (await tables()).map((name) => sql.id(schema, name));
      await sql`vacuum ${sql.join(names)}`.execute(workspace.queries);
      return REMAINS;
    },
    openWorkspace: () => openWorkspace(configuration, schema),
    async check() {
      await revisions();
    },
    revision: async (collection: CollectionName) => (await revisions()).get(collection) ?? 0,
    async [Symbol.asyncDispose]() {
      await writer.destroy();
      await reader.destroy();
    },
  };
}

const REMAINS =
  'PostgreSQL has freed the place of what was erased; the bytes are overwritten as others take it, and its logs and backups keep them for as long as you keep those.';
