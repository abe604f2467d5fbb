/** Reads people from the history: their records as they were, and those that were merged. */

import { type RawBuilder, sql } from 'kysely';
import { messageFrom } from '../../domain/operations/messages.ts';
import { isOf } from '../../domain/operations/row-changes.ts';
import type { ManagerRow, ParticipantRow } from '../../domain/operations/rows.ts';
import { changeFromRow } from '../operations/history-rows.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { textContains } from '../sql-functions.ts';

/** A record of a person as the history has it. */
export type KnownRow =
  | { readonly table: 'participants'; readonly row: ParticipantRow }
  | { readonly table: 'managers'; readonly row: ManagerRow };

/** Rows of people that the history has, oldest first. */
export async function rowsInHistory(
  queries: Queries,
  which: RawBuilder<unknown>,
): Promise<readonly KnownRow[]> {
  const rows = await queries
    .selectFrom('history_changes')
    .where(sql<boolean>`(${which})`)
    .selectAll()
    .orderBy('number')
    .orderBy('position')
    .execute();
  return rows.map(changeFromRow).flatMap((change): KnownRow[] => {
    if (isOf('participants', change))
      return [change.before, change.after].flatMap((row) => (row === null ? [] : ofParticipant(row)));
    if (isOf('managers', change))
      return [change.before, change.after].flatMap((row) => (row === null ? [] : ofManager(row)));
    return [];
  });
}

/** The record of a participant. */
export const ofParticipant = (row: ParticipantRow): KnownRow => ({ table: 'participants', row });

/** The record of a manager. */
export const ofManager = (row: ManagerRow): KnownRow => ({ table: 'managers', row });

/** The whole name; empty where only the first name is known. */
export const nameOf = (one: KnownRow): string =>
  one.table === 'participants'
    ? one.row.full_name
    : one.row.last_name === null
      ? ''
      : `${one.row.first_name} ${one.row.last_name}`;

/** A value of a column that tells who somebody is. */
export type Mentioned = readonly [column: 'email' | 'external_id', value: string];

/** Whether a row of the history holds one of some values. */
export function mentions(values: readonly Mentioned[]): RawBuilder<unknown> {
  const text = sql`(coalesce("before", '') || coalesce("after", ''))`;
  return either(
    values.map(([column, value]) => textContains(text, sql`${`"${column}":${JSON.stringify(value)}`}`)),
  );
}

/** Whether a row of the history holds one of some e-mail addresses. */
export const mentionsEmail = (emails: readonly string[]): RawBuilder<unknown> =>
  mentions(emails.map((email): Mentioned => ['email', email]));

/** The participants with the records that were merged into theirs, and are not there again. */
export async function withMerged(queries: Queries, ids: readonly number[]): Promise<readonly number[]> {
  const merges = await queries
    .selectFrom('history')
    .where('kind', '=', 'merge-people')
    .select('summary')
    .orderBy('number', 'desc')
    .execute();
  const merged = new Set(ids);
  for (const { summary } of merges) {
    const message = messageFrom(summary);
    if (message.code === 'people-merged' && merged.has(message.kept.person)) {
      merged.add(message.gone.person);
    }
  }
  const others = [...merged.difference(new Set(ids))];
  const back = new Set(idsOf(await readRows(queries, 'participants', isAnyOf('id', others))));
  return [...ids, ...others.filter((id) => !back.has(id))];
}
