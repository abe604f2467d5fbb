/** Everything of one pair. */

import type { FeedbackState, PairDetails, PairFeedback } from '../../domain/desk/pairs.ts';
import { dueName, openFeedbacks, statusOn } from '../../domain/due-feedbacks.ts';
import { dueReason } from '../../domain/due-reason.ts';
import { whyUndeletable } from '../../domain/operations/relations.ts';
import { feedbackName, type Programme, type Relation, ROLES, TRANSITIONS } from '../../domain/programme.ts';
import type { Sight } from '../read-scope.ts';
import { messagesOf } from './messages.ts';
import { rowsOfSlice } from './pairs.ts';
import { readSlice } from './slices.ts';

type PlainDate = Temporal.PlainDate;

/** A pair; null if there is none, or it is not visible. */
export async function readPair(sight: Sight, id: number): Promise<PairDetails | null> {
  const slice = await readSlice(sight, [id]);
  const [row] = await rowsOfSlice(sight, slice, [id]);
  const relation = slice.relations.get(id);
  if (row === undefined || relation === undefined) return null;
  return {
    ...row,
    statuses: relation.history,
    feedbacks: feedbacksOf(slice.programme, relation, sight.today),
    messages: (await messagesOf(sight.queries, [id])).get(id) ?? [],
    transitions: TRANSITIONS.filter(({ from }) => from === row.status),
    undeletable: whyUndeletable(slice.programme.feedbacks.length, relation.history),
  };
}

/** The state of each feedback of a pair, in the order of rounds and roles. */
export function feedbacksOf(
  programme: Programme,
  relation: Relation,
  today: PlainDate,
): readonly PairFeedback[] {
  const { rounds, exceptions, feedbacks } = programme;
  // When each would be due if it were neither received nor waived.
  const asked = openFeedbacks(
    { ...programme, feedbacks: [], exceptions: exceptions.map((one) => ({ ...one, waived: false })) },
    today,
    ({ id }) => id === relation.id,
  );
  const due = new Map(asked.map((one) => [dueName(one), one]));
  const waived = new Map(exceptions.map((one) => [feedbackName(one), one]));
  const received = new Map(feedbacks.map((one) => [feedbackName(one), one]));
  return rounds.flatMap(({ id, title }) =>
    ROLES.flatMap((role) => {
      const name = feedbackName({ relation_id: relation.id, round_id: id, role });
      const [open, exception, feedback] = [due.get(name), waived.get(name) ?? null, received.get(name)];
      const isIn = feedback !== undefined && Temporal.PlainDate.compare(feedback.received_on, today) <= 0;
      if (open === undefined && !isIn) return [];
      const state = isIn
        ? 'received'
        : exception?.waived
          ? 'waived'
          : openState(relation, today, open?.due_date ?? today);
      return [
        {
          round: { id, title },
          role,
          state,
          due_date: open?.due_date ?? null,
          why: open
            ? { counted_from: open.counted_from, days: open.days, days_on_hold: open.days_on_hold }
            : null,
          reason: open ? dueReason(open) : null,
          moved_to: exception?.due_date ?? null,
          exception_reason: exception?.reason ?? null,
          received_on: isIn ? feedback.received_on : null,
          source: isIn ? feedback.source : null,
        },
      ];
    }),
  );
}

/** The state of a feedback that is neither received nor waived. */
function openState(relation: Relation, today: PlainDate, due: PlainDate): FeedbackState {
  switch (statusOn(relation, today)) {
    case 'matched':
      return Temporal.PlainDate.compare(due, today) <= 0 ? 'owed' : 'upcoming';
    case 'proposed':
    case undefined:
      return 'upcoming';
    case 'on_hold':
      return 'paused';
    default:
      return 'lapsed';
  }
}
