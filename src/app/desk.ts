/** Assembles the desk: its screens with their stores. */

import type { Configuration } from '../config/settings.ts';
import { deskEndpoints } from '../desk/endpoints/desk.ts';
import type { AskForSignIn } from '../desk/parts.ts';
import type { LinkMail } from '../domain/sign-in.ts';
import { calendarPath } from '../http/calendar/document.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { SERVICE_NAME } from '../http/server.ts';
import { createSignInLinks } from '../store/access/access.ts';
import { createAccountStore, createTokenStore } from '../store/accounts/accounts.ts';
import type { Database } from '../store/database.ts';
import { createAnswerReader } from '../store/desk/answers.ts';
import { createDeskReader } from '../store/desk/desk-reader.ts';
import { createGoalSearch } from '../store/desk/goals.ts';
import { createUnassignedFeedbackStore } from '../store/feedbacks/feedback-intake.ts';
import { createFeedbackForms } from '../store/forms/feedback-forms.ts';
import { createImportStore } from '../store/import/session.ts';
import { createReminderStore } from '../store/mail/reminders.ts';
import { createSelectionMail } from '../store/mail/selection-mail.ts';
import { createMenteeGoals } from '../store/mentee-goals.ts';
import { createProgrammeOperations } from '../store/operations/programme-operations.ts';
import { createPersonalLinks } from '../store/personal-pages.ts';
import { createOwnFieldStore } from '../store/records/own-fields.ts';
import { createCourseStore } from '../store/records/records.ts';
import { createSmartGoalStore } from '../store/records/smart-goals.ts';
import { WRITE_PATH } from '../write/frame.ts';
import { SIGN_IN_TEXTS } from '../write/sign-in.ts';
import { WRITE_TEXTS } from '../write/texts.ts';
import { openEraser } from './eraser.ts';
import { exampleAnswers } from './example-answers.ts';
import { importExampleProgramme } from './example-programme.ts';
import { mailSetup } from './mail.ts';
import { digestsForRequest, openErasureDigests } from './secret-key.ts';
import { missingMail, serviceFacts } from './service-facts.ts';
import type { Uploads } from './uploads.ts';

/** The sender of messages that are only shown, since mail is not set up: its name stands for managers whom a pair has none of. */
const NOBODY_SENDS = { name: SERVICE_NAME, email: 'mentoring@mentoring.invalid' };

/**
 * The endpoints of the desk.
 *
 * @param today the current day in the time zone of the service
 * @param linkMail sends sign-in links
 * @param askForSignIn starts the service again so that everybody signs in
 */
export function createDesk(
  configuration: Configuration,
  database: Database,
  today: () => Temporal.PlainDate,
  uploads: Uploads,
  {
    linkMail = null,
    askForSignIn,
  }: { readonly linkMail?: LinkMail | null; readonly askForSignIn?: AskForSignIn | undefined } = {},
): readonly Endpoint[] {
  const { TIME_ZONE: timeZone, BODY_LIMIT: bodyLimit, BASE_URL } = configuration;
  const { AUTH } = configuration;
  const mail = mailSetup(configuration);
  const accounts = {
    store: createAccountStore(database),
    links: createSignInLinks(database),
    mail: linkMail,
  };
  return deskEndpoints({
    serviceName: SERVICE_NAME,
    desk: createDeskReader(database, today),
    answersOf: (caller) => createAnswerReader(database, today, caller),
    operationsOf: (caller) =>
      createProgrammeOperations(database, today, () => openErasureDigests(configuration, database), caller),
    mail: {
      obstacle: missingMail(configuration),
      terms: { baseUrl: BASE_URL ?? 'https://mentoring.invalid', sender: mail?.sender ?? NOBODY_SENDS },
      domain: mail?.domain ?? 'mentoring.invalid',
      reminders: createReminderStore(database),
      selection: createSelectionMail(database),
    },
    forms: createFeedbackForms(database, () => Temporal.Now.zonedDateTimeISO(timeZone)),
    personal: createPersonalLinks(database),
    openEraser: () => openEraser(configuration, database),
    accounts: AUTH === 'tokens' ? accounts : null,
    askForSignIn:
      askForSignIn === undefined || AUTH !== null
        ? null
        : async () =>
            (await accounts.store.list()).some(({ removed_at }) => removed_at === null)
              ? null
              : askForSignIn(),
    facts: async () =>
      serviceFacts(configuration, !('unavailable' in (await openEraser(configuration, database)))),
    ...uploads,
    example: async (by) => {
      const digests = await digestsForRequest(configuration, database);
      const store = createImportStore(database, today, digests, exampleAnswers);
      return await importExampleProgramme(store, timeZone, today(), by);
    },
    ownFields: createOwnFieldStore(database),
    courses: createCourseStore(database),
    goals: { ...createGoalSearch(database), find: createSmartGoalStore(database).find },
    menteeGoals: createMenteeGoals(database),
    unassigned: createUnassignedFeedbackStore(database, today),
    sheetIn: (language) => ({
      title: WRITE_TEXTS[language].title,
      intro: WRITE_TEXTS[language].intro,
      path: WRITE_PATH,
      label: SIGN_IN_TEXTS[language].label,
    }),
    calendarPath: calendarPath({ path: 'courses' }),
    tokens: AUTH === 'tokens' ? createTokenStore(database) : null,
    timeZone,
    today,
    bodyLimit,
  });
}
