/** Changes of the programme's rows: operations produce them, the history stores them, and an undo inverts them. */

import {
  addedTo,
  cellOf,
  columnsOf,
  isKeptTable,
  isSameRow,
  type KeptRow,
  type KeptTable,
  keyOf,
  type ProgrammeRow,
  type ProgrammeRows,
  type ProgrammeTable,
  rowsByTable,
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

/** The removals of rows of a table. */
export const removals = <T extends KeptTable>(
  table: T,
  rows: readonly KeptRow[T][],
): readonly ChangeOf<T>[] => rows.map((row) => changeOf(table, row, null));

/** The changes that turn some rows of a table into others. */
export function changesBetween(
  table: KeptTable,
  before: readonly object[],
  after: readonly object[],
): readonly RowChange[] {
  const known = new Map(before.map((row) => [keyOf(table, row), row]));
  const now = new Map(after.map((row) => [keyOf(table, row), row]));
  return [...new Set([...known.keys(), ...now.keys()])].flatMap((key) => {
    const [old, fresh] = [known.get(key) ?? null, now.get(key) ?? null];
    return isSameRow(table, old, fresh) ? [] : [parseRowChange({ table, before: old, after: fresh })];
  });
}

/** The inverse changes, last first. */
export const inverse = (changes: readonly RowChange[]): RowChange[] =>
  changes
    .map(({ table, before, after }) => parseRowChange({ table, before: after, after: before }))
    .reverse();

/** A value that may be a change of a row. */
interface UnknownChange {
  readonly table: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Parses a change of a row, such as one from the history. Rows from before a column was added get its value of that time.
 *
 * @throws TypeError if it is not a change of a row
 */
export function parseRowChange({ table, before, after }: UnknownChange): RowChange {
  const change = { table, before: withAddedColumns(table, before), after: withAddedColumns(table, after) };
  assertRowChange(change);
  return change;
}

function withAddedColumns(table: string, row: unknown): unknown {
  if (!isKeptTable(table) || typeof row !== 'object' || row === null) return row;
  if (columnsOf(table).every((column) => column in row)) return row;
  const known = { ...addedTo(table), ...row };
  return Object.fromEntries(
    columnsOf(table).flatMap((column) => (column in known ? [[column, cellOf(known, column)]] : [])),
  );
}

function assertRowChange(change: UnknownChange): asserts change is RowChange {
  const { table, before, after } = change;
  if (!isKeptTable(table)) throw new TypeError(`the history has no table ${table}`);
  for (const row of [before, after]) {
    if (row === null) continue;
    const missing = typeof row === 'object' ? columnsOf(table).find((column) => !(column in row)) : 'columns';
    if (missing !== undefined) {
      throw new TypeError(
        `${JSON.stringify(row)} is not a row of ${table}: it has no ${missing}, which has no default`,
      );
    }
  }
}

/** The programme after some changes; rows that are new are at the end. */
export const withChanges = (rows: ProgrammeRows, changes: readonly RowChange[]): ProgrammeRows =>
  rowsByTable(<T extends ProgrammeTable>(table: T): readonly ProgrammeRow[T][] => {
    const own = changes.filter((change) => isOf(table, change));
    if (own.length === 0) return rows[table];
    const byKey = new Map(rows[table].map((row) => [keyOf(table, row), row]));
    for (const { before, after } of own) {
      if (after !== null) byKey.set(keyOf(table, after), after);
      else if (before !== null) byKey.delete(keyOf(table, before));
    }
    return [...byKey.values()];
  });
