/** `/desk/owed/change/`: what is done with the ticked rows of the owed feedback, as one change. */

import type { DeskReader, OwedRow } from '../../domain/desk/desk-reader.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import type { FeedbackKey } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
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

/** Ticked rows, and what is to be done with them. */
interface ChosenRows {
  readonly change: OwedChange;
  /** The feedbacks that were chosen and are still open. */
  readonly rows: readonly OwedRow[];
  /** Those that a form was sent for, and that are not open any more. */
  readonly closed: readonly FeedbackKey[];
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
      const open = new Set(chosen.rows.map(({ key }) => keyText(key)));
      const others = keysOf(form.all(ROW)).filter((key) => !open.has(keyText(key)));
      const closed = sent === null ? [] : await seenOnly(others, parts.desk, onlyManager);
      return { change, ...chosen, closed, back: safeRedirectPath(form.text('back') || OWED_PATH) };
    },
    page: (chosen, { today }) => owedChangePage(chosen, today),
    read({ change, rows, closed, back }, fields) {
      const operationOf = readChange(change, fields);
      if (operationOf === null) return { problems: fields.problems };
      const keys = [...rows.map(({ key }) => key), ...closed];
      return {
        operation: { kind: 'several-feedbacks', operations: keys.map(operationOf) },
        back,
        ...(closed.length > 0 && { obstacle: obstacleOf(rows.length, closed.length) }),
      };
    },
  });

/** Those of the pairs that somebody sees. */
async function seenOnly(
  keys: readonly FeedbackKey[],
  desk: DeskReader,
  onlyManager: string | null,
): Promise<readonly FeedbackKey[]> {
  if (onlyManager === null) return keys;
  const seen = desk.seenBy(onlyManager);
  const ids = [...new Set(keys.map(({ relation_id }) => relation_id))];
  const pairs = await Promise.all(ids.map((id) => seen.pair(id)));
  const known = new Set(pairs.flatMap((pair) => pair?.relation_id ?? []));
  return keys.filter(({ relation_id }) => known.has(relation_id));
}

/** The reason why rows that were ticked are not changed. */
function obstacleOf(open: number, closed: number): string {
  if (open === 0) return 'The feedback is no longer owed, so nothing was done.';
  const left = `${closed} of the ${open + closed} feedbacks ${closed === 1 ? 'is' : 'are'} no longer owed`;
  return `${left}, so nothing was done. ${closed === 1 ? 'It is' : 'They are'} left out now.`;
}

/** Reads what the form says, and gives the operation on each feedback; null if something is missing. */
function readChange(
  change: OwedChange,
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
  { change, rows, closed, missing, back }: ChosenRows,
  today: Temporal.PlainDate,
): FormPage | DeskPage {
  const { title, ...form } = textsOf(change, today);
  const above = [{ label: 'Owed feedback', href: back }];
  if (rows.length === 0 && closed.length === 0) {
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
  if (rows.length === 0) return { title, above, ...form, instead: renderClosed(closed, back) };
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
${missing > 0 && closed.length === 0 && html`<p>${missing} more ${missing === 1 ? 'is' : 'are'} no longer owed.</p>`}`,
    hidden: [
      { name: 'do', value: change },
      { name: 'back', value: back },
      ...rows.map(({ key }) => ({ name: ROW, value: keyText(key) })),
    ],
    isBrief: true,
  };
}

/** The links by which feedback that is no longer owed can still be changed. */
const renderClosed = (closed: readonly FeedbackKey[], back: string): SafeHtml =>
  html`${closed.length === 1 && closed.map((key) => html`<p><a href="/desk/pairs/${key.relation_id}/feedback/${key.round_id}/${key.role}/">Change it anyway</a></p>`)}
<p><a href="${back}">Back to the list</a></p>`;
