/** The tables of the history of the programme, as the queries see them. */

import type { EntryKind } from '../domain/operations/operation.ts';

/** An entry of the history; numbers begin with 1. */
interface HistoryTable {
  readonly number: number;
  readonly at: string;
  /** For people. */
  readonly who: string;
  readonly account_id: number | null;
  readonly kind: EntryKind;
  /** The operation, with people by their ids. */
  readonly summary: string;
  readonly reason: string | null;
  /** The entry that it undoes. */
  readonly undoes: number | null;
  /** The number of changed rows. */
  readonly row_count: number;
  /** Why it cannot be undone: too many rows, or somebody in it was erased. */
  readonly lasting: 'large' | 'erased' | null;
}

/** A row that an entry of the history changed, before and after; as JSON, null if it did not exist. */
interface HistoryChangeTable {
  readonly number: number;
  readonly position: number;
  readonly table_name: string;
  /** The first column of the row's key. */
  readonly record_id: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** The tables by their names. */
export interface HistoryTables {
  readonly history: HistoryTable;
  readonly history_changes: HistoryChangeTable;
}
