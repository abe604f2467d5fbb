/** What the audit notes of operations on single feedbacks, as it always did. */

import type { Operation } from '../../domain/operations/operation.ts';
import type { FeedbackMark } from '../feedback-marks.ts';

/** The marks that an operation makes; none where it is about no single feedback. */
export function marksOf(operation: Operation): readonly FeedbackMark[] {
  switch (operation.kind) {
    case 'receive-feedback':
      return [{ action: 'received', key: operation.key, on: operation.received_on }];
    case 'move-feedback':
      return operation.due_date === null
        ? [{ action: 'undo', key: operation.key }]
        : [{ action: 'move', key: operation.key, on: operation.due_date }];
    case 'waive-feedback':
      return [{ action: 'waive', key: operation.key }];
    case 'withdraw-feedback':
    case 'reset-feedback':
      return [{ action: 'undo', key: operation.key }];
    case 'several-feedbacks':
      return operation.operations.flatMap(marksOf);
    default:
      return [];
  }
}
