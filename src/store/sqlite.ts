/** SQLite, as Node.js brings it: one connection that writes and one that reads, to one file. */

import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as turnEnd, setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ServiceUnavailableError } from '../domain/errors.ts';
import type { ColumnTypes, Database, Write } from './database.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';
import type { Schema } from './schema.ts';
import { readSnapshot } from './snapshot.ts';
import { closeWith, kyselyOver } from './sqlite-driver.ts';
import { explainFault, isBusy, openError } from './sqlite-errors.ts';
import { assertWritable, rememberFiles } from './sqlite-files.ts';
import { BEGIN, NAMED_BY, tablesOf } from './sqlite-reading.ts';
import { tableReplacement } from './sqlite-replacement.ts';
import { sharedTransactions } from './write-queue.ts';

/** How long a change waits for another process that writes, in milliseconds. */
const BUSY_LIMIT = 5_000;
/** Texts that sort as what they stand for. */
const COLUMN_TYPES: ColumnTypes = {
  id: 'integer',
  instant: 'text',
  day: 'text',
  fraction: 'real',
  constraintsChange: false,
};
/** What SQLite calls the file that was opened, as a schema. */
const SCHEMA = 'main';
/** How long it waits between two attempts at most, in milliseconds. */
const LONGEST_PAUSE = 20;

/**
 * Opens a database file, and makes it and its folder where they are missing.
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

  /** Of a database in which no other connection has changed anything (PRAGMA data_version), all is as it was. */
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
    (connection: Kysely<Schema>): Write =>
    async (work) => {
      checkFiles();
      const deadline = performance.now() + BUSY_LIMIT;
      for (;;) {
        try {
          const result = await connection.transaction().execute(work);
          // What went into a log that is gone is nowhere at the next start: nobody is told that it was kept.
          checkFiles();
          return result;
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw explainFault(error, 'written');
          await wait(5 + Math.random() * LONGEST_PAUSE);
        }
      }
    };

  const write = sharedTransactions(writingBy(writer));

  return {
    namedBy: NAMED_BY,
    columnTypes: COLUMN_TYPES,
    reader,
    // There is one writer, whichever collection is changed: all that wait go together.
    write: (work) => write(work),
    // Deleted content is overwritten (secure_delete), but older pages may still be in the log of changes. It cannot be
    // emptied while somebody reads in it, which is over soon.
    async purge() {
      const deadline = performance.now() + BUSY_LIMIT;
      for (;;) {
        const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(writer);
        if (rows[0]?.busy !== 1) return null;
        if (performance.now() > deadline) return NOT_PURGED;
        await wait(5 + Math.random() * LONGEST_PAUSE);
      }
    },
    tables: () => tablesOf(reader),
    async openWorkspace() {
      const connection = openConnection(file);
      const queries = kyselyOver(connection);
      return {
        queries,
        schema: SCHEMA,
        temporarySchema: 'temp',
        keepTemporaryTables: async () => {},
        read: (work) => readSnapshot(queries, BEGIN, work),
        write: writingBy(queries),
        replaceTables: () => tableReplacement(queries, writingBy(queries)),
        [Symbol.asyncDispose]: () => closeWith(queries, connection),
      };
    },
    async check() {
      checkFiles();
      readRevisions();
    },
    async revision(collection) {
      // All who ask in one turn of the event loop share one look, taken at its end: after the last of them asked.
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

/** Where somebody, such as a backup or an export, reads in the database for long. */
const NOT_PURGED =
  'Somebody reads in the database at this moment, so that its log still holds what was erased; it is overwritten as the service goes on, and removed when all have closed the database.';

/**
 * The connection that writes, each of whose commits is on disk before it returns (synchronous = FULL), and the one that
 * reads. Waiting for other processes is left to `write`: SQLite would wait with the whole process.
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

/** What SQLite makes beside a file has the same rights. It also says why a file cannot be made. */
function makePrivateDatabase(file: string): void {
  // A file that is there is not touched: to close it would give up the locks that others in this process have on it.
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return;
  try {
    makePrivateFile(file);
  } catch {
    // SQLite meets the same.
  }
}

/** A connection that may write, and that waits two seconds for others until it is told otherwise. */
function openConnection(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  connection.exec('PRAGMA busy_timeout = 2000');
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  // What is erased is not left in the free parts of the file.
  connection.exec('PRAGMA secure_delete = ON');
  return connection;
}

/**
 * A file that may only be read shows it at the first change, and not when a transaction is begun. That another process
 * writes at this moment is no fault.
 */
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

/** Brings what was acknowledged into the database itself, as far as nobody reads an older state of it at this moment. */
function saveLog(connection: DatabaseSync): void {
  try {
    connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // The next look tries it again, and what lost the log is told in any case.
  }
}
