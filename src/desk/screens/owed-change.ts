/** `/desk/owed/change/`: what is done with the ticked rows of the owed feedback, as one change. */

import type { OwedRow } from '../../domain/desk/desk-reader.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import type { FeedbackKey } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { safeRedirectPath } from '../../http/auth/session.ts';
import { latenessText, renderEmptyState } from '../components/details.ts';
import type { FormPage } from '../components/form-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { ROW } from '../components/ticking.ts';
import { REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskPage, Screen } from '../screen.ts';
import { type FormReader, formOf } from '../sent-form.ts';
import { OWED_PATH } from './owed.ts';
import { chosenRows, keysOf, keyText } from './owed-chosen.ts';

/** The changes of ticked rows. */
const OWED_CHANGES = ['received', 'move', 'waive'] as const;
type OwedChange = (typeof OWED_CHANGES)[number];
/** The changes of a feedback. */
export type FeedbackChange = OwedChange | 'withdraw' | 'regular';

/** Ticked rows, and what is to be done with them. */
interface ChosenRows {
  readonly change: OwedChange;
  /** The feedbacks that were chosen and are still open. */
  readonly rows: readonly OwedRow[];
  /** The number of others that were chosen. */
  readonly missing: number;
  /** The address that follows when it is done. */
  readonly back: string;
}

/** Makes the screen. */
export const owedChangeScreen = (parts: DeskParts): Screen =>
  operationScreen<ChosenRows>({
    path: '/desk/owed/change/',
    isFilledInByAddress: true,
    async subjectOf({ query, onlyManager }, sent) {
      const form = sent ?? formOf([...query]);
      const change = OWED_CHANGES.find((one) => one === form.text('do'));
      if (change === undefined) return null;
      const chosen = await chosenRows(parts.desk.seenBy(onlyManager), form.all);
      return { change, ...chosen, back: safeRedirectPath(form.text('back') || OWED_PATH) };
    },
    page: (chosen, { today }) => owedChangePage(chosen, today),
    read({ change, back }, fields) {
      const operationOf = readChange(change, fields);
      if (operationOf === null) return { problems: fields.problems };
      const keys = keysOf(fields.form.all(ROW));
      return { operation: { kind: 'several-feedbacks', operations: keys.map(operationOf) }, back };
    },
  });

/** Reads what a form says of a change, and gives the operation on each feedback; null if something is missing. */
export function readChange(
  change: FeedbackChange,
  fields: FormReader,
): ((key: FeedbackKey) => FeedbackOperation) | null {
  switch (change) {
    case 'received': {
      const received_on = fields.day('on', 'Choose the day on which it came in.');
      return received_on && ((key) => ({ kind: 'receive-feedback', key, received_on, source: 'desk' }));
    }
    case 'move': {
      const due_date = fields.day('on', 'Choose the day on which it is due from now on.');
      return due_date && ((key) => ({ kind: 'move-feedback', key, due_date }));
    }
    case 'waive':
      fields.required('reason', 'Say why it is not needed.');
      return fields.isFine() ? (key) => ({ kind: 'waive-feedback', key }) : null;
    case 'withdraw':
      return (key) => ({ kind: 'withdraw-feedback', key });
    case 'regular':
      return (key) => ({ kind: 'move-feedback', key, due_date: null });
  }
}

/** The title, the button and the fields of a change. */
function textsOf(
  change: OwedChange,
  today: Temporal.PlainDate,
): Pick<FormPage, 'title' | 'submitLabel' | 'fields'> {
  const day = { name: 'on', input: 'date', required: true } as const;
  switch (change) {
    case 'received':
      return {
        title: 'Feedback came in',
        submitLabel: 'Record as received',
        fields: [{ ...day, label: 'Received on', value: today.toString() }, REASON],
      };
    case 'move':
      return {
        title: 'Another due date',
        submitLabel: 'Move the due date',
        fields: [{ ...day, label: 'Due on' }, REASON],
      };
    case 'waive':
      return {
        title: 'Waive feedback',
        submitLabel: 'Waive',
        fields: [{ ...REASON, required: true, help: 'Why it is not needed. The history keeps it.' }],
      };
  }
}

function owedChangePage(
  { change, rows, missing, back }: ChosenRows,
  today: Temporal.PlainDate,
): FormPage | DeskPage {
  const { title, ...form } = textsOf(change, today);
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
    ...form,
    lead: html`<h2>${rows.length === 1 ? 'This feedback' : `These ${rows.length} feedbacks`}</h2>
<ul class="listed">
${rows.map(
  ({ person, partner, round, days_late }) =>
    html`<li>${round.title} by <b>${person.called}</b> about ${partner.called}, ${latenessText(days_late)}</li>\n`,
)}</ul>
${missing > 0 && html`<p>${missing} more ${missing === 1 ? 'is' : 'are'} no longer owed.</p>`}`,
    hidden: [
      { name: 'do', value: change },
      { name: 'back', value: back },
      ...rows.map(({ key }) => ({ name: ROW, value: keyText(key) })),
    ],
    isBrief: true,
  };
}
