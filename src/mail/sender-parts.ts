/** The parts of the process that sends messages. */

import type { AttemptResult, Mailbox, NewMessage, Outbox, OutboxMessage } from '../domain/outbox.ts';
import type { MailConnection } from './smtp.ts';

/** Time and chance, which tests set. */
export interface MailClock {
  now(): Temporal.Instant;
  /** Resolves after so many milliseconds, or as soon as it is stopped. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

/** Is notified of the outcome of messages. */
interface SenderWatcher {
  onResult(message: OutboxMessage, result: AttemptResult): void;
  /** The database or the mail server cannot be used now; it is tried again. */
  onFault(error: unknown): void;
}

/** The dependencies of the sending process. */
export interface SenderParts {
  readonly outbox: Outbox;
  readonly sender: Mailbox;
  connect(signal: AbortSignal): Promise<MailConnection>;
  /** The earliest time at which a message may be sent, such as in working hours; the given instant if it may be sent now. */
  earliest(message: OutboxMessage, now: Temporal.Instant): Promise<Temporal.Instant>;
  /** Reviews a message right before it is handed over, since its facts may have changed after it was queued. */
  review(message: OutboxMessage, now: Temporal.Instant): Promise<Review>;
  readonly clock: MailClock;
  readonly watcher: SenderWatcher;
}

/** Whether a message is sent as it is, is written anew, or has lost its reason. */
export type Review =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'rewrite'; readonly message: NewMessage }
  | { readonly verdict: 'withdraw'; readonly reason: string };

/** How long it waits, in milliseconds. */
export interface SenderPauses {
  /** Between two looks into the outbox. */
  readonly look: number;
  /** Between two signs of life. */
  readonly beat: number;
  /** How long another process must have given no sign of life until this one takes over. */
  readonly silence: number;
  readonly fault: number;
}
