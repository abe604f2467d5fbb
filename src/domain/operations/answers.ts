import { feedbackName } from '../programme.ts';
import { refOf } from './feedbacks.ts';
import type { OperationOf } from './operation.ts';
import {
  alreadyDone,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
  relationOf,
} from './planning.ts';
import { changeOf } from './row-changes.ts';

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
