/** `/desk/pairs/{id}/feedback/{round}/{role}/`: what can be done with one feedback of a pair. */

import type { PairDetails, PairFeedback } from '../../domain/desk/pairs.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { carryOut, newFormState, statusOf, taskOf, wrongFields } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { type FormReader, formReader, type SentForm } from '../sent-form.ts';
import { pairOf } from './pair.ts';
import { ACTION, type FeedbackAction, REASONS, renderPairFeedback } from './pair-feedback-view.ts';
import { pairHref } from './pair-links.ts';

/** The screen. */
export const pairFeedbackScreen = ({ desk, operations }: DeskParts): Screen => {
  const subjectOf = async (request: DeskRequest) => {
    const pair = await pairOf(request, desk.seenBy(request.onlyManager));
    const feedback = pair && feedbackOf(pair, request);
    return pair && feedback && { pair, feedback };
  };
  return {
    path: '/desk/pairs/{id}/feedback/{round}/{role}/',
    access: PROGRAMME_CHANGES,
    async show(request) {
      const subject = await subjectOf(request);
      if (subject === null) return null;
      const state = await newFormState(operations);
      return renderPairFeedback({ ...subject, action: null, state, today: request.today });
    },
    async submit(request, form) {
      const subject = await subjectOf(request);
      if (subject === null) return null;
      const { pair, feedback } = subject;
      const fields = formReader(form);
      const action = fields.choice(ACTION, Object.keys(REASONS).filter(isAction));
      const key = { relation_id: pair.relation_id, round_id: feedback.round.id, role: feedback.role };
      const operation = action && operationFrom(action, key, fields);
      const reason = action && reasonIn(form, action);
      const outcome =
        operation === null
          ? wrongFields(form, fields.problems)
          : await carryOut(request, form, taskOf(operations, operation, reason), reason, pairHref(pair));
      if ('redirectTo' in outcome) return outcome;
      const page = renderPairFeedback({ ...subject, action, state: outcome, today: request.today });
      return { ...page, status: statusOf(outcome) };
    },
  };
};

const isAction = (word: string): word is FeedbackAction => Object.hasOwn(REASONS, word);

const feedbackOf = (pair: PairDetails, { values }: DeskRequest): PairFeedback | null => {
  const round = idFrom(values['round']);
  return pair.feedbacks.find((one) => one.round.id === round && one.role === values['role']) ?? null;
};

/** The reason that the form of an action has, where it has one. */
function reasonIn(form: SentForm, action: FeedbackAction): string | null {
  const name = REASONS[action];
  return name === null ? null : form.text(name) || null;
}

/** What a form asks for; null with a problem where something is missing. */
function operationFrom(
  action: FeedbackAction,
  key: FeedbackKey,
  fields: FormReader,
): FeedbackOperation | null {
  switch (action) {
    case 'received': {
      const received_on = fields.day('received_on', 'Choose the day on which it came in.');
      return received_on && { kind: 'receive-feedback', key, received_on, source: 'desk' };
    }
    case 'withdraw':
      return { kind: 'withdraw-feedback', key };
    case 'move': {
      const due_date = fields.day('due_date', 'Choose the new due date.');
      return due_date && { kind: 'move-feedback', key, due_date };
    }
    case 'regular':
      return { kind: 'move-feedback', key, due_date: null };
    case 'waive':
      fields.required('waive_reason', 'Say why nobody needs it, for those who look at it later.');
      return fields.isFine() ? { kind: 'waive-feedback', key } : null;
  }
}
