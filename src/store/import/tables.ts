/** The temporary tables of an import, besides the staged copies. */

import { type Kysely, sql } from 'kysely';
import type { ImportSessionOptions } from '../../domain/import-store.ts';
import type { RelationStatus } from '../../domain/programme.ts';
import type { Workspace } from '../database.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import type { Schema } from '../schema.ts';

/** The statement of an imported row about its subject. */
type StatementTable = {
  readonly kind: string;
  readonly key: string;
  readonly place: string;
  /** The statement, as JSON. */
  readonly said: string;
};

/** An imported status of a relation, before the merge. */
type ImportedChangeTable = {
  /** Of the row that it came in. */
  readonly number: number;
  readonly relation_id: number;
  readonly status: RelationStatus;
  readonly since: string | null;
  readonly reason: string | null;
  /** The outcome of the rest of the row. */
  readonly outcome: 'created' | 'changed' | 'unchanged';
  /** The other changes of the row to the relation, and the values that stay, as JSON. */
  readonly told: string;
};

/** A status that a relation has no more, since it went back to an earlier one. */
type RemovedChangeTable = {
  readonly relation_id: number;
  readonly number: number;
};

// Types, not interfaces, because Kysely requires them here.
type Added = {
  readonly imported_statements: StatementTable;
  readonly imported_changes: ImportedChangeTable;
  readonly removed_relation_changes: RemovedChangeTable;
  /** The relations whose due dates may have changed. */
  readonly touched: { readonly relation_id: number };
};

/** Goals of one batch, each as JSON in a line of its own, compressed: all of them wait in memory until the end. */
export interface GoalBatch {
  readonly ids: readonly number[];
  readonly lines: Buffer;
}

/** The goals of an import. */
export interface ImportedGoals {
  /** Digests of all rows by their ids: each id comes once. */
  readonly seen: Map<number, string>;
  readonly created: GoalBatch[];
  readonly changed: GoalBatch[];
}

export type ImportSchema = Schema & Added;

/** The statements that create the temporary tables. */
const CREATION = [
  sql`create temp table imported_statements (
    kind text not null, key text not null, place text not null, said text not null, primary key (key, kind)
  )`,
  sql`create temp table imported_changes (
    number bigint primary key, relation_id bigint not null, status text not null, since text, reason text,
    outcome text not null, told text not null
  )`,
  sql`create index imported_changes_of on imported_changes (relation_id)`,
  sql`create temp table removed_relation_changes (
    relation_id bigint not null, number integer not null, primary key (relation_id, number)
  )`,
  sql`create temp table touched (relation_id bigint primary key)`,
];

/** Creates the temporary tables, and returns the queries on the same connection with them. */
export async function createTemporaryTables({ queries }: Workspace): Promise<ImportQueries> {
  for (const statement of CREATION) await statement.execute(queries);
  return queries.withTables<Added>();
}

/** Queries on the connection of an import, where the small tables are the copies. */
export type ImportQueries = Kysely<ImportSchema>;

/** The context of the importers. */
export interface ImportContext {
  readonly queries: ImportQueries;
  /** The schema of the tables of the database. */
  readonly schema: string;
  /** Made with the secret key of the database. */
  readonly digests: ErasureDigests;
  readonly today: Temporal.PlainDate;
  /** Role and e-mail of people who were left out by their external id: they were erased under another e-mail. */
  readonly leftOut: Set<string>;
  readonly goals: ImportedGoals;
  /** Whether a row may make a change that needs a confirmation; absent: every row may. */
  readonly accepts?: ImportSessionOptions['accepts'];
  /** When a whole service moves: the machine names of the statuses imported so far. */
  readonly move?: { readonly statuses: Set<string> };
}
