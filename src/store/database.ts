/** The interface to a database, independent of its kind. */

import { type RawBuilder, sql } from 'kysely';
import type { CollectionName, Queries, Transaction } from './schema.ts';

/** Column types that differ between SQL databases. */
export interface ColumnTypes {
  /** Ids, positions and counts: integers up to 2^53. */
  readonly id: 'integer' | 'bigint';
  /** Instants, to the microsecond. */
  readonly instant: 'text' | 'timestamptz';
  readonly day: 'text' | 'date';
  readonly fraction: 'real' | 'double precision';
}

/** Runs changes. */
export type Write = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** A database that is opened only for reading. */
export interface ReadableDatabase extends AsyncDisposable {
  /** The setting or option that names the database, for messages: `DATABASE_URL`. */
  readonly namedBy: string;
  /** Read-only queries. They see committed data, and do not wait for writers. */
  readonly reader: Queries;
  /** The names of its tables, including foreign ones. */
  tables(): Promise<readonly string[]>;
}

interface PoolState {
  readonly limit: number;
  /** The number of open connections; `idle` of them are unused. */
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database extends ReadableDatabase {
  readonly columnTypes: ColumnTypes;
  /** The state of its connection pool; absent if there is none. */
  readonly pool?: () => PoolState;
  /**
   * Runs the work in one transaction, which is on disk once the promise is fulfilled, or rolled back. Changes
   * run one after the other. The work may run again after a conflict with another process, so it must have no
   * other effects.
   *
   * @throws ServiceUnavailableError if the database cannot take the change now
   */
  readonly write: Write;
  /** Removes erased data from the files. Returns what remains if it cannot; otherwise null. */
  purge(): Promise<string | null>;
  /** Opens a connection for long work, such as an import. */
  openWorkspace(): Promise<Workspace>;
  /**
   * Checks that the database can be read and is still the one that was opened.
   *
   * @throws ServiceUnavailableError if it is not
   */
  check(): Promise<void>;
  /** The number of changes of a collection by all processes. Cheap enough for every request. */
  revision(collection: CollectionName): Promise<number>;
}

/** Provides snapshots of a database. */
export interface SnapshotReader {
  /** Runs the work on a snapshot; writers do not wait for it. */
  read<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
}

/** Runs work on what is committed at one moment. */
export const atOneMoment = <Result>(
  reader: Queries,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => reader.transaction().setIsolationLevel('repeatable read').execute(work);

/** Runs work in a snapshot transaction, which a statement begins. Temporary tables that it creates stay. */
export async function readSnapshot<Result>(
  queries: Queries,
  begin: RawBuilder<unknown>,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  return queries.connection().execute(async (connection) => {
    await begin.execute(connection);
    const result = await work(connection).catch(async (error: unknown) => {
      // A broken connection has nothing to roll back, and its error is the one to report.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    });
    await sql`commit`.execute(connection);
    return result;
  });
}

/** A separate connection, for long work. */
export interface Workspace extends AsyncDisposable, SnapshotReader {
  readonly queries: Queries;
  /** As {@link Database.write}, on this connection. */
  readonly write: Write;
}

/** A database cannot be used as it is; the message says why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}
