import { type FeedbackKey, type FeedbackRound, feedbackName, ruleIn } from '../programme.ts';
import { roundsOf } from './as-programme.ts';
import { type FeedbackOperation, MAX_FEEDBACKS, type OperationOf } from './operation.ts';
import {
  alreadyDone,
  applicable,
  isBefore,
  noRelation,
  type Plan,
  type PlanningContext,
  person,
  type Refused,
  refuse,
} from './planning.ts';
import { changeOf, type RowChange } from './row-changes.ts';
import type { FeedbackExceptionRow, FeedbackRow, ProgrammeRows, RelationRow } from './rows.ts';

/** The record of the feedback that an operation is about. */
interface Recorded {
  readonly feedback: FeedbackRow | null;
  readonly exception: FeedbackExceptionRow | null;
}

interface Outcome {
  readonly done: string;
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
  if (round === undefined) return refuse(`There is no round ${key.round_id}.`);
  if (!ruleIn(round, relation.cohort).roles.includes(key.role)) {
    return refuse(`A ${key.role} owes no feedback “${round.title}”.`);
  }
  const recorded = known.of(key);
  const [who, other] =
    key.role === 'mentee'
      ? [relation.mentee_id, relation.mentor_id]
      : [relation.mentor_id, relation.mentee_id];
  const what = `${round.title}, ${key.role} ${person(who)} with ${person(other)}`;
  const outcome = outcomeOf(operation, recorded, context, what);
  if ('refused' in outcome) return outcome;
  const { feedback } = recorded;
  const isAboutDate = operation.kind === 'move-feedback' || operation.kind === 'waive-feedback';
  return {
    summary: `${what}: ${outcome.done}${isAboutDate && feedback !== null ? ` (it was received on ${feedback.received_on} already)` : ''}`,
    notes: [],
    changes: outcome.changes,
  };
}

/** How many of several feedbacks the history names. */
const NAMED = 3;

/**
 * Plans the same operation on several feedbacks. Those of which it is so already are left out with a note; if anything else
 * speaks against one of them, nothing is done.
 */
export function planFeedbacks(
  { operations }: OperationOf<'several-feedbacks'>,
  context: PlanningContext,
): Plan | Refused {
  if (operations.length === 0) return refuse('No feedback is chosen. Choose at least one.');
  if (operations.length > MAX_FEEDBACKS) {
    return refuse(`${operations.length} feedbacks are chosen. Choose at most ${MAX_FEEDBACKS} at once.`);
  }
  const byKey = new Map(operations.map((one) => [feedbackName(one.key), one]));
  const known = knownIn(context.rows);
  const plans = [...byKey.values()].map((operation) => planAmong(operation, context, known));
  const refused = plans.filter((plan) => 'refused' in plan);
  const hindered = refused.find(({ isDone }) => !isDone);
  if (hindered !== undefined) return hindered;
  const planned = plans.filter((plan) => 'changes' in plan);
  const [only] = planned;
  if (only === undefined) return alreadyDone(refused.map((one) => one.refused).join(' '));
  const summaries = planned.slice(0, NAMED).map(({ summary }) => summary);
  const rest = planned.length - summaries.length;
  return {
    summary:
      planned.length === 1
        ? only.summary
        : `${planned.length} feedbacks. ${summaries.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`,
    notes: [...planned.flatMap(({ notes }) => notes), ...refused.map((one) => one.refused)],
    changes: planned.flatMap(({ changes }) => changes),
  };
}

function outcomeOf(
  operation: FeedbackOperation,
  { feedback, exception }: Recorded,
  { today, reason }: PlanningContext,
  what: string,
): Outcome | Refused {
  const { relation_id, round_id, role } = operation.key;
  const key = { relation_id, round_id, role };
  switch (operation.kind) {
    case 'receive-feedback': {
      const received_on = operation.received_on.toString();
      if (isBefore(today, operation.received_on)) {
        return refuse(`${received_on} is in the future; record a feedback once it is received.`);
      }
      const { source, external_id = feedback?.external_id ?? null } = operation;
      if (feedback?.received_on === received_on && feedback.external_id === external_id) {
        return alreadyDone(`${what} is recorded as received on ${received_on} already.`);
      }
      const instead = feedback === null ? '' : `, instead of ${feedback.received_on}`;
      return {
        done: `received on ${received_on}${instead}`,
        changes: [changeOf('feedbacks', feedback, { ...key, received_on, source, external_id })],
      };
    }
    case 'withdraw-feedback':
      if (feedback === null) return alreadyDone(`${what} is not recorded as received.`);
      return {
        done: `not received after all (it was recorded on ${feedback.received_on})`,
        changes: [changeOf('feedbacks', feedback, null)],
      };
    case 'move-feedback': {
      const due_date = operation.due_date?.toString() ?? null;
      if (due_date === null) {
        if (exception === null) return alreadyDone(`${what} has its regular due date already.`);
        return {
          done: 'due on its regular date again',
          changes: [changeOf('feedback_exceptions', exception, null)],
        };
      }
      if (exception?.due_date === due_date && !exception.waived) {
        return alreadyDone(`${what} is due on ${due_date} already.`);
      }
      return {
        done: `due on ${due_date} from now on`,
        changes: [changeOf('feedback_exceptions', exception, { ...key, due_date, waived: false, reason })],
      };
    }
    case 'waive-feedback':
      if (exception?.waived) return alreadyDone(`${what} is waived already.`);
      return {
        done: 'waived; it is no longer needed',
        changes: [
          changeOf('feedback_exceptions', exception, { ...key, due_date: null, waived: true, reason }),
        ],
      };
    case 'reset-feedback': {
      if (feedback === null && exception === null) {
        return alreadyDone(`${what}: nothing was recorded, so there is nothing to undo.`);
      }
      const done = applicable(
        feedback && 'it counts as not received',
        exception && 'the regular due date applies again',
      );
      return {
        done: `undone: ${done.join('; ')}`,
        changes: applicable<RowChange>(
          feedback && changeOf('feedbacks', feedback, null),
          exception && changeOf('feedback_exceptions', exception, null),
        ),
      };
    }
  }
}
