/** The keys of requests in the database. */

import { sql } from 'kysely';
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

const CLAIM_COLUMNS = ['account_id', 'key', 'fingerprint', 'claimed_at', 'held_until'] as const;

const insertClaim = prepareQuery<
  Pick<Schema['idempotency_keys'], (typeof CLAIM_COLUMNS)[number]>,
  { readonly key: string }
>(
  (_, placeOf) => sql`
    insert into idempotency_keys (${sql.join(CLAIM_COLUMNS.map((column) => sql.ref(column)))})
    values (${sql.join(CLAIM_COLUMNS.map(placeOf))})
    on conflict (account_id, key) do nothing returning key`,
);

/**
 * The idempotency keys of a database: as many as records created within a day and requests in progress.
 *
 * @param patience for how long a silent request counts as in progress, in seconds
 */
export function createIdempotencyStore(database: Database, patience: number): IdempotencyStore {
  return {
    claim: (request) =>
      database.write(async (transaction) => {
        const { account, key, fingerprint } = request;
        const now = Temporal.Now.instant();
        const held = {
          claimed_at: instantToColumn(now),
          held_until: instantToColumn(now.add({ seconds: patience })),
        };
        await removeExpired(transaction, { until: instantToColumn(now.subtract(LIFETIME)) });
        const [inserted] = await insertClaim(transaction, { account_id: account, key, fingerprint, ...held });
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
  held: Pick<Schema['idempotency_keys'], 'claimed_at' | 'held_until'>,
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
    .set(held)
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
