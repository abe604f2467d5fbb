/** Runs the mail sender as part of the service, and reviews what it sends. */

import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import { withoutSecrets } from '../domain/forms/invitation.ts';
import type { NewMessage, OutboxMessage } from '../domain/outbox.ts';
import type { ReminderFacts, ReminderStore } from '../domain/reminder-store.ts';
import type { Metrics } from '../http/observability/metrics.ts';
import type { Review } from '../mail/sender.ts';
import type { Database } from '../store/database.ts';
import { createOutbox } from '../store/mail/outbox.ts';
import { createReminderStore } from '../store/mail/reminders.ts';
import { type MailSetup, mailSetup, NO_MAIL, SYSTEM_CLOCK } from './mail.ts';
import { earliestSending } from './reminders.ts';

/** Sends the messages in the outbox of a database until it is disposed of. If mail is not set up, that is logged. */
export async function runMailSender(
  configuration: Configuration,
  database: Database,
  logger: FastifyBaseLogger,
  metrics: Pick<Metrics, 'countMailAttempt' | 'countMailFault'>,
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
        metrics.countMailAttempt(state);
        if (state === 'sent') logger.info({ message: id, kind }, 'message sent');
        else if (state === 'queued')
          logger.info({ message: id, kind, reply }, 'message not sent yet; retrying later');
        else logger.error({ message: id, kind, reply }, MESSAGES[state]);
      },
      onFault(error) {
        metrics.countMailFault();
        const fault = error instanceof Error ? error.message : String(error);
        // A long outage is logged once.
        logger[fault === lastFault ? 'debug' : 'warn']({ err: error }, 'mail cannot be sent now; retrying');
        lastFault = fault;
      },
    },
  });
}

const MESSAGES = {
  failed: 'gave up a message; “npx mentoring outbox list” shows it',
  doubtful:
    'a message may have been sent or not, and is not sent again; “npx mentoring outbox list” shows it',
} as const;

const SEND: Review = { verdict: 'send' };
const NO_LONGER_OWED = 'what it reminded of is no longer owed';
const DECIDED_ANEW = 'the person’s records were merged; reminders are planned again';

/** A snapshot of the facts, valid until the programme or the day changes. */
interface Known {
  readonly revision: number;
  readonly day: string;
  readonly facts: ReminderFacts;
}

/**
 * Creates the review of reminders that are about to be sent: the feedback may have been received meanwhile. Most messages
 * are sent within seconds after they were queued, so the programme is read once for all of them.
 */
export function createReminderReview(
  { BASE_URL, TIME_ZONE }: Pick<Configuration, 'BASE_URL' | 'TIME_ZONE'>,
  { sender }: Pick<MailSetup, 'sender'>,
  database: Pick<Database, 'revision'>,
  store: ReminderStore,
): (message: OutboxMessage, now: Temporal.Instant) => Promise<Review> {
  let known: Known | undefined;

  async function factsAt(now: Temporal.ZonedDateTime): Promise<ReminderFacts> {
    const day = now.toPlainDate().toString();
    // The version is read before the facts, which may then be newer, but never older than the version.
    const revision = await database.revision('programme');
    if (known?.revision !== revision || known.day !== day) {
      known = { revision, day, facts: await store.readFacts(now) };
    }
    return known.facts;
  }

  return async (message, at) => {
    if (message.kind !== 'reminder') return SEND;
    const now = at.toZonedDateTimeISO(TIME_ZONE);
    const facts = await factsAt(now);
    const { composeAgain } = await import('../mail/compose.ts');
    const terms = { baseUrl: BASE_URL ?? 'https://mentoring.invalid', sender };
    const fresh = composeAgain(facts, message.recipient.email, now.toPlainDate(), terms);
    if (fresh === null) return { verdict: 'withdraw', reason: NO_LONGER_OWED };
    // The token of the link must be stored, or the link would not work.
    if (tokenIn(fresh.stop_url) !== tokenIn(message.stop_url))
      return { verdict: 'withdraw', reason: DECIDED_ANEW };
    return BASE_URL === null || saysTheSame(fresh, message) ? SEND : { verdict: 'rewrite', message: fresh };
  };
}

const tokenIn = (url: string | null): string | null =>
  url === null ? null : new URL(url).searchParams.get('token');

const saysTheSame = (one: NewMessage, { subject, text, reply_to }: OutboxMessage): boolean =>
  one.subject === subject &&
  withoutSecrets(one.text) === withoutSecrets(text) &&
  one.reply_to?.email === reply_to?.email;
