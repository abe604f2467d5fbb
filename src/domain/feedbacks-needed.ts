/** The feedbacks that should already have been filled in. */

import { date, integer, type RecordOf, text } from './fields.ts';
import type { Versioned } from './page.ts';
import { ROLES } from './programme.ts';

export const feedbackNeededFields = {
  role: text({
    readOnly: true,
    choices: ROLES,
    description: 'Who owes it: `mentee` or `mentor`.',
    example: 'mentee',
  }),
  model_id: integer({ readOnly: true, description: 'The person the feedback belongs to.', example: 7 }),
  full_name: text({ readOnly: true, description: 'Their full name.', example: 'Ada Example' }),
  title: text({
    readOnly: true,
    description: 'The feedback round, such as `Chemistry`.',
    example: 'Chemistry',
  }),
  manager: text({
    readOnly: true,
    description: 'First name of the responsible programme manager.',
    example: 'Maria',
  }),
  due_date: date({ readOnly: true, description: 'The day the feedback was due.', example: '2026-05-18' }),
  mr_status: text({ readOnly: true, description: 'Status of the mentoring relation.', example: 'matched' }),
};

export type FeedbackNeeded = RecordOf<typeof feedbackNeededFields>;

export interface FeedbackNeededReader extends Versioned {
  list(): Promise<readonly FeedbackNeeded[]>;
}
