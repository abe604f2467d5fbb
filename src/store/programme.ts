/** The programme's records in the database. */

import type { FeedbackNeededReader } from '../domain/feedbacks-needed.ts';
import type { Programme } from '../domain/programme.ts';
import type { Database } from './database.ts';
import { listDueFeedbacks } from './due-feedbacks.ts';
import { readProgramme } from './programme-reading.ts';

const COLLECTION = 'programme';

export interface ProgrammeStore extends FeedbackNeededReader {
  /** All records; each kind in the order of ids. */
  read(): Promise<Programme>;
}

/** The programme of a database; `today` returns the day in the time zone of the service. */
export function createProgrammeStore(database: Database, today: () => Temporal.PlainDate): ProgrammeStore {
  return {
    // What is owed also depends on the day.
    version: async () => `${await database.revision(COLLECTION)} ${today()}`,
    list: () => listDueFeedbacks(database, today()),
    read: () => database.reader.transaction().setIsolationLevel('repeatable read').execute(readProgramme),
  };
}
