/** The open questions of an upload, in one table: each with its likeliest answer, why it is likely, and a tick that says that it is right. */

import { calledApart, type DeskManager } from '../../domain/desk/desk-reader.ts';
import {
  type Confirmation,
  type ImportQuestion,
  LEAVE,
  NEW,
  type PairCandidate,
  pairAnswer,
} from '../../domain/import-decisions.ts';
import { managerName } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { AskedQuestion, PendingRow, UploadReview } from '../../interchange/upload-review.ts';
import { type Choice, renderErrors, renderOptions } from '../../pages/field.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { inWords } from '../components/statuses.ts';
import { columnName, reasonText, tableName } from '../components/upload-words.ts';
import type { SentForm } from '../sent-form.ts';
import { DUE_WORDS } from '../words.ts';
import {
  ALL_RIGHT,
  cellField,
  confirmAllField,
  dayField,
  idOf,
  KEEP,
  LEAVE_ALL,
  LEAVE_ROWS,
  NOBODY,
  ownField,
  questionKey,
  RIGHT,
} from './upload-answers.ts';
import { shownCell } from './upload-diff-view.ts';
import type { SheetQuestion } from './upload-sheets-form.ts';

/** The context of questions. */
export interface QuestionContext {
  readonly managers: readonly DeskManager[];
  readonly form: SentForm | null;
  /** What is wrong with an answer, or missing, by its field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** A row of the table. */
interface QuestionRow {
  readonly key: string;
  readonly says: SafeHtml;
  readonly control: SafeHtml;
  readonly why: string | null;
  /** The label of its tick; null if nothing is likely. */
  readonly tick: string | null;
  /** Where it stands: `Paare.csv: rows 4, 5`. */
  readonly place: SafeHtml | string;
}

/** The maximum number of questions of a kind that are shown; the others come when these are answered. */
const MAX_SHOWN = 50;

/** The questions by kind, in the plural. */
const KINDS: Readonly<Record<ImportQuestion['ask'], string>> = {
  value: 'words',
  person: 'names',
  'new-person': 'new people',
  letters: 'lost letters',
  pair: 'pairs that an answer is about',
  note: 'notes',
  twice: 'rows that say something twice',
  confirm: 'changes',
};

/** The questions before something is done, with how to say yes and no. */
const CONFIRMED: Readonly<Record<Confirmation, readonly [title: string, yes: string, no: string]>> = {
  'ending-holds': ['The sheet ends a hold', 'End the hold', 'Keep the hold: leave the row out'],
  'moved-dates': [
    'The sheet moves a date that was set here',
    'Take the date of the sheet',
    'Keep the date: leave the row out',
  ],
  'new-people': ['Somebody is new', 'Add them', 'Leave the row out'],
};

const UNANSWERED: Choice = { value: '', label: 'Choose' };
const LEAVE_OUT: Choice = { value: LEAVE, label: 'Leave it out' };

/** How many questions are open. */
export const countOpen = (
  { questions, faults }: Pick<UploadReview, 'questions' | 'faults'>,
  sheets: readonly SheetQuestion[],
): number => questions.length + faults.length + sheets.length;

/** Renders the questions; null if there is none. */
export function renderQuestions(
  { questions, faults, later }: Pick<UploadReview, 'questions' | 'faults' | 'later'>,
  sheets: readonly SheetQuestion[],
  context: QuestionContext,
): SafeHtml | null {
  const count = countOpen({ questions, faults }, sheets);
  if (count === 0) return null;
  const kinds = [...Map.groupBy(questions, ({ question }) => question.ask)];
  const shown = kinds.flatMap(([, own]) => own.slice(0, MAX_SHOWN));
  const rows = [
    ...sheets.map((one) => sheetRow(one, context)),
    ...shown.map((one) => questionRow(one, context)),
    ...faults.slice(0, MAX_SHOWN).map((row) => faultRow(row, context)),
  ];
  const hidden = count - rows.length;
  return html`<section class="part">
<h2 id="open-title">Open questions (${count})</h2>
<p>The changes below already use the likely answers. Tick an answer if it is right, or choose another.</p>
${renderAdvice(questions)}
${renderAlike(questions, sheets, faults, context)}
<div class="rows" tabindex="0" role="region" aria-labelledby="open-title">
<table role="table" class="answers">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">The sheet says</th><th scope="col" role="columnheader">It means</th><th scope="col" role="columnheader">Right?</th></tr></thead>
<tbody role="rowgroup">
${rows.map((row) => renderRow(row, context))}</tbody>
</table>
</div>
${hidden > 0 && html`<p class="quiet">${formatInteger(hidden)} more come when these are answered.</p>`}
${later > 0 && html`<p class="quiet">${formatInteger(later)} ${later === 1 ? 'row depends on these, and is' : 'rows depend on these, and are'} looked at once they are answered.</p>`}
</section>`;
}

/** Which sheet would answer many questions at once. */
function renderAdvice(questions: readonly AskedQuestion[]): readonly SafeHtml[] {
  const unknown = (role: string): number =>
    questions.filter(
      ({ question: one }) => one.ask === 'person' && one.role === role && one.candidates.length === 0,
    ).length;
  const pairs = questions.filter(({ question }) => question.ask === 'pair');
  const lacksPairs =
    pairs.flatMap(({ rows }) => rows).length > 1 &&
    pairs.every(({ question }) => 'candidates' in question && question.candidates.length === 0);
  return [
    ...['mentor', 'mentee'].flatMap((role) =>
      unknown(role) > 1
        ? `${unknown(role)} ${role}s have no address in these files. Add the sheet that has them below, or type them here.`
        : [],
    ),
    ...(lacksPairs
      ? ['The pairs of these answers are not here yet. Add the sheet of pairs below, or import it first.']
      : []),
  ].map((text) => html`<p class="notice">${text}</p>`);
}

function renderRow(
  { key, says, control, why, tick, place }: QuestionRow,
  context: QuestionContext,
): SafeHtml {
  const isTicked = context.form?.all(RIGHT).includes(key) === true;
  const id = idOf(`${RIGHT}:${key}`);
  return html`<tr role="row"><th scope="row" role="rowheader" dir="auto">${says}<span class="quiet">${place}</span></th>
<td role="cell" data-label="It means">${control}${why !== null && html`<p class="why">${why}</p>`}</td>
<td role="cell" class="tick-cell" data-label="Right?">${
    tick !== null &&
    html`<input type="checkbox" id="${id}" name="${RIGHT}" value="${key}" aria-label="${tick}"${isTicked && html` checked`}>`
  }</td></tr>
`;
}

/** The ticks and menus that answer many questions alike. */
function renderAlike(
  questions: readonly AskedQuestion[],
  sheets: readonly SheetQuestion[],
  faults: readonly PendingRow[],
  context: QuestionContext,
): SafeHtml | null {
  const likely = questions.filter(({ guess }) => guess !== null);
  const all = likely.length + sheets.filter(({ guess }) => guess !== null).length;
  const kinds = [...Map.groupBy(likely, ({ question }) => question.ask)].filter(
    ([, own]) => own.length > 1 && own.length < all,
  );
  const confirmed = Map.groupBy(
    questions.flatMap(({ question }) => (question.ask === 'confirm' ? [question.what] : [])),
    (what) => what,
  );
  const menus = [...confirmed].filter(([, own]) => own.length > 1);
  if (all < 2 && menus.length === 0 && faults.length < 2) return null;
  const tick = (name: string, value: string, label: string): SafeHtml => {
    const id = idOf(`${name}:${value}`);
    const isTicked = context.form?.all(name).includes(value) === true;
    return html`<div class="tick"><input type="checkbox" id="${id}" name="${name}" value="${value}"${isTicked && html` checked`}><label for="${id}">${label}</label></div>`;
  };
  return html`<fieldset class="alike"><legend>Answer several together</legend>
${all > 1 && tick(RIGHT, ALL_RIGHT, `All ${formatInteger(all)} likely answers are right`)}
${kinds.map(([ask, own]) => tick(RIGHT, `${ALL_RIGHT}:${ask}`, `The likely answers about ${formatInteger(own.length)} ${KINDS[ask]} are right`))}
${faults.length > 1 && tick(LEAVE_ALL, 'yes', `Leave out all ${formatInteger(faults.length)} rows that cannot be read`)}
${menus.map(([what, own]) => {
  const [title, yes, no] = CONFIRMED[what];
  return renderMenu(
    confirmAllField(what),
    `${title}: all ${own.length} rows that are not answered one by one`,
    [UNANSWERED, { value: 'yes', label: yes }, { value: LEAVE, label: no }],
    '',
    context,
  );
})}
</fieldset>`;
}

function sheetRow(
  { field, table, label, choices, guess, why }: SheetQuestion,
  context: QuestionContext,
): QuestionRow {
  const control =
    choices === null
      ? renderText(field, label, context, field.endsWith('start') ? 'date' : 'text')
      : renderMenu(field, label, guess === null ? [UNANSWERED, ...choices] : choices, guess ?? '', context);
  const place = tableName(table);
  return {
    ...{ key: field, control, why, place },
    says: html`<b>${label}</b>`,
    tick:
      guess === null
        ? null
        : `${label} of ${place}: ${choices?.find(({ value }) => value === guess)?.label ?? guess}`,
  };
}

function questionRow(asked: AskedQuestion, context: QuestionContext): QuestionRow {
  const key = questionKey(asked);
  const { question, guess, rows } = asked;
  const { says, choices, own } = partsOf(asked, context);
  const menu = renderMenu(
    key,
    plain(says),
    guess === null && choices[0]?.value !== '' ? [UNANSWERED, ...choices] : choices,
    menuAnswer(question, guess?.answer ?? ''),
    context,
  );
  const label = choices.find(({ value }) => value === menuAnswer(question, guess?.answer ?? ''))?.label;
  return {
    key,
    says: html`${says.map((text, index) => (index === 0 ? html`<b>${text}</b>` : html`<span>${text}</span>`))}`,
    control: html`${menu}${own}`,
    why: guess?.why.map(reasonText).join(' ') ?? null,
    tick: guess === null ? null : `${plain(says)}: ${label ?? guess.answer}`,
    place: placesOf(rows),
  };
}

const plain = (says: readonly string[]): string => says.join(', ');

/** The part of an answer that a menu has. */
const menuAnswer = (question: ImportQuestion, answer: string): string =>
  question.ask === 'note' ? (answer.split(' ')[0] ?? '') : answer;

/** What the sheet says, what can be chosen, and the fields for anything else. */
interface QuestionParts {
  readonly says: readonly string[];
  readonly choices: readonly Choice[];
  readonly own?: SafeHtml;
}

function partsOf(asked: AskedQuestion, context: QuestionContext): QuestionParts {
  const { question, guess, rows, also } = asked;
  const key = questionKey(asked);
  const [first] = rows;
  switch (question.ask) {
    case 'value':
      return {
        says: [`${columnName(question.column)} “${question.text}”`],
        choices: [...question.choices.map((value) => ({ value, label: inWords(value) })), LEAVE_OUT],
      };
    case 'person': {
      const isManager = question.role === 'manager';
      const known =
        question.candidates.length === 0 && isManager
          ? context.managers.map((one) => ({ email: one.email, name: managerName(one) }))
          : question.candidates;
      return {
        says: [
          `The ${question.role} “${question.text}”`,
          ...(also.length > 0 ? [`also “${also.join('”, “')}”`] : []),
        ],
        choices: [
          ...(known.length === 0 ? [{ value: '', label: 'Somebody new' }] : []),
          ...known.map(({ email, name }) => ({ value: email, label: `${name}, ${email}` })),
          ...(isManager ? [{ value: NOBODY, label: 'No manager' }] : []),
          LEAVE_OUT,
        ],
        own: more(
          'Somebody else',
          renderText(
            ownField(key),
            known.length === 0 ? `The e-mail of “${question.text}”` : 'The e-mail of somebody else',
            context,
            'email',
          ),
          known.length === 0,
        ),
      };
    }
    case 'new-person':
      return {
        says: [`The ${question.role} ${question.name}`, question.email],
        choices: [
          { value: NEW, label: 'Somebody new' },
          ...question.candidates.map(({ email, name }) => ({ value: email, label: `${name}, ${email}` })),
          LEAVE_OUT,
        ],
      };
    case 'letters':
      return {
        says: [`“${question.text}” lost letters`],
        choices: [
          ...question.candidates.map((name) => ({ value: name, label: name })),
          { value: question.text, label: 'It is written so' },
          LEAVE_OUT,
        ],
        own: more(
          'Another name',
          renderText(ownField(key), 'The name', context),
          question.candidates.length === 0,
        ),
      };
    case 'pair':
      if (rows.length > 1) {
        return {
          says: [`${rows.length} answers about pairs that are not here`],
          choices: [{ value: LEAVE, label: 'Leave all of them out' }],
        };
      }
      return {
        says: [
          first?.value || question.email || 'An answer without a name',
          ...(question.received === '' ? [] : [`answered on ${DUE_WORDS.day(question.received)}`]),
          ...(question.partner === undefined ? [] : [`partner: ${question.partner}`]),
        ],
        choices: [
          ...question.candidates.map((pair) => ({
            value: pairAnswer(pair),
            label: pairLabel(pair, question.candidates),
          })),
          LEAVE_OUT,
        ],
      };
    case 'note':
      return {
        says: [first?.subject ?? '', `“${question.note}”, and the status ${inWords(question.status)}`],
        choices: [
          { value: 'ended_early', label: 'The pair ended early' },
          { value: 'completed', label: 'The pair is completed' },
          { value: KEEP, label: `Keep the status: ${inWords(question.status)}` },
          LEAVE_OUT,
        ],
        own: renderText(dayField(key), 'Ended on', context, 'date', guess?.answer.split(' ')[1] ?? ''),
      };
    case 'twice':
      return {
        says: [first?.subject ?? '', `a second time; ${question.place} says ${question.value}`],
        choices: [{ value: LEAVE, label: 'Leave this row out' }],
      };
    case 'confirm': {
      const [title, yes, no] = CONFIRMED[question.what];
      return {
        says: [
          first?.subject ?? '',
          title,
          ...(first?.changes ?? []).map(
            (change) =>
              `${columnName(change.column)}: ${shownCell(change, 'before')} → ${shownCell(change, 'after')}`,
          ),
        ],
        choices: [
          { value: 'yes', label: yes },
          { value: LEAVE, label: no },
        ],
      };
    }
  }
}

/** Fields that few answers want, behind a word. */
const more = (summary: string, fields: SafeHtml, isOpen: boolean): SafeHtml =>
  isOpen ? fields : html`<details><summary>${summary}</summary>${fields}</details>`;

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

function faultRow(row: PendingRow, context: QuestionContext): QuestionRow {
  const { key, column, value, reason, subject } = row;
  const leave = `${LEAVE_ROWS}:${key}`;
  const isLeft = context.form?.all(LEAVE_ROWS).includes(key) === true;
  return {
    key: leave,
    says: html`<b>${subject}</b><span>${reason}</span>`,
    control: html`${column !== null && renderText(cellField(column, key), columnName(column), context, 'text', value ?? '')}
<div class="tick"><input type="checkbox" id="${idOf(leave)}" name="${LEAVE_ROWS}" value="${key}"${isLeft && html` checked`}><label for="${idOf(leave)}">Leave this row out</label></div>${problemsAt(context, leave)}`,
    ...{ why: null, tick: null },
    place: placesOf([row]),
  };
}

const MAX_PLACES = 6;

/** `Paare.xlsx, sheet “Paare”: rows 4, 5, 6`. */
function placesOf(rows: readonly PendingRow[]): string {
  return [...Map.groupBy(rows, ({ table }) => table)]
    .map(([table, own]) => {
      const numbers = [...new Set(own.map(({ row }) => row))];
      const rest = numbers.length - MAX_PLACES;
      return `${tableName(table)}: ${numbers.length === 1 ? 'row' : 'rows'} ${numbers.slice(0, MAX_PLACES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    })
    .join('; ');
}

const problemsAt = ({ problems }: QuestionContext, field: string): SafeHtml | null =>
  renderErrors(problems[field] === undefined ? [] : [problems[field]], `${idOf(field)}-error`);

const refusedAttributes = ({ problems }: QuestionContext, field: string): SafeHtml | null =>
  problems[field] === undefined ? null : html` aria-invalid="true" aria-describedby="${idOf(field)}-error"`;

/** What was sent in a field; null if it was not on the page. */
const sentIn = ({ form }: QuestionContext, field: string): string | null =>
  form?.has(field) === true ? form.text(field) : null;

/** A menu, with what is wrong with it. Its label is that of the row, unless it has one of its own. */
function renderMenu(
  field: string,
  label: string,
  choices: readonly Choice[],
  first: string,
  context: QuestionContext,
  isLabelled = false,
): SafeHtml {
  const id = idOf(field);
  return html`<select id="${id}" name="${field}"${!isLabelled && html` aria-label="${label}"`}${refusedAttributes(context, field)}>${renderOptions(choices, sentIn(context, field) ?? first)}</select>${problemsAt(context, field)}`;
}

/** A field for a text, with what is wrong with it. */
function renderText(
  field: string,
  label: string,
  context: QuestionContext,
  type: 'text' | 'email' | 'date' = 'text',
  first = '',
): SafeHtml {
  const id = idOf(field);
  return html`<div class="field${context.problems[field] !== undefined && ' refused'}"><label for="${id}">${label}</label><input type="${type === 'email' ? 'text' : type}"${type === 'email' && html` inputmode="email"`} id="${id}" name="${field}" value="${sentIn(context, field) ?? first}" autocomplete="off" dir="auto"${refusedAttributes(context, field)}>${problemsAt(context, field)}</div>`;
}
