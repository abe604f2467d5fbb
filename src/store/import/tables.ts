/** The temporary tables of an import, besides the staged copies. */

import type { Kysely } from 'kysely';
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

/** A relation whose due dates may have changed. */
type TouchedTable = {
  readonly relation_id: number;
};

/** New goals (`known` is 0), and known ones to be changed. */
export type ImportedGoalTable = Omit<Schema['smart_goals'], 'position'> & { readonly known: number };

// Types, not interfaces, because Kysely requires them here.
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
  /**
   * People who were left out by their external id, since they were erased under another e-mail: role and
   * e-mail.
   */
  readonly leftOut: Set<string>;
  /** Whether a row may make a change that needs a confirmation; absent: every row may. */
  readonly accepts?: ImportSessionOptions['accepts'];
  /** When a whole service moves: the machine names of the statuses imported so far. */
  readonly move?: { readonly statuses: Set<string> };
}
