/** SQLite, as Node.js brings it: one connection that writes and one that reads, to one file. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as turnEnd, setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { type Database, DatabaseOpenError } from './database.ts';
import type { Schema } from './schema.ts';

/** How long a change waits for another process that writes, in milliseconds. */
const BUSY_LIMIT = 5_000;

/** Result codes of SQLite (sqlite.org/rescode.html); the low byte of an extended code is one of these. */
const BUSY = 5;
const PASSING_FAULTS = new Map([
  [BUSY, 'another process is writing to it'],
  [6, 'another process is writing to it'],
  [8, 'it is read-only'],
  [10, 'the disk reported an error'],
  [13, 'the disk is full'],
  [14, 'its file cannot be opened'],
]);

/**
 * Opens a database file, and makes it and its folder where they are missing.
 *
 * @param file an absolute path
 * @throws DatabaseOpenError where the file cannot be used as a database
 */
export function openSqlite(file: string): Database {
  const writing = connect(file);
  const reading = new DatabaseSync(file, { readOnly: true });
  reading.exec('PRAGMA busy_timeout = 1000');
  const writer = kyselyOver(writing);
  const reader = kyselyOver(reading);
  let revisions: StatementSync | undefined;
  let look: Promise<ReadonlyMap<unknown, number>> | undefined;

  return {
    reader,
    async write(work) {
      const deadline = performance.now() + BUSY_LIMIT;
      for (;;) {
        try {
          return await writer.transaction().execute(work);
        } catch (error) {
          const code = resultCode(error);
          if (code !== BUSY || performance.now() > deadline) throw unavailable(error, code);
          await wait(5 + Math.random() * 20);
        }
      }
    },
    async revision(collection) {
      // All who ask in one turn of the event loop share one look, taken at its end: after the last of them asked.
      look ??= turnEnd().then(() => {
        look = undefined;
        revisions ??= reading.prepare('SELECT name, revision FROM collections');
        return new Map(revisions.all().map(({ name, revision }) => [name, Number(revision)]));
      });
      return (await look).get(collection) ?? 0;
    },
    async [Symbol.asyncDispose]() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** The connection that writes; every commit is on disk before it returns (synchronous = FULL). */
function connect(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const connection = new DatabaseSync(file);
    // Waiting is left to `write`: SQLite would wait with the whole process.
    connection.exec('PRAGMA busy_timeout = 2000');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    connection.exec('PRAGMA foreign_keys = ON');
    connection.exec('PRAGMA busy_timeout = 0');
    return connection;
  } catch (error) {
    throw openError(file, error);
  }
}

function openError(file: string, error: unknown): DatabaseOpenError {
  const fileCode = error instanceof Error && 'code' in error ? error.code : undefined;
  const because = (message: string) => new DatabaseOpenError(message, { cause: error });
  switch (resultCode(error)) {
    case 26:
      return because(
        `${file} is no SQLite database. Set DATABASE_URL to another file, or move this one out of the way.`,
      );
    case 8:
    case 14:
      return because(
        `The database ${file} cannot be opened for writing. ` +
          'Give this user the right to write to the file and its folder, or set DATABASE_URL to another place.',
      );
    case BUSY:
      return because(`The database ${file} is locked by another program. End that program and start again.`);
  }
  if (fileCode === 'EACCES' || fileCode === 'EPERM' || fileCode === 'EROFS') {
    return because(
      `The folder ${dirname(file)} cannot be made. Make it and give this user the right to write to it, ` +
        'or set DATABASE_URL to another place.',
    );
  }
  if (fileCode === 'EEXIST' || fileCode === 'ENOTDIR') {
    return because(`${dirname(file)} is no folder. Set DATABASE_URL to a file in a folder.`);
  }
  return because(
    `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
  );
}

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}

function unavailable(error: unknown, code: number | undefined): unknown {
  const fault = code === undefined ? undefined : PASSING_FAULTS.get(code);
  return fault === undefined
    ? error
    : new ServiceUnavailableError(`the database cannot be written: ${fault}`, { cause: error });
}

/** Takes the right to write at once, so that no change fails half-way because another process came first. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    super({ database: shim(connection) });
    this.#connection = connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After a full disk and the like SQLite has rolled back already; to do so again would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await super.rollbackTransaction(connection);
  }
}

function kyselyOver(connection: DatabaseSync): Kysely<Schema> {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(connection),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect });
}

/** Gives a connection of `node:sqlite` the face that Kysely's SQLite dialect knows; statements are prepared once. */
function shim(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const prepared = connection.prepare(sql);
      const statement: SqliteStatement = {
        reader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...parameters.map(bindable)),
        run: (parameters) => prepared.run(...parameters.map(bindable)),
        iterate: (parameters) => prepared.iterate(...parameters.map(bindable)),
      };
      // The queries of this service are few; those built at run time (bulk inserts) must not fill the memory.
      if (statements.size < 200) statements.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite has no truth values: they are 0 and 1. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`SQLite takes no ${typeof value}`);
}
