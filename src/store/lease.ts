/** The right to send mail, which one process has at a time. Whoever has it gives signs of life; another process takes it once these stop. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { putRow } from './row-writing.ts';
import type { Queries, Schema, Transaction } from './schema.ts';

const NAME = 'mail';

/** Takes the lease. It remembers when it saw the last sign of life of another holder, so it is made once a process. */
export function createLeaseTaker(database: Database) {
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
      onTaken: (transaction: Transaction) => Promise<void>,
    ): Promise<string | null> {
      const found = await leaseRow(database.reader);
      if (found !== undefined && !isSilent(found, silence)) return null;
      const holder = randomUUID();
      const isTaken = await database.write(async (transaction) => {
        const current = await leaseRow(transaction);
        if (current?.holder !== found?.holder || current?.beats !== found?.beats) return false;
        await putRow(transaction, 'leases', { name: NAME, holder, beats: 1 });
        await onTaken(transaction);
        return true;
      });
      return isTaken ? holder : null;
    },
  };
}

const leaseRow = (queries: Queries): Promise<Schema['leases'] | undefined> =>
  queries.selectFrom('leases').selectAll().where('name', '=', NAME).executeTakeFirst();

/** Shows that the holder lives, within a change; false where it is the holder no more. */
export async function renewLease(transaction: Transaction, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('leases')
    .where('holder', '=', holder)
    .set({ beats: sql`beats + 1` })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives the lease back, where the holder still has it. */
export async function releaseLease(transaction: Transaction, holder: string): Promise<void> {
  await transaction.deleteFrom('leases').where('holder', '=', holder).execute();
}
