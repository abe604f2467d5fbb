/** Erases smart goals without leaving gaps in the positions. */

import { type RawBuilder, sql } from 'kysely';
import { eraseKeys } from '../audit.ts';
import { type ErasureDigests, recordErasure } from '../erasures.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import type { Transaction } from '../schema.ts';

/** Erases the goals that fulfil a condition, and returns their ids. */
export async function eraseGoals(
  transaction: Transaction,
  which: RawBuilder<unknown>,
  digests: ErasureDigests,
): Promise<readonly number[]> {
  const goals = await transaction
    .deleteFrom('smart_goals')
    .where(sql<boolean>`${which}`)
    .returning(['id', 'created_at', 'position'])
    .execute();
  if (goals.length === 0) return [];
  const ids = idsOf(goals);
  await sql`delete from goal_addresses where ${isAnyOf('goal_id', ids)}`.execute(transaction);
  await eraseKeys(transaction, 'smart-goals', ids);
  const erased = goals.map(({ id, created_at }) => digests.goal(id, created_at));
  await recordErasure(transaction, 'smart-goal', erased, digests);
  await closeGaps(
    transaction,
    goals.map(({ position }) => position),
  );
  return ids;
}

/** Closes gaps from the side on which fewer goals have to move. */
async function closeGaps(transaction: Transaction, gaps: readonly number[]): Promise<void> {
  const { count, last_position } = await transaction
    .selectFrom('collections')
    .where('name', '=', 'smart-goals')
    .select(['count', 'last_position'])
    .executeTakeFirstOrThrow();
  const [lowest, highest] = gaps.reduce(
    ([least, most], gap) => [Math.min(least, gap), Math.max(most, gap)],
    [Infinity, 0],
  );
  const moveNewer = last_position - lowest < highest - (last_position - count);
  const moved = moveNewer
    ? sql`select id, ${lowest - 1} + row_number() over (order by position) as place
        from smart_goals where position > ${lowest}`
    : sql`select id, ${highest + 1} - row_number() over (order by position desc) as place
        from smart_goals where position < ${highest}`;
  // Moved out of the way first: two goals never have the same position, not even for a moment.
  await sql`update smart_goals set position = -moved.place
    from (${moved}) as moved where moved.id = smart_goals.id`.execute(transaction);
  await sql`update smart_goals set position = -position where position < 0`.execute(transaction);
  await transaction
    .updateTable('collections')
    .where('name', '=', 'smart-goals')
    .set((column) => ({
      count: column('count', '-', gaps.length),
      last_position: column('last_position', '-', moveNewer ? gaps.length : 0),
      revision: column('revision', '+', 1),
    }))
    .execute();
}
