/**
 * The outbox: messages that are to be sent, written in the same change as what causes them, and what became of each.
 *
 * `queued` → `sending` → `sent`, `failed` or, where the server accepted the message perhaps, `doubtful`. A message that was
 * not handed over goes back to `queued` and is tried again later. `sending` is noted before the server gets the first byte
 * of the message, so a message that is still `queued` was given to nobody.
 */

import type { Reader } from './access.ts';
import type { Language } from './languages.ts';
import type { HistoryNote } from './origin.ts';
import type { FeedbackKey, FeedbackRound, Manager, Participant, ParticipantRole } from './programme.ts';

export const TEMPLATE_KINDS = ['reminder', 'digest'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** A `letter` was previewed and sent by a manager: it goes at once and unchanged. */
export const MESSAGE_KINDS = [...TEMPLATE_KINDS, 'letter'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_STATES = ['queued', 'sending', 'sent', 'failed', 'doubtful', 'cancelled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The limits of one message and of the whole outbox. */
export const MAIL_LIMITS = {
  /** Characters of a subject. */
  subject: 200,
  /** Characters of the plain text, and of the HTML. */
  body: 100_000,
  /** The maximum number of waiting messages; a change that would add more fails. */
  queued: 20_000,
  /** The number of characters stored of a server's reply. */
  reply: 300,
} as const;

export interface Mailbox {
  readonly name: string | null;
  readonly email: string;
}

/** A recipient, or a person named in a message: erasing them blanks it. */
export interface Mention {
  readonly kind: 'participant' | 'manager';
  readonly id: number;
}

/** A personal link to a feedback, which works from when its message is stored. */
export interface MessageLink {
  readonly key: FeedbackKey;
  readonly secret: string;
}

export interface NewMessage {
  readonly kind: MessageKind;
  /** No two messages have the same key; null: not unique. */
  readonly key: string | null;
  readonly recipient: Mailbox;
  readonly reply_to: Mailbox | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL at which the recipient unsubscribes with one request (RFC 8058); null: none. */
  readonly stop_url: string | null;
  readonly mentions: readonly Mention[];
  /** The links in its text. */
  readonly links?: readonly MessageLink[];
}

export interface OutboxMessage extends Omit<NewMessage, 'mentions' | 'key' | 'links'> {
  readonly id: number;
  /** The Message-ID header without its brackets: the same at every attempt. */
  readonly message_id: string;
  readonly state: MessageState;
  readonly attempts: number;
  readonly created_at: Temporal.Instant;
  /** The time of the next attempt, while it is queued. */
  readonly next_at: Temporal.Instant;
  /** The time of its last change of state. */
  readonly changed_at: Temporal.Instant;
  /** The server's last reply, or the error; null before the first attempt. */
  readonly reply: string | null;
}

export type AttemptResult =
  | { readonly state: 'sent' | 'failed' | 'doubtful'; readonly reply: string }
  | { readonly state: 'queued'; readonly reply: string; readonly next_at: Temporal.Instant };

/** The sender's lease, which one process holds at a time. */
export interface SenderLease {
  /** Renews the lease. False if another process has taken over. */
  renew(): Promise<boolean>;
  /** Queued messages that are due, the oldest first. */
  due(now: Temporal.Instant, limit: number): Promise<readonly OutboxMessage[]>;
  /** Marks a queued message as `sending`. Returns the id of the attempt; null if it or the lease is not there any more. */
  begin(id: number, now: Temporal.Instant): Promise<string | null>;
  /** Stores the result of an attempt, even if another process has taken over meanwhile. */
  end(id: number, attempt: string, result: AttemptResult, now: Temporal.Instant): Promise<void>;
  /** Postpones a queued message without counting an attempt. */
  defer(id: number, next_at: Temporal.Instant): Promise<void>;
  /** Stores a failed attempt of a message that is still queued. */
  postpone(id: number, result: AttemptResult, now: Temporal.Instant): Promise<void>;
  /** Withdraws a queued message that has become unnecessary; another may be queued on the same day. */
  withdraw(id: number, reason: string, now: Temporal.Instant): Promise<void>;
  /** Replaces the text of a queued message. Returns its current state; null if it is not queued any more. */
  rewrite(id: number, message: NewMessage): Promise<OutboxMessage | null>;
  release(): Promise<void>;
}

export type StateCounts = Readonly<Record<MessageState, number>>;

export interface Outbox {
  /** Whether there is work: a message that is due, or one whose sender may have been killed. */
  hasWork(now: Temporal.Instant): Promise<boolean>;
  /**
   * Takes the lease. Messages that a killed process was sending become doubtful.
   *
   * @param silence how long another holder must have been silent, in milliseconds, as observed by this
   * process
   * @returns null if another process holds it
   */
  takeLease(now: Temporal.Instant, silence: number): Promise<SenderLease | null>;
  list(states: readonly MessageState[], limit: number): Promise<readonly OutboxMessage[]>;
  counts(): Promise<StateCounts>;
  /** Queues a failed, doubtful or cancelled message again. Returns its previous state; null if there is none. */
  retry(id: number, now: Temporal.Instant): Promise<MessageState | null>;
  /** Cancels a queued message. Returns its previous state; null if there is none. */
  cancel(id: number, now: Temporal.Instant): Promise<MessageState | null>;
}

export class OutboxFullError extends Error {
  override readonly name = 'OutboxFullError';
}

/** Why a message cannot be added; null if it can. */
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

/** Whether messages can be sent to an address: a single address, without characters that end an SMTP command. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(text);

// The port of messages that somebody writes once for people whom they choose from a list.

/** People, or those of pairs who have one of some roles. Whom the caller may not see is left out. */
export interface Chosen {
  readonly of: 'people' | 'pairs';
  readonly ids: readonly number[];
  readonly roles: readonly ParticipantRole[];
}

/** Why somebody is not written to. The last message to an `undelivered` address could not be delivered. */
export type AddressObstacle = 'no-address' | 'erased' | 'stopped' | 'undelivered';

/** Somebody who was chosen. A mentee and a mentor with the same address are one. */
export interface Addressee {
  readonly person: Participant;
  /** The ids of their records, in ascending order. */
  readonly ids: readonly number[];
  /** The others of the chosen pairs, or of all open ones. */
  readonly partners: readonly Participant[];
  /** The first of these pairs' managers; null if there is none. */
  readonly manager: Manager | null;
  /** What they have to give next in these pairs; null if there is nothing. */
  readonly next: { readonly round: FeedbackRound; readonly due_date: Temporal.PlainDate } | null;
  readonly obstacle: AddressObstacle | null;
}

export interface SelectionFacts {
  readonly addressees: readonly Addressee[];
  /** The language of those whose language is unknown. */
  readonly language: Language;
}

type Decide = (facts: SelectionFacts) => readonly NewMessage[];

export interface SelectionMail {
  /** Reads whom messages are written to, without writing any. */
  read(chosen: Chosen, today: Temporal.PlainDate, caller: Reader): Promise<SelectionFacts>;
  /** Queues messages in the transaction that reads whom they are written to, with an entry in the history. Returns their number. */
  send(
    chosen: Chosen,
    now: Temporal.ZonedDateTime,
    domain: string,
    decide: Decide,
    caller: Reader,
    note: HistoryNote,
  ): Promise<number>;
  /** How many messages of an entry of the history have which state. */
  states(entry: number): Promise<readonly { readonly state: MessageState; readonly count: number }[]>;
}
