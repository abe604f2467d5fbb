/** What uploads hold of somebody who is erased. */

import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Removes what uploads and remembered words say of somebody who is erased. */
export async function eraseFromUploads(transaction: Transaction<Schema>, email: string): Promise<void> {
  // Any of the files may name them, in whatever way.
  await transaction.deleteFrom('upload_files').execute();
  await transaction.deleteFrom('uploads').execute();
  const rows = await transaction.selectFrom('import_mappings').select(['key', 'mapping']).execute();
  const naming = rows.filter(({ mapping }) => mapping.toLowerCase().includes(JSON.stringify(email)));
  if (naming.length === 0) return;
  await transaction
    .deleteFrom('import_mappings')
    .where(
      'key',
      'in',
      naming.map(({ key }) => key),
    )
    .execute();
}
