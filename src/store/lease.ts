/**
 * Leases in the database: the right to do what one process does at a time, such as sending. Whoever holds one gives signs of
 * life; another process takes it once these stop.
 */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { putRow } from './row-writing.ts';
import type { CollectionName, Queries, Schema, Transaction } from './schema.ts';

/** What only one process may do at a time. */
type LeaseName = 'mail' | 'retention';

/** A holder of a lease. It remembers when it saw the last sign of life of another holder, so it is made once a process. */
export function createLeaseTaker(database: Database, name: LeaseName, collection: CollectionName) {
  let seen: { readonly holder: string; readonly beats: number; readonly at: number } | null = null;

  const isSilent = (row: Schema['leases'], silence: number): boolean => {
    if (seen === null || seen.holder !== row.holder || seen.beats !== row.beats)
      seen = { holder: row.holder, beats: row.beats, at: performance.now() };
    return performance.now() - seen.at >= silence;
  };

  return {
    /**
     * Takes the lease where nobody has it, or whoever does has given no sign of life for a while.
     *
     * @param silence for how long, in milliseconds, by the clock of this process
     * @param onTaken done in the same change
     * @returns who holds it from now on; null where another process does
     */
    async take(
      silence: number,
      onTaken?: (transaction: Transaction) => Promise<void>,
    ): Promise<string | null> {
      const found = await leaseRow(database.reader, name);
      if (found !== undefined && !isSilent(found, silence)) return null;
      const holder = randomUUID();
      const isTaken = await database.write(async (transaction) => {
        const current = await leaseRow(transaction, name);
        if (current?.holder !== found?.holder || current?.beats !== found?.beats) return false;
        await putRow(transaction, 'leases', { name, holder, beats: 1 });
        await onTaken?.(transaction);
        return true;
      }, collection);
      return isTaken ? holder : null;
    },
  };
}

const leaseRow = (queries: Queries, name: LeaseName): Promise<Schema['leases'] | undefined> =>
  queries.selectFrom('leases').selectAll().where('name', '=', name).executeTakeFirst();

/** Shows that the holder lives, within a change; false where it is the holder no more. */
export async function renewLease(
  transaction: Transaction,
  name: LeaseName,
  holder: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('leases')
    .where((row) => row.and({ name, holder }))
    .set({ beats: sql`beats + 1` })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives a lease back, where the holder still has it. */
export async function releaseLease(transaction: Transaction, name: LeaseName, holder: string): Promise<void> {
  await transaction
    .deleteFrom('leases')
    .where((row) => row.and({ name, holder }))
    .execute();
}
