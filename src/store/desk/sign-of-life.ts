/** When something last happened with a pair: what `SignOfLife` of the domain says. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { OF_RELATIONS } from '../operations/history-reading.ts';
import { among } from '../operations/slice.ts';
import type { Schema } from '../schema.ts';
import { utcDay } from '../sql-functions.ts';

/** The entries that are a sign of life: an import brings days of its own. */
const BY_SOMEBODY = sql`history.kind <> 'import'`;

/** The last sign of life of the pair in the row of `relations`. */
export const LAST_SIGN: RawBuilder<string> = sql`(
  select max(day) from (
    select max(received_on) as day from feedbacks where feedbacks.relation_id = relations.id
    union all
    select max(since) from relation_changes where relation_changes.relation_id = relations.id
    union all
    select day from (
      select ${utcDay(sql`history.at`)} as day
      from history_changes join history on history.number = history_changes.number
      where ${OF_RELATIONS} and record_id = relations.id and ${BY_SOMEBODY}
      order by history_changes.number desc limit 1
    ) as noted
  ) as signs
)`;

/**
 * That the pair in the row of `relations` is matched, and its last sign of life was on a day or before. It looks at what
 * happened since, which is little, and not at what happened in all the years before.
 */
export const silentSince = (day: Temporal.PlainDate): RawBuilder<boolean> => sql`(
  relations.status = 'matched'
  and relations.id not in (select relation_id from feedbacks where received_on > ${day.toString()})
  and relations.id not in (select relation_id from relation_changes where since > ${day.toString()})
  and relations.id not in (
    -- The entries first: a plan that begins with the changes goes through all years.
    select record_id from history cross join history_changes
    where history_changes.number = history.number and history.at >= ${`${day.add({ days: 1 })}T00:00:00.000000Z`} and ${OF_RELATIONS} and ${BY_SOMEBODY}
  )
)`;

/** The last signs of life of some pairs, by their ids. */
export async function lastSigns(
  queries: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Temporal.PlainDate>> {
  const { rows } = await sql<{ readonly id: number; readonly day: string }>`
    select relations.id, ${LAST_SIGN} as day from relations where ${among('relations.id', ids)}`.execute(
    queries,
  );
  return new Map(rows.map(({ id, day }) => [id, Temporal.PlainDate.from(day)]));
}
