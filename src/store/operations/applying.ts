/** The one way in which changes of rows get into the programme: checked, written and noted in one transaction. */

import { sql, type Transaction } from 'kysely';
import type { RowChange } from '../../domain/operations/row-changes.ts';
import { noteChange } from '../collections.ts';
import { refreshOwedFrom } from '../due-feedbacks.ts';
import type { Schema } from '../schema.ts';
import { type Obstacle, outdated, stillNeeded, taken, touchedRelations } from './checking.ts';
import { addEntry, type NewEntry } from './history-rows.ts';
import { inParts, writeChanges } from './row-writing.ts';
import { among } from './slice.ts';

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
  const obstacle = (await stillNeeded(transaction, changes)) ?? (await taken(transaction, changes));
  if (obstacle !== undefined) return { obstacle };
  await writeChanges(transaction, changes);
  await refreshTouched(transaction, changes);
  await noteChange(transaction, 'programme');
  return { number: await addEntry(transaction, entry, changes) };
}

/** Computes anew from when the relations owe something whose feedbacks changes may have moved. */
async function refreshTouched(
  transaction: Transaction<Schema>,
  changes: readonly RowChange[],
): Promise<void> {
  const { ids, cohorts } = touchedRelations(changes);
  if (cohorts === 'all') return refreshOwedFrom(transaction, sql`select id from relations`);
  if (cohorts.length > 0) {
    await refreshOwedFrom(transaction, sql`select id from relations where ${among('cohort', cohorts)}`);
  }
  for (const some of inParts(ids, STATEMENT)) await refreshOwedFrom(transaction, sql.join(some));
}
