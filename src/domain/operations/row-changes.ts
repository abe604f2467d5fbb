/** Changes of the programme's rows: operations produce them, the history stores them, and an undo inverts them. */

import {
  columnsOf,
  KEPT_TABLE_NAMES,
  type KeptRow,
  type KeptTable,
  keyOf,
  type ProgrammeRow,
  type ProgrammeRows,
  type ProgrammeTable,
} from './rows.ts';

/** A row before and after; null where there was or is none. */
export interface ChangeOf<T extends KeptTable> {
  readonly table: T;
  readonly before: KeptRow[T] | null;
  readonly after: KeptRow[T] | null;
}

export type RowChange = { readonly [T in KeptTable]: ChangeOf<T> }[KeptTable];

/** Whether a change is about a row of a table. */
export const isOf = <T extends KeptTable>(
  table: T,
  change: { readonly table: KeptTable },
): change is ChangeOf<T> => change.table === table;

/** A change of a row. */
export const changeOf = <T extends KeptTable>(
  table: T,
  before: KeptRow[T] | null,
  after: KeptRow[T] | null,
): ChangeOf<T> => ({ table, before, after });

/** The row that a change is about. */
export const rowOf = ({ before, after }: RowChange): object => before ?? after ?? {};

/** The inverse changes, last first. */
export const inverse = (changes: readonly RowChange[]): RowChange[] =>
  changes.map((change): RowChange => swapped(change)).reverse();

function swapped(change: RowChange): RowChange {
  const turned: { readonly table: KeptTable; before: unknown; after: unknown } = {
    table: change.table,
    before: change.after,
    after: change.before,
  };
  return parseRowChange(turned);
}

/**
 * Parses a change of a row, such as one from the history.
 *
 * @throws TypeError if it is not a change of a row
 */
export function parseRowChange(change: {
  readonly table: string;
  readonly before: unknown;
  readonly after: unknown;
}): RowChange {
  assertRowChange(change);
  return change;
}

function assertRowChange(change: {
  readonly table: string;
  readonly before: unknown;
  readonly after: unknown;
}): asserts change is RowChange {
  const table = KEPT_TABLE_NAMES.find((name) => name === change.table);
  if (table === undefined) throw new TypeError(`the history has no table ${change.table}`);
  for (const row of [change.before, change.after]) {
    if (row === null) continue;
    if (typeof row !== 'object' || !columnsOf(table).every((column) => row !== undefined && column in row)) {
      throw new TypeError(`${JSON.stringify(row)} is no row of ${table}`);
    }
  }
}

/** Rows of one table after some changes; those without a row yet are at the end. */
function changed<T extends ProgrammeTable>(
  table: T,
  rows: readonly ProgrammeRow[T][],
  changes: readonly ChangeOf<T>[],
): readonly ProgrammeRow[T][] {
  if (changes.length === 0) return rows;
  const byKey = new Map(rows.map((row) => [keyOf(table, row), row]));
  for (const { before, after } of changes) {
    if (before !== null && after === null) byKey.delete(keyOf(table, before));
    if (after !== null) byKey.set(keyOf(table, after), after);
  }
  return [...byKey.values()];
}

/** The programme after some changes. */
export function withChanges(rows: ProgrammeRows, changes: readonly RowChange[]): ProgrammeRows {
  const of = <T extends ProgrammeTable>(table: T): readonly ProgrammeRow[T][] =>
    changed(
      table,
      rows[table],
      changes.filter((change) => isOf(table, change)),
    );
  return {
    managers: of('managers'),
    participants: of('participants'),
    former_emails: of('former_emails'),
    former_external_ids: of('former_external_ids'),
    feedback_rounds: of('feedback_rounds'),
    round_cohorts: of('round_cohorts'),
    relations: of('relations'),
    relation_changes: of('relation_changes'),
    feedback_exceptions: of('feedback_exceptions'),
    feedbacks: of('feedbacks'),
    imported_relations: of('imported_relations'),
    imported_exceptions: of('imported_exceptions'),
  };
}
