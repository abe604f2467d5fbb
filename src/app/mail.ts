/** The mail of a configuration: server and sender. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from '../config/settings.ts';
import type { Mailbox } from '../domain/outbox.ts';
import type { MailClock } from '../mail/sender.ts';
import type { MailConnection, MailServer, MailTimeLimits } from '../mail/smtp.ts';

/** How messages are sent. */
export interface MailSetup {
  readonly server: MailServer;
  readonly sender: Mailbox;
  /** The domain of Message-IDs. */
  readonly domain: string;
  connect(signal: AbortSignal): Promise<MailConnection>;
}

/** The timeout of a mail server, in milliseconds. Some delay unknown senders on purpose. */
const TIME_LIMITS: MailTimeLimits = { connecting: 20_000, answer: 120_000 };

/** The message wherever mail would be sent but is not set up. */
export const NO_MAIL = 'MAIL_URL is not set, so no mail is sent.';

/** The mail of a configuration; null if it is not set up. */
export function mailSetup({
  MAIL_URL,
  MAIL_FROM,
  MAIL_WITHOUT_TLS: mayBePlain,
}: Configuration): MailSetup | null {
  if (MAIL_URL === null || MAIL_FROM === null) return null;
  const server = { ...MAIL_URL, mayBePlain };
  return {
    server,
    sender: MAIL_FROM,
    domain: MAIL_FROM.email.replace(/^.*@/, '').toLowerCase(),
    // Loaded late: commands that only report whether mail is set up do not need it.
    async connect(signal) {
      const { connectToMailServer } = await import('../mail/smtp.ts');
      return await connectToMailServer(server, TIME_LIMITS, signal);
    },
  };
}

/** The clock and random source of this machine. */
export const SYSTEM_CLOCK: MailClock = {
  now: () => Temporal.Now.instant(),
  wait: (milliseconds, signal) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
  random: Math.random,
};
