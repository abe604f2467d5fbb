/** Mail of a configuration: the server, the sender, and the process that sends. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from '../config/settings.ts';
import type { Mailbox } from '../domain/outbox.ts';
import type { MailClock } from '../mail/sender-parts.ts';
import type { MailConnection, MailServer, MailTimeLimits } from '../mail/smtp.ts';

/** How messages are sent. */
export interface MailSetup {
  readonly server: MailServer;
  readonly sender: Mailbox;
  /** What stands behind the @ of Message-IDs. */
  readonly domain: string;
  connect(signal: AbortSignal): Promise<MailConnection>;
}

/** How long a mail server may take, in milliseconds. Some make those wait on purpose whom they do not know. */
const TIME_LIMITS: MailTimeLimits = { connecting: 20_000, answer: 120_000 };

/** What is said wherever mail would be sent, and none is set up. */
export const NO_MAIL = 'MAIL_URL is not set, so no mail is sent.';

/** The mail of a configuration; null if none is set up. */
export function mailSetup({ MAIL_URL, MAIL_FROM }: Configuration): MailSetup | null {
  if (MAIL_URL === null || MAIL_FROM === null) return null;
  return {
    server: MAIL_URL,
    sender: MAIL_FROM,
    domain: MAIL_FROM.email.replace(/^.*@/, '').toLowerCase(),
    // Commands that only say whether mail is set up need nothing of it.
    async connect(signal) {
      const { connectToMailServer } = await import('../mail/smtp.ts');
      return await connectToMailServer(MAIL_URL, TIME_LIMITS, signal);
    },
  };
}

/** The time and chance of this machine. */
export const SYSTEM_CLOCK: MailClock = {
  now: () => Temporal.Now.instant(),
  wait: (milliseconds, signal) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
  random: Math.random,
};
