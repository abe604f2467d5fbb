/** Counts of the programme and its outbox, for monitoring. */

import { sql } from 'kysely';
import type { RelationStatus } from '../domain/programme.ts';
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

/** The counts of a programme. */
export interface ProgrammeCounts {
  /** The number of relations by status; statuses without any are absent. */
  readonly relations: ReadonlyMap<RelationStatus, number>;
  /** The rounds that somebody may owe, in their order. */
  readonly rounds: readonly RoundCount[];
}

/** Counts relations, and what they owe on a day. Reads only relations whose first owed day has come. */
export async function countProgramme(
  { reader }: Pick<Database, 'reader'>,
  today: Temporal.PlainDate,
): Promise<ProgrammeCounts> {
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

/** The counts of the outbox. */
export interface OutboxCounts {
  readonly queued: number;
  /** When the oldest waiting message was added; null if none is waiting. */
  readonly oldest: Temporal.Instant | null;
  /** When the next message is, or was, due to be sent; null if none is waiting. */
  readonly next: Temporal.Instant | null;
}

/** Counts the waiting messages. */
export async function countOutbox({ reader }: Pick<Database, 'reader'>): Promise<OutboxCounts> {
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
