/** A mail server of a simulation: in memory, with all that a real one may do to a message, as chance has it. */

import { once } from 'node:events';
import { type SenderParts, startSender } from '../../src/mail/sender.ts';
import type { Delivery, MailConnection } from '../../src/mail/smtp.ts';

/** A message that the server has. */
export interface AcceptedMail {
  readonly messageId: string;
  readonly to: string;
  readonly at: Temporal.Instant;
}

/** A server, and the one process that sends to it. */
export interface SimulatedMail {
  readonly accepted: readonly AcceptedMail[];
  /** Whether the server is away, until it is said otherwise. */
  setAway(isAway: boolean): void;
  /** Sends what is due at a moment, until nothing is left to be done. */
  sendDue(now: Temporal.Instant): Promise<void>;
}

/** What becomes of a message, the usual the most often. */
const FATES = [
  ...Array.from({ length: 12 }, () => 'accepted' as const),
  ...Array.from({ length: 3 }, () => 'put off' as const),
  'put off after data',
  'refused',
  'broken before data',
  'accepted without an answer',
  'lost without an answer',
] as const;

/**
 * Makes one.
 *
 * @param chance from 0 to 1
 * @param onAccepted is called with every message that the server accepts
 */
export function simulatedMail(
  parts: Pick<SenderParts, 'outbox' | 'earliest' | 'review'>,
  chance: () => number,
  onAccepted: (mail: AcceptedMail) => Promise<void>,
): SimulatedMail {
  const accepted: AcceptedMail[] = [];
  let isAway = false;
  let now = Temporal.Instant.fromEpochMilliseconds(0);

  const take = async (to: string, bytes: Buffer): Promise<void> => {
    const messageId = /^Message-ID: <([^>]+)>/m.exec(bytes.toString('latin1'))?.[1] ?? '';
    const mail = { messageId, to, at: now };
    accepted.push(mail);
    await onAccepted(mail);
  };

  const connection = (): MailConnection => {
    let isOpen = true;
    const broken = (): void => {
      isOpen = false;
    };
    return {
      get isOpen() {
        return isOpen;
      },
      async deliver({ to, bytes }, beforeData): Promise<Delivery> {
        const fate = FATES[Math.floor(chance() * FATES.length)] ?? 'accepted';
        if (fate === 'put off') return { outcome: 'refused', isPermanent: false, reply: '450 later' };
        if (fate === 'refused') return { outcome: 'refused', isPermanent: true, reply: '550 nobody' };
        if (fate === 'broken before data') {
          broken();
          return { outcome: 'unavailable', reply: 'the connection broke' };
        }
        if (!(await beforeData())) return { outcome: 'withheld', reply: 'another process sends now' };
        if (fate === 'put off after data')
          return { outcome: 'refused', isPermanent: false, reply: '451 busy' };
        if (fate !== 'lost without an answer') await take(to, bytes);
        if (fate === 'accepted') return { outcome: 'accepted', reply: '250 thanks' };
        broken();
        return { outcome: 'doubtful', reply: 'no answer' };
      },
      [Symbol.dispose]: broken,
    };
  };

  /** Lets a sender look into the outbox once: it waits when it has done what there was to be done. */
  const sendOnce = async (): Promise<void> => {
    const { promise: looked, resolve } = Promise.withResolvers<void>();
    await using _sender = startSender(
      {
        ...parts,
        sender: { name: 'Mentoring', email: 'mentoring@example.org' },
        async connect() {
          if (isAway || chance() < 0.05) throw new Error('the mail server is away');
          return connection();
        },
        clock: {
          now: () => now,
          random: chance,
          async wait(_milliseconds, signal) {
            resolve();
            if (!signal.aborted) await once(signal, 'abort');
          },
        },
        watcher: { onResult: () => undefined, onFault: () => undefined },
      },
      { look: 1, beat: 60_000, silence: 0, fault: 1 },
    );
    await looked;
  };

  return {
    accepted,
    setAway(away) {
      isAway = away;
    },
    async sendDue(moment) {
      now = moment;
      while (await parts.outbox.hasWork(now)) await sendOnce();
    },
  };
}
