/** Assembles the page for mentees. */

import type { Configuration } from '../config/settings.ts';
import type { IdempotencyStore } from '../domain/origin.ts';
import type { TextWork } from '../generators/text-work.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { SERVICE_NAME } from '../http/server.ts';
import type { WriteGoals } from '../resources/goal-writing.ts';
import type { Database } from '../store/database.ts';
import { findMentee } from '../store/personal-pages.ts';
import { createKeptGoals } from '../store/records/smart-goals.ts';
import type { KeptParts } from '../write/kept.ts';
import { type WriteParts, writeEndpoints } from '../write/write.ts';
import { usableEraser } from './eraser.ts';

interface SharedParts {
  readonly writeGoals: WriteGoals;
  readonly idempotency: IdempotencyStore;
  readonly texts: TextWork;
}

/** The endpoints of the pages. */
export function createWritePages(
  configuration: Configuration,
  database: Database,
  { writeGoals, idempotency, texts }: SharedParts,
): readonly Endpoint[] {
  const pages: WriteParts & KeptParts = {
    serviceName: SERVICE_NAME,
    writeGoals,
    detectLanguage: async (input) => (await texts.read({ input })).language,
    kept: createKeptGoals(database),
    idempotency,
    openEraser: () => usableEraser(configuration, database),
    help: configuration.HELP_TEXT ?? {},
    storing: {
      months: configuration.KEEP_GOALS_MONTHS,
      usesServer: configuration.GOAL_WRITER !== 'offline',
    },
    timeZone: configuration.TIME_ZONE,
    bodyLimit: configuration.BODY_LIMIT,
  };
  return writeEndpoints(pages, (secret) => findMentee(database, secret));
}
