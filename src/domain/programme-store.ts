/** The ports of the programme's records. */

import type { FeedbackNeededReader } from './feedbacks-needed.ts';
import type { Programme } from './programme.ts';

export interface ProgrammeStore extends FeedbackNeededReader {
  /** All records; each kind in the order of ids. */
  read(): Promise<Programme>;
}
