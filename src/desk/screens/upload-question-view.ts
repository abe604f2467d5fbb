/** One question of an upload, with what it can be answered by. */

import { calledApart } from '../../domain/desk/common.ts';
import type { ImportQuestion, PairCandidate } from '../../domain/import-decisions.ts';
import { personKey } from '../../domain/import-people.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { AskedQuestion, PendingRow } from '../../interchange/upload-review.ts';
import type { Choice } from '../../pages/field.ts';
import { inWords } from '../components/statuses.ts';
import { tableName } from '../components/upload-words.ts';
import { fieldOf, LEAVE, NEW_PEOPLE, pairValue } from './upload-answer-fields.ts';
import { idOf, type QuestionContext, renderMenu, renderText, UNANSWERED } from './upload-question-fields.ts';

/** The headings by kind of question. */
export const TITLES: Readonly<Record<ImportQuestion['ask'], string>> = {
  value: 'Words',
  'date-order': 'Dates',
  person: 'Names',
  'new-person': 'New people',
  letters: 'Lost letters',
  pair: 'Answers',
  note: 'Notes',
  confirm: 'Changes to confirm',
};

const LEAVE_OUT: Choice = { value: LEAVE, label: 'Leave these rows out' };
const LEAVE_ONE: Choice = { value: LEAVE, label: 'Leave this row out' };

/** Renders the question. */
export function renderQuestion({ question, rows }: AskedQuestion, context: QuestionContext): SafeHtml {
  switch (question.ask) {
    case 'value': {
      const field = fieldOf.value(question.column, question.text);
      const choices = question.choices.map((value) => ({ value, label: inWords(value) }));
      return html`${renderMenu(field, html`What does “${question.text}” mean?`, [UNANSWERED, ...choices, LEAVE_OUT], '', context)}${renderRows(rows)}`;
    }
    case 'date-order':
      return renderDateOrder(rows, context);
    case 'person':
      return renderPerson(question, rows, context);
    case 'new-person':
      return renderNewPerson(question, rows, context);
    case 'letters':
      return renderLetters(question, rows, context);
    case 'pair':
      return renderEach(rows, (row) => renderPair(question, row, context));
    case 'note':
      return renderEach(rows, (row) => renderNote(question, row, context));
    case 'confirm':
      return html``;
  }
}

/** The number of rows of one question that are asked about at once; the next ones come when these are decided. */
const ASKED_ROWS = 10;

const renderEach = (rows: readonly PendingRow[], render: (row: PendingRow) => SafeHtml): SafeHtml =>
  html`${rows.slice(0, ASKED_ROWS).map(render)}
${rows.length > ASKED_ROWS && html`<p class="quiet">${rows.length - ASKED_ROWS} more rows of this come after these.</p>`}`;

const SHOWN_ROWS = 8;

/** The places of a question: `Paare 2026.xlsx, sheet “Paare”: rows 4, 5, 6`. */
function renderRows(rows: readonly PendingRow[]): SafeHtml {
  const tables = [...Map.groupBy(rows, ({ table }) => table)];
  return html`<p class="quiet" dir="auto">${tables.map(([table, own], index) => {
    const more = own.length - SHOWN_ROWS;
    const numbers = own.slice(0, SHOWN_ROWS).map(({ row }) => row);
    return html`${index > 0 && '; '}${tableName(table)}: ${own.length === 1 ? 'row' : 'rows'} ${numbers.join(', ')}${more > 0 && ` and ${more} more`}`;
  })}</p>`;
}

function renderDateOrder(rows: readonly PendingRow[], context: QuestionContext): SafeHtml {
  const tables = [...Map.groupBy(rows, ({ table }) => table)];
  return html`${tables.map(([table, own]) => {
    const text = own[0]?.value ?? '';
    const [one = '', two = ''] = text.split(/\D+/);
    return renderMenu(
      fieldOf.order(table),
      html`How are days such as ${text} meant in ${tableName(table)}?`,
      [
        UNANSWERED,
        { value: 'dmy', label: `The day first: day ${one}, month ${two}` },
        { value: 'mdy', label: `The month first: month ${one}, day ${two}` },
      ],
      '',
      context,
    );
  })}${renderRows(rows)}`;
}

function renderPerson(
  { role, text, candidates, isLikely }: Extract<ImportQuestion, { ask: 'person' }>,
  rows: readonly PendingRow[],
  context: QuestionContext,
): SafeHtml {
  const key = personKey(role, text);
  const isManager = role === 'manager';
  const known =
    candidates.length === 0 && isManager
      ? context.managers.map((one) => ({
          email: one.email,
          name: `${one.first_name} ${one.last_name ?? ''}`.trim(),
        }))
      : candidates;
  const people = known.map(({ email, name }) => ({ value: email, label: `${name}, ${email}` }));
  const [only] = candidates;
  const others = [...(isManager ? [{ value: 'nobody', label: 'No manager' }] : []), LEAVE_OUT];
  return html`${people.length === 0 && html`<p>Nobody here is called “${text}”. Write the e-mail of this new ${role}, or leave the rows out.</p>`}
<div class="fields">${renderMenu(
    fieldOf.person(key),
    html`Who is the ${role} “${text}”?`,
    [{ value: '', label: people.length === 0 ? 'Somebody new' : 'Choose' }, ...people, ...others],
    isLikely ? (only?.email ?? '') : '',
    context,
  )}
${renderText(fieldOf.email(key), people.length === 0 ? `The e-mail of “${text}”, who is new` : 'Somebody else or new: their e-mail', context, 'email')}</div>
${renderRows(rows)}`;
}

