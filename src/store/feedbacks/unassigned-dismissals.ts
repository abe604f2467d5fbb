/** Unassigned feedbacks that were dismissed: who gave them is kept as long as that can be undone, and forgotten then. */

import { KEPT_DISMISSALS } from '../../domain/operations/unassigned-feedback.ts';
import { incrementRevision } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../schema.ts';
import { UNASSIGNED } from '../unassigned-rows.ts';

/** A dismissed feedback of which nothing is known but its response. */
export const FORGOTTEN = {
  state: 'dismissed',
  entry: null,
  role: null,
  person: null,
  partner: null,
  relation: null,
  assigned_person: null,
} as const;

/** Forgets who gave what was dismissed long ago. */
export async function forgetDismissed(database: Database, now: Temporal.Instant): Promise<void> {
  const before = instantToColumn(now.subtract({ hours: 24 * KEPT_DISMISSALS }));
  const isOld = await oldDismissals(database.reader, before);
  if (isOld.length === 0) return;
  await database.write((transaction) => forget(transaction, before));
}

const oldDismissals = (queries: Database['reader'], before: string) =>
  queries
    .selectFrom('unassigned_feedbacks')
    .innerJoin('history', 'history.number', 'unassigned_feedbacks.entry')
    .where('unassigned_feedbacks.state', '=', 'dismissed')
    .where('history.at', '<', before)
    .select(['unassigned_feedbacks.id', 'history.number'])
    .execute();

async function forget(transaction: Transaction, before: string): Promise<void> {
  for (const { id, number } of await oldDismissals(transaction, before)) {
    await transaction.updateTable('unassigned_feedbacks').set(FORGOTTEN).where('id', '=', id).execute();
    await transaction
      .updateTable('history')
      .set({ lasting: 'erased' })
      .where('number', '=', number)
      .execute();
  }
  await incrementRevision(transaction, UNASSIGNED);
}
