/** Whether changes of rows can be written: the rows are as they were, nobody needs what goes, and nobody has what comes. */

import { sql } from 'kysely';
import type { Message } from '../../domain/operations/messages.ts';
import { isOf, type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { type RowName, rowName } from '../../domain/operations/row-names.ts';
import { cellOf, KEPT_TABLES, type KeptTable } from '../../domain/operations/rows.ts';
import { readRows } from '../programme-reading.ts';
import { hasKeyOfAny, hasSame, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

/** The first column of a row's key. */
const firstKeyOf = (table: KeptTable, row: object): string | number => {
  const value = cellOf(row, KEPT_TABLES[table].key[0]);
  return typeof value === 'number' ? value : String(value);
};

/** The number of the record that a row belongs to; 0 where records have none. */
export const recordIdOf = (table: KeptTable, row: object): number => {
  const first = firstKeyOf(table, row);
  return typeof first === 'number' ? first : 0;
};

/** The columns by which rows belong to others. Links to forms keep nothing: they go with their relation and round. */
const REFERENCES: readonly { readonly table: KeptTable; readonly column: string; readonly to: KeptTable }[] =
  [
    { table: 'relations', column: 'mentor_id', to: 'participants' },
    { table: 'relations', column: 'mentee_id', to: 'participants' },
    { table: 'relations', column: 'manager_id', to: 'managers' },
    { table: 'former_emails', column: 'participant_id', to: 'participants' },
    { table: 'former_external_ids', column: 'participant_id', to: 'participants' },
    { table: 'person_notes', column: 'participant_id', to: 'participants' },
    { table: 'relation_notes', column: 'relation_id', to: 'relations' },
    { table: 'manager_notes', column: 'manager_id', to: 'managers' },
    { table: 'round_cohorts', column: 'round_id', to: 'feedback_rounds' },
    { table: 'feedbacks', column: 'round_id', to: 'feedback_rounds' },
    { table: 'feedback_exceptions', column: 'round_id', to: 'feedback_rounds' },
    { table: 'imported_exceptions', column: 'round_id', to: 'feedback_rounds' },
    { table: 'forms', column: 'round_id', to: 'feedback_rounds' },
    { table: 'feedback_answers', column: 'round_id', to: 'feedback_rounds' },
    { table: 'relation_changes', column: 'relation_id', to: 'relations' },
    { table: 'feedbacks', column: 'relation_id', to: 'relations' },
    { table: 'feedback_exceptions', column: 'relation_id', to: 'relations' },
    { table: 'feedback_answers', column: 'relation_id', to: 'relations' },
    { table: 'imported_relations', column: 'relation_id', to: 'relations' },
    { table: 'imported_exceptions', column: 'relation_id', to: 'relations' },
  ];

/** A row that stands in the way of changes, or whose absence does. */
export interface Obstacle {
  readonly table: KeptTable;
  /** At least the columns of its key. */
  readonly row: object;
  readonly problem: Message;
}

/** The row that still belongs to a record that would go, and is not changed itself. */
export async function stillNeeded(
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
export async function gone(queries: Queries, changes: readonly RowChange[]): Promise<Obstacle | undefined> {
  const coming = new Set(
    changes.flatMap(({ table, after }) => (after === null ? [] : [`${table} ${firstKeyOf(table, after)}`])),
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

/** The columns that no two rows of a table have in common. */
const UNIQUE: readonly { readonly table: KeptTable; readonly columns: readonly string[] }[] = [
  { table: 'managers', columns: ['email'] },
  { table: 'participants', columns: ['role', 'email'] },
  { table: 'participants', columns: ['role', 'external_id'] },
  { table: 'feedback_rounds', columns: ['title'] },
  { table: 'feedback_rounds', columns: ['order'] },
  { table: 'relations', columns: ['mentor_id', 'mentee_id', 'cohort'] },
  { table: 'feedbacks', columns: ['external_id'] },
];

/** A row that has what another would get. */
export async function taken(queries: Queries, changes: readonly RowChange[]): Promise<Obstacle | undefined> {
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
