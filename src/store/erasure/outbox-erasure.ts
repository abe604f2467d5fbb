/** Erases a person from the messages of the outbox. */

import { sql } from 'kysely';
import { incrementRevision } from '../collections.ts';
import { isAnyOf } from '../row-conditions.ts';
import { inParts } from '../row-writing.ts';
import type { Transaction } from '../schema.ts';
import type { PersonIdentity } from './person-identity.ts';

/** Replaces the address of an erased person. */
const ERASED_ADDRESS = 'erased@erased.invalid';

/** Blanks every message to a person or about them; waiting ones are cancelled. */
export async function blankMessagesAbout(
  transaction: Transaction,
  { participantIds, managerIds }: Pick<PersonIdentity, 'participantIds' | 'managerIds'>,
): Promise<void> {
  const { rows } = await sql<{ readonly outbox_id: number }>`
    select distinct outbox_id from outbox_mentions
    where (kind = 'participant' and ${isAnyOf('person_id', participantIds)})
      or (kind = 'manager' and ${isAnyOf('person_id', managerIds)})`.execute(transaction);
  await blankMessages(
    transaction,
    rows.map(({ outbox_id }) => outbox_id),
  );
}

/** The maximum number of messages per statement. */
const PART = 500;

/** Blanks messages by their ids; waiting ones are cancelled. */
export async function blankMessages(transaction: Transaction, ids: readonly number[]): Promise<void> {
  for (const part of inParts(ids, PART)) {
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
