import {
  type FeedbackKey,
  type FeedbackRound,
  feedbackName,
  type ParticipantRole,
  ruleIn,
} from '../programme.ts';
import { roundsOf } from './as-programme.ts';
import type { Message } from './messages.ts';
import { type FeedbackOperation, MAX_FEEDBACKS, type OperationOf } from './operation.ts';
import {
  alreadyDone,
  applicable,
  isBefore,
  noRelation,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
  relationOf,
} from './planning.ts';
import {
  changeOf,
  type FeedbackExceptionRow,
  type FeedbackRow,
  type ProgrammeRows,
  type RelationRow,
  type RowChange,
} from './rows.ts';
import { type FeedbackRef, person } from './words.ts';

/** The record of the feedback that an operation is about. */
interface Recorded {
  readonly feedback: FeedbackRow | null;
  readonly exception: FeedbackExceptionRow | null;
}

interface Outcome {
  readonly done: Message;
  readonly changes: readonly RowChange[];
}

/** The data that operations on feedbacks read, made once for all of them. */
interface Known {
  relation(id: number): RelationRow | Refused;
  readonly rounds: readonly FeedbackRound[];
  of(key: FeedbackKey): Recorded;
}

function knownIn(rows: ProgrammeRows): Known {
  const relations = new Map(rows.relations.map((relation) => [relation.id, relation]));
  const feedbacks = new Map(rows.feedbacks.map((feedback) => [feedbackName(feedback), feedback]));
  const exceptions = new Map(rows.feedback_exceptions.map((one) => [feedbackName(one), one]));
  return {
    relation: (id) => relations.get(id) ?? noRelation(id),
    rounds: roundsOf(rows),
    of: (key) => ({
      feedback: feedbacks.get(feedbackName(key)) ?? null,
      exception: exceptions.get(feedbackName(key)) ?? null,
    }),
  };
}

/** Plans an operation on a feedback. */
export const planFeedback = (operation: FeedbackOperation, context: PlanningContext): Plan | Refused =>
  planAmong(operation, context, knownIn(context.rows));

function planAmong(operation: FeedbackOperation, context: PlanningContext, known: Known): Plan | Refused {
  const { key } = operation;
  const relation = known.relation(key.relation_id);
  if ('refused' in relation) return relation;
  const round = known.rounds.find(({ id }) => id === key.round_id);
  if (round === undefined) return refuse({ code: 'no-round', id: key.round_id });
  if (!ruleIn(round, relation.cohort).roles.includes(key.role)) {
    return refuse({ code: 'owes-none', role: key.role, round: round.title });
  }
  const recorded = known.of(key);
  const of = refOf(relation, round.title, key.role);
  const outcome = outcomeOf(operation, recorded, context, of);
  if ('refused' in outcome) return outcome;
  return { summary: outcome.done, notes: [], changes: outcome.changes };
}

/** The feedback of one of a pair, as messages name it. */
export function refOf(
  { id, mentee_id, mentor_id }: RelationRow,
  round: string,
  role: ParticipantRole,
): FeedbackRef {
  const [by, about] = role === 'mentee' ? [mentee_id, mentor_id] : [mentor_id, mentee_id];
  return { relation: id, round, role, by: person(by), about: person(about) };
}

/** How many of several feedbacks the history lists. */
const MAX_LISTED = 3;

/**
 * Plans the same operation on several feedbacks. Those of which it is so already are left out with a note; if anything else
 * speaks against one of them, nothing is done.
 */
export function planFeedbacks(
  { operations }: OperationOf<'several-feedbacks'>,
  context: PlanningContext,
): Plan | Refused {
  if (operations.length === 0) return refuse({ code: 'none-chosen' });
  if (operations.length > MAX_FEEDBACKS) {
    return refuse({ code: 'too-many-chosen', count: operations.length });
  }
  const byKey = new Map(operations.map((one) => [feedbackName(one.key), one]));
  const known = knownIn(context.rows);
  const plans = [...byKey.values()].map((operation) => planAmong(operation, context, known));
  const refused = plans.filter((plan) => 'refused' in plan);
  const hindered = refused.find(({ isDone }) => !isDone);
  if (hindered !== undefined) return hindered;
  const planned = plans.filter((plan) => 'changes' in plan);
  const [only] = planned;
  if (only === undefined) {
    return alreadyDone({ code: 'several', messages: refused.map((one) => one.refused) });
  }
  const first = planned.slice(0, MAX_LISTED).map(({ summary }) => summary);
  return {
    summary:
      planned.length === 1 ? only.summary : { code: 'several-feedbacks', count: planned.length, first },
    notes: [...planned.flatMap(({ notes }) => notes), ...refused.map((one) => one.refused)],
    changes: planned.flatMap(({ changes }) => changes),
  };
}

