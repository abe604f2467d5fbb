/** Erases a smart goal without leaving a gap in the positions. */

import { sql } from 'kysely';
import type { ErasureDigests } from '../erasure-digests.ts';
import { recordErasure } from '../erasures.ts';
import type { Transaction } from '../schema.ts';

/**
 * Deletes a goal and closes the gap from the side on which fewer goals have to move.
 *
 * @returns false if there is none
 */
export async function eraseGoal(
  transaction: Transaction,
  id: number,
  digests: ErasureDigests,
): Promise<boolean> {
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
