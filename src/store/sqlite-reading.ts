/** Reading a database of SQLite, also if nothing may be written to it. */

import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { ReadableDatabase, SnapshotReader } from './database.ts';
import type { Schema } from './schema.ts';
import { readSnapshot } from './snapshot.ts';
import { closeWith, kyselyOver } from './sqlite-driver.ts';
import { explainFault, openError } from './sqlite-errors.ts';

/** The setting that names a file. */
export const NAMED_BY = 'DATABASE_URL';

/**
 * Opens a database file so that nothing can be written to it. Beside it, SQLite may leave the neighbours `-wal` and `-shm`.
 *
 * @param file an absolute path
 * @throws DatabaseOpenError if it cannot be read as a database
 */
export function openSqliteToRead(file: string): ReadableDatabase & SnapshotReader {
  const connection = connect(file);
  const reader = kyselyOver(connection, (error) => explainFault(error, 'read'));
  return {
    namedBy: NAMED_BY,
    reader,
    tables: () => tablesOf(reader),
    read: (work) => readSnapshot(reader, BEGIN, work),
    [Symbol.asyncDispose]: () => closeWith(reader, connection),
  };
}

function connect(file: string): DatabaseSync {
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    connection.exec('PRAGMA busy_timeout = 1000');
    // What is no database shows at the first look.
    connection.exec('SELECT 1 FROM sqlite_master');
    return connection;
  } catch (error) {
    throw openError(file, error);
  }
}

/** The names of the tables that somebody made. */
export async function tablesOf(reader: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'`.execute(
    reader,
  );
  return rows.map(({ name }) => name);
}

/** A transaction that takes no right to write, unless it writes. */
export const BEGIN = sql`begin`;
