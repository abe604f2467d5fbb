/** Smart goals that arrive, with their ids and times: what becomes of each, before any is written. */

import type { Arrival, Outcome } from '../../domain/arrivals.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import { instantToColumn } from '../columns.ts';
import { erasedAmong } from '../erasures.ts';
import { COLLECTION } from './goal-arrivals.ts';
import { GOAL_COLUMNS } from './hidden-goals.ts';
import { outcomeOf, save } from './records.ts';
import type { ArrivingGoalTable, ImportContext } from './tables.ts';

/** Takes goals. */
export async function takeGoals(
  { queries, digests }: ImportContext,
  arrivals: readonly Arrival<'smart-goals'>[],
): Promise<readonly RowOutcome[]> {
  const rows = arrivals.map(({ row }) => ({ ...row, created_at: instantToColumn(row.created_at) }));
  const ids = rows.map(({ id }) => id);
  const erased = await erasedAmong(queries, 'smart-goal', () =>
    rows.map(({ id, created_at }) => digests.goal(id, created_at)),
  );
  // Those below the first that is seen are another import's, and may still go away.
  const here = await queries
    .selectFrom('smart_goals')
    .select(GOAL_COLUMNS)
    .where('id', 'in', ids)
    .where('position', '>', (query) =>
      query
        .selectFrom('collections')
        .where('name', '=', COLLECTION)
        .select((column) => column('last_position', '-', column.ref('count')).as('floor')),
    )
    .execute();
  const came = await queries
    .selectFrom('arriving_goals')
    .select(GOAL_COLUMNS)
    .where('id', 'in', ids)
    .execute();
  const known = new Map(here.map((goal) => [goal.id, goal]));
  const before = new Map(came.map((goal) => [goal.id, goal]));
  const fresh: ArrivingGoalTable[] = [];

  const take = (row: (typeof rows)[number]): Outcome => {
    if (erased.size > 0 && erased.has(digests.goal(row.id, row.created_at))) return 'erased';
    const earlier = before.get(row.id);
    if (earlier !== undefined) {
      if (outcomeOf(earlier, row) === 'unchanged') return 'unchanged';
      return { column: 'id', reason: 'Another row of these files has the same id. Every goal has its own.' };
    }
    const own = known.get(row.id);
    if (own !== undefined && own.created_at !== row.created_at) {
      return {
        column: 'id',
        reason: `The goal ${row.id} here is another one, written at ${own.created_at}. Goals keep their ids, so both cannot be kept: import into a database that has written no goals of its own.`,
      };
    }
    const outcome = outcomeOf(own, row);
    before.set(row.id, row);
    if (outcome !== 'unchanged') fresh.push({ ...row, known: own === undefined ? 0 : 1 });
    return outcome;
  };
  const outcomes = arrivals.map(({ number }, index): RowOutcome => {
    const row = rows[index];
    return { number, outcome: row === undefined ? 'unchanged' : take(row) };
  });
  await save(queries, 'arriving_goals', ['id'], fresh);
  return outcomes;
}
