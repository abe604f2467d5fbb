/** What `/desk/owed/change/` shows. */

import type { OwedRow } from '../../domain/desk/owed.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { latenessText } from '../components/dates.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderImpossible, renderOperationForm } from '../components/operation-form.ts';
import { keyText, ROW } from '../feedback-keys.ts';
import { fieldsOf, REASON } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';

/** What can be done with ticked rows. */
export const OWED_CHANGES = ['received', 'move', 'waive'] as const;
export type OwedChange = (typeof OWED_CHANGES)[number];

/** Ticked rows, and what is to be done with them. */
export interface ChosenRows {
  readonly change: OwedChange;
  /** The feedbacks that were chosen and are still open. */
  readonly rows: readonly OwedRow[];
  /** Those that a form was sent for, and that are not open any more. */
  readonly closed: readonly FeedbackKey[];
  /** How many others were chosen. */
  readonly missing: number;
  /** Where it leads when it is done. */
  readonly back: string;
}

/** The title, the button and the fields of each change. */
function textsOf(change: OwedChange, today: Temporal.PlainDate) {
  switch (change) {
    case 'received':
      return {
        title: 'Feedback came in',
        button: 'Record as received',
        fields: [
          { name: 'on', label: 'Received on', input: 'date', value: today.toString(), required: true },
          REASON,
        ],
      } as const;
    case 'move':
      return {
        title: 'Another due date',
        button: 'Move the due date',
        fields: [{ name: 'on', label: 'Due on', input: 'date', required: true }, REASON],
      } as const;
    case 'waive':
      return {
        title: 'Waive feedback',
        button: 'Waive',
        fields: [{ ...REASON, required: true, help: 'Why it is not needed. The history keeps it.' }],
      } as const;
  }
}

/** The page. */
export function renderOwedChange(
  { change, rows, closed, missing, back }: ChosenRows,
  state: FormState,
  today: Temporal.PlainDate,
): DeskPage {
  const { title, button, fields } = textsOf(change, today);
  const above = [{ label: 'Owed feedback', href: back }];
  const typed = fieldsOf(fields, state.sent, state.problems);
  if (rows.length === 0 && closed.length > 0) {
    return { title, above, content: renderImpossible(state, typed, renderClosed(closed, back)) };
  }
  if (rows.length === 0) {
    const text =
      missing === 0
        ? 'No row is ticked. Go back and tick at least one.'
        : 'None of the chosen feedback is owed any more.';
    return {
      title,
      above,
      status: missing === 0 ? 422 : 409,
      content: renderEmptyState(text, [{ label: 'Back to the list', href: back }]),
    };
  }
  return {
    title,
    above,
    content: html`<h2>${rows.length === 1 ? 'This feedback' : `These ${rows.length} feedbacks`}</h2>
<ul class="listed">
${rows.map(
  ({ person, partner, round, days_late }) =>
    html`<li>${round.title} by <b>${person.called}</b> about ${partner.called}, ${latenessText(days_late)}</li>\n`,
)}</ul>
${missing > 0 && closed.length === 0 && html`<p>${missing} more ${missing === 1 ? 'is' : 'are'} no longer owed.</p>`}
${renderOperationForm({
  action: '/desk/owed/change/',
  fields: typed,
  hidden: [
    { name: 'do', value: change },
    { name: 'back', value: back },
    ...rows.map(({ key }) => ({ name: ROW, value: keyText(key) })),
  ],
  submitLabel: button,
  isBrief: true,
  cancelHref: back,
  state,
})}`,
  };
}

/** Where feedback that is no longer owed can still be changed. */
const renderClosed = (closed: readonly FeedbackKey[], back: string): SafeHtml =>
  html`${closed.length === 1 && closed.map((key) => html`<p><a href="/desk/pairs/${key.relation_id}/feedback/${key.round_id}/${key.role}/">Change it all the same</a></p>`)}
<p><a href="${back}">Back to the list</a></p>`;
