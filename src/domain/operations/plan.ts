import { MAX_LINE, MAX_LINES } from '../fields.ts';
import { planAnswer, planFeedback, planFeedbacks } from './feedbacks.ts';
import { planHandOver, planManagerChange, planNewManager } from './managers.ts';
import type { Message } from './messages.ts';
import { planNewRelation } from './new-relation.ts';
import { planNote } from './notes.ts';
import type { OperationKind, OperationOf } from './operation.ts';
import { planDropOut, planMerge, planNewPerson, planPersonChange } from './people.ts';
import { type Plan, type PlanningContext, type Refused, refuse } from './planning.ts';
import { planDeletion, planRelationChange, planStatus } from './relations.ts';
import { planForm, planNewRound, planRound } from './rounds.ts';

const PLANS: {
  readonly [K in OperationKind]: (operation: OperationOf<K>, context: PlanningContext) => Plan | Refused;
} = {
  'create-relation': planNewRelation,
  'change-status': planStatus,
  'change-relation': planRelationChange,
  'delete-relation': planDeletion,
  'create-person': planNewPerson,
  'change-person': planPersonChange,
  'drop-out': planDropOut,
  'merge-people': planMerge,
  'create-manager': planNewManager,
  'change-manager': planManagerChange,
  'hand-over': planHandOver,
  'create-round': planNewRound,
  'change-round': planRound,
  'switch-round': planRound,
  'unify-round': planRound,
  'change-form': planForm,
  'switch-form': planForm,
  'resolve-answer': planAnswer,
  'receive-feedback': planFeedback,
  'withdraw-feedback': planFeedback,
  'move-feedback': planFeedback,
  'waive-feedback': planFeedback,
  'reset-feedback': planFeedback,
  'several-feedbacks': planFeedbacks,
  'write-note': planNote,
};

/**
 * Plans an operation. Nothing is changed by it: to preview an operation is to look at its plan, and to perform it is to
 * write the rows of its plan.
 */
export const planOperation = <K extends OperationKind>(
  operation: OperationOf<K>,
  context: PlanningContext,
): Plan | Refused => {
  const tooLong = tooLongIn(operation) ?? tooLongText('reason', context.reason ?? '', MAX_LINES);
  return tooLong === undefined ? PLANS[operation.kind](operation, context) : refuse(tooLong);
};

const tooLongText = (what: string, { length: count }: string, most: number): Message | undefined =>
  count > most ? { code: 'too-long', what, count, most } : undefined;

/** What is too long in the values of an operation. */
function tooLongIn(values: object): Message | undefined {
  for (const [name, value] of Object.entries(values)) {
    // Whoever parsed them has measured them.
    if (name === 'questions') continue;
    const found =
      typeof value === 'string'
        ? tooLongText(name.replaceAll('_', ' '), value, name === 'text' ? MAX_LINES : MAX_LINE)
        : typeof value === 'object' && value !== null
          ? tooLongIn(value)
          : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
