/** The keys of requests in the database. */

import type { Claim, IdempotencyStore, KeyedRequest } from '../domain/idempotency.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';
import { prepareQuery } from './prepared.ts';
import type { CollectionName, Schema, Transaction } from './schema.ts';

const LIFETIME = { hours: 24 };
/** Replaces the fingerprint if the created record is erased. */
const ERASED = '';

const removeExpired = prepareQuery<{ readonly until: string }>((queries, placeOf) =>
  queries.deleteFrom('idempotency_keys').where('claimed_at', '<=', placeOf('until')),
);

const insertClaim = prepareQuery<
  Omit<Schema['idempotency_keys'], 'collection' | 'record_id'>,
  { readonly key: string }
>((queries, placeOf) =>
  queries
    .insertInto('idempotency_keys')
    .values({
      account_id: placeOf('account_id'),
      key: placeOf('key'),
      fingerprint: placeOf('fingerprint'),
      claimed_at: placeOf('claimed_at'),
      held_until: placeOf('held_until'),
      collection: null,
      record_id: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning('key'),
);

/**
 * The idempotency keys of a database. Their number is bounded by the records created within a day, and the
 * requests in progress.
 *
 * @param patience for how long a silent request counts as in progress, in seconds
 */
export function createIdempotencyStore(database: Database, patience: number): IdempotencyStore {
  return {
    claim: (request) =>
      database.write(async (transaction) => {
        const { account, key, fingerprint } = request;
        const now = Temporal.Now.instant();
        const held = { since: instantToColumn(now), until: instantToColumn(now.add({ seconds: patience })) };
        await removeExpired(transaction, { until: instantToColumn(now.subtract(LIFETIME)) });
        const [inserted] = await insertClaim(transaction, {
          account_id: account,
          key,
          fingerprint,
          claimed_at: held.since,
          held_until: held.until,
        });
        return inserted === undefined ? known(transaction, request, now, held) : { kind: 'first' };
      }, 'auth'),

    async release({ account, key }) {
      await database.write(
        (transaction) =>
          transaction
            .deleteFrom('idempotency_keys')
            .where((row) => row.and({ account_id: account, key, record_id: null }))
            .execute(),
        'auth',
      );
    },
  };
}

async function known(
  transaction: Transaction,
  { account, key, fingerprint }: KeyedRequest,
  now: Temporal.Instant,
  held: { readonly since: string; readonly until: string },
): Promise<Claim> {
  const row = await transaction
    .selectFrom('idempotency_keys')
    .where((column) => column.and({ account_id: account, key }))
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return { kind: 'under way' };
  if (row.fingerprint === ERASED) return { kind: 'erased' };
  if (row.fingerprint !== fingerprint) return { kind: 'other' };
  if (row.record_id !== null) return { kind: 'done', record: row.record_id };
  if (Temporal.Instant.compare(Temporal.Instant.from(row.held_until), now) > 0) return { kind: 'under way' };
  // Its process has died; of several concurrent retries, one continues.
  const taken = await transaction
    .updateTable('idempotency_keys')
    .set({ claimed_at: held.since, held_until: held.until })
    .where((column) => column.and({ account_id: account, key, held_until: row.held_until }))
    .returning('key')
    .executeTakeFirst();
  return { kind: taken === undefined ? 'under way' : 'first' };
}

/** Removes the digest of the request that created an erased record; the key remembers that it was erased. */
export async function eraseKeys(
  transaction: Transaction,
  collection: CollectionName,
  id: number,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ fingerprint: ERASED })
    .where((row) => row.and({ collection, record_id: id }))
    .execute();
}
