/** Names people in the texts of plans and of the history. */

import { managerName, withNames } from '../../domain/operations/planning.ts';
import { isOf, type RowChange } from '../../domain/operations/row-changes.ts';
import type { KeptRow } from '../../domain/operations/rows.ts';
import { personName } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { changeFromRow } from './history-rows.ts';

/**
 * Reads the names of all who are named in some texts: those they have now, and of records that are gone the last they had.
 *
 * @param planned changes that are not made yet, whose new records count as well
 * @returns what puts them into a text
 */
export async function readNames(
  queries: Queries,
  texts: readonly string[],
  planned: readonly RowChange[] = [],
): Promise<(text: string) => string> {
  const ids = { person: new Set<number>(), manager: new Set<number>() };
  for (const text of texts) {
    withNames(text, (kind, id) => {
      ids[kind].add(id);
      return '';
    });
  }
  const people = new Map<number, string>();
  const managers = new Map<number, string>();
  const know = (change: RowChange): void => {
    if (isOf('participants', change)) {
      for (const row of [change.before, change.after]) if (row !== null) people.set(row.id, personName(row));
    } else if (isOf('managers', change)) {
      for (const row of [change.before, change.after])
        if (row !== null) managers.set(row.id, managerName(row));
    }
  };
  for (const change of planned) if (change.before === null) know(change);
  for (const row of await rowsWith(queries, 'participants', ids.person)) people.set(row.id, personName(row));
  for (const row of await rowsWith(queries, 'managers', ids.manager)) managers.set(row.id, managerName(row));
  for (const [table, wanted, known] of [
    ['participants', ids.person, people],
    ['managers', ids.manager, managers],
  ] as const) {
    const missing = [...wanted].filter((id) => !known.has(id));
    if (missing.length === 0) continue;
    const rows = await queries
      .selectFrom('history_changes')
      .where('table_name', '=', table)
      .where('record_id', 'in', missing)
      .select(['table_name', 'before', 'after'])
      .orderBy('number')
      .execute();
    for (const row of rows) know(changeFromRow(row));
  }
  return (text) =>
    withNames(text, (kind, id) =>
      kind === 'person' ? (people.get(id) ?? `participant ${id}`) : (managers.get(id) ?? `manager ${id}`),
    );
}

const rowsWith = async <T extends 'participants' | 'managers'>(
  queries: Queries,
  table: T,
  ids: ReadonlySet<number>,
): Promise<KeptRow[T][]> => (ids.size === 0 ? [] : readRows(queries, table, isAnyOf('id', [...ids])));
