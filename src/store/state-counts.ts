/** Counts of the programme and its outbox, for monitoring. */

import { sql } from 'kysely';
import type { Database } from './database.ts';
import { instantFromColumn } from './schema.ts';

/** The counts of a round. */
interface RoundCount {
  readonly title: string;
  /** Due today or before, and not received. */
  readonly owed: number;
  /** Due before today, and not received. */
  readonly overdue: number;
}

/**
 * Counts relations by status, and what somebody may owe of each round on a day. Statuses without relations are absent.
 */
export async function countProgramme({ reader }: Pick<Database, 'reader'>, today: Temporal.PlainDate) {
  const day = today.toString();
  const statuses = await reader
    .selectFrom('relations')
    .groupBy('status')
    .select((of) => ['status', of.fn.countAll<number>().as('count')])
    .execute();
  const { rows } = await sql<RoundCount>`
    select rounds.title, count(due.due_on) as owed,
      count(case when due.due_on < ${day} then 1 end) as overdue
    from feedback_rounds as rounds
    left join due_feedbacks as due on due.round_id = rounds.id and due.due_on <= ${day}
    where rounds.active or exists (
      select 1 from round_cohorts where round_cohorts.round_id = rounds.id and round_cohorts.active
    )
    group by rounds.id, rounds.title, rounds."order" order by rounds."order"`.execute(reader);
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
