/** The rows of the outbox: how messages are added and read. */

import { randomUUID } from 'node:crypto';
import {
  MAIL_LIMITS,
  type Mention,
  messageFault,
  type NewMessage,
  OutboxFullError,
  type OutboxMessage,
} from '../../domain/outbox.ts';
import { allocateIds, incrementRevision } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import { storeLinks } from '../form-links.ts';
import type { Queries, Schema, Transaction } from '../schema.ts';

/** How messages are added. */
export interface EnqueueOptions {
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
export const selectMessages = (queries: Queries) => queries.selectFrom('outbox').selectAll();

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
export const updateQueued = (transaction: Transaction, id: number) =>
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
