import { planFeedback, planFeedbacks } from './feedbacks.ts';
import { planHandOver, planManagerChange, planNewManager } from './managers.ts';
import { planNewRelation } from './new-relation.ts';
import type { OperationKind, OperationOf } from './operation.ts';
import { planDropOut, planMerge, planNewPerson, planPersonChange } from './people.ts';
import type { Plan, PlanningContext, Refused } from './planning.ts';
import { planDeletion, planRelationChange, planStatus } from './relations.ts';
import { planNewRound, planRound } from './rounds.ts';

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
  'receive-feedback': planFeedback,
  'withdraw-feedback': planFeedback,
  'move-feedback': planFeedback,
  'waive-feedback': planFeedback,
  'reset-feedback': planFeedback,
  'several-feedbacks': planFeedbacks,
};

/**
 * Plans an operation. Nothing is changed by it: to preview an operation is to look at its plan, and to perform it is to
 * write the rows of its plan.
 */
export const planOperation = <K extends OperationKind>(
  operation: OperationOf<K>,
  context: PlanningContext,
): Plan | Refused => PLANS[operation.kind](operation, context);
