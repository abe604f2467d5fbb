/** Assembles the pages on which mentees and mentors give feedback. */

import type { Configuration } from '../config/settings.ts';
import type { TextWork } from '../generators/text-work.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { SERVICE_NAME } from '../http/server.ts';
import { longDate } from '../mail/compose.ts';
import { roundTitle } from '../mail/texts.ts';
import type { Database } from '../store/database.ts';
import { createFeedbackForms, readForms } from '../store/forms/feedback-forms.ts';
import { createReminderStore } from '../store/mail/reminders.ts';
import { readRounds } from '../store/programme-reading.ts';
import { feedbackEndpoints } from '../write/feedback/feedback.ts';
import { trialEndpoint } from '../write/feedback/trial.ts';

/** The endpoints of the pages. */
export function createFeedbackPages(
  configuration: Configuration,
  database: Database,
  texts: Pick<TextWork, 'judge'>,
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
    // Whoever has answered is thanked, also while nothing can be judged.
    async judge(input) {
      const today = Temporal.Now.plainDateISO(timeZone).toString();
      const judged = await texts.judge({ input, today }).catch(() => null);
      return judged?.harm ?? null;
    },
    help: HELP_TEXT ?? {},
    longDate,
    timeZone,
    mail: null,
  });
  const trial = trialEndpoint({
    ...shared,
    async formOf(id) {
      const round = (await readRounds(database.reader)).find((one) => one.id === id);
      const questions = (await readForms(database.reader, id)).at(-1)?.questions;
      return round && questions ? { title: round.title, questions } : null;
    },
  });
  return [...pages, trial];
}
