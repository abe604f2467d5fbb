/** Names people in the texts of plans and of the history. */

import { managerName, withNames } from '../../domain/operations/planning.ts';
import type { RowChange } from '../../domain/operations/row-changes.ts';
import { personName } from '../../domain/programme.ts';
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
  const know = ({ table, before, after }: RowChange): void => {
    if (table === 'participants') {
      const row = after ?? before;
      if (row !== null) people.set(row.id, personName(row));
    } else if (table === 'managers') {
      const row = after ?? before;
      if (row !== null) managers.set(row.id, managerName(row));
    }
  };
  for (const change of planned) if (change.before === null) know(change);
  if (ids.person.size > 0) {
    const rows = await queries
      .selectFrom('participants')
      .where('id', 'in', [...ids.person])
      .selectAll()
      .execute();
    for (const row of rows) people.set(row.id, personName(row));
  }
  if (ids.manager.size > 0) {
    const rows = await queries
      .selectFrom('managers')
      .where('id', 'in', [...ids.manager])
      .selectAll()
      .execute();
    for (const row of rows) managers.set(row.id, managerName(row));
  }
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
