/** The one way in which changes of rows get into the programme: checked, written and noted in one transaction. */

import { sql } from 'kysely';
import type { RowChange } from '../../domain/operations/row-changes.ts';
import { isSettingTable } from '../../domain/operations/rows.ts';
import { incrementRevision } from '../collections.ts';
import { refreshDueFeedbacks } from '../due-feedbacks.ts';
import { isAnyOf } from '../row-conditions.ts';
import { writeChanges } from '../row-writing.ts';
import type { Queries, Transaction } from '../schema.ts';
import { answered, duplicateKey, type Obstacle, stillReferenced } from './checking.ts';
import { addEntry, type NewEntry } from './history-rows.ts';
import { followSettings, settingObstacle } from './setting-changes.ts';
import { touchedBy } from './touched.ts';

/** The number of the entry, or the obstacle for which nothing was written. */
export type Applied = { readonly number: number } | { readonly obstacle: Obstacle };

/** Applies changes of rows that were read in the same transaction, unless something stands in the way. */
export async function applyChanges(
  transaction: Transaction,
  changes: readonly RowChange[],
  entry: NewEntry,
): Promise<Applied> {
  const obstacle = await obstacleOf(transaction, changes);
  if (obstacle !== undefined) return { obstacle };
  return { number: await writeWithEntry(transaction, changes, entry) };
}

/**
 * Applies changes of rows that were checked in the same transaction: each row is as it was `before`, and nothing stands in the
 * way.
 *
 * @returns the number of the entry
 */
export async function writeWithEntry(
  transaction: Transaction,
  changes: readonly RowChange[],
  entry: NewEntry,
): Promise<number> {
  await writeChanges(transaction, changes);
  const settings = changes.filter(({ table }) => isSettingTable(table));
  if (settings.length > 0) await followSettings(transaction, settings, entry);
  // An import may change courses as well.
  if (settings.length < changes.length) {
    await refreshTouched(transaction, changes);
    await incrementRevision(transaction, 'programme');
  }
  const kept = entry.lasting === 'large' ? [] : changes;
  return addEntry(transaction, entry, kept, changes.length);
}

/** The obstacle to changes whose rows are as they were; undefined where there is none. */
export const obstacleOf = async (
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> =>
  (await stillReferenced(queries, changes)) ??
  (await duplicateKey(queries, changes)) ??
  (await answered(queries, changes)) ??
  (await settingObstacle(queries, changes));

/** Writes anew what relations owe whose feedbacks changes may have moved. */
async function refreshTouched(transaction: Transaction, changes: readonly RowChange[]): Promise<void> {
  const { relations, rounds } = touchedBy(changes);
  if (rounds.size > 0) {
    await refreshDueFeedbacks(transaction, sql`status = 'matched'`, (round) => rounds.has(round));
  }
  if (relations.length > 0) await refreshDueFeedbacks(transaction, isAnyOf('id', relations));
}
