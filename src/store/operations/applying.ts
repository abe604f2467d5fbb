/** The one way in which changes of rows get into the programme: checked, written and noted in one transaction. */

import { type Kysely, sql, type Transaction } from 'kysely';
import type { RowChange } from '../../domain/operations/row-changes.ts';
import { isSettingTable } from '../../domain/operations/setting-rows.ts';
import { incrementRevision } from '../collections.ts';
import { refreshOwedFrom } from '../due-feedbacks.ts';
import { beginOwedRefresh } from '../owed-refresh.ts';
import { inParts, writeChanges } from '../row-writing.ts';
import type { Schema } from '../schema.ts';
import { type Obstacle, outdated, stillNeeded, taken } from './checking.ts';
import { addEntry, type NewEntry } from './history-rows.ts';
import { followSettings, settingObstacle } from './setting-changes.ts';
import { touchedRelations } from './touched.ts';

/** As many ids go into one statement. */
const STATEMENT = 1000;

/** What came of it: the number of the entry, or what stands in the way, and then nothing was written. */
export type Applied =
  | { readonly number: number }
  | { readonly outdated: readonly RowChange[] }
  | { readonly obstacle: Obstacle };

/** Applies changes of rows, where each row is still as it was `before`. */
export async function applyChanges(
  transaction: Transaction<Schema>,
  changes: readonly RowChange[],
  entry: NewEntry,
): Promise<Applied> {
  const old = await outdated(transaction, changes);
  if (old.length > 0) return { outdated: old };
  const obstacle = await obstacleOf(transaction, changes);
  if (obstacle !== undefined) return { obstacle };
  await writeChanges(transaction, changes);
  const settings = changes.filter(({ table }) => isSettingTable(table));
  if (settings.length > 0) await followSettings(transaction, settings, entry);
  // An import may change courses as well.
  if (settings.length < changes.length) {
    await refreshTouched(transaction, changes);
    await incrementRevision(transaction, 'programme');
  }
  return { number: await addEntry(transaction, entry, changes) };
}

/** What stands in the way of changes whose rows are as they were; undefined where nothing does. */
export const obstacleOf = async (
  queries: Kysely<Schema>,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> =>
  (await stillNeeded(queries, changes)) ??
  (await taken(queries, changes)) ??
  (await settingObstacle(queries, changes));

/** Computes anew from when the relations owe something whose feedbacks changes may have moved. */
async function refreshTouched(
  transaction: Transaction<Schema>,
  changes: readonly RowChange[],
): Promise<void> {
  const { ids, cohorts } = touchedRelations(changes);
  if (cohorts.length > 0) await beginOwedRefresh(transaction);
  // Behind the rounds: what hangs on these relations is another than before as well.
  for (const some of inParts(ids, STATEMENT)) await refreshOwedFrom(transaction, sql.join(some));
}
