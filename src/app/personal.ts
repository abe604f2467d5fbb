/** Assembles the personal pages of mentees and mentors. */

import type { Configuration } from '../config/settings.ts';
import type { TextWork } from '../generators/text-work.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { SERVICE_NAME } from '../http/server.ts';
import { longDate, owedLine } from '../mail/compose.ts';
import type { Database } from '../store/database.ts';
import { createFeedbackForms } from '../store/forms/feedback-forms.ts';
import { createProgrammeOperations } from '../store/operations/programme-operations.ts';
import { createPersonalPages } from '../store/personal-pages.ts';
import { personalEndpoints } from '../write/personal/page.ts';
import { usableEraser } from './eraser.ts';
import { judgeWith } from './feedback.ts';

/** The endpoints of the pages. */
export function createPersonalEndpoints(
  configuration: Configuration,
  database: Database,
  texts: Pick<TextWork, 'judge'>,
  today: () => Temporal.PlainDate,
): readonly Endpoint[] {
  const { TIME_ZONE: timeZone, BODY_LIMIT: bodyLimit, HELP_TEXT } = configuration;
  return personalEndpoints({
    serviceName: SERVICE_NAME,
    pages: createPersonalPages(database, {
      operations: createProgrammeOperations(database, today),
      forms: createFeedbackForms(database, () => Temporal.Now.zonedDateTimeISO(timeZone)),
      today,
    }),
    judge: judgeWith(texts, today),
    help: HELP_TEXT ?? {},
    openEraser: () => usableEraser(configuration, database),
    timeZone,
    today,
    dueLine: owedLine,
    longDate,
    bodyLimit,
  });
}
