/**
 * Sends what is in the outbox, beside whatever else the process does. Of several processes with one database one does it;
 * another takes over once it gives no sign of life.
 */

import type {
  AttemptResult,
  Mailbox,
  NewMessage,
  Outbox,
  OutboxMessage,
  SenderLease,
} from '../domain/outbox.ts';
import { nextAttempt } from '../domain/reminder-settings.ts';
import { type Delivery, type MailConnection, writeLetter } from './smtp.ts';

/** How long a running service waits. */
const SENDER_PAUSES: SenderPauses = { look: 2_000, beat: 1_500, silence: 8_000, fault: 15_000 };

/** How many messages are read at a time. */
const BATCH = 50;

/** Sends until it is disposed of. What is being handed over then is waited for a few seconds. */
export function startSender(parts: SenderParts, pauses: SenderPauses = SENDER_PAUSES): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { outbox, clock, watcher } = parts;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let pause = pauses.look;
      try {
        if (await outbox.hasWork(clock.now())) await sendDue(parts, pauses, signal);
      } catch (error) {
        if (!signal.aborted) watcher.onFault(error);
        pause = pauses.fault;
      }
      if (!signal.aborted) await clock.wait(pause, signal);
    }
  }

  const running = run();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** Sends all that is due, where no other process does. */
async function sendDue(parts: SenderParts, pauses: SenderPauses, signal: AbortSignal): Promise<void> {
  const { outbox, clock } = parts;
  const lease = await outbox.takeLease(clock.now(), pauses.silence);
  if (lease === null) return;
  // Signs of life also while a server takes its time. Where one cannot be given, the next note of this process fails.
  const beats = setInterval(() => void lease.renew().catch(() => undefined), pauses.beat).unref();
  try {
    while (!signal.aborted && (await lease.renew())) {
      const due = await lease.due(clock.now(), BATCH);
      if (due.length === 0) return;
      if (!(await sendBatch(parts, lease, due, signal))) return;
    }
  } finally {
    clearInterval(beats);
    await lease.release();
  }
}

/** Sends some messages over one connection, or more if it closes; false if sending must stop. */
async function sendBatch(
  parts: SenderParts,
  lease: SenderLease,
  due: readonly OutboxMessage[],
  signal: AbortSignal,
): Promise<boolean> {
  const { clock, watcher } = parts;
  using connections = connectionsOf(parts, signal);
  for (const message of due) {
    if (signal.aborted) return false;
    const earliest = await parts.earliest(message, clock.now());
    if (Temporal.Instant.compare(earliest, clock.now()) > 0) {
      await lease.defer(message.id, earliest);
      continue;
    }
    const current = await reviewed(parts, lease, message);
    if (current === null) continue;
    let connection: MailConnection;
    try {
      connection = await connections.get();
    } catch (error) {
      if (signal.aborted) return false;
      watcher.onFault(error);
      await postponeAll(parts, lease, due.slice(due.indexOf(message)), error);
      return false;
    }
    if (!(await sendOne(parts, lease, connection, current, signal))) return false;
  }
  return true;
}

/** The message in its current form; null if it is not to be sent any more. */
async function reviewed(
  { review, clock }: SenderParts,
  lease: SenderLease,
  message: OutboxMessage,
): Promise<OutboxMessage | null> {
  const now = clock.now();
  const seen = await review(message, now);
  if (seen.verdict === 'send') return message;
  if (seen.verdict === 'rewrite') return await lease.rewrite(message.id, seen.message);
  await lease.withdraw(message.id, seen.reason, now);
  return null;
}

/** The connection in use; a new one if it was closed. */
function connectionsOf({ connect }: SenderParts, signal: AbortSignal) {
  let current: MailConnection | undefined;
  return {
    async get(): Promise<MailConnection> {
      if (current?.isOpen !== true) current = await connect(signal);
      return current;
    },
    [Symbol.dispose]() {
      current?.[Symbol.dispose]();
    },
  };
}

/** There is no way to the server: all wait, and are given up in the end like those that it refused. */
async function postponeAll(
  { clock, watcher }: SenderParts,
  lease: SenderLease,
  messages: readonly OutboxMessage[],
  error: unknown,
): Promise<void> {
  const reply = error instanceof Error ? error.message : String(error);
  for (const message of messages) {
    const result = againOrFailed(message, reply, clock);
    await lease.postpone(message.id, result, clock.now());
    if (result.state !== 'queued') watcher.onResult(message, result);
  }
}

/** Sends one message, and stores the result; false if this process must not send any more. */
async function sendOne(
  { sender, clock, watcher }: SenderParts,
  lease: SenderLease,
  connection: MailConnection,
  message: OutboxMessage,
  signal: AbortSignal,
): Promise<boolean> {
  let attempt: string | null = null;
  const beforeData = async (): Promise<boolean> => {
    attempt = await lease.begin(message.id, clock.now());
    return attempt !== null;
  };
  const letter = await writeLetter(sender, message).catch((error: unknown) => new Error(String(error)));
  if (letter instanceof Error) {
    const result = { state: 'failed', reply: letter.message } as const;
    await lease.postpone(message.id, result, clock.now());
    watcher.onResult(message, result);
    return true;
  }
  const delivery = await connection.deliver(letter, beforeData, signal);
  // Stopped before anything was given: it is still queued, as if nothing had been.
  if (delivery.outcome === 'withheld' || (delivery.outcome === 'unavailable' && signal.aborted))
    return !signal.aborted && (await lease.renew());
  const result = resultOf(message, delivery, clock);
  if (attempt === null) await lease.postpone(message.id, result, clock.now());
  else await noteEnd(lease, message.id, attempt, result, clock);
  watcher.onResult(message, result);
  return true;
}

/** How often an outcome is noted that the database does not take, and the pause between, in milliseconds. */
const NOTES = 4;
const NOTE_PAUSE = 500;

/** Notes an outcome, also where the database is away for a moment: what is not noted would be in doubt. */
async function noteEnd(
  lease: SenderLease,
  id: number,
  attempt: string,
  result: AttemptResult,
  clock: MailClock,
): Promise<void> {
  for (let left = NOTES; ; left--) {
    try {
      return await lease.end(id, attempt, result, clock.now());
    } catch (error) {
      if (left === 1) throw error;
      await clock.wait(NOTE_PAUSE, new AbortController().signal);
    }
  }
}

/** The record of a delivery. */
function resultOf(message: OutboxMessage, delivery: Delivery, clock: MailClock): AttemptResult {
  const { reply } = delivery;
  if (delivery.outcome === 'accepted') return { state: 'sent', reply };
  if (delivery.outcome === 'doubtful')
    return { state: 'doubtful', reply: `the server had the message, and then: ${reply}` };
  const isFinal = delivery.outcome === 'refused' && delivery.isPermanent;
  return isFinal ? { state: 'failed', reply } : againOrFailed(message, reply, clock);
}

/** Queued for another attempt, or given up after the last. */
function againOrFailed({ attempts }: OutboxMessage, reply: string, clock: MailClock): AttemptResult {
  const now = clock.now();
  const next_at = nextAttempt(attempts + 1, now, clock.random());
  return next_at === null ? { state: 'failed', reply } : { state: 'queued', reply, next_at };
}

// The parts of the process that sends messages.

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
