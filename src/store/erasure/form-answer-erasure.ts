/** What answers to forms hold of somebody who is erased, or of a goal. */

import type { Transaction } from '../schema.ts';

/** Removes all answers to forms within an erasure: nobody can see whom they name. */
export async function removeFormAnswers(transaction: Transaction): Promise<void> {
  await transaction.deleteFrom('form_answers').execute();
}
