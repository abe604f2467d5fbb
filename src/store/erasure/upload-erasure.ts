/** What uploads hold of somebody who is erased. */

import type { Transaction } from '../schema.ts';

/** Removes all uploads within an erasure: any of the files may name the person, in whatever way. */
export async function removeUploads(transaction: Transaction): Promise<void> {
  await transaction.deleteFrom('upload_files').execute();
  await transaction.deleteFrom('uploads').execute();
}
