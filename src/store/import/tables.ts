/** The temporary tables of an import, beside the copies of those of the database. */

import type { Kysely } from 'kysely';
import type { ImportTerms } from '../../domain/import-store.ts';
import type { RelationStatus } from '../../domain/programme.ts';
import type { Workspace } from '../database.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import type { Schema } from '../schema.ts';

/** What an imported row says, by what it is about. */
type StatementTable = {
  readonly kind: string;
  readonly key: string;
  readonly place: string;
  /** What it says, as JSON. */
  readonly said: string;
};

/** An imported status of a relation, before it is part of the history. */
type ImportedChangeTable = {
  /** Of the row that it came in. */
  readonly number: number;
  readonly relation_id: number;
  readonly status: RelationStatus;
  readonly since: string | null;
  readonly reason: string | null;
  /** What the rest of the row came to. */
  readonly outcome: 'created' | 'changed' | 'unchanged';
  /** What else of the relation the row changes, and what it does not, as JSON. */
  readonly told: string;
};

/** A status that a relation has no more, since it went back to an earlier one. */
type RemovedChangeTable = {
  readonly relation_id: number;
  readonly number: number;
};

/** A relation whose feedbacks may have become due on other days. */
type TouchedTable = {
  readonly relation_id: number;
};

/** Goals that are new (`known` is 0), or whose record here is to be changed. */
export type ImportedGoalTable = Omit<Schema['smart_goals'], 'position'> & { readonly known: number };

// Types and not interfaces, as Kysely wants those that are added.
type Added = {
  readonly imported_statements: StatementTable;
  readonly imported_changes: ImportedChangeTable;
  readonly removed_relation_changes: RemovedChangeTable;
  readonly touched: TouchedTable;
  readonly imported_goals: ImportedGoalTable;
};

export type ImportSchema = Schema & Added;

/** The same connection, with the temporary tables. */
export const importQueries = ({ queries }: Workspace): ImportQueries => queries.withTables<Added>();

/** Queries on the connection of an import: the small tables are its copies. */
export type ImportQueries = Kysely<ImportSchema>;

/** What the importers work with. */
export interface ImportContext {
  readonly queries: ImportQueries;
  /** Where the tables of the database are. */
  readonly schema: string;
  /** Made with the secret key of the database. */
  readonly digests: ErasureDigests;
  readonly today: Temporal.PlainDate;
  /** Who was left out by an external id, since they were erased under another e-mail: role and e-mail. */
  readonly leftOut: Set<string>;
  /** Whether a row may change what is not changed without being told; missing, every row may. */
  readonly accepts?: ImportTerms['accepts'];
  /** Of a whole service that moves: the machine names of the statuses imported so far. */
  readonly move?: { readonly statuses: Set<string> };
}
