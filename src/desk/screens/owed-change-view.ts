/** What `/desk/owed/change/` shows. */

import type { OwedRow } from '../../domain/desk/owed.ts';
import { html } from '../../html/html.ts';
import { latenessInWords } from '../components/dates.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { fieldsOf, REASON } from '../components/form-fields.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { keyText, ROW } from '../feedback-keys.ts';
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
  { change, rows, missing, back }: ChosenRows,
  state: FormState,
  today: Temporal.PlainDate,
): DeskPage {
  const { title, button, fields } = textsOf(change, today);
  const above = [{ label: 'Owed feedback', href: back }];
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
    html`<li>${round.title} by <b>${person.full_name}</b> about ${partner.full_name}, ${latenessInWords(days_late)}</li>\n`,
)}</ul>
${missing > 0 && html`<p>${missing} more ${missing === 1 ? 'is' : 'are'} no longer owed.</p>`}
${renderOperationForm({
  action: '/desk/owed/change/',
  fields: fieldsOf(fields, state.sent, state.problems),
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
