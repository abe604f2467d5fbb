/** How a programme and its outbox stand, in numbers, for those who watch the service. */

import { sql } from 'kysely';
import type { RelationStatus } from '../domain/programme.ts';
import type { Database } from './database.ts';
import { datedFeedbacks } from './due-feedbacks.ts';

/** What is owed of a round. */
export interface RoundCount {
  readonly title: string;
  /** Due today or before, and not in. */
  readonly owed: number;
  /** Due before today, and not in. */
  readonly overdue: number;
}

/** How a programme stands. */
export interface ProgrammeCounts {
  /** How many relations there are of each status; those without any are missing. */
  readonly relations: ReadonlyMap<RelationStatus, number>;
  /** The rounds that anybody may owe, in their order. */
  readonly rounds: readonly RoundCount[];
}

/** Counts relations, and what they owe on a day. Only relations for which the first owed day has come are looked at. */
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
  const owing = sql`select * from relations where status = 'matched' and owed_from <= ${day}`;
  const { rows } = await sql<RoundCount>`
    with ${datedFeedbacks(owing, sql`feedbacks.received_on <= ${day}`)}
    select rounds.title,
      count(case when dated.due_date <= ${day} then 1 end) as owed,
      count(case when dated.due_date < ${day} then 1 end) as overdue
    from feedback_rounds as rounds left join dated on dated.round_id = rounds.id
    where rounds.active or exists (
      select 1 from round_cohorts where round_cohorts.round_id = rounds.id and round_cohorts.active
    )
    group by rounds.id, rounds.title, rounds."order" order by rounds."order"`.execute(reader);
  return {
    relations: new Map(statuses.map(({ status, count }) => [status, Number(count)])),
    rounds: rows.map(({ title, owed, overdue }) => ({ title, owed: Number(owed), overdue: Number(overdue) })),
  };
}

/** How the outbox stands. */
export interface OutboxCounts {
  readonly queued: number;
  /** When the message that waits longest was put in; null if none waits. */
  readonly oldest: Temporal.Instant | null;
  /** When the next message is, or was, to be sent; null if none waits. */
  readonly next: Temporal.Instant | null;
}

/** Looks at the messages that wait. */
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
  const instantOf = (column: string | null) => (column === null ? null : Temporal.Instant.from(column));
  return { queued: Number(count), oldest: instantOf(oldest), next: instantOf(next) };
}
