/** What is noted of a change beside the change itself, in the same transaction. */

import type { Transaction } from 'kysely';
import type { Origin } from '../domain/origin.ts';
import { writeAuditEntries } from './audit.ts';
import type { CollectionName, Schema } from './schema.ts';

/** Notes that a record was created: by whom, and that the idempotency key of their request is used. */
export async function noteCreation(
  transaction: Transaction<Schema>,
  { account, token, key }: Origin,
  collection: CollectionName,
  id: number,
): Promise<void> {
  if (key !== null) {
    await transaction
      .updateTable('idempotency_keys')
      .set({ collection, record_id: id })
      .where('account_id', '=', key.account)
      .where('key', '=', key.key)
      .execute();
  }
  // Where nobody is asked who they are, there is nobody to be named.
  if (account === null) return;
  await writeAuditEntries(transaction, [
    { account, token, action: 'create', subject: collection, record: id },
  ]);
}
