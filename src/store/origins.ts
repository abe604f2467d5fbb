/** What is noted of a change beside the change itself, in the same transaction. */

import type { Transaction } from 'kysely';
import type { Origin, RequestKey } from '../domain/origin.ts';
import { writeAuditEntries } from './audit.ts';
import { prepareQuery } from './prepared.ts';
import type { CollectionName, Schema } from './schema.ts';

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

/** Notes that a record was created: by whom, and that the idempotency key of their request is used. */
export async function noteCreation(
  transaction: Transaction<Schema>,
  { account, token, key }: Origin,
  collection: CollectionName,
  id: number,
): Promise<void> {
  if (key !== null) await noteRequestKey(transaction, key, collection, id);
  // Where nobody is asked who they are, there is nobody to be named.
  if (account === null) return;
  await writeAuditEntries(transaction, [
    { account, token, action: 'create', subject: collection, record: id },
  ]);
}

/** Notes that a record was changed, and by whom. */
export async function noteChangedRecord(
  transaction: Transaction<Schema>,
  { account, token }: Origin,
  collection: CollectionName,
  id: number,
): Promise<void> {
  if (account === null) return;
  await writeAuditEntries(transaction, [
    { account, token, action: 'change', subject: collection, record: id },
  ]);
}

/** Notes that the idempotency key of a request is used, and for which record. */
export async function noteRequestKey(
  transaction: Transaction<Schema>,
  key: RequestKey,
  collection: CollectionName,
  id: number,
): Promise<void> {
  await completeKey(transaction, { ...key, collection, record_id: id });
}
