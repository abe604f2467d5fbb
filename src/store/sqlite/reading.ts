/** Opens an SQLite database for reading, also if it is read-only. */

import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { ReadableDatabase, SnapshotReader } from '../database.ts';
import { readSnapshot } from '../database.ts';
import type { Queries } from '../schema.ts';
import { closeWith, kyselyOver } from './driver.ts';
import { explainFault, openError } from './files.ts';

/** The setting that names a file. */
export const NAMED_BY = 'DATABASE_URL';

/**
 * Opens a database file for reading only. SQLite may leave the files `-wal` and `-shm` beside it.
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
    // The first query fails on a file that is not a database.
    connection.exec('SELECT 1 FROM sqlite_master');
    return connection;
  } catch (error) {
    throw openError(file, error);
  }
}

/** The names of the tables, without SQLite's own. */
export async function tablesOf(reader: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'`.execute(
    reader,
  );
  return rows.map(({ name }) => name);
}

/** A transaction that takes no write lock, unless it writes. */
export const BEGIN = sql`begin`;
