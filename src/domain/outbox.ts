/**
 * The outbox: messages that are to be sent, written in the same change as what causes them, and what became of each.
 *
 * `queued` → `sending` → `sent`, `failed` or, where the server accepted the message perhaps, `doubtful`. A message that was
 * not handed over goes back to `queued` and is tried again later. `sending` is noted before the server gets the first byte
 * of the message, so a message that is still `queued` was given to nobody.
 */

/** What messages are written from templates. */
export const TEMPLATE_KINDS = ['reminder', 'digest'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/**
 * What a message may be: it tells when it may be sent, and what counts as another one of the same. A `letter` is what a
 * manager has looked at and sent: it goes at once, and as it is.
 */
export const MESSAGE_KINDS = [...TEMPLATE_KINDS, 'letter'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_STATES = ['queued', 'sending', 'sent', 'failed', 'doubtful', 'cancelled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The limits of one message and of the whole outbox. */
export const MAIL_LIMITS = {
  /** Characters of a subject. */
  subject: 200,
  /** Characters of the plain text; the same again of the HTML. */
  body: 100_000,
  /** Messages that wait at most; a change that would add more fails. */
  queued: 20_000,
  /** Characters kept of what a server answered. */
  reply: 300,
} as const;

/** An address with the name of whom it belongs to. */
export interface Mailbox {
  readonly name: string | null;
  readonly email: string;
}

/** Somebody whom a message is to, or whom it names: erasing them blanks it. */
export interface Mention {
  readonly kind: 'participant' | 'manager';
  readonly id: number;
}

/** A message to one person. */
export interface NewMessage {
  readonly kind: MessageKind;
  /** No second message with the same key is ever added; null: there may be several. */
  readonly key: string | null;
  readonly recipient: Mailbox;
  readonly reply_to: Mailbox | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address at which the recipient ends such messages with one request (RFC 8058); null: there is none. */
  readonly stop_url: string | null;
  readonly mentions: readonly Mention[];
}

/** A message of the outbox. */
export interface OutboxMessage extends Omit<NewMessage, 'mentions' | 'key'> {
  readonly id: number;
  /** The Message-ID header without its brackets: the same at every attempt. */
  readonly message_id: string;
  readonly state: MessageState;
  /** How often a connection was made for it. */
  readonly attempts: number;
  readonly created_at: Temporal.Instant;
  /** When it is to be tried, while it is queued. */
  readonly next_at: Temporal.Instant;
  /** When it came to its state. */
  readonly changed_at: Temporal.Instant;
  /** What the server answered last, or why there is no answer; null before the first attempt. */
  readonly reply: string | null;
}

/** What came of an attempt, as it is noted. */
export type AttemptResult =
  | { readonly state: 'sent' | 'failed' | 'doubtful'; readonly reply: string }
  | { readonly state: 'queued'; readonly reply: string; readonly next_at: Temporal.Instant };

/** The right to send, which one process has at a time. */
export interface SenderLease {
  /** Notes that the process is alive. False if another process has taken over. */
  renew(): Promise<boolean>;
  /** Queued messages that are due, the oldest first. */
  due(now: Temporal.Instant, limit: number): Promise<readonly OutboxMessage[]>;
  /**
   * Notes that the message is about to be handed over.
   *
   * @returns the name of the attempt; null if another process sends now, or the message is no longer queued
   */
  begin(id: number, now: Temporal.Instant): Promise<string | null>;
  /** Notes what came of an attempt that was begun, also where another process has taken over meanwhile. */
  end(id: number, attempt: string, result: AttemptResult, now: Temporal.Instant): Promise<void>;
  /** Leaves a queued message until later, without counting an attempt. */
  defer(id: number, next_at: Temporal.Instant): Promise<void>;
  /** Notes that a message that is still queued could not be handed over. */
  postpone(id: number, result: AttemptResult, now: Temporal.Instant): Promise<void>;
  /** Cancels a message that is still queued, since there is no reason for it any more; another may be decided on the same day. */
  withdraw(id: number, reason: string, now: Temporal.Instant): Promise<void>;
  /** Writes a message anew that is still queued. Gives it as it is now; null if it is queued no longer. */
  rewrite(id: number, message: NewMessage): Promise<OutboxMessage | null>;
  /** Lets others send. */
  release(): Promise<void>;
}

/** How many messages there are of each state. */
export type StateCounts = Readonly<Record<MessageState, number>>;

/** The messages of the service. */
export interface Outbox {
  /** Whether there is something to do: a message that is due, or one whose sender may have been killed. */
  hasWork(now: Temporal.Instant): Promise<boolean>;
  /**
   * Takes the right to send. Messages that a killed process was handing over become doubtful.
   *
   * @param silence how long another holder must have given no sign of life, in milliseconds, as seen by this process
   * @returns null if another process has it
   */
  takeLease(now: Temporal.Instant, silence: number): Promise<SenderLease | null>;
  list(states: readonly MessageState[], limit: number): Promise<readonly OutboxMessage[]>;
  counts(): Promise<StateCounts>;
  /**
   * Queues messages again that were given up, are in doubt or were cancelled.
   *
   * @returns the state that the message had; null if there is none
   */
  retry(id: number, now: Temporal.Instant): Promise<MessageState | null>;
  /** Cancels a message that is queued. Gives the state that it had; null if there is none. */
  cancel(id: number, now: Temporal.Instant): Promise<MessageState | null>;
}

/** The outbox cannot take more messages. */
export class OutboxFullError extends Error {
  override readonly name = 'OutboxFullError';
}

/** Says why a message cannot be added; null if it can. */
export function messageFault({ recipient, reply_to, subject, text, html }: NewMessage): string | null {
  if (!isMailAddress(recipient.email)) return `“${recipient.email}” is not an e-mail address`;
  if (reply_to !== null && !isMailAddress(reply_to.email))
    return `“${reply_to.email}” is not an e-mail address`;
  if (subject.length > MAIL_LIMITS.subject)
    return `the subject has ${subject.length} characters, and may have ${MAIL_LIMITS.subject}`;
  const length = Math.max(text.length, html.length);
  return length > MAIL_LIMITS.body
    ? `the message has ${length} characters, and may have ${MAIL_LIMITS.body}`
    : null;
}

/** Whether a message can be sent to an address: one address and nothing that a command of SMTP could end with. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(text);
