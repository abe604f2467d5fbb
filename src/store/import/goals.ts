/** Imports smart goals with their ids and times: determines the outcome of each row before any is written. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow } from '../../domain/imported-rows.ts';
import { instantToColumn } from '../columns.ts';
import { findErased } from '../erasures.ts';
import { GOAL_COLUMNS } from '../records/smart-goals.ts';
import { idsOf } from '../row-conditions.ts';
import { isVisibleGoal } from '../running-goal-import.ts';
import { outcomeOf, rowOutcome, save } from './records.ts';
import type { ImportContext, ImportedGoalTable } from './tables.ts';

/** Imports goals. */
export async function importGoals(
  { queries, digests }: ImportContext,
  imported: readonly ImportedRow<'smart-goals'>[],
): Promise<readonly RowOutcome[]> {
  const rows = imported.map(({ row }) => ({ ...row, created_at: instantToColumn(row.created_at) }));
  const ids = idsOf(rows);
  const erased = await findErased(queries, 'smart-goal', () =>
    rows.map(({ id, created_at }) => digests.goal(id, created_at)),
  );
  // Those below the first visible position belong to another import, and may disappear.
  const here = await queries
    .selectFrom('smart_goals')
    .select(GOAL_COLUMNS)
    .where('id', 'in', ids)
    .where(isVisibleGoal)
    .execute();
  const came = await queries
    .selectFrom('imported_goals')
    .select(GOAL_COLUMNS)
    .where('id', 'in', ids)
    .execute();
  const known = new Map(here.map((goal) => [goal.id, goal]));
  const before = new Map(came.map((goal) => [goal.id, goal]));
  const fresh: ImportedGoalTable[] = [];

  const take = (number: number, row: (typeof rows)[number]): RowOutcome => {
    if (erased.size > 0 && erased.has(digests.goal(row.id, row.created_at)))
      return { number, outcome: 'erased' };
    const earlier = before.get(row.id);
    if (earlier !== undefined) {
      if (outcomeOf(earlier, row) === 'unchanged') return { number, outcome: 'unchanged' };
      const reason = 'Another row of these files has the same id. Every goal has its own.';
      return { number, outcome: { column: 'id', reason } };
    }
    const own = known.get(row.id);
    if (own !== undefined && own.created_at !== row.created_at) {
      const reason = `The goal ${row.id} here is another one, written at ${own.created_at}. Goals keep their ids, so both cannot be kept: import into a database that has written no goals of its own.`;
      return { number, outcome: { column: 'id', reason } };
    }
    const told = rowOutcome(number, own, row);
    before.set(row.id, row);
    if (told.outcome !== 'unchanged') fresh.push({ ...row, known: own === undefined ? 0 : 1 });
    return told;
  };
  const outcomes = imported.map(({ number }, index): RowOutcome => {
    const row = rows[index];
    return row === undefined ? { number, outcome: 'unchanged' } : take(number, row);
  });
  await save(queries, 'imported_goals', fresh);
  return outcomes;
}
