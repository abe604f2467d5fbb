/** What the stores need of a database, whichever it is. */

import type { Kysely, Transaction } from 'kysely';
import type { CollectionName, Schema } from './schema.ts';

/** The types of columns for what SQL databases keep in different ways. */
export interface ColumnTypes {
  /** Ids, positions and counts: whole numbers up to 2^53. */
  readonly id: 'integer' | 'bigint';
  /** Instants, to the microsecond. */
  readonly instant: 'text' | 'timestamptz';
  readonly day: 'text' | 'date';
  readonly fraction: 'real' | 'double precision';
  /** Whether a constraint of a table may be taken away; otherwise the table is made anew. */
  readonly constraintsChange: boolean;
}

/** Makes a change. */
export type Write = <Result>(
  work: (transaction: Transaction<Schema>) => Promise<Result>,
  only?: CollectionName,
) => Promise<Result>;

/** What can be known of a database without the right to change it. */
export interface ReadableDatabase extends AsyncDisposable {
  /** What people named it by, and would change to name another one: `DATABASE_URL`. */
  readonly namedBy: string;
  /** For queries that only read. They see what is committed, and do not wait for whoever writes. */
  readonly reader: Kysely<Schema>;
  /** The names of its tables, whoever made them. */
  tables(): Promise<readonly string[]>;
}

/** The connections of a pool, at this moment. */
export interface PoolState {
  readonly limit: number;
  /** How many are open; `idle` of them have nothing to do. */
  readonly open: number;
  readonly idle: number;
  /** How many queries wait for a connection. */
  readonly waiting: number;
}

export interface Database extends ReadableDatabase {
  readonly columnTypes: ColumnTypes;
  /** The state of its pool of connections; missing if there is none. */
  readonly pool?: () => PoolState;
  /**
   * Runs the work as one change: everything of it, on disk, once the promise is fulfilled, or nothing. Changes come one
   * after the other. The work may run again when another process is in the way, so it may do nothing else.
   *
   * @param only the one collection that is changed; where it is told, changes of others need not wait
   * @throws ServiceUnavailableError if the database cannot take the change now
   */
  readonly write: Write;
  /** Sees to it that what was erased is nowhere in the files any more. Says what remains if it cannot; else null. */
  purge(): Promise<string | null>;
  /** Opens a connection for work that takes long, such as an import. */
  openWorkspace(): Promise<Workspace>;
  /**
   * Makes sure that the database can be read and is still the one that was opened.
   *
   * @throws ServiceUnavailableError if it is not
   */
  check(): Promise<void>;
  /** How many changes a collection has seen, also those of other processes. Cheap enough for every request. */
  revision(collection: CollectionName): Promise<number>;
}

/** Shows a database as it is at one moment. */
export interface SnapshotReader {
  /** Runs the work on the database as it is at one moment; nobody who writes waits for it. */
  read<Result>(work: (queries: Kysely<Schema>) => Promise<Result>): Promise<Result>;
}

/** A table with the columns that tell its rows apart. */
export interface KeyedTable {
  readonly name: string;
  readonly key: readonly string[];
}

/** Puts whole tables instead of others. */
export interface TableReplacement {
  /**
   * Writes temporary tables of the workspace, part by part, into tables of the database that nobody looks at.
   *
   * @throws ChangedMeanwhileError if somebody else has removed them
   */
  prepare(tables: readonly KeyedTable[], signal: AbortSignal): Promise<void>;
  /**
   * Within a change: lets what was prepared take the names of the tables.
   *
   * @throws ChangedMeanwhileError if the tables have other columns now
   */
  exchange(transaction: Transaction<Schema>): Promise<void>;
  /** Removes what nobody looks at any more: of this exchange, and of those that were killed. */
  clear(): Promise<void>;
}

/**
 * A connection of its own, on which temporary tables may be made. One that has the name of a table of the database takes
 * its place for the queries of this connection, and for nobody else.
 */
export interface Workspace extends AsyncDisposable, SnapshotReader {
  readonly queries: Kysely<Schema>;
  /** Where the tables of the database are, as a schema, when a temporary one stands before them. */
  readonly schema: string;
  /** Where the temporary tables are, as a schema. */
  readonly temporarySchema: string;
  /**
   * To be called before the first temporary table is made.
   *
   * @throws DatabaseOpenError if they would not stay with this connection
   */
  keepTemporaryTables(): Promise<void>;
  /** As {@link Database.write}, on this connection. */
  readonly write: Write;
  /** Begins an exchange of tables; missing where a change of many rows holds nobody up. */
  readonly replaceTables?: () => TableReplacement;
}

/** A database cannot be used as it is; the message says why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}
