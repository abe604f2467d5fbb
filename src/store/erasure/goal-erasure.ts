/** Erases smart goals without leaving gaps in the positions. */

import { sql } from 'kysely';
import { eraseKeys } from '../audit.ts';
import { type ErasureDigests, recordErasure } from '../erasures.ts';
import type { Transaction } from '../schema.ts';

/** Erases goals, and returns the ids of those that were there. */
export async function eraseGoals(
  transaction: Transaction,
  ids: readonly number[],
  digests: ErasureDigests,
): Promise<readonly number[]> {
  const gone: number[] = [];
  for (const id of ids) {
    if (!(await eraseGoal(transaction, id, digests))) continue;
    await eraseKeys(transaction, 'smart-goals', id);
    gone.push(id);
  }
  return gone;
}

/**
 * Deletes a goal and closes the gap from the side on which fewer goals have to move.
 *
 * @returns false if there is none
 */
async function eraseGoal(transaction: Transaction, id: number, digests: ErasureDigests): Promise<boolean> {
  const goal = await transaction
    .deleteFrom('smart_goals')
    .where('id', '=', id)
    .returning(['position', 'created_at'])
    .executeTakeFirst();
  if (goal === undefined) return false;
  await transaction.deleteFrom('goal_addresses').where('goal_id', '=', id).execute();
  await recordErasure(transaction, 'smart-goal', [digests.goal(id, goal.created_at)], digests);
  const { count, last_position } = await transaction
    .selectFrom('collections')
    .where('name', '=', 'smart-goals')
    .select(['count', 'last_position'])
    .executeTakeFirstOrThrow();
  const moveNewer = last_position - goal.position < count / 2;
  const moved = sql<boolean>`position ${moveNewer ? sql`>` : sql`<`} ${goal.position}`;
  // Moved out of the way first: two goals never have the same position, not even for a moment.
  const away = 2 ** 52;
  await transaction
    .updateTable('smart_goals')
    .set({ position: sql`position - ${away}` })
    .where(moved)
    .execute();
  await transaction
    .updateTable('smart_goals')
    .set({ position: sql`position + ${away} + ${moveNewer ? -1 : 1}` })
    .where('position', '<', -away / 2)
    .execute();
  await transaction
    .updateTable('collections')
    .where('name', '=', 'smart-goals')
    .set((column) => ({
      count: column('count', '-', 1),
      last_position: column('last_position', '-', moveNewer ? 1 : 0),
      revision: column('revision', '+', 1),
    }))
    .execute();
  return true;
}
