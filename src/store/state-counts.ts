/** Counts of the programme and its outbox, for monitoring. */

import { sql } from 'kysely';
import { instantFromColumn } from './columns.ts';
import type { Database } from './database.ts';
import { datedFeedbacks, mayOweOn } from './due-feedbacks.ts';

/** The counts of a round. */
interface RoundCount {
  readonly title: string;
  /** Due today or before, and not received. */
  readonly owed: number;
  /** Due before today, and not received. */
  readonly overdue: number;
}

/**
 * Counts relations by status, and what somebody may owe of each round on a day. Statuses without relations are absent. Reads
 * only relations whose first owed day has come.
 */
export async function countProgramme({ reader }: Pick<Database, 'reader'>, today: Temporal.PlainDate) {
  const day = today.toString();
  const statuses = await reader
    .selectFrom('relations')
    .groupBy('status')
    .select((of) => ['status', of.fn.countAll<number>().as('count')])
    .execute();
  const owing = sql`select * from relations where ${mayOweOn(day)}`;
  const query = sql<RoundCount>`
    with ${datedFeedbacks(owing, sql`feedbacks.received_on <= ${day}`)}
    select rounds.title,
      count(case when dated.due_date <= ${day} then 1 end) as owed,
      count(case when dated.due_date < ${day} then 1 end) as overdue
    from feedback_rounds as rounds left join dated on dated.round_id = rounds.id
    where rounds.active or exists (
      select 1 from round_cohorts where round_cohorts.round_id = rounds.id and round_cohorts.active
    )
    group by rounds.id, rounds.title, rounds."order" order by rounds."order"`;
  const { rows } = await reader.transaction().execute((transaction) => query.execute(transaction));
  return {
    relations: new Map(statuses.map(({ status, count }) => [status, count])),
    rounds: rows,
  };
}

/** The number of waiting messages, when the oldest of them was added, and when the next is due to be sent; null if none is. */
export async function countOutbox({ reader }: Pick<Database, 'reader'>) {
  const { count, oldest, next } = await reader
    .selectFrom('outbox')
    .where('state', '=', 'queued')
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      of.fn.min('created_at').as('oldest'),
      of.fn.min('next_at').as('next'),
    ])
    .executeTakeFirstOrThrow();
  return { queued: count, oldest: instantFromColumn(oldest), next: instantFromColumn(next) };
}
