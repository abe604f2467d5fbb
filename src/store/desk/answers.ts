/** How the rounds are answered: how many of those asked, and how late. */

import { sql } from 'kysely';
import type { DeskStatistics } from '../../domain/desk/statistics.ts';
import { datedFeedbacks } from '../due-feedbacks.ts';
import { readRounds } from '../programme-reading.ts';
import { relationInScope, type Sight } from '../read-scope.ts';
import { idsOf } from '../row-conditions.ts';
import { daysBetween } from '../sql-functions.ts';
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
  const late = await daysLate(sight, idsOf(rounds), since);
  return rounds.map(({ id, title }) => {
    const count = received.reduce((sum, one) => (one.round_id === id ? sum + one.count : sum), 0);
    const own = (late.get(id) ?? []).map(({ days }) => days);
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
async function daysLate(sight: Sight, rounds: readonly number[], since: Temporal.PlainDate) {
  if (rounds.length === 0) return new Map<number, never>();
  const latest = rounds.map(
    (round) => sql`select * from (
      select relation_id, round_id, role, received_on from feedbacks
      where round_id = ${round} and received_on >= ${since.toString()} and received_on <= ${sight.today.toString()}
        and ${relationInScope(sight)}
      order by received_on desc, relation_id desc, role desc limit ${MEASURED}
    ) as latest_of_round`,
  );
  const { rows } = await sql<{ readonly round_id: number; readonly days: number }>`
    with latest as materialized (${sql.join(latest, sql` union all `)}),
    ${datedFeedbacks(sql`select * from relations where id in (select relation_id from latest)`, sql`false`)}
    select latest.round_id, ${daysBetween(sql`dated.due_date`, sql`latest.received_on`)} as days
    from latest join dated on dated.relation_id = latest.relation_id
      and dated.round_id = latest.round_id and dated.role = latest.role`.execute(sight.queries);
  return Map.groupBy(rows, ({ round_id }) => round_id);
}

/** The number by which half of them, or the first more than that, are reached; null of none. */
const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1] ?? null;
