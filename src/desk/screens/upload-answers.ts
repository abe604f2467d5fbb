/** The answers of a form to the questions of an upload, as decisions. */

import type { ImportDecisions, ImportQuestion, RowDecision } from '../../domain/import-decisions.ts';
import { personKey } from '../../domain/import-people.ts';
import { keyOf } from '../../domain/word-key.ts';
import type { AskedQuestion, PendingRow, UploadReview } from '../../interchange/upload-review.ts';
import { emailProblem, type FieldProblems, type SentForm } from '../sent-form.ts';
import {
  ALL_NEW_PEOPLE,
  fieldOf,
  LEAVE,
  LEAVE_ALL,
  LEAVE_ROWS,
  NEW_PEOPLE,
  PAIR,
} from './upload-answer-fields.ts';

/** The answers of a form. */
interface Answers {
  readonly decisions: ImportDecisions;
  /** The meaning of days between slashes, by the ids of tables. */
  readonly dateOrders: Readonly<Record<string, 'dmy' | 'mdy'>>;
  readonly problems: FieldProblems;
  /** Whether anything was answered at all. */
  readonly isAnything: boolean;
}

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Collects decisions. */
class Reader {
  readonly values: Record<string, Record<string, string>> = {};
  readonly people: Record<string, string> = {};
  readonly letters: Record<string, string> = {};
  readonly rows: Record<string, RowDecision> = {};
  readonly newPeople: string[] = [];
  readonly orders: Record<string, 'dmy' | 'mdy'> = {};
  readonly problems: Record<string, string> = {};
  readonly #form: SentForm;
  readonly #ticked: ReadonlySet<string>;
  readonly #addsAll: boolean;

  constructor(form: SentForm) {
    this.#form = form;
    this.#ticked = new Set(form.all(NEW_PEOPLE));
    this.#addsAll = form.has(ALL_NEW_PEOPLE);
  }

  leave(rows: readonly PendingRow[]): void {
    for (const { key } of rows) this.rows[key] = { ...this.rows[key], leave_out: true };
  }

  answer({ question, rows }: AskedQuestion): void {
    if (question.ask === 'value') this.#value(question, rows);
    else if (question.ask === 'date-order') this.#order(rows);
    else if (question.ask === 'person') this.#person(question, rows);
    else if (question.ask === 'new-person') this.#newPerson(question);
    else if (question.ask === 'letters') this.#letters(question, rows);
    else if (question.ask === 'pair') for (const row of rows) this.#pair(row);
    else if (question.ask === 'note') for (const row of rows) this.#note(question, row);
    else for (const row of rows) this.#confirm(question, row);
  }

