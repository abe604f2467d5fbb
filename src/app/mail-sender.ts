/** Runs the mail sender as part of the service. */

import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import type { Database } from '../store/database.ts';
import { createOutbox } from '../store/mail/outbox.ts';
import { createReminderStore } from '../store/mail/reminders.ts';
import { mailSetup, NO_MAIL, SYSTEM_CLOCK } from './mail.ts';
import type { MailCounts } from './mail-counts.ts';
import { createReminderReview } from './reminder-review.ts';
import { earliestSending } from './reminders.ts';

/**
 * Sends the messages in the outbox of a database until it is disposed of. If mail is not set up, that is
 * logged.
 *
 * @param counts null: nothing is counted
 */
export async function runMailSender(
  configuration: Configuration,
  database: Database,
  logger: FastifyBaseLogger,
  counts: MailCounts | null,
): Promise<AsyncDisposable> {
  const setup = mailSetup(configuration);
  const outbox = createOutbox(database);
  if (setup === null) {
    const { queued } = await outbox.counts();
    if (queued > 0) logger.warn({ queued }, `${NO_MAIL} Messages wait in the outbox.`);
    return { [Symbol.asyncDispose]: async () => {} };
  }
  const { startSender } = await import('../mail/sender.ts');
  const { sender, connect } = setup;
  const reminders = createReminderStore(database);
  let lastFault = '';
  return startSender({
    outbox,
    sender,
    connect,
    review: createReminderReview(configuration, setup, database, reminders),
    earliest: (message, now) => earliestSending(reminders, configuration.TIME_ZONE, message, now),
    clock: SYSTEM_CLOCK,
    watcher: {
      onResult({ id, kind }, { state, reply }) {
        lastFault = '';
        counts?.noteResult(state);
        if (state === 'sent') logger.info({ message: id, kind }, 'message sent');
        else if (state === 'queued')
          logger.info({ message: id, kind, reply }, 'message not sent yet; retrying later');
        else logger.error({ message: id, kind, reply }, MESSAGES[state]);
      },
      onFault(error) {
        counts?.noteFault();
        const fault = error instanceof Error ? error.message : String(error);
        // A long outage is logged once.
        logger[fault === lastFault ? 'debug' : 'warn']({ err: error }, 'mail cannot be sent now; retrying');
        lastFault = fault;
      },
    },
  });
}

const MESSAGES = {
  failed: 'gave up a message; “mentoring outbox list” shows it',
  doubtful: 'a message may have been sent or not, and is not sent again; “mentoring outbox list” shows it',
} as const;
