/** When a pair last gave a sign: what `SignOfLife` of the domain says. */

import { type RawBuilder, sql } from 'kysely';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

/** The last sign of life of the pair in the row of `relations`. */
export const LAST_SIGN: RawBuilder<string> = sql`(
  select max(day) from (
    select max(received_on) as day from feedbacks where feedbacks.relation_id = relations.id
    union all
    select max(since) from relation_changes where relation_changes.relation_id = relations.id
  ) as signs
)`;

/**
 * That the pair in the row of `relations` is matched, and its last sign of life was on a day or before. It looks at what
 * came since, not at what came in all the years before.
 */
export const silentSince = (day: Temporal.PlainDate): RawBuilder<boolean> => sql`(
  relations.status = 'matched'
  and relations.id not in (select relation_id from feedbacks where received_on > ${day.toString()})
  and relations.id not in (select relation_id from relation_changes where since > ${day.toString()})
)`;

/** The last signs of life of some pairs, by their ids. */
export async function lastSigns(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Temporal.PlainDate>> {
  const { rows } = await sql<{ readonly id: number; readonly day: string }>`
    select relations.id, ${LAST_SIGN} as day from relations where ${isAnyOf('relations.id', ids)}`.execute(
    queries,
  );
  return new Map(rows.map(({ id, day }) => [id, Temporal.PlainDate.from(day)]));
}
