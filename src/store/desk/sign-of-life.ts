/** When something last happened with a pair: what `SignOfLife` of the domain says. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { OF_RELATIONS } from '../operations/history-reading.ts';
import { isAnyOf } from '../operations/slice.ts';
import type { Schema } from '../schema.ts';
import { utcDay } from '../sql-functions.ts';

/** The day of the last entry of the history about the pair in the row of `relations`; an import brings days of its own. */
const LAST_NOTED: RawBuilder<string> = sql`(
  select ${utcDay(sql`history.at`)}
  from history_changes join history on history.number = history_changes.number
  where ${OF_RELATIONS} and record_id = relations.id and history.kind <> 'import'
  order by history_changes.number desc limit 1
)`;

/** The last sign of life of the pair in the row of `relations`. */
export const LAST_SIGN: RawBuilder<string> = sql`(
  select max(day) from (
    select max(received_on) as day from feedbacks where feedbacks.relation_id = relations.id
    union all
    select max(since) from relation_changes where relation_changes.relation_id = relations.id
    union all
    select ${LAST_NOTED}
  ) as signs
)`;

/**
 * That the pair in the row of `relations` is matched, and its last sign of life was on a day or before. It looks at what
 * happened since, and at the last entry about each matched pair: not at what happened in all the years before.
 */
export const silentSince = (day: Temporal.PlainDate): RawBuilder<boolean> => sql`(
  relations.status = 'matched'
  and relations.id not in (select relation_id from feedbacks where received_on > ${day.toString()})
  and relations.id not in (select relation_id from relation_changes where since > ${day.toString()})
  and (${LAST_NOTED} > ${day.toString()}) is not true
)`;

/** The last signs of life of some pairs, by their ids. */
export async function lastSigns(
  queries: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Temporal.PlainDate>> {
  const { rows } = await sql<{ readonly id: number; readonly day: string }>`
    select relations.id, ${LAST_SIGN} as day from relations where ${isAnyOf('relations.id', ids)}`.execute(
    queries,
  );
  return new Map(rows.map(({ id, day }) => [id, Temporal.PlainDate.from(day)]));
}
