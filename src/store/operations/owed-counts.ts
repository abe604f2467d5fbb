/** Counts the owed feedbacks of changed rounds, as the rounds are and as they would be. */

import { sql } from 'kysely';
import { personIn } from '../../domain/due-feedbacks.ts';
import type { Effects, OwedCount } from '../../domain/operations/effects.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import { datedFeedbacks, readOpenDates } from '../due-feedbacks.ts';
import { readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

/**
 * Counts the owed feedbacks of some rounds, and the people who owe them, before and after a change.
 *
 * @param after all rounds as they would be
 */
export async function countOwed(
  queries: Queries,
  today: Temporal.PlainDate,
  changed: ReadonlySet<number>,
  after: readonly FeedbackRound[],
): Promise<NonNullable<Effects['owed']>> {
  const { rows: owed } = await sql<{ readonly person_id: number }>`
    with ${datedFeedbacks(today)}
    select person_id from dated where ${isAnyOf('round_id', [...changed])}`.execute(queries);
  const matched = await readRows(queries, 'relations', sql`status = 'matched'`);
  const dates = await readOpenDates(
    queries,
    matched,
    after.filter(({ id }) => changed.has(id)),
  );
  const due = dates.filter(({ due_date }) => Temporal.PlainDate.compare(due_date, today) <= 0);
  return {
    before: counted(owed.map(({ person_id }) => person_id)),
    after: counted(due.map(({ relation, role }) => personIn(relation, role))),
  };
}

const counted = (people: readonly number[]): OwedCount => ({
  feedbacks: people.length,
  people: new Set(people).size,
});
