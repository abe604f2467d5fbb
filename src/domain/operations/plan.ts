/** What an operation comes to: the rows it changes, or why it is not possible. */

import { planFeedback, planFeedbacks } from './feedbacks.ts';
import { planManager } from './managers.ts';
import { planNewRelation } from './new-relation.ts';
import type { Operation } from './operation.ts';
import { planPerson } from './people.ts';
import type { Plan, PlanningContext, Refused } from './planning.ts';
import { planRelation } from './relations.ts';
import { planRound } from './rounds.ts';

/**
 * Plans an operation. Nothing is changed by it: to preview an operation is to look at its plan, and to perform it is to
 * write the rows of its plan.
 */
export function planOperation(operation: Operation, context: PlanningContext): Plan | Refused {
  switch (operation.kind) {
    case 'create-relation':
      return planNewRelation(operation, context);
    case 'change-status':
    case 'change-relation':
    case 'delete-relation':
      return planRelation(operation, context);
    case 'create-person':
    case 'change-person':
    case 'drop-out':
    case 'merge-people':
      return planPerson(operation, context);
    case 'create-manager':
    case 'change-manager':
    case 'hand-over':
      return planManager(operation, context);
    case 'create-round':
    case 'change-round':
    case 'switch-round':
    case 'unify-round':
      return planRound(operation, context);
    case 'several-feedbacks':
      return planFeedbacks(operation, context);
    default:
      return planFeedback(operation, context);
  }
}
