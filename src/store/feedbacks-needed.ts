/** Who owes feedback. The programme's relations are not recorded yet, and of a programme without relations nobody does. */

import type { FeedbackNeededReader } from '../domain/feedbacks-needed.ts';

/** The feedbacks needed of a programme without records. */
export function createFeedbackNeededReader(): FeedbackNeededReader {
  return {
    version: async () => '0',
    list: async () => [],
  };
}
