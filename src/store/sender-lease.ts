/** The sender's lease in the database: how its holder updates messages. */

import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type AttemptResult, MAIL_LIMITS, type NewMessage, type SenderLease } from '../domain/outbox.ts';
import { noteChange } from './collections.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';
import { messageOf, rewriteMessage, selectMessages } from './outbox-messages.ts';
import type { Schema } from './schema.ts';

const COLLECTION = 'mail';
/** The id of the only row. */
export const LEASE = 1;

/** Writes a heartbeat, within a transaction; false if another process holds the lease. */
async function beat(transaction: Transaction<Schema>, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('mail_lease')
    .where('id', '=', LEASE)
    .where('holder', '=', holder)
    .set({ beats: sql`beats + 1` })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The columns of the result of an attempt. */
const resultColumns = (result: AttemptResult, now: Temporal.Instant) => ({
  state: result.state,
  reply: result.reply.slice(0, MAIL_LIMITS.reply),
  changed_at: instantToColumn(now),
  attempt: null,
  ...(result.state === 'queued' && { next_at: instantToColumn(result.next_at) }),
});

/** The lease of a holder. */
export function leaseOf(database: Database, holder: string): SenderLease {
  return {
    renew: () => database.write((transaction) => beat(transaction, holder), COLLECTION),

    async due(now, limit) {
      const rows = await selectMessages(database.reader)
        .where('state', '=', 'queued')
        .where('next_at', '<=', instantToColumn(now))
        .orderBy('next_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(messageOf);
    },

    begin: (id, now) =>
      database.write(async (transaction) => {
        if (!(await beat(transaction, holder))) return null;
        const attempt = randomUUID();
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .set({
            state: 'sending',
            attempt,
            attempts: sql`attempts + 1`,
            changed_at: instantToColumn(now),
          })
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n ? attempt : null;
      }, COLLECTION),

    // Applies also to a message that became doubtful meanwhile, since the former holder knows the result; but
    // not if an operator has queued it again.
    async end(id, attempt, result, now) {
      await database.write(async (transaction) => {
        await beat(transaction, holder);
        await transaction
          .updateTable('outbox')
          .where('id', '=', id)
          .where('attempt', '=', attempt)
          .where('state', 'in', ['sending', 'doubtful'])
          .set(resultColumns(result, now))
          .execute();
        await noteChange(transaction, COLLECTION);
      }, COLLECTION);
    },

    async defer(id, next_at) {
      await database.write(async (transaction) => {
        if (!(await beat(transaction, holder))) return;
        await transaction
          .updateTable('outbox')
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .set({ next_at: instantToColumn(next_at) })
          .execute();
      }, COLLECTION);
    },

    async postpone(id, result, now) {
      await database.write(async (transaction) => {
        if (!(await beat(transaction, holder))) return;
        await transaction
          .updateTable('outbox')
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .set({ ...resultColumns(result, now), attempts: sql`attempts + 1` })
          .execute();
        await noteChange(transaction, COLLECTION);
      }, COLLECTION);
    },

    async withdraw(id, reason, now) {
      await database.write(async (transaction) => {
        if (!(await beat(transaction, holder))) return;
        await transaction
          .updateTable('outbox')
          .where('id', '=', id)
          .where('state', '=', 'queued')
          // Without its key, another one may be queued on the same day.
          .set({ state: 'cancelled', key: null, reply: reason, changed_at: instantToColumn(now) })
          .execute();
        await noteChange(transaction, COLLECTION);
      }, COLLECTION);
    },

    rewrite: (id, message: NewMessage) =>
      database.write(async (transaction) => {
        if (!(await beat(transaction, holder))) return null;
        await rewriteMessage(transaction, id, message);
        await noteChange(transaction, COLLECTION);
        const row = await selectMessages(transaction)
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .executeTakeFirst();
        return row === undefined ? null : messageOf(row);
      }, COLLECTION),

    async release() {
      await database.write(
        (transaction) =>
          transaction.deleteFrom('mail_lease').where('id', '=', LEASE).where('holder', '=', holder).execute(),
        COLLECTION,
      );
    },
  };
}
