/** Assembles the pages on which mentees and mentors give feedback. */

import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import type { Harm } from '../domain/harm.ts';
import type { ReminderStore } from '../domain/reminder-store.ts';
import type { TextWork } from '../generators/text-work.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { SERVICE_NAME } from '../http/server.ts';
import { composeLinks, longDate } from '../mail/compose.ts';
import { roundTitle } from '../mail/texts.ts';
import type { Database } from '../store/database.ts';
import { createFeedbackForms, readForms } from '../store/forms/feedback-forms.ts';
import { createReminderStore } from '../store/mail/reminders.ts';
import { readRounds } from '../store/programme-reading.ts';
import { type FeedbackLinkMail, feedbackEndpoints } from '../write/feedback/feedback.ts';
import { trialEndpoint } from '../write/feedback/trial.ts';
import { mailSetup } from './mail.ts';
import { reminderObstacle } from './reminders.ts';

/** The endpoints of the pages. */
export function createFeedbackPages(
  configuration: Configuration,
  database: Database,
  texts: Pick<TextWork, 'judge'>,
  logger: FastifyBaseLogger,
): readonly Endpoint[] {
  const { TIME_ZONE: timeZone, HELP_TEXT, BODY_LIMIT: bodyLimit } = configuration;
  const reminders = createReminderStore(database);
  const shared = {
    serviceName: SERVICE_NAME,
    defaultLanguage: async () => (await reminders.readSettings()).language,
    roundTitle,
    bodyLimit,
  };
  const pages = feedbackEndpoints({
    ...shared,
    forms: createFeedbackForms(database, () => Temporal.Now.zonedDateTimeISO(timeZone)),
    judge: judgeWith(texts, () => Temporal.Now.plainDateISO(timeZone)),
    help: HELP_TEXT ?? {},
    longDate,
    timeZone,
    mail: linkMailOf(configuration, reminders, logger),
  });
  const trial = trialEndpoint({
    ...shared,
    async formOf(id) {
      const round = (await readRounds(database.reader)).find((one) => one.id === id);
      const questions = (await readForms(database.reader, id)).at(-1)?.questions;
      return round && questions ? { round, questions } : null;
    },
  });
  return [...pages, trial];
}

/** Says what a text is about. Whoever has sent something is thanked, also while nothing can be judged: then it is null. */
export const judgeWith =
  (texts: Pick<TextWork, 'judge'>, today: () => Temporal.PlainDate) =>
  async (input: string): Promise<Harm | null> => {
    const judged = await texts.judge({ input, today: today().toString() }).catch(() => null);
    return judged?.harm ?? null;
  };

/** How long a request for links waits, in milliseconds, so that its answer does not tell whether there are any. */
const DELAY = 50;
/** How many requests wait at most; others are dropped. */
const MAX_WAITING = 100;

/** Queues the links of people who ask for them; null if no mail is sent. */
function linkMailOf(
  configuration: Configuration,
  reminders: ReminderStore,
  logger: FastifyBaseLogger,
): FeedbackLinkMail | null {
  const setup = mailSetup(configuration);
  const { BASE_URL: baseUrl, TIME_ZONE: timeZone } = configuration;
  if (setup === null || baseUrl === null || reminderObstacle(configuration) !== null) return null;
  const { sender, domain } = setup;
  let waiting = 0;
  const queue = async (email: string): Promise<void> => {
    const now = Temporal.Now.zonedDateTimeISO(timeZone);
    const added = await reminders.enqueue(now, domain, (facts) =>
      composeLinks(facts, email, now.toPlainDateTime(), { baseUrl, sender }),
    );
    logger.info({ messages: added }, 'links to feedback forms were asked for');
  };
  return {
    request(email) {
      if (waiting >= MAX_WAITING) return;
      waiting += 1;
      setTimeout(() => {
        queue(email)
          .catch((err: unknown) => logger.warn({ err }, 'links to feedback forms cannot be sent now'))
          .finally(() => {
            waiting -= 1;
          });
      }, DELAY).unref();
    },
  };
}
