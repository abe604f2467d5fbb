/** Reads the history, with the names that people have now. */

import { sql } from 'kysely';
import { messageFrom } from '../../domain/operations/messages.ts';
import type {
  HistoryDetails,
  HistoryEntry,
  HistoryFilter,
  HistorySubject,
} from '../../domain/operations/programme-history.ts';
import { type RecordKindOfRows, type RelationRow, tablesOf } from '../../domain/operations/rows.ts';
import { instantToColumn } from '../columns.ts';
import { type ChangeScope, entryInReach } from '../read-scope.ts';
import type { Queries } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { entryChanges } from './history-rows.ts';
import { readNames } from './names.ts';

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
  const messages = rows.map(({ summary }) => messageFrom(summary));
  const names = await readNames(queries, scope, { messages });
  return rows.flatMap(({ at, row_count, ...row }, index) => {
    const summary = messages[index];
    if (summary === undefined) return [];
    return [{ ...row, at: Temporal.Instant.from(at), summary, names, rows: row_count }];
  });
}

/** The rows of `history_changes` that are about a kind of record. */
const isOf = (kind: RecordKindOfRows) =>
  sql`table_name in (${sql.join(tablesOf(kind).map((table) => sql.lit(table)))})`;
const ABOUT_RELATIONS = isOf('relation');

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
      return sql`${numbers} ${isOf(kind)} and record_id = ${id}`;
    case 'manager':
      return sql`${numbers} ${isOf(kind)} and record_id = ${id}
        union ${numbers} ${ABOUT_RELATIONS} and record_id in (select id from relations where manager_id = ${id})
        union ${numbers} ${ABOUT_RELATIONS} and record_id in (${deletedWith(['manager_id'], id)})`;
    case 'person':
      return sql`${numbers} ${isOf(kind)} and record_id = ${id}
        union ${numbers} table_name = 'outbox' and record_id in (
          select outbox_id from outbox_mentions where kind = 'participant' and person_id = ${id}
        )
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
