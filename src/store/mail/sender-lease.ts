/** The sender's lease in the database: how its holder updates messages. */

import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type AttemptResult, MAIL_LIMITS, type NewMessage, type SenderLease } from '../../domain/outbox.ts';
import { incrementRevision } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import { releaseLease, renewLease } from '../lease.ts';
import type { Schema, Transaction } from '../schema.ts';
import { messageOf, rewriteMessage, selectMessages, updateQueued } from './outbox-messages.ts';

const COLLECTION = 'mail';

const resultColumns = (result: AttemptResult, now: Temporal.Instant) => ({
  state: result.state,
  reply: result.reply.slice(0, MAIL_LIMITS.reply),
  changed_at: instantToColumn(now),
  attempt: null,
  ...(result.state === 'queued' && { next_at: instantToColumn(result.next_at) }),
});

type QueuedChange = Partial<Omit<Schema['outbox'], 'id' | 'attempts'>> & {
  readonly attempts?: RawBuilder<number>;
};

/** The lease of a holder. */
export function leaseOf(database: Database, holder: string): SenderLease {
  /** A change that only the holder makes; without a lease it comes to something else. */
  const asHolder = <Result>(
    change: (transaction: Transaction) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> =>
    database.write(
      async (transaction) =>
        (await renewLease(transaction, 'mail', holder)) ? change(transaction) : otherwise,
      COLLECTION,
    );

  /** Changes a message that is still queued. */
  const changeQueued = (id: number, values: QueuedChange, isNoted = true): Promise<void> =>
    asHolder(async (transaction) => {
      await updateQueued(transaction, id).set(values).execute();
      if (isNoted) await incrementRevision(transaction, COLLECTION);
    }, undefined);

  return {
    renew: () => asHolder(async () => true, false),

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
      asHolder(async (transaction) => {
        const attempt = randomUUID();
        const { numUpdatedRows } = await updateQueued(transaction, id)
          .set({ state: 'sending', attempt, attempts: sql`attempts + 1`, changed_at: instantToColumn(now) })
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n ? attempt : null;
      }, null),

    // Applies also to a message that became doubtful meanwhile, since the former holder knows the result; but
    // not if an operator has queued it again.
    async end(id, attempt, result, now) {
      await database.write(async (transaction) => {
        await renewLease(transaction, 'mail', holder);
        await transaction
          .updateTable('outbox')
          .where((row) => row.and({ id, attempt }))
          .where('state', 'in', ['sending', 'doubtful'])
          .set(resultColumns(result, now))
          .execute();
        await incrementRevision(transaction, COLLECTION);
      }, COLLECTION);
    },

    defer: (id, next_at) => changeQueued(id, { next_at: instantToColumn(next_at) }, false),

    postpone: (id, result, now) =>
      changeQueued(id, { ...resultColumns(result, now), attempts: sql<number>`attempts + 1` }),

    // Without its key, another one may be queued on the same day.
    withdraw: (id, reason, now) =>
      changeQueued(id, { state: 'cancelled', key: null, reply: reason, changed_at: instantToColumn(now) }),

    rewrite: (id, message: NewMessage) =>
      asHolder(async (transaction) => {
        await rewriteMessage(transaction, id, message);
        await incrementRevision(transaction, COLLECTION);
        const row = await selectMessages(transaction)
          .where((row) => row.and({ id, state: 'queued' }))
          .executeTakeFirst();
        return row === undefined ? null : messageOf(row);
      }, null),

    release: () => database.write((transaction) => releaseLease(transaction, 'mail', holder), COLLECTION),
  };
}