  #value({ column, text }: Extract<ImportQuestion, { ask: 'value' }>, rows: readonly PendingRow[]): void {
    const chosen = this.#form.text(fieldOf.value(column, text));
    if (chosen === LEAVE) this.leave(rows);
    else if (chosen !== '') this.values[column] = { ...this.values[column], [keyOf(text)]: chosen };
  }

  #order(rows: readonly PendingRow[]): void {
    for (const { table } of rows) {
      const order = this.#form.text(fieldOf.order(table));
      if (order === 'dmy' || order === 'mdy') this.orders[table] = order;
    }
  }

  #person({ role, text }: Extract<ImportQuestion, { ask: 'person' }>, rows: readonly PendingRow[]): void {
    const key = personKey(role, text);
    const email = this.#form.text(fieldOf.email(key)).toLowerCase();
    const chosen = this.#form.text(fieldOf.person(key));
    if (email !== '') {
      const problem = emailProblem(email);
      if (problem === null) this.people[key] = email;
      else this.problems[fieldOf.email(key)] = problem;
    } else if (chosen === LEAVE) this.leave(rows);
    else if (chosen === 'nobody') this.people[key] = '';
    else if (E_MAIL.test(chosen)) this.people[key] = chosen;
  }

  #newPerson({ email }: Extract<ImportQuestion, { ask: 'new-person' }>): void {
    if (this.#addsAll || this.#ticked.has(email)) this.newPeople.push(email);
  }

  #letters({ text }: Extract<ImportQuestion, { ask: 'letters' }>, rows: readonly PendingRow[]): void {
    const own = this.#form.text(fieldOf.ownLetters(text));
    const chosen = own === '' ? this.#form.text(fieldOf.letters(text)) : own;
    if (chosen === LEAVE) this.leave(rows);
    else if (chosen !== '') this.letters[text] = chosen;
  }

  #pair({ key }: PendingRow): void {
    const chosen = this.#form.text(fieldOf.pair(key));
    const [mentor_email, mentee_email] = [fieldOf.pairMentor(key), fieldOf.pairMentee(key)].map((field) =>
      this.#form.text(field),
    );
    if (mentor_email && mentee_email) {
      const role = this.#form.text(fieldOf.pairRole(key));
      this.rows[key] = { set: { mentor_email, mentee_email, role } };
    } else if (mentor_email || mentee_email) {
      this.problems[mentor_email ? fieldOf.pairMentee(key) : fieldOf.pairMentor(key)] =
        'Name both people of the pair.';
    } else if (chosen === LEAVE) this.rows[key] = { leave_out: true };
    else if (chosen !== '') {
      const [, mentor, mentee, role, cohort = ''] = PAIR.exec(chosen) ?? [];
      if (mentor === undefined || mentee === undefined || role === undefined) return;
      this.rows[key] = { set: { mentor_email: mentor, mentee_email: mentee, role, cohort } };
    }
  }

  #note({ note }: Extract<ImportQuestion, { ask: 'note' }>, { key }: PendingRow): void {
    const chosen = this.#form.text(fieldOf.note(key));
    if (chosen === LEAVE) this.rows[key] = { leave_out: true };
    else if (chosen === 'keep') this.rows[key] = { note_read: true };
    else if (chosen !== '') {
      const day = this.#form.text(fieldOf.noteDay(key));
      if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
        this.problems[fieldOf.noteDay(key)] = 'Choose the day on which they stopped.';
        return;
      }
      this.rows[key] = { set: { status: chosen, status_since: day, reason: note } };
    }
  }

  #confirm({ what }: Extract<ImportQuestion, { ask: 'confirm' }>, { key }: PendingRow): void {
    const chosen = this.#form.text(fieldOf.confirm(what, key)) || this.#form.text(fieldOf.confirmAll(what));
    if (chosen === LEAVE) this.rows[key] = { ...this.rows[key], leave_out: true };
    else if (chosen === 'yes') {
      this.rows[key] = { ...this.rows[key], accept: [...(this.rows[key]?.accept ?? []), what] };
    }
  }

  fault({ key, column, value }: PendingRow): void {
    if (this.#form.all(LEAVE_ROWS).includes(key)) this.rows[key] = { leave_out: true };
    if (column === null) return;
    const field = fieldOf.set(column, key);
    const text = this.#form.text(field);
    if (this.#form.has(field) && text !== (value ?? '').trim()) {
      this.rows[key] = { ...this.rows[key], set: { ...this.rows[key]?.set, [column]: text } };
    }
  }
}

/**
 * Reads the answers.
 *
 * @param known what was decided before
 * @param ask which questions the form is about
 */
export function readAnswers(
  form: SentForm,
  { questions, faults }: Pick<UploadReview, 'questions' | 'faults'>,
  known: ImportDecisions,
): Answers {
  const reader = new Reader(form);
  if (form.has(LEAVE_ALL)) reader.leave([...questions.flatMap(({ rows }) => rows), ...faults]);
  else {
    for (const question of questions) reader.answer(question);
    for (const row of faults) reader.fault(row);
  }
  const { values, people, letters, rows, newPeople, orders, problems } = reader;
  const decided = [values, people, letters, rows, orders].flatMap((one) => Object.keys(one));
  return {
    decisions: {
      ...known,
      values: merged(known.values, values),
      people: { ...known.people, ...people },
      letters: { ...known.letters, ...letters },
      new_people: [...new Set([...(known.new_people ?? []), ...newPeople])],
      rows: mergedRows(known.rows, rows),
    },
    dateOrders: orders,
    problems,
    isAnything: decided.length + newPeople.length > 0,
  };
}

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
