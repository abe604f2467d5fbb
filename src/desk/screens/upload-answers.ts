/** The answers of a form to the questions of an upload, as decisions; and the questions that are still open. */

import {
  type ImportDecisions,
  LEAVE,
  NEW,
  pairCells,
  type RowDecision,
} from '../../domain/import-decisions.ts';
import { personKey } from '../../domain/import-people.ts';
import { keyOf } from '../../domain/people-search.ts';
import type { AskedQuestion, PendingRow, UploadReview } from '../../interchange/upload-review.ts';
import { dayFrom, emailProblem, type SentForm } from '../sent-form.ts';

/** The field of the ticks by which likely answers are confirmed. */
export const RIGHT = 'right';
/** The tick that confirms all of them, also those that the page does not show. */
export const ALL_RIGHT = 'all';
/** The field of the ticks that leave single rows out. */
export const LEAVE_ROWS = 'leave-row';
/** The tick that leaves out all rows that cannot be read. */
export const LEAVE_ALL = 'leave-all';
/** Nobody is meant. */
export const NOBODY = 'nobody';
/** A note changes nothing. */
export const KEEP = 'keep';

/** The key of a question: the name of its field, and the value of its tick. */
export function questionKey({ question, rows }: Pick<AskedQuestion, 'question' | 'rows'>): string {
  const row = rows[0]?.key ?? '';
  switch (question.ask) {
    case 'value':
      return `value:${question.column}:${keyOf(question.text)}`;
    case 'person':
      return question.column === undefined
        ? `person:${personKey(question.role, question.text)}`
        : `person:${question.column}:${row}`;
    case 'new-person':
      return `new:${question.role}:${question.email}`;
    case 'letters':
      return `letters:${question.text}`;
    case 'confirm':
      return `confirm:${question.what}:${row}`;
    default:
      return `${question.ask}:${row}`;
  }
}

/** The field that answers all questions of a kind of confirmation at once. */
export const confirmAllField = (what: string): string => `confirm-all:${what}`;
/** The field for what the menu does not have: an e-mail, a name. */
export const ownField = (key: string): string => `own:${key}`;
/** The day on which a pair ended, beside what a note says. */
export const dayField = (key: string): string => `day:${key}`;
/** The field with a corrected cell. */
export const cellField = (column: string, row: string): string => `set:${column}:${row}`;
/** The id of a field: none has white space. */
export const idOf = (field: string): string => field.replaceAll(/\s/g, '_');

/** The answers of a form. */
export interface Answers {
  readonly decisions: ImportDecisions;
  /** What is wrong with an answer, by its field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Whether all of it was shown as the likeliest answer, so that what was seen is what comes of it. */
  readonly isAsShown: boolean;
  /** What is not answered yet, by the field that wants it. */
  readonly open: Readonly<Record<string, string>>;
}

/** Reads the answers. */
export function readAnswers(
  form: SentForm,
  { questions, faults }: Pick<UploadReview, 'questions' | 'faults'>,
  known: ImportDecisions,
): Answers {
  const reader = new AnswerReader(form);
  for (const question of questions) reader.read(question);
  for (const row of faults) reader.readFault(row);
  const { values, people, letters, rows, newPeople } = reader;
  return {
    decisions: {
      ...known,
      values: merged(known.values, values),
      people: { ...known.people, ...people },
      letters: { ...known.letters, ...letters },
      new_people: [...new Set([...(known.new_people ?? []), ...newPeople])],
      rows: mergedRows(known.rows, rows),
    },
    problems: reader.problems,
    isAsShown: reader.isAsShown,
    open: reader.open,
  };
}

class AnswerReader {
  readonly values: Record<string, Record<string, string>> = {};
  readonly people: Record<string, string> = {};
  readonly letters: Record<string, string> = {};
  readonly rows: Record<string, RowDecision> = {};
  readonly newPeople: string[] = [];
  readonly problems: Record<string, string> = {};
  readonly open: Record<string, string> = {};
  isAsShown = true;
  readonly #form: SentForm;
  readonly #right: ReadonlySet<string>;

  constructor(form: SentForm) {
    this.#form = form;
    this.#right = new Set(form.all(RIGHT));
  }

  /** Reads the answer to a question: what was typed or chosen, or that the likeliest one is right. */
  read(asked: AskedQuestion): void {
    const key = questionKey(asked);
    const { question, guess } = asked;
    const given = this.#given(key, asked);
    if (given === null) return;
    const isRight =
      this.#right.has(ALL_RIGHT) || this.#right.has(`${ALL_RIGHT}:${question.ask}`) || this.#right.has(key);
    const isChanged = given !== '' && given !== guess?.answer;
    const answer = isChanged ? given : isRight ? guess?.answer : undefined;
    if (answer === undefined) this.open[key] = wantedOf(asked);
    else {
      if (isChanged) this.isAsShown = false;
      this.#take(asked, answer);
    }
  }

