/** Reminders of a configuration: composing what is due, and the part of the service that queues it. */

import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import { isLanguage } from '../domain/languages.ts';
import type { NewMessage, OutboxMessage } from '../domain/outbox.ts';
import { isOpen, nextOpening, type ReminderSettings } from '../domain/reminder-settings.ts';
import type { ReminderFacts, ReminderStops, ReminderStore } from '../domain/reminder-store.ts';
import type { Database } from '../store/database.ts';
import { createReminderStore } from '../store/mail/reminders.ts';
import { repeatInBackground } from './background.ts';
import { type MailSetup, mailSetup, NO_MAIL } from './mail.ts';

/** The interval between two checks for due reminders, in milliseconds. */
const PAUSE = 300_000;
/** The delay after the start of a service, in milliseconds. */
const STARTING = 3_000;

/** Why reminders cannot be sent; null if they can. */
export function reminderObstacle(configuration: Configuration): string | null {
  if (mailSetup(configuration) === null) return NO_MAIL;
  return configuration.BASE_URL === null
    ? 'BASE_URL is not set. Reminders need it for the link that stops them: set it to the public address of the service.'
    : null;
}

/** Composes due messages; called by the store. */
export async function reminderComposer(
  { BASE_URL }: Configuration,
  { sender }: Pick<MailSetup, 'sender'>,
  now: Temporal.ZonedDateTime,
): Promise<(facts: ReminderFacts) => readonly NewMessage[]> {
  const { composeDue } = await import('../mail/compose.ts');
  const terms = { baseUrl: BASE_URL ?? 'https://mentoring.invalid', sender };
  return (facts) => composeDue(facts, now.toPlainDateTime(), terms);
}

/**
 * Queues due reminders and digests.
 *
 * @returns their number
 */
export async function enqueueReminders(
  configuration: Configuration,
  setup: MailSetup,
  store: ReminderStore,
  now: Temporal.ZonedDateTime,
): Promise<number> {
  const compose = await reminderComposer(configuration, setup, now);
  // Without due messages nothing is written, and no lock is taken.
  if ((await store.preview(now, compose)).length === 0) return 0;
  return await store.enqueue(now, setup.domain, compose);
}

/** The next time at which a message may be sent by the settings of reminders, which also applies to retries. */
export async function earliestSending(
  store: ReminderStore,
  timeZone: string,
  { kind }: Pick<OutboxMessage, 'kind'>,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const settings = await store.readSettings();
  const local = now.toZonedDateTimeISO(timeZone).toPlainDateTime();
  if (kind !== 'reminder' && kind !== 'digest') return now;
  if (isOpen(settings, local)) return now;
  return nextOpening(settings, local)?.toZonedDateTime(timeZone).toInstant() ?? now.add({ hours: 24 });
}

const isActive = ({ enabled, digest_weekday }: ReminderSettings): boolean =>
  enabled || digest_weekday !== null;

/**
 * Queues reminders by the settings of a database until it is disposed of. Several processes may do so: each
 * sees what the others have queued.
 */
export async function runReminders(
  configuration: Configuration,
  database: Database,
  logger: FastifyBaseLogger,
): Promise<AsyncDisposable> {
  const setup = mailSetup(configuration);
  const store = createReminderStore(database);
  const obstacle = reminderObstacle(configuration);
  if (setup === null || obstacle !== null) {
    if (isActive(await store.readSettings())) logger.warn(`reminders are on, but none is sent. ${obstacle}`);
    return { [Symbol.asyncDispose]: async () => {} };
  }
  const enqueue = async (): Promise<void> => {
    const now = Temporal.Now.zonedDateTimeISO(configuration.TIME_ZONE);
    const settings = await store.readSettings();
    if (!isActive(settings) || !isOpen(settings, now.toPlainDateTime())) return;
    const added = await enqueueReminders(configuration, setup, store, now);
    if (added > 0) logger.info({ messages: added }, 'reminders queued');
  };
  return repeatInBackground(enqueue, {
    delay: STARTING,
    pause: PAUSE,
    onFailure: (err) => logger.error({ err }, 'reminders cannot be queued now; retrying'),
  });
}

/** Returns the opt-outs of a database, with the texts of their page. */
export function createReminderStops(database: Database): ReminderStops {
  const store = createReminderStore(database);
  return {
    async find(token) {
      const { MAIL_TEXTS } = await import('../mail/texts.ts');
      const owner = await store.findToken(token);
      const known = owner?.language;
      const language =
        known !== undefined && known !== null && isLanguage(known)
          ? known
          : (await store.readSettings()).language;
      return { isStopped: owner?.isStopped ?? null, texts: { language, ...MAIL_TEXTS[language].stop } };
    },
    async stop(token) {
      await store.stop(token);
    },
  };
}
