/** The outbox in the database: how messages are added and read, sent by one process, and noted in the history. */

import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Message } from '../../domain/operations/messages.ts';
import { changeOf } from '../../domain/operations/rows.ts';
import { person } from '../../domain/operations/words.ts';
import type { HistoryNote } from '../../domain/origin.ts';
import {
  type AttemptResult,
  MAIL_LIMITS,
  type Mention,
  type MessageState,
  messageFault,
  type NewMessage,
  type Outbox,
  OutboxFullError,
  type OutboxMessage,
  type SenderLease,
  type StateCounts,
} from '../../domain/outbox.ts';
import { allocateIds, incrementRevision } from '../collections.ts';
import type { Database } from '../database.ts';
import { storeLinks } from '../forms/feedback-forms.ts';
import { createLeaseTaker, releaseLease, renewLease } from '../lease.ts';
import { noteEntry } from '../operations/history.ts';
import { instantToColumn, type Queries, type Schema, type Transaction } from '../schema.ts';

/** How messages are added. */
interface EnqueueOptions {
  readonly now: Temporal.Instant;
  /** The domain of Message-IDs: that of the sender. */
  readonly domain: string;
  /** Somebody has sent them already. Their text is unknown and not stored. */
  readonly isWritten?: boolean;
}

/**
 * Adds messages in the transaction that causes them. Those with an existing key are left out.
 *
 * @returns the ids of the added messages
 * @throws OutboxFullError if too many are waiting
 * @throws RangeError if a message is malformed or too long
 */
export async function addMessages(
  transaction: Transaction,
  messages: readonly NewMessage[],
  { now, domain, isWritten = false }: EnqueueOptions,
): Promise<readonly number[]> {
  const fresh = await withoutKnown(transaction, messages);
  if (fresh.length === 0) return [];
  fresh.forEach(assertSound);
  await assertRoom(transaction, fresh.length);
  const first = await allocateIds(transaction, 'mail', fresh.length);
  const at = instantToColumn(now);
  for (const [index, { recipient, reply_to, mentions, links = [], ...message }] of fresh.entries()) {
    const id = first + index;
    await transaction
      .insertInto('outbox')
      .values({
        id,
        message_id: `${randomUUID()}@${domain}`,
        ...message,
        ...(isWritten && { text: '', html: '', stop_url: null }),
        ...addressColumns(recipient, reply_to),
        state: isWritten ? 'sent' : 'queued',
        attempts: 0,
        attempt: null,
        created_at: at,
        next_at: at,
        changed_at: at,
        reply: isWritten ? 'written by hand' : null,
      })
      .execute();
    await addMentions(transaction, id, mentions);
    if (!isWritten) await storeLinks(transaction, links, now);
  }
  await incrementRevision(transaction, 'mail');
  return fresh.map((_, index) => first + index);
}

const addressColumns = (recipient: NewMessage['recipient'], reply_to: NewMessage['reply_to']) => ({
  recipient_name: recipient.name,
  recipient_email: recipient.email,
  reply_to_name: reply_to?.name ?? null,
  reply_to_email: reply_to?.email ?? null,
});

async function withoutKnown(
  transaction: Transaction,
  messages: readonly NewMessage[],
): Promise<readonly NewMessage[]> {
  const keys = messages.flatMap(({ key }) => key ?? []);
  const rows = await transaction
    .selectFrom('outbox')
    .where('key', 'in', ['', ...keys])
    .select('key')
    .execute();
  const known = new Set(rows.map(({ key }) => key));
  // Of those with the same key, the first.
  return messages.filter(({ key }) => {
    const isKnown = key !== null && known.has(key);
    known.add(key);
    return !isKnown;
  });
}

function assertSound(message: NewMessage): void {
  const fault = messageFault(message);
  if (fault !== null) throw new RangeError(fault);
}

async function assertRoom(transaction: Transaction, more: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('outbox')
    .where('state', '=', 'queued')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count + more <= MAIL_LIMITS.queued) return;
  throw new OutboxFullError(
    `The outbox has ${count} messages that wait to be sent, and takes at most ${MAIL_LIMITS.queued}. “npx mentoring outbox list” shows why they wait.`,
  );
}

async function addMentions(
  transaction: Transaction,
  outbox_id: number,
  mentions: readonly Mention[],
): Promise<void> {
  const rows = new Map(mentions.map(({ kind, id }) => [`${kind} ${id}`, { outbox_id, kind, person_id: id }]));
  if (rows.size > 0)
    await transaction
      .insertInto('outbox_mentions')
      .values([...rows.values()])
      .execute();
}

/** A query of messages with the columns of the outbox. */
const selectMessages = (queries: Queries) => queries.selectFrom('outbox').selectAll();

/** Converts a row to a message. */
export function messageOf(row: Schema['outbox']): OutboxMessage {
  const { id, message_id, kind, subject, text, html, stop_url, state, attempts, reply } = row;
  return {
    id,
    message_id,
    kind,
    recipient: { name: row.recipient_name, email: row.recipient_email },
    reply_to: row.reply_to_email === null ? null : { name: row.reply_to_name, email: row.reply_to_email },
    subject,
    text,
    html,
    stop_url,
    state,
    attempts,
    created_at: Temporal.Instant.from(row.created_at),
    next_at: Temporal.Instant.from(row.next_at),
    changed_at: Temporal.Instant.from(row.changed_at),
    reply,
  };
}

