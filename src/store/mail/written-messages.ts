/** The entries of messages that somebody has written. */

import type { Message } from '../../domain/operations/messages.ts';
import { changeOf } from '../../domain/operations/row-changes.ts';
import { person } from '../../domain/operations/words.ts';
import type { NewMessage } from '../../domain/outbox.ts';
import type { HistoryNote } from '../../domain/signature.ts';
import { noteEntry } from '../operations/setting-history.ts';
import type { Transaction } from '../schema.ts';

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
