/** Reads the history, with the names that people have now. */

import { sql } from 'kysely';
import { withNames } from '../../domain/operations/planning.ts';
import type {
  HistoryDetails,
  HistoryEntry,
  HistoryFilter,
  HistorySubject,
} from '../../domain/operations/programme-history.ts';
import { isOf, type RowChange } from '../../domain/operations/row-changes.ts';
import type { KeptRow, RelationRow } from '../../domain/operations/rows.ts';
import { managerName, personName } from '../../domain/programme.ts';
import { instantToColumn } from '../columns.ts';
import { readRows } from '../programme-reading.ts';
import { type ChangeScope, entryInReach, OF_RELATIONS } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries, Schema } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { changeFromRow, entryChanges } from './history-rows.ts';

/** The entries that a reader may see, newest first; where numbers are given, only those. */
export async function readEntries(
  queries: Queries,
  scope: ChangeScope,
  filter: HistoryFilter & { readonly numbers?: readonly number[] },
): Promise<readonly HistoryEntry[]> {
  const { limit, before, after, since, until, about, reason, numbers } = filter;
  let query = queries
    .selectFrom('history')
    .leftJoin('history as undoing', 'undoing.undoes', 'history.number')
    .selectAll('history')
    .select('undoing.number as undone_by')
    .where(entryInReach(scope))
    .orderBy('history.number', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('history.number', '<', before);
  if (after !== undefined) query = query.where('history.number', '>', after);
  if (since !== undefined) query = query.where('history.at', '>=', instantToColumn(since));
  if (until !== undefined) query = query.where('history.at', '<', instantToColumn(until));
  if (numbers !== undefined) query = query.where('history.number', 'in', [0, ...numbers]);
  if (reason !== undefined) query = query.where('history.reason', '=', reason);
  if (about !== undefined) {
    query = query.where('history.number', 'in', sql<number>`(${entriesAbout(about)})`);
  }
  const rows = await query.execute();
  const named = await readNames(
    queries,
    rows.map(({ summary }) => summary),
  );
  return rows.map((row) => entryFromRow(row, named));
}

/** The rows of `history_changes` that are about a relation. */
const ABOUT_RELATIONS = sql`table_name in (${sql.join(OF_RELATIONS)})`;

/** The numbers of the entries that changed something of a record. */
function entriesAbout(about: HistorySubject) {
  const numbers = sql`select number from history_changes where`;
  if (about.kind === 'relations') {
    return sql`${numbers} ${ABOUT_RELATIONS} and record_id in (${sql.join([0, ...about.ids])})`;
  }
  const { kind, id } = about;
  switch (kind) {
    case 'relation':
      return sql`${numbers} ${ABOUT_RELATIONS} and record_id = ${id}`;
    case 'round':
      return sql`${numbers} table_name in ('feedback_rounds', 'round_cohorts') and record_id = ${id}`;
    case 'manager':
      return sql`${numbers} table_name = 'managers' and record_id = ${id}
        union ${numbers} ${ABOUT_RELATIONS} and record_id in (select id from relations where manager_id = ${id})
        union ${numbers} ${ABOUT_RELATIONS} and record_id in (${deletedWith(['manager_id'], id)})`;
    case 'person':
      return sql`${numbers} table_name = 'participants' and record_id = ${id}
        union ${numbers} ${ABOUT_RELATIONS}
          and record_id in (select id from relations where mentee_id = ${id} or mentor_id = ${id})
        union ${numbers} ${ABOUT_RELATIONS}
          and record_id in (${deletedWith(['mentor_id', 'mentee_id'], id)})`;
  }
}

/** The ids of deleted relations that named a record when they were deleted. */
function deletedWith(columns: readonly (keyof RelationRow)[], id: number) {
  const names = columns.map((column) => textContains(sql`before`, sql`${`"${column}":${id},`}`));
  return sql`select record_id from history_changes
    where table_name = 'relations' and after is null and (${sql.join(names, sql` or `)})`;
}

/** One entry with its rows; null where there is none, or none that a reader may see. */
export async function readEntry(
  queries: Queries,
  scope: ChangeScope,
  number: number,
): Promise<HistoryDetails | null> {
  const [entry] = await readEntries(queries, scope, { limit: 1, numbers: [number] });
  if (entry === undefined) return null;
  return { ...entry, changes: await entryChanges(queries, number) };
}

function entryFromRow(
  row: Schema['history'] & { readonly undone_by: number | null },
  named: (text: string) => string,
): HistoryEntry {
  const { at, summary, row_count, ...rest } = row;
  return { ...rest, at: Temporal.Instant.from(at), summary: named(summary), rows: row_count };
}

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
