/** The outbox in the database, and the lease of the one process that sends. */

import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type AttemptResult,
  MAIL_LIMITS,
  type MessageState,
  type Outbox,
  type SenderLease,
  type StateCounts,
} from '../domain/outbox.ts';
import { noteChange } from './collections.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';
import { messageOf, selectMessages } from './outbox-messages.ts';
import type { Schema } from './schema.ts';

const COLLECTION = 'mail';
/** The id of the one row of the lease. */
const LEASE = 1;
/** What is noted of a message whose sender was killed. */
const KILLED =
  'the process that sent it ended before the answer was noted: the server may have accepted it or not';

/** The outbox of a database. */
export function createOutbox(database: Database): Outbox {
  /** The last sign of life of another holder, and when this process saw it first, by its own clock. */
  let seen: { readonly holder: string; readonly beats: number; readonly at: number } | null = null;

  const isSilent = (row: Schema['mail_lease'], silence: number): boolean => {
    if (seen === null || seen.holder !== row.holder || seen.beats !== row.beats)
      seen = { holder: row.holder, beats: row.beats, at: performance.now() };
    return performance.now() - seen.at >= silence;
  };

  return {
    async hasWork(now) {
      const row = await database.reader
        .selectFrom('outbox')
        .where((where) =>
          where.or([
            where('state', '=', 'sending'),
            where.and([where('state', '=', 'queued'), where('next_at', '<=', instantToColumn(now))]),
          ]),
        )
        .select('id')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async takeLease(now, silence) {
      const found = await leaseRow(database.reader);
      if (found !== undefined && !isSilent(found, silence)) return null;
      const holder = randomUUID();
      const isTaken = await database.write(async (transaction) => {
        const current = await leaseRow(transaction);
        if (current?.holder !== found?.holder || current?.beats !== found?.beats) return false;
        const row = { id: LEASE, holder, beats: 1 };
        await transaction
          .insertInto('mail_lease')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        // Whoever was handing one over is gone: nobody knows what the server has of it.
        await transaction
          .updateTable('outbox')
          .where('state', '=', 'sending')
          .set({ state: 'doubtful', changed_at: instantToColumn(now), reply: KILLED })
          .execute();
        await noteChange(transaction, COLLECTION);
        return true;
      }, COLLECTION);
      return isTaken ? leaseOf(database, holder) : null;
    },

    async list(states, limit) {
      const rows = await selectMessages(database.reader)
        .where('state', 'in', [...states])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(messageOf);
    },

    async counts() {
      const rows = await database.reader
        .selectFrom('outbox')
        .groupBy('state')
        .select((of) => ['state', of.fn.countAll<number>().as('count')])
        .execute();
      const counts: Record<MessageState, number> = {
        queued: 0,
        sending: 0,
        sent: 0,
        failed: 0,
        doubtful: 0,
        cancelled: 0,
      };
      for (const { state, count } of rows) counts[state] = Number(count);
      return counts satisfies StateCounts;
    },

    retry: (id, now) =>
      changeState(database, id, now, ['failed', 'doubtful', 'cancelled'], 'queued', {
        attempts: 0,
        attempt: null,
      }),

    cancel: (id, now) => changeState(database, id, now, ['queued'], 'cancelled', {}),
  };
}

const leaseRow = (queries: Kysely<Schema>): Promise<Schema['mail_lease'] | undefined> =>
  queries.selectFrom('mail_lease').selectAll().where('id', '=', LEASE).executeTakeFirst();

/** Brings a message from one of some states to another, and tells which it had. */
async function changeState(
  database: Database,
  id: number,
  now: Temporal.Instant,
  from: readonly MessageState[],
  to: MessageState,
  more: { readonly attempts?: number; readonly attempt?: null },
): Promise<MessageState | null> {
  return await database.write(async (transaction) => {
    const row = await transaction
      .selectFrom('outbox')
      .where('id', '=', id)
      .select(['state', 'recipient_email', 'text'])
      .executeTakeFirst();
    if (row === undefined) return null;
    // Of a message that was blanked nothing is left to be sent.
    if (!from.includes(row.state) || (to === 'queued' && row.text === '')) return row.state;
    const at = instantToColumn(now);
    await transaction
      .updateTable('outbox')
      .where('id', '=', id)
      .set({ state: to, changed_at: at, next_at: at, ...more })
      .execute();
    await noteChange(transaction, COLLECTION);
    return row.state;
  }, COLLECTION);
}

/** Shows that the holder lives, within a change; false where it is the holder no more. */
async function beat(transaction: Transaction<Schema>, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('mail_lease')
    .where('id', '=', LEASE)
    .where('holder', '=', holder)
    .set({ beats: sql`beats + 1` })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The columns that note what came of an attempt. */
const resultColumns = (result: AttemptResult, now: Temporal.Instant) => ({
  state: result.state,
  reply: result.reply.slice(0, MAIL_LIMITS.reply),
  changed_at: instantToColumn(now),
  attempt: null,
  ...(result.state === 'queued' && { next_at: instantToColumn(result.next_at) }),
});

function leaseOf(database: Database, holder: string): SenderLease {
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

    // Also where it became doubtful meanwhile, since the one who was believed dead knows better. But not where an operator
    // has queued it again.
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

    async release() {
      await database.write(
        (transaction) =>
          transaction.deleteFrom('mail_lease').where('id', '=', LEASE).where('holder', '=', holder).execute(),
        COLLECTION,
      );
    },
  };
}
