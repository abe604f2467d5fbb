/** SQLite, as part of Node.js: one connection for writing and one for reading, to one file. */

import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as turnEnd, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import type { ColumnTypes, Database, Write } from '../database.ts';
import { readSnapshot } from '../database.ts';
import { makePrivateFile, makePrivateFolder } from '../private-files.ts';
import type { Queries } from '../schema.ts';
import { groupCommit } from '../write-queue.ts';
import { closeWith, kyselyOver } from './driver.ts';
import { assertWritable, explainFault, isBusy, openError, rememberFiles } from './files.ts';
import { BEGIN, NAMED_BY, tablesOf } from './reading.ts';

/** How long a change waits for another process that writes, in milliseconds. */
const BUSY_LIMIT = 5_000;
/** Types of texts that sort as their values do. */
const COLUMN_TYPES: ColumnTypes = {
  id: 'integer',
  instant: 'text',
  day: 'text',
  fraction: 'real',
};
/** How long opening waits for another process that holds the file, in milliseconds. */
const OPENING_LIMIT = 2_000;
/** The maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE = 20;

/**
 * Opens a database file, and creates it and its folder if they are missing.
 *
 * @param file an absolute path
 * @throws DatabaseOpenError if the file cannot be used as a database
 */
export function openSqlite(file: string): Database {
  const { writing, reading } = connect(file);
  const writer = kyselyOver(writing);
  const reader = kyselyOver(reading, (error) => explainFault(error, 'read'));
  let statements: { readonly dataVersion: StatementSync; readonly revisions: StatementSync } | undefined;
  let known: { readonly dataVersion: unknown; readonly revisions: ReadonlyMap<unknown, number> } | undefined;
  let look: Promise<ReadonlyMap<unknown, number>> | undefined;

  /** While no other connection has changed anything (PRAGMA data_version), a cached revision is valid. */
  const readRevisions = (): ReadonlyMap<unknown, number> => {
    try {
      statements ??= {
        dataVersion: reading.prepare('PRAGMA data_version'),
        revisions: reading.prepare('SELECT name, revision FROM collections'),
      };
      const dataVersion = statements.dataVersion.get()?.['data_version'];
      if (known !== undefined && known.dataVersion === dataVersion) return known.revisions;
      const rows = statements.revisions.all();
      known = { dataVersion, revisions: new Map(rows.map(({ name, revision }) => [name, Number(revision)])) };
      return known.revisions;
    } catch (error) {
      throw explainFault(error, 'read');
    }
  };

  const lostFile = rememberFiles(file);
  const checkFiles = (): void => {
    const lost = lostFile();
    if (lost === undefined) return;
    if (lost.isSavable) saveLog(writing);
    throw new ServiceUnavailableError(
      `the database file ${lost.path} is gone or was replaced; start the service again`,
    );
  };

  const writingBy =
    (connection: Queries): Write =>
    async (work) => {
      checkFiles();
      const deadline = performance.now() + BUSY_LIMIT;
      for (;;) {
        try {
          const result = await connection.transaction().execute(work);
          // Changes in a deleted log would be gone at the next start, so they must not be acknowledged.
          checkFiles();
          return result;
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw explainFault(error, 'written');
          await wait(5 + Math.random() * MAX_PAUSE);
        }
      }
    };

  return {
    namedBy: NAMED_BY,
    columnTypes: COLUMN_TYPES,
    reader,
    write: groupCommit(writingBy(writer)),
    // Deleted content is overwritten (secure_delete), but older pages may still be in the write-ahead log. It
    // cannot be truncated while somebody reads, which usually ends soon.
    async purge() {
      const deadline = performance.now() + BUSY_LIMIT;
      for (;;) {
        const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(writer);
        if (rows[0]?.busy !== 1) return null;
        if (performance.now() > deadline) return NOT_PURGED;
        await wait(5 + Math.random() * MAX_PAUSE);
      }
    },
    tables: () => tablesOf(reader),
    async openWorkspace() {
      const connection = openConnection(file);
      // `writingBy` waits, so that signals are noticed and others are served meanwhile.
      connection.exec('PRAGMA busy_timeout = 0');
      const queries = kyselyOver(connection);
      return {
        queries,
        read: (work) => readSnapshot(queries, BEGIN, work),
        write: writingBy(queries),
        [Symbol.asyncDispose]: () => closeWith(queries, connection),
      };
    },
    async check() {
      checkFiles();
      readRevisions();
    },
    async revision(collection) {
      // All calls in one turn of the event loop share one query at its end, after the last of them.
      look ??= turnEnd().then(() => {
        look = undefined;
        return readRevisions();
      });
      return (await look).get(collection) ?? 0;
    },
    async [Symbol.asyncDispose]() {
      await closeWith(reader, reading);
      await closeWith(writer, writing);
    },
  };
}

/** If somebody, such as a backup or an export, reads for a long time. */
const NOT_PURGED =
  'Another program is reading the database, so its log still contains erased data. The log is overwritten as the service continues, and removed when all programs have closed the database.';

/**
 * The write connection, each of whose commits is on disk before it returns (synchronous = FULL), and the read
 * connection. `write` waits for other processes, because SQLite's own waiting would block the whole process.
 */
function connect(file: string): { readonly writing: DatabaseSync; readonly reading: DatabaseSync } {
  using opened = new DisposableStack();
  try {
    makePrivateFolder(dirname(file));
    assertWritable(file);
    makePrivateDatabase(file);
    const writing = opened.adopt(openConnection(file), (connection) => connection.close());
    probe(writing);
    writing.exec('PRAGMA busy_timeout = 0');
    const reading = new DatabaseSync(file, { readOnly: true });
    reading.exec('PRAGMA busy_timeout = 1000');
    opened.move();
    return { writing, reading };
  } catch (error) {
    throw openError(file, error);
  }
}

/** Creates the file if it is missing; SQLite gives those beside it the same permissions. */
function makePrivateDatabase(file: string): void {
  try {
    makePrivateFile(file);
  } catch {
    // SQLite reports the same error.
  }
}

/** A connection that may write, with a busy timeout of two seconds until it is changed. */
function openConnection(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: OPENING_LIMIT });
  switchToLog(connection);
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  // Overwrites erased content in free pages.
  connection.exec('PRAGMA secure_delete = ON');
  return connection;
}

/**
 * The write-ahead log lasts once it is chosen. Several processes that open a new file at once may each hold what
 * the switch of another needs; SQLite then refuses at once, whatever the busy timeout.
 */
function switchToLog(connection: DatabaseSync): void {
  const deadline = performance.now() + OPENING_LIMIT;
  for (;;) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * MAX_PAUSE);
    }
  }
}

/** Fails for a read-only file, which otherwise fails at the first change. Another writer is no error. */
function probe(connection: DatabaseSync): void {
  try {
    connection.exec('BEGIN IMMEDIATE');
    try {
      connection.exec('PRAGMA user_version = 1');
    } finally {
      connection.exec('ROLLBACK');
    }
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/** Moves acknowledged changes into the database file, as far as no reader needs an older state. */
function saveLog(connection: DatabaseSync): void {
  try {
    connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // The next check tries it again, and a lost log is reported in any case.
  }
}
