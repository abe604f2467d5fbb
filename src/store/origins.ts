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
  origin: Origin,
  collection: CollectionName,
  id: number,
): Promise<void> {
  if (origin.key !== null) await noteRequestKey(transaction, origin.key, collection, id);
  await noteRecord(transaction, origin, 'create', collection, id);
}

/** Records the creation or change of a record in the audit log; without authentication there is no caller to record. */
export async function noteRecord(
  transaction: Transaction,
  { account, token }: Origin,
  action: 'create' | 'change',
  subject: CollectionName,
  record: number,
): Promise<void> {
  if (account !== null) await writeAuditEntries(transaction, [{ account, token, action, subject, record }]);
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
