/** A message of the outbox as the bytes that a mail server gets. */

import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox, OutboxMessage } from '../domain/outbox.ts';

/** A message as it goes over the wire. */
export interface Letter {
  /** The sender and the recipient of the envelope. */
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** The parts of a letter. */
export type LetterContent = Pick<
  OutboxMessage,
  'message_id' | 'recipient' | 'reply_to' | 'subject' | 'text' | 'html' | 'stop_url' | 'created_at'
>;

const asAddress = ({ name, email }: Mailbox) => ({ name: name ?? '', address: email });

/**
 * Writes a message down. Every attempt gives the same bytes, so that a server or a reader that has seen the message knows
 * it again by its Message-ID.
 *
 * @throws Error where an address is none
 */
export async function writeLetter(sender: Mailbox, content: LetterContent): Promise<Letter> {
  const { message_id, recipient, reply_to, subject, text, html, stop_url, created_at } = content;
  const node = new MailComposer({
    from: asAddress(sender),
    to: asAddress(recipient),
    ...(reply_to !== null && { replyTo: asAddress(reply_to) }),
    subject,
    text,
    ...(html !== '' && { html }),
    messageId: `<${message_id}>`,
    date: new Date(created_at.epochMilliseconds),
    headers: {
      // So that no holiday message comes back (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(stop_url !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${stop_url}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    baseBoundary: message_id.replaceAll(/[^\w-]/g, ''),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from, to } = node.getEnvelope();
  const [only, ...others] = to;
  if (from === false || only === undefined || others.length > 0)
    throw new Error(`“${recipient.email}” is not one e-mail address`);
  return { from, to: only, bytes: await node.build() };
}
