/** The list of feedbacks needed by the rule of the domain, which the query of the store is compared with. */

import {
  type DueFeedback,
  type FeedbackNeeded,
  longestOverdue,
  owedFeedbacks,
} from '../../src/domain/due-feedbacks.ts';
import type { Programme } from '../../src/domain/programme.ts';

/** The list of the interface: the longest overdue of what is owed on a day. */
export const dueFeedbacks = (programme: Programme, today: Temporal.PlainDate): DueFeedback[] =>
  longestOverdue(owedFeedbacks(programme, today));

/** A due feedback as a record of the interface. Without a manager, the name is the empty text. */
export function toFeedbackNeeded(due: DueFeedback, { managers }: Programme): FeedbackNeeded {
  const manager = managers.find(({ id }) => id === due.relation.manager_id);
  return {
    role: due.role,
    model_id: due.person.id,
    full_name: due.person.full_name,
    title: due.round.title,
    manager: manager?.first_name ?? '',
    due_date: due.due_date,
    mr_status: 'matched',
  };
}