function renderNewPerson(
  { role, name, email }: Extract<ImportQuestion, { ask: 'new-person' }>,
  rows: readonly PendingRow[],
  { form }: QuestionContext,
): SafeHtml {
  const id = idOf(`${NEW_PEOPLE}:${email}`);
  const isTicked = form === null || form.all(NEW_PEOPLE).includes(email);
  return html`<div class="tick"><input type="checkbox" id="${id}" name="${NEW_PEOPLE}" value="${email}"${isTicked && html` checked`}><label for="${id}" dir="auto">Add ${name}, ${email}, as a new ${role}</label></div>${renderRows(rows)}`;
}

function renderLetters(
  { text, candidates }: Extract<ImportQuestion, { ask: 'letters' }>,
  rows: readonly PendingRow[],
  context: QuestionContext,
): SafeHtml {
  const [only, ...more] = candidates;
  return html`<div class="fields">${renderMenu(
    fieldOf.letters(text),
    html`Which name was “${text}”?`,
    [
      UNANSWERED,
      ...candidates.map((name) => ({ value: name, label: name })),
      { value: text, label: 'It is really written so' },
      LEAVE_OUT,
    ],
    more.length === 0 ? (only ?? '') : '',
    context,
  )}
${renderText(fieldOf.ownLetters(text), 'Another name', context)}</div>
${renderRows(rows)}`;
}

/** A pair among others, with the e-mail addresses where the names are those of another, too. */
function pairLabel(
  { mentor_name, mentor_email, mentee_name, mentee_email, role, cohort }: PairCandidate,
  all: readonly PairCandidate[],
): string {
  const others = all.flatMap((one) => [
    [one.mentor_name, one.mentor_email],
    [one.mentee_name, one.mentee_email],
  ]);
  const called = (name: string, email: string): string =>
    calledApart(
      name,
      email,
      others.some(([other, address]) => other === name && address !== email),
    );
  const names = `${called(mentor_name, mentor_email)} and ${called(mentee_name, mentee_email)}`;
  return `${names}${cohort === '' ? '' : `, ${cohort}`} (answered as ${role})`;
}

function renderPair(
  { email, candidates }: Extract<ImportQuestion, { ask: 'pair' }>,
  row: PendingRow,
  context: QuestionContext,
): SafeHtml {
  const { key, table } = row;
  const isOpen = candidates.length === 0 || (context.form?.text(fieldOf.pairMentor(key)) ?? '') !== '';
  return html`${renderMenu(
    fieldOf.pair(key),
    html`Which pair is the answer of ${email} about?`,
    [
      UNANSWERED,
      ...candidates.map((pair) => ({ value: pairValue(pair), label: pairLabel(pair, candidates) })),
      LEAVE_ONE,
    ],
    '',
    context,
  )}
<details${isOpen && html` open`}><summary>Another pair</summary><div class="fields">
${renderText(fieldOf.pairMentor(key), 'Mentor, name or e-mail', context)}
${renderText(fieldOf.pairMentee(key), 'Mentee, name or e-mail', context)}
${renderMenu(
  fieldOf.pairRole(key),
  html`Who answered`,
  [
    { value: 'mentee', label: 'The mentee' },
    { value: 'mentor', label: 'The mentor' },
  ],
  'mentee',
  context,
)}</div></details>
<p class="quiet">${tableName(table)}: row ${row.row}</p>`;
}

function renderNote(
  { note, status }: Extract<ImportQuestion, { ask: 'note' }>,
  row: PendingRow,
  context: QuestionContext,
): SafeHtml {
  const { key, subject, table } = row;
  return html`<p dir="auto"><b>${subject}</b>: the note says “${note}”, and the status ${inWords(status)}.</p>
<div class="fields">${renderMenu(
    fieldOf.note(key),
    html`What holds?`,
    [
      UNANSWERED,
      { value: 'ended_early', label: 'The pair ended early' },
      { value: 'completed', label: 'The pair is completed' },
      { value: 'keep', label: `The status: ${inWords(status)}` },
      LEAVE_ONE,
    ],
    '',
    context,
  )}
${renderText(fieldOf.noteDay(key), 'Ended on', context, 'date')}</div>
<p class="quiet">${tableName(table)}: row ${row.row}</p>`;
}