function outcomeOf(
  operation: FeedbackOperation,
  { feedback, exception }: Recorded,
  { today, reason }: PlanningContext,
  of: FeedbackRef,
): Outcome | Refused {
  const { relation_id, round_id, role } = operation.key;
  const key = { relation_id, round_id, role };
  const received = feedback?.received_on ?? null;
  switch (operation.kind) {
    case 'receive-feedback': {
      const received_on = operation.received_on.toString();
      if (isBefore(today, operation.received_on)) {
        return refuse({ code: 'receipt-in-future', on: received_on });
      }
      const { source, external_id = feedback?.external_id ?? null } = operation;
      if (feedback?.received_on === received_on && feedback.external_id === external_id) {
        return alreadyDone({ code: 'is-received', of, on: received_on });
      }
      return {
        done: { code: 'feedback-received', of, on: received_on, instead: received, source: null },
        changes: [changeOf('feedbacks', feedback, { ...key, received_on, source, external_id })],
      };
    }
    case 'withdraw-feedback':
      if (feedback === null) return alreadyDone({ code: 'is-not-received', of });
      return {
        done: { code: 'feedback-withdrawn', of, recorded: feedback.received_on },
        changes: [changeOf('feedbacks', feedback, null)],
      };
    case 'move-feedback': {
      const due_date = operation.due_date?.toString() ?? null;
      if (due_date === null) {
        if (exception === null) return alreadyDone({ code: 'is-regular', of });
        return {
          done: { code: 'feedback-moved', of, to: null, received },
          changes: [changeOf('feedback_exceptions', exception, null)],
        };
      }
      if (exception?.due_date === due_date && !exception.waived) {
        return alreadyDone({ code: 'is-due', of, on: due_date });
      }
      return {
        done: { code: 'feedback-moved', of, to: due_date, received },
        changes: [changeOf('feedback_exceptions', exception, { ...key, due_date, waived: false, reason })],
      };
    }
    case 'waive-feedback':
      if (exception?.waived) return alreadyDone({ code: 'is-waived', of });
      return {
        done: { code: 'feedback-waived', of, received },
        changes: [
          changeOf('feedback_exceptions', exception, { ...key, due_date: null, waived: true, reason }),
        ],
      };
    case 'reset-feedback': {
      if (feedback === null && exception === null) {
        return alreadyDone({ code: 'nothing-recorded', of });
      }
      return {
        done: {
          code: 'feedback-reset',
          of,
          wasReceived: feedback !== null,
          wasMoved: exception !== null,
        },
        changes: applicable<RowChange>(
          feedback && changeOf('feedbacks', feedback, null),
          exception && changeOf('feedback_exceptions', exception, null),
        ),
      };
    }
  }
}

/** Plans to resolve an answer that needs attention. */
export function planAnswer(
  { key, question, note, by, at }: OperationOf<'resolve-answer'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const relation = relationOf(rows, key.relation_id);
  if ('refused' in relation) return relation;
  const answer = rows.feedback_answers.find(
    (one) => feedbackName(one) === feedbackName(key) && one.question === question,
  );
  const round = rows.feedback_rounds.find(({ id }) => id === key.round_id);
  if (answer === undefined || answer.attention === null) return refuse({ code: 'no-attention' });
  if (answer.attention === 'resolved') return alreadyDone({ code: 'answer-resolved-already' });
  return {
    summary: { code: 'answer-resolved', of: refOf(relation, round?.title ?? '', key.role), question },
    notes: [],
    changes: [
      changeOf('feedback_answers', answer, {
        ...answer,
        attention: 'resolved',
        resolved_at: at.toString({ fractionalSecondDigits: 6 }),
        resolved_by: by,
        note,
      }),
    ],
  };
}
