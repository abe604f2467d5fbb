/** The outbox in the database, and the lease of the sending process. */

import type { MessageState, Outbox, StateCounts } from '../../domain/outbox.ts';
import { incrementRevision } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import { createLeaseTaker } from '../lease.ts';
import { messageOf, selectMessages } from './outbox-messages.ts';
import { leaseOf } from './sender-lease.ts';

const COLLECTION = 'mail';
/** The error of a message whose sender was killed. */
const KILLED =
  'the process that sent it ended before the answer was noted: the server may have accepted it or not';

/** The outbox of a database. */
export function createOutbox(database: Database): Outbox {
  const taker = createLeaseTaker(database, 'mail', COLLECTION);

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
      const holder = await taker.take(silence, async (transaction) => {
        // A former holder was sending one: nobody knows whether the server has accepted it.
        await transaction
          .updateTable('outbox')
          .where('state', '=', 'sending')
          .set({ state: 'doubtful', changed_at: instantToColumn(now), reply: KILLED })
          .execute();
        await incrementRevision(transaction, COLLECTION);
      });
      return holder === null ? null : leaseOf(database, holder);
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
      const none: StateCounts = { queued: 0, sending: 0, sent: 0, failed: 0, doubtful: 0, cancelled: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
    },

    retry: (id, now) =>
      changeState(database, id, now, ['failed', 'doubtful', 'cancelled'], {
        state: 'queued',
        attempts: 0,
        attempt: null,
      }),

    cancel: (id, now) => changeState(database, id, now, ['queued'], { state: 'cancelled' }),
  };
}

/** Changes the state of a message that has one of some states, and returns the former state. */
async function changeState(
  database: Database,
  id: number,
  now: Temporal.Instant,
  from: readonly MessageState[],
  to: { readonly state: MessageState; readonly attempts?: number; readonly attempt?: null },
): Promise<MessageState | null> {
  return await database.write(async (transaction) => {
    const row = await transaction
      .selectFrom('outbox')
      .where('id', '=', id)
      .select(['state', 'recipient_email', 'text'])
      .executeTakeFirst();
    if (row === undefined) return null;
    // A blanked message cannot be sent.
    if (!from.includes(row.state) || (to.state === 'queued' && row.text === '')) return row.state;
    const at = instantToColumn(now);
    await transaction
      .updateTable('outbox')
      .where('id', '=', id)
      .set({ ...to, changed_at: at, next_at: at })
      .execute();
    await incrementRevision(transaction, COLLECTION);
    return row.state;
  }, COLLECTION);
}
