/** Processes that send, for tests: the real loop, on a clock that tests turn on. */

import type { AttemptResult, NewMessage, OutboxMessage } from '../../src/domain/outbox.ts';
import { type SenderParts, type SenderPauses, startSender } from '../../src/mail/sender.ts';
import { connectToMailServer } from '../../src/mail/smtp.ts';
import type { Database } from '../../src/store/database.ts';
import { addMessages, createOutbox } from '../../src/store/mail/outbox.ts';
import type { TestMailServer } from './mail-server.ts';

/** When all of these tests begin. */
export const START = Temporal.Instant.from('2026-11-23T09:00:00Z');
const PAUSES: SenderPauses = { look: 10, beat: 20, silence: 150, fault: 10 };

/** A message that can be sent. */
export const newMessage = (more: Partial<NewMessage> = {}): NewMessage => ({
  kind: 'reminder',
  key: null,
  recipient: { name: 'Ada Example', email: 'ada@example.org' },
  reply_to: { name: 'María Müster', email: 'maria@example.org' },
  subject: 'Zażółć — feedback',
  text: 'Guten Tag,\n\n.ein Punkt am Anfang\nGrüße',
  html: '<p>Grüße</p>',
  stop_url: 'https://mentoring.example.org/reminders/stop/?token=abc',
  mentions: [],
  ...more,
});

/** Adds messages as a change does. */
export const add = (database: Database, ...messages: readonly NewMessage[]) =>
  addAt(database, START, messages);

/** Adds messages that a service with the real time sends tomorrow at the earliest. */
export const addForTomorrow = (database: Database, ...messages: readonly NewMessage[]) =>
  addAt(database, Temporal.Now.instant().add({ hours: 24 }), messages);

const addAt = (database: Database, now: Temporal.Instant, messages: readonly NewMessage[]) =>
  database.write((transaction) => addMessages(transaction, messages, { now, domain: 'example.org' }));

/** A time that tests turn on. */
export function testClock(start = START) {
  let now = start;
  return {
    now: () => now,
    wait: async (milliseconds: number, signal: AbortSignal) => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
    random: () => 0,
    advance(duration: Temporal.DurationLike) {
      now = now.add(duration);
    },
  };
}

export interface Sending extends AsyncDisposable {
  readonly clock: ReturnType<typeof testClock>;
  readonly results: readonly (readonly [OutboxMessage, AttemptResult])[];
  readonly faults: readonly unknown[];
}

/** A process that sends to a server. */
export function sending(
  database: Database,
  { port }: TestMailServer,
  clock = testClock(),
  review: SenderParts['review'] = async () => ({ verdict: 'send' }),
  pauses: Partial<SenderPauses> = {},
): Sending {
  const results: (readonly [OutboxMessage, AttemptResult])[] = [];
  const faults: unknown[] = [];
  const server = { host: '127.0.0.1', port, secure: false, user: null, password: null };
  const sender = startSender(
    {
      outbox: createOutbox(database),
      sender: { name: 'Mentoring', email: 'mentoring@example.org' },
      connect: (signal) => connectToMailServer(server, { connecting: 5000, answer: 5000 }, signal),
      earliest: async (_message, now) => now,
      review,
      clock,
      watcher: {
        onResult: (message, result) => void results.push([message, result]),
        onFault: (error) => void faults.push(error),
      },
    },
    { ...PAUSES, ...pauses },
  );
  return { clock, results, faults, [Symbol.asyncDispose]: () => sender[Symbol.asyncDispose]() };
}
