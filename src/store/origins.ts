/** The audit entry and idempotency key that are recorded in the same transaction as a change. */

import type { Origin, RequestKey } from '../domain/origin.ts';
import { writeAuditEntries } from './audit.ts';
import { prepareQuery } from './prepared.ts';
import type { CollectionName, Transaction } from './schema.ts';

const completeKey = prepareQuery<{
  readonly account: number;
  readonly key: string;
  readonly collection: CollectionName;
  readonly record_id: number;
}>((queries, placeOf) =>
  queries
    .updateTable('idempotency_keys')
    .set({ collection: placeOf('collection'), record_id: placeOf('record_id') })
    .where('account_id', '=', placeOf('account'))
    .where('key', '=', placeOf('key')),
);

/** Records the creation of a record: the audit entry, and the idempotency key as used. */
export async function noteCreation(
  transaction: Transaction,
  { account, token, key }: Origin,
  collection: CollectionName,
  id: number,
): Promise<void> {
  if (key !== null) await noteRequestKey(transaction, key, collection, id);
  // Without authentication there is no caller to record.
  if (account === null) return;
  await writeAuditEntries(transaction, [
    { account, token, action: 'create', subject: collection, record: id },
  ]);
}

/** Records the change of a record in the audit log. */
export async function noteChangedRecord(
  transaction: Transaction,
  { account, token }: Origin,
  collection: CollectionName,
  id: number,
): Promise<void> {
  if (account === null) return;
  await writeAuditEntries(transaction, [
    { account, token, action: 'change', subject: collection, record: id },
  ]);
}

/** Marks an idempotency key as used, with the created record. */
export async function noteRequestKey(
  transaction: Transaction,
  key: RequestKey,
  collection: CollectionName,
  id: number,
): Promise<void> {
  await completeKey(transaction, { ...key, collection, record_id: id });
}
