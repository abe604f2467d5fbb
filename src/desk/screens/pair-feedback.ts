/** `/desk/pairs/{id}/feedback/{round}/{role}/`: a feedback of a pair, and what can be done with it. */

import type { PairDetails, PairFeedback } from '../../domain/desk/desk-reader.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { Choice } from '../../pages/field.ts';
import { renderDay, renderDetails } from '../components/details.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { renderBadge } from '../components/statuses.ts';
import { REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, type Screen } from '../screen.ts';
import { type FeedbackChange, readChange } from './owed-change.ts';
import { dueReasonText } from './pair.ts';
import { feedbackHref, pairBreadcrumbs, pairHref, pairOf } from './pair-links.ts';

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
    page: ({ pair, feedback, hasForm }, { today }) => ({
      title: `${feedback.round.title}, ${feedback.role}`,
      above: pairBreadcrumbs(pair),
      lead: renderFeedback(pair, feedback),
      fields: [
        {
          name: ACTION,
          label: 'Change',
          input: 'choice',
          required: true,
          value: changesOf(feedback)[0]?.value ?? '',
          choices: changesOf(feedback),
        },
        {
          name: 'on',
          label: 'Day',
          input: 'date',
          value: (feedback.received_on ?? today).toString(),
          help: 'On which it came in, or is due from now on.',
        },
        { ...REASON, help: 'Needed to waive it. The history keeps it.' },
      ],
      submitLabel: 'Save the feedback',
      isBrief: true,
      rest: html`${hasForm && html`<p><a href="${feedbackHref(pair, feedback)}link/">Copy the link to the form</a></p>`}
<p><a href="${pairHref(pair)}">Back to the pair</a></p>`,
    }),
    read({ pair, feedback }, fields) {
      const change = fields.choice(ACTION, ['received', 'withdraw', 'move', 'regular', 'waive']);
      const operationOf = change && readChange(change, fields);
      if (operationOf === null) return { problems: fields.problems };
      const key = { relation_id: pair.relation_id, round_id: feedback.round.id, role: feedback.role };
      return { operation: operationOf(key), back: pairHref(pair) };
    },
  });

const ACTION = 'action';

/** What can be done with a feedback, the likeliest first. */
function changesOf({ received_on, state, moved_to }: PairFeedback): readonly Choice[] {
  const change = (value: FeedbackChange, label: string): Choice => ({ value, label });
  const isWaived = state === 'waived';
  if (received_on !== null) {
    return [change('withdraw', 'Not received after all'), change('received', 'Received on another day')];
  }
  return [
    change('received', 'Received'),
    change('move', 'Due on another day'),
    ...(isWaived || moved_to !== null
      ? [change('regular', isWaived ? 'Needed after all' : 'Due on the regular day again')]
      : []),
    ...(isWaived ? [] : [change('waive', 'Waive: nobody is asked for it any more')]),
  ];
}

const renderFeedback = (pair: PairDetails, feedback: PairFeedback): SafeHtml => {
  const { role, state, received_on, due_date } = feedback;
  const person = role === 'mentee' ? pair.mentee : pair.mentor;
  return renderDetails([
    { label: 'By', value: html`<a href="/desk/people/${person.id}/">${person.called}</a>` },
    { label: 'State', value: renderBadge(state) },
    { label: 'Due', value: state === 'waived' ? null : due_date && renderDay(due_date) },
    { label: 'Why', value: dueReasonText(feedback) },
    { label: 'Received', value: received_on && renderDay(received_on) },
  ]);
};
