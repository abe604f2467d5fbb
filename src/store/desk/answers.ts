/** How the rounds are answered: how many of those asked, and how late. */

import { sql } from 'kysely';
import type { DeskStatistics } from '../../domain/desk/statistics.ts';
import { dueName } from '../../domain/due-feedbacks.ts';
import { type FeedbackKey, type FeedbackRound, feedbackName } from '../../domain/programme.ts';
import { readOpenDates } from '../due-feedbacks.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { relationInScope, type Sight } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import { owedByRound } from './owed.ts';

/** Of so many of the latest answers to a round the lateness is looked at: each takes the rule. */
const MEASURED = 50;

/** Feedbacks received on a day, of a round. */
export interface ReceivedOnDay {
  readonly day: string;
  readonly round_id: number;
  readonly count: number;
}

/** The answers to each round, received since a day. */
export async function answersByRound(
  sight: Sight,
  received: readonly ReceivedOnDay[],
  since: Temporal.PlainDate,
): Promise<DeskStatistics['rounds']> {
  const owed = await owedByRound(sight);
  const rounds = await readRounds(sight.queries);
  const late = await daysLate(sight, rounds, since);
  return rounds.map(({ id, title }) => {
    const count = received.reduce((sum, one) => (one.round_id === id ? sum + one.count : sum), 0);
    const own = late.get(id) ?? [];
    return {
      round: { id, title },
      asked: count + (owed.get(id) ?? 0),
      received: count,
      median_days_late: median(own),
      measured: own.length,
    };
  });
}

/** How many days after its due date each of the latest answers came, by rounds; those that were never due are left out. */
async function daysLate(
  { queries, today, ...scope }: Sight,
  rounds: readonly FeedbackRound[],
  since: Temporal.PlainDate,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (rounds.length === 0) return new Map();
  const latest = rounds.map(
    ({ id }) => sql`select * from (
      select relation_id, round_id, role, received_on from feedbacks
      where round_id = ${id} and received_on >= ${since.toString()} and received_on <= ${today.toString()}
        and ${relationInScope(scope)}
      order by received_on desc, relation_id desc, role desc limit ${MEASURED}
    ) as latest_of_round`,
  );
  const { rows } = await sql<FeedbackKey & { readonly received_on: string }>`
    ${sql.join(latest, sql` union all `)}`.execute(queries);
  const answered = isAnyOf(
    'id',
    rows.map(({ relation_id }) => relation_id),
  );
  const relations = await readRows(queries, 'relations', answered);
  // When they were due before they came.
  const dates = await readOpenDates(queries, relations, rounds, sql`false`);
  const due = new Map(dates.map((one) => [dueName(one), one.due_date]));
  const late = new Map<number, number[]>();
  for (const row of rows) {
    const day = due.get(feedbackName(row));
    if (day !== undefined) late.getOrInsert(row.round_id, []).push(day.until(row.received_on).days);
  }
  return late;
}

/** The number by which half of them, or the first more than that, are reached; null of none. */
const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1] ?? null;
