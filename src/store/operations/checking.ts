/** Whether changes of rows can be written: the rows are as they were, nobody needs what goes, and nobody has what comes. */

import { sql } from 'kysely';
import type { Message } from '../../domain/operations/messages.ts';
import { isOf, type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { type RowName, rowName } from '../../domain/operations/row-names.ts';
import {
  cellOf,
  isKeptTable,
  KEPT_TABLE_NAMES,
  KEPT_TABLES,
  type KeptTable,
  recordIdOf,
} from '../../domain/operations/rows.ts';
import { readRows } from '../programme-reading.ts';
import { hasKeyOfAny, hasSame, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

/** The columns by which rows belong to others: those of records first, which tell most. */
const REFERENCES = KEPT_TABLE_NAMES.flatMap((table) => {
  const { fields, keepsNothing } = KEPT_TABLES[table];
  if (keepsNothing) return [];
  return Object.entries(fields).flatMap(([column, { refers: to }]) =>
    to !== undefined && isKeptTable(to) ? [{ table, column, to }] : [],
  );
}).toSorted(
  (one, other) =>
    Number('id' in KEPT_TABLES[other.table].fields) - Number('id' in KEPT_TABLES[one.table].fields),
);

/** The columns that no two rows of a table have in common. */
const UNIQUE = KEPT_TABLE_NAMES.flatMap((table) =>
  (KEPT_TABLES[table].unique ?? []).map((columns) => ({ table, columns })),
);

/** A row that stands in the way of changes, or whose absence does. */
export interface Obstacle {
  readonly table: KeptTable;
  /** At least the columns of its key. */
  readonly row: object;
  readonly problem: Message;
}

/** The row that still belongs to a record that would go, and is not changed itself. */
export async function stillReferenced(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  const byTable = Map.groupBy(changes, (change) => change.table);
  for (const { table, column, to } of REFERENCES) {
    const removals = (byTable.get(to) ?? []).filter(({ after }) => after === null);
    if (removals.length === 0) continue;
    const ids = removals.map((change) => recordIdOf(to, rowOf(change)));
    const which = sql`${isAnyOf(column, ids)} and ${isNoneOf(table, byTable.get(table) ?? [])}`;
    const [row] = await readRows(queries, table, which);
    if (row === undefined) continue;
    const id = Number(cellOf(row, column));
    return {
      table,
      row,
      problem: { code: 'row-in-use', row: described(to, id, removals), by: rowName(table, row) },
    };
  }
  return undefined;
}

/** The answer to a version of a form that would go, or ask something else. */
export async function answered(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  for (const change of changes) {
    if (!isOf('forms', change) || change.before === null) continue;
    const { round_id, version, questions } = change.before;
    if (change.after?.questions === questions) continue;
    const own = changes.filter(({ table }) => table === 'feedback_answers');
    const which = sql`round_id = ${round_id} and version = ${version} and ${isNoneOf('feedback_answers', own)} limit 1`;
    const [row] = await readRows(
      queries,
      'feedback_answers',
      sql`(relation_id, round_id, role, question) in (
      select relation_id, round_id, role, question from feedback_answers where ${which})`,
    );
    if (row === undefined) continue;
    const [form, by] = [rowName('forms', change.before), rowName('feedback_answers', row)];
    return { table: 'feedback_answers', row, problem: { code: 'row-in-use', row: form, by } };
  }
  return undefined;
}

/** The record that rows that come would belong to, and that is gone. */
export async function missingReference(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  const coming = new Set(
    changes.flatMap(({ table, after }) => (after === null ? [] : [`${table} ${recordIdOf(table, after)}`])),
  );
  for (const { table, column, to } of REFERENCES) {
    const needing = new Map<number, object>();
    for (const change of changes) {
      if (change.table !== table || change.after === null) continue;
      const id = cellOf(change.after, column);
      const isNew = id !== cellOf(change.before ?? {}, column);
      if (isNew && typeof id === 'number' && !coming.has(`${to} ${id}`)) needing.set(id, change.after);
    }
    if (needing.size === 0) continue;
    const present = await readRows(queries, to, isAnyOf('id', [...needing.keys()]));
    for (const row of present) needing.delete(recordIdOf(to, row));
    const [first] = needing;
    if (first === undefined) continue;
    const [id, row] = first;
    return {
      table: to,
      row: { id },
      problem: { code: 'row-missing', row: rowName(table, row), needs: described(to, id, []) },
    };
  }
  return undefined;
}

/** The condition that a row is not among those that are changed. */
const isNoneOf = (table: KeptTable, changes: readonly RowChange[]) =>
  changes.length === 0 ? sql`true` : sql`not ${hasKeyOfAny(table, changes.map(rowOf))}`;

/** A record by its name, of one of the changes that remove it if there is one. */
function described(table: KeptTable, id: number, removals: readonly RowChange[]): RowName {
  const change = removals.find((one) => recordIdOf(table, rowOf(one)) === id);
  return rowName(table, change === undefined ? { id } : rowOf(change));
}

/** A row that has what another would get. */
export async function duplicateKey(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  for (const { table, columns } of UNIQUE) {
    const of = changes.filter((change) => change.table === table);
    const coming = of.flatMap(({ before, after }) => {
      if (after === null) return [];
      const isNew = columns.some((column) => cellOf(after, column) !== cellOf(before ?? {}, column));
      return isNew && columns.every((column) => cellOf(after, column) !== null) ? [after] : [];
    });
    if (coming.length === 0) continue;
    const which = sql`${hasSame(table, columns, coming)} and ${isNoneOf(table, of)}`;
    const [row] = await readRows(queries, table, which);
    if (row === undefined) continue;
    const values = columns.map((column) => String(cellOf(row, column)));
    return { table, row, problem: { code: 'value-taken', row: rowName(table, row), values } };
  }
  return undefined;
}
