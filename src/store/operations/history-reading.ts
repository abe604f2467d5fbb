/** Reads the history, with the names that people have now. */

import { sql } from 'kysely';
import type {
  HistoryDetails,
  HistoryEntry,
  HistoryFilter,
  HistorySubject,
} from '../../domain/operations/programme-history.ts';
import type { RelationRow } from '../../domain/operations/rows.ts';
import { instantToColumn } from '../columns.ts';
import type { Queries, Schema } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { entryChanges } from './history-rows.ts';
import { readNames } from './names.ts';

/** Entries, newest first; where numbers are given, only those. */
export async function readEntries(
  queries: Queries,
  filter: HistoryFilter & { readonly numbers?: readonly number[] },
): Promise<readonly HistoryEntry[]> {
  const { limit, before, after, since, until, about, account, reason, numbers } = filter;
  let query = queries
    .selectFrom('history')
    .leftJoin('history as undoing', 'undoing.undoes', 'history.number')
    .selectAll('history')
    .select('undoing.number as undone_by')
    .orderBy('history.number', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('history.number', '<', before);
  if (after !== undefined) query = query.where('history.number', '>', after);
  if (since !== undefined) query = query.where('history.at', '>=', instantToColumn(since));
  if (until !== undefined) query = query.where('history.at', '<', instantToColumn(until));
  if (numbers !== undefined) query = query.where('history.number', 'in', [0, ...numbers]);
  if (reason !== undefined) query = query.where('history.reason', '=', reason);
  if (account !== undefined) query = query.where('history.account_id', '=', account);
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

/** The rows of `history_changes` that are about a relation, which is their record. */
const OF_RELATIONS = sql`table_name in (
  'relations', 'relation_changes', 'feedback_exceptions', 'feedbacks', 'imported_relations', 'imported_exceptions'
)`;

/** The numbers of the entries that changed something of a record. */
function entriesAbout(about: HistorySubject) {
  const numbers = sql`select number from history_changes where`;
  if (about.kind === 'relations') {
    return sql`${numbers} ${OF_RELATIONS} and record_id in (${sql.join([0, ...about.ids])})`;
  }
  const { kind, id } = about;
  switch (kind) {
    case 'relation':
      return sql`${numbers} ${OF_RELATIONS} and record_id = ${id}`;
    case 'round':
      return sql`${numbers} table_name in ('feedback_rounds', 'round_cohorts') and record_id = ${id}`;
    case 'manager':
      return sql`${numbers} table_name = 'managers' and record_id = ${id}
        union ${numbers} ${OF_RELATIONS} and record_id in (select id from relations where manager_id = ${id})
        union ${numbers} ${OF_RELATIONS} and record_id in (${deletedWith(['manager_id'], id)})`;
    case 'person':
      return sql`${numbers} table_name = 'participants' and record_id = ${id}
        union ${numbers} ${OF_RELATIONS}
          and record_id in (select id from relations where mentee_id = ${id} or mentor_id = ${id})
        union ${numbers} ${OF_RELATIONS}
          and record_id in (${deletedWith(['mentor_id', 'mentee_id'], id)})`;
  }
}

/** The ids of deleted relations that named a record when they were deleted. */
function deletedWith(columns: readonly (keyof RelationRow)[], id: number) {
  const names = columns.map((column) => textContains(sql`before`, sql`${`"${column}":${id},`}`));
  return sql`select record_id from history_changes
    where table_name = 'relations' and after is null and (${sql.join(names, sql` or `)})`;
}

/** One entry with its rows; null where there is none. */
export async function readEntry(queries: Queries, number: number): Promise<HistoryDetails | null> {
  const [entry] = await readEntries(queries, { limit: 1, numbers: [number] });
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