/** A change of a message, if it is still queued. */
const updateQueued = (transaction: Transaction, id: number) =>
  transaction.updateTable('outbox').where((row) => row.and({ id, state: 'queued' }));

/**
 * Replaces the text of a queued message; its id, Message-ID and key stay.
 *
 * @throws RangeError if the new message is malformed or too long
 */
export async function rewriteMessage(
  transaction: Transaction,
  id: number,
  message: NewMessage,
): Promise<void> {
  assertSound(message);
  const { recipient, reply_to, subject, text, html, stop_url, mentions, links = [] } = message;
  const { numUpdatedRows } = await updateQueued(transaction, id)
    .set({ ...addressColumns(recipient, reply_to), subject, text, html, stop_url })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await transaction.deleteFrom('outbox_mentions').where('outbox_id', '=', id).execute();
  await addMentions(transaction, id, mentions);
  await storeLinks(transaction, links, Temporal.Now.instant());
}

/** Marks waiting messages in a restored database as doubtful: they may have been sent after the backup. */
export async function markRestoredAsDoubtful(transaction: Transaction): Promise<void> {
  await transaction
    .updateTable('outbox')
    .where('state', 'in', ['queued', 'sending'])
    .set({ state: 'doubtful', reply: 'it waited when the backup was made, and may have been sent since' })
    .execute();
}

/** How long the text of a sent or cancelled message is kept. */
const KEPT = { hours: 24 * 90 };

/** Clears the texts of old messages, which contain names; the records of sending stay. */
export async function clearOldMessages(transaction: Transaction, now: Temporal.Instant): Promise<void> {
  await transaction
    .updateTable('outbox')
    .where('state', 'in', ['sent', 'cancelled'])
    .where('changed_at', '<', instantToColumn(now.subtract(KEPT)))
    .where('text', '<>', '')
    .set({ subject: '', text: '', html: '', stop_url: null })
    .execute();
}

// The port, and the lease of the sending process.

const COLLECTION = 'mail';
/** The error of a message whose sender was killed. */
const KILLED =
  'the process that sent it ended before the answer was noted: the server may have accepted it or not';

/** The outbox of a database. */
export function createOutbox(database: Database): Outbox {
  const taker = createLeaseTaker(database);

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
  });
}

// The entries of messages that somebody has written.

/** How many recipients are listed. */
const MAX_LISTED = 3;

/**
 * Notes that somebody has written to people: an undo cancels these messages, so that nothing was written to them.
 *
 * @param how by hand, or through the outbox: an undo cancels those that still wait
 */
export async function noteWritten(
  transaction: Transaction,
  note: HistoryNote,
  ids: readonly number[],
  how: 'noted' | 'sent' = 'noted',
): Promise<void> {
  const recipients = await transaction
    .selectFrom('outbox')
    .innerJoin('outbox_mentions', 'outbox_mentions.outbox_id', 'outbox.id')
    .innerJoin('participants', 'participants.id', 'outbox_mentions.person_id')
    .where('outbox.id', 'in', ids.slice(0, MAX_LISTED))
    .where('outbox_mentions.kind', '=', 'participant')
    .whereRef('participants.email', '=', 'outbox.recipient_email')
    .select('participants.id')
    .orderBy('outbox.id')
    .execute();
  const to = [...new Set(recipients.map(({ id }) => id))].slice(0, MAX_LISTED).map(person);
  const state = how === 'sent' ? 'queued' : 'sent';
  const changes = ids.map((id) => changeOf('outbox', { id, state: 'cancelled' }, { id, state }));
  const summary: Message = { code: `messages-${how}`, to, more: ids.length - to.length };
  await noteEntry(transaction, note, how === 'sent' ? 'send-messages' : 'note-messages', summary, changes);
}

/** Tells somebody who notes the same messages again of their entry: a form was sent twice. Nothing where it is not theirs. */
export async function tellNotedBefore(
  transaction: Transaction,
  { account_id, noted }: HistoryNote,
  messages: readonly NewMessage[],
): Promise<void> {
  const entry = await transaction
    .selectFrom('history')
    .innerJoin('history_changes', 'history_changes.number', 'history.number')
    .innerJoin('outbox', 'outbox.id', 'history_changes.record_id')
    .where('history_changes.table_name', '=', 'outbox')
    .where('history.kind', '=', 'note-messages')
    .where('history.account_id', account_id === null ? 'is' : '=', account_id)
    .where('outbox.state', '=', 'sent')
    .where('outbox.key', 'in', ['', ...messages.flatMap(({ key }) => key ?? [])])
    .orderBy('history.number', 'desc')
    .select('history.number')
    .executeTakeFirst();
  if (entry !== undefined) noted?.(entry.number);
}

// The sender's lease in the database: how its holder updates messages.

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
function leaseOf(database: Database, holder: string): SenderLease {
  /** A change that only the holder makes; without a lease it comes to something else. */
  const asHolder = <Result>(
    change: (transaction: Transaction) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> =>
    database.write(async (transaction) =>
      (await renewLease(transaction, holder)) ? change(transaction) : otherwise,
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
        await renewLease(transaction, holder);
        await transaction
          .updateTable('outbox')
          .where((row) => row.and({ id, attempt }))
          .where('state', 'in', ['sending', 'doubtful'])
          .set(resultColumns(result, now))
          .execute();
        await incrementRevision(transaction, COLLECTION);
      });
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

    release: () => database.write((transaction) => releaseLease(transaction, holder)),
  };
}
