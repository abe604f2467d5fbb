/** What `/desk/pairs/{id}/feedback/{round}/{role}/` shows: a small form for each thing that can be done. */

import type { PairDetails, PairFeedback } from '../../domain/desk/pairs.ts';
import { html } from '../../html/html.ts';
import { renderDay } from '../components/dates.ts';
import { renderDetails } from '../components/details.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderBadge } from '../components/statuses.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import { type FormState, otherForm } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { feedbackHref, pairBreadcrumbs, pairHref } from './pair-links.ts';
import { dueReasonText } from './pair-view.ts';

/** The hidden field that says which of the forms it is. */
export const ACTION = 'action';

/** The names of the fields for reasons, each another, as all forms stand on one page; null where there is none. */
export const REASONS = {
  received: null,
  withdraw: 'withdraw_reason',
  move: 'move_reason',
  regular: null,
  waive: 'waive_reason',
} as const;

/** What can be done with a feedback. */
export type FeedbackAction = keyof typeof REASONS;

/** What the page is made of. */
interface PairFeedbackView {
  readonly pair: PairDetails;
  readonly feedback: PairFeedback;
  /** The form that was sent; null where none was. */
  readonly action: FeedbackAction | null;
  readonly state: FormState;
  readonly today: Temporal.PlainDate;
}

/** The page. */
export function renderPairFeedback({ pair, feedback, action, state, today }: PairFeedbackView): DeskPage {
  const { round, role, received_on, due_date } = feedback;
  const person = role === 'mentee' ? pair.mentee : pair.mentor;
  const forms = formsOf(feedback, today).map(({ name, title, submitLabel, fields }) => {
    const own = name === action ? state : otherForm(state);
    return renderOperationForm({
      action: feedbackHref(pair, feedback),
      title,
      fields: fieldsOf(fields, own.sent, own.problems),
      hidden: [{ name: ACTION, value: name }],
      submitLabel,
      isBrief: true,
      state: own,
    });
  });
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
<p><a href="${pairHref(pair)}">Back to the pair</a></p>`,
  };
}

interface FeedbackForm {
  readonly name: FeedbackAction;
  readonly title: string;
  readonly submitLabel: string;
  readonly fields: readonly FieldDeclaration[];
}

function formsOf(feedback: PairFeedback, today: Temporal.PlainDate): readonly FeedbackForm[] {
  const isIn = feedback.received_on !== null;
  const isWaived = feedback.state === 'waived';
  const received: FeedbackForm = {
    name: 'received',
    title: isIn ? 'Received on another day' : 'Received',
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
  if (isIn) {
    return [
      {
        name: 'withdraw',
        title: 'Not received after all',
        submitLabel: 'Record as not received',
        fields: [{ name: 'withdraw_reason', label: 'Reason', input: 'text' }],
      },
      received,
    ];
  }
  return [
    received,
    {
      name: 'move',
      title: 'Due on another day',
      submitLabel: 'Move the due date',
      fields: [
        {
          name: 'due_date',
          label: 'Due on',
          input: 'date',
          value: feedback.due_date?.toString() ?? '',
          required: true,
        },
        { name: 'move_reason', label: 'Reason', input: 'text' },
      ],
    },
    ...(feedback.moved_to !== null || isWaived
      ? [
          {
            name: 'regular',
            title: isWaived ? 'Needed after all' : 'Due on the regular day again',
            submitLabel: isWaived ? 'Ask for it again' : 'Use the regular date',
            fields: [],
          } as const,
        ]
      : []),
    ...(isWaived
      ? []
      : [
          {
            name: 'waive',
            title: 'Waive',
            submitLabel: 'Waive this feedback',
            fields: [
              {
                name: 'waive_reason',
                label: 'Reason',
                input: 'text',
                required: true,
                help: 'Nobody is asked for this feedback any more.',
              },
            ],
          } as const,
        ]),
  ];
}
