/** Erases a person from the messages of the outbox. */

import type { Mention } from '../../domain/outbox.ts';
import { incrementRevision } from '../collections.ts';
import type { Transaction } from '../schema.ts';

/** Replaces the address of an erased person. */
const ERASED_ADDRESS = 'erased@erased.invalid';

/**
 * Blanks every message to a person or about them; waiting ones are cancelled.
 *
 * @param transaction the one that erases the person
 */
export async function blankMessages(transaction: Transaction, person: Mention): Promise<void> {
  const named = await transaction
    .selectFrom('outbox_mentions')
    .where('kind', '=', person.kind)
    .where('person_id', '=', person.id)
    .select('outbox_id')
    .execute();
  await blankMessagesWithIds(
    transaction,
    named.map(({ outbox_id }) => outbox_id),
  );
}

/** The maximum number of messages per statement. */
const PART = 500;

/** The same of messages by their ids. */
export async function blankMessagesWithIds(transaction: Transaction, ids: readonly number[]): Promise<void> {
  for (let first = 0; first < ids.length; first += PART) {
    const part = ids.slice(first, first + PART);
    await transaction
      .updateTable('outbox')
      .where('id', 'in', part)
      .where('state', '=', 'queued')
      .set({ state: 'cancelled', reply: 'somebody whom it named was erased' })
      .execute();
    await transaction
      .updateTable('outbox')
      .where('id', 'in', part)
      .set({
        recipient_name: null,
        recipient_email: ERASED_ADDRESS,
        reply_to_name: null,
        reply_to_email: null,
        subject: '',
        text: '',
        html: '',
        stop_url: null,
        reply: null,
      })
      .execute();
  }
  await incrementRevision(transaction, 'mail');
}