  /** The answer in the fields of a question; empty if there is none, null if it is wrong. */
  #given(key: string, { question }: AskedQuestion): string | null {
    const form = this.#form;
    const chosen = form.text(key);
    const own = form.text(ownField(key));
    const wrong = (field: string, text: string): null => {
      this.problems[field] = text;
      return null;
    };
    switch (question.ask) {
      case 'person': {
        const problem = own === '' ? null : emailProblem(own);
        return problem === null ? own.toLowerCase() || chosen : wrong(ownField(key), problem);
      }
      case 'letters':
        return own || chosen;
      case 'confirm':
        return chosen || form.text(confirmAllField(question.what));
      case 'note': {
        if (chosen === '' || chosen === KEEP || chosen === LEAVE) return chosen;
        const day = form.text(dayField(key));
        return dayFrom(day) === null
          ? wrong(dayField(key), 'Choose the day on which they stopped.')
          : `${chosen} ${day}`;
      }
      default:
        return chosen;
    }
  }

  #take({ question, rows, also }: AskedQuestion, answer: string): void {
    if (answer === LEAVE) {
      for (const { key } of rows) this.#decide(key, { leave_out: true });
      return;
    }
    switch (question.ask) {
      case 'value':
        this.values[question.column] = { ...this.values[question.column], [keyOf(question.text)]: answer };
        return;
      case 'person':
        if (question.column !== undefined) {
          for (const { key } of rows) this.#decide(key, { set: { [question.column]: answer } });
          return;
        }
        for (const name of [question.text, ...also]) {
          this.people[personKey(question.role, name)] = answer === NOBODY ? '' : answer;
        }
        return;
      case 'new-person':
        if (answer === NEW) this.newPeople.push(question.email);
        else this.people[`${question.role}:${question.email}`] = answer;
        return;
      case 'letters':
        this.letters[question.text] = answer;
        return;
      case 'pair': {
        const set = pairCells(answer);
        for (const { key } of rows) if (set !== undefined) this.#decide(key, { set });
        return;
      }
      case 'note': {
        const [status = '', status_since = ''] = answer.split(' ');
        const set = { status, status_since, reason: question.note };
        for (const { key } of rows) this.#decide(key, answer === KEEP ? { note_read: true } : { set });
        return;
      }
      case 'confirm':
        for (const { key } of rows) this.#decide(key, { accept: [question.what] });
        return;
      case 'twice':
        return;
    }
  }

  #decide(row: string, { accept = [], set, ...rest }: RowDecision): void {
    const before = this.rows[row] ?? {};
    this.rows[row] = {
      ...before,
      ...rest,
      accept: [...(before.accept ?? []), ...accept],
      set: { ...before.set, ...set },
    };
  }

  /** Reads what becomes of a row that cannot be read. */
  readFault({ key, column, value, subject }: PendingRow): void {
    const form = this.#form;
    const isLeft = form.has(LEAVE_ALL) || form.all(LEAVE_ROWS).includes(key);
    const field = column === null ? null : cellField(column, key);
    const text = field === null ? '' : form.text(field);
    if (isLeft) this.#decide(key, { leave_out: true });
    else if (column !== null && field !== null && form.has(field) && text !== (value ?? '').trim()) {
      this.isAsShown = false;
      this.#decide(key, { set: { [column]: text } });
    } else {
      this.open[field ?? `${LEAVE_ROWS}:${key}`] =
        `${subject}: ${column === null ? 'leave the row out' : 'correct this cell, or leave the row out'}.`;
    }
  }
}

/** What a question wants. */
function wantedOf({ question, guess, rows }: AskedQuestion): string {
  const subject = rows[0]?.subject ?? '';
  if (guess !== null) return `${subjectOf(question) || subject}: tick the likely answer, or choose another.`;
  switch (question.ask) {
    case 'value':
      return `Choose what “${question.text}” means, or leave its rows out.`;
    case 'person':
      return question.candidates.length === 0
        ? `Write the e-mail of “${question.text}”, or choose what becomes of the rows.`
        : `Choose who “${question.text}” is, or write their e-mail.`;
    case 'letters':
      return `Choose which name “${question.text}” was, or write it.`;
    case 'pair':
      return `Choose the pair that the answer of ${question.email} is about.`;
    case 'note':
      return `${subject}: choose whether the note or the status holds.`;
    case 'confirm':
      return `${subject}: choose what holds, or answer all rows together.`;
    default:
      return `${subject}: choose an answer.`;
  }
}

const subjectOf = (question: AskedQuestion['question']): string =>
  'text' in question ? `“${question.text}”` : question.ask === 'new-person' ? question.name : '';

function merged(
  known: ImportDecisions['values'] = {},
  added: Readonly<Record<string, Readonly<Record<string, string>>>>,
): NonNullable<ImportDecisions['values']> {
  const columns = [...new Set([...Object.keys(known), ...Object.keys(added)])];
  return Object.fromEntries(columns.map((column) => [column, { ...known[column], ...added[column] }]));
}

/** Earlier decisions about a row stay beside those of now: a corrected cell, and that a hold ends. */
function mergedRows(
  known: ImportDecisions['rows'] = {},
  added: Readonly<Record<string, RowDecision>>,
): NonNullable<ImportDecisions['rows']> {
  const rows: Record<string, RowDecision> = { ...known };
  for (const [key, { accept = [], set, ...rest }] of Object.entries(added)) {
    const before = rows[key] ?? {};
    rows[key] = {
      ...before,
      ...rest,
      accept: [...new Set([...(before.accept ?? []), ...accept])],
      set: { ...before.set, ...set },
    };
  }
  return rows;
}
