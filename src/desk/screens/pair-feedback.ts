/** `/desk/pairs/{id}/feedback/{round}/{role}/`: a small form for each thing that can be done with a feedback of a pair. */

import type { PairDetails, PairFeedback } from '../../domain/desk/desk-reader.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import type { FeedbackKey } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderDay, renderDetails } from '../components/details.ts';
import { type OperationForm, renderOperationForm } from '../components/operation-form.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { renderBadge } from '../components/statuses.ts';
import { type FormState, otherForm } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, idFrom, type Screen } from '../screen.ts';
import type { FormReader } from '../sent-form.ts';
import { dueReasonText } from './pair.ts';
import { feedbackHref, pairBreadcrumbs, pairHref, pairOf } from './pair-links.ts';

/** The hidden field that says which of the forms it is. */
const ACTION = 'action';

/** The changes of a feedback. */
const ACTIONS = ['received', 'withdraw', 'move', 'regular', 'waive'] as const;
type FeedbackAction = (typeof ACTIONS)[number];

/** The field for the reason of an action, if it has one: each has another name, as all forms stand on one page. */
const reasonField = (action: FeedbackAction): string => `${action}_reason`;

interface FeedbackSubject {
  readonly pair: PairDetails;
  readonly feedback: PairFeedback;
  /** Whether its round has a form that is on, and the feedback is not waived. */
  readonly hasForm: boolean;
}

/** The feedback that an address is about; null if there is none, or the caller may not see its pair. */
export async function feedbackOf(
  request: DeskRequest,
  { desk, answersOf }: Pick<DeskParts, 'desk' | 'answersOf'>,
): Promise<FeedbackSubject | null> {
  const pair = await pairOf(request, desk.seenBy(request.onlyManager));
  const round = idFrom(request.values['round']);
  const feedback = pair?.feedbacks.find(
    (one) => one.round.id === round && one.role === request.values['role'],
  );
  if (!pair || feedback === undefined) return null;
  const forms = await answersOf(request.caller).forms();
  const isOn = forms.some(({ round_id, is_on }) => is_on && round_id === feedback.round.id);
  return { pair, feedback, hasForm: isOn && feedback.state !== 'waived' };
}

/** Makes the screen. */
export const pairFeedbackScreen = (parts: DeskParts): Screen =>
  operationScreen<FeedbackSubject>({
    path: '/desk/pairs/{id}/feedback/{round}/{role}/',
    subjectOf: (request) => feedbackOf(request, parts),
    page: renderPairFeedback,
    read({ pair, feedback }, fields) {
      const action = fields.choice(ACTION, ACTIONS);
      const key = { relation_id: pair.relation_id, round_id: feedback.round.id, role: feedback.role };
      const operation = action && operationFrom(action, key, fields);
      if (action === null || operation === null) return { problems: fields.problems };
      return { operation, reason: fields.optional(reasonField(action)), back: pairHref(pair) };
    },
  });

/** The operation that a form asks for; null with a problem if something is missing. */
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
      fields.required(reasonField('waive'), 'Say why nobody needs it, for people who look at it later.');
      return fields.isFine() ? { kind: 'waive-feedback', key } : null;
  }
}

function renderPairFeedback(
  { pair, feedback, hasForm }: FeedbackSubject,
  { today }: DeskRequest,
  state: FormState,
): DeskPage {
  const { round, role, received_on, due_date } = feedback;
  const person = role === 'mentee' ? pair.mentee : pair.mentor;
  const forms = formsOf(feedback, today).map(({ name, ...form }) =>
    renderOperationForm({
      action: feedbackHref(pair, feedback),
      ...form,
      hidden: [{ name: ACTION, value: name }],
      isBrief: true,
      state: name === state.sent?.text(ACTION) ? state : otherForm(state),
    }),
  );
  return {
    title: `${round.title}, ${role}`,
    above: pairBreadcrumbs(pair),
    content: html`${renderDetails([
      { label: 'By', value: html`<a href="/desk/people/${person.id}/">${person.called}</a>` },
      { label: 'State', value: renderBadge(feedback.state) },
      { label: 'Due', value: feedback.state === 'waived' ? null : due_date && renderDay(due_date) },
      { label: 'Why', value: dueReasonText(feedback) },
      { label: 'Received', value: received_on && renderDay(received_on) },
    ])}
<div class="forms">
${forms}
</div>
${hasForm && html`<p><a href="${feedbackHref(pair, feedback)}link/">Copy the link to the form</a></p>`}
<p><a href="${pairHref(pair)}">Back to the pair</a></p>`,
  };
}

interface FeedbackForm extends Pick<OperationForm, 'heading' | 'submitLabel' | 'fields'> {
  readonly name: FeedbackAction;
}

function formsOf(feedback: PairFeedback, today: Temporal.PlainDate): readonly FeedbackForm[] {
  const isIn = feedback.received_on !== null;
  const isWaived = feedback.state === 'waived';
  const reason = (action: FeedbackAction) =>
    ({ name: reasonField(action), label: 'Reason', input: 'text' }) as const;
  const received: FeedbackForm = {
    name: 'received',
    heading: isIn ? 'Received on another day' : 'Received',
    submitLabel: isIn ? 'Save the day' : 'Record as received',
    fields: [
      {
        name: 'received_on',
        label: 'Received on',
        input: 'date',
        value: (feedback.received_on ?? today).toString(),
        required: true,
      },
    ],
  };
  const withdraw: FeedbackForm = {
    name: 'withdraw',
    heading: 'Not received after all',
    submitLabel: 'Record as not received',
    fields: [reason('withdraw')],
  };
  const move: FeedbackForm = {
    name: 'move',
    heading: 'Due on another day',
    submitLabel: 'Move the due date',
    fields: [
      {
        name: 'due_date',
        label: 'Due on',
        input: 'date',
        value: feedback.due_date?.toString() ?? '',
        required: true,
      },
      reason('move'),
    ],
  };
  const regular: FeedbackForm = {
    name: 'regular',
    heading: isWaived ? 'Needed after all' : 'Due on the regular day again',
    submitLabel: isWaived ? 'Ask for it again' : 'Use the regular date',
    fields: [],
  };
  const waive: FeedbackForm = {
    name: 'waive',
    heading: 'Waive',
    submitLabel: 'Waive this feedback',
    fields: [{ ...reason('waive'), required: true, help: 'Nobody is asked for this feedback any more.' }],
  };
  if (isIn) return [withdraw, received];
  if (isWaived) return [received, move, regular];
  return [received, move, ...(feedback.moved_to === null ? [] : [regular]), waive];
}
