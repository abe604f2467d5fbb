/** The answers of a form to the questions of an upload, as decisions; and the questions that it left unanswered. */

import type { ImportDecisions, RowDecision } from '../../domain/import-decisions.ts';
import type { AskedQuestion, PendingRow, UploadReview } from '../../interchange/upload-review.ts';
import type { FieldProblems, SentForm } from '../sent-form.ts';
import { AnswerReader, fieldOf, LEAVE_ALL, LEAVE_ROWS } from './upload-answer-fields.ts';
import { questionForm } from './upload-question-kinds.ts';

/** The answers of a form. */
interface Answers {
  readonly decisions: ImportDecisions;
  /** The meaning of days between slashes, by the ids of tables. */
  readonly dateOrders: Readonly<Record<string, 'dmy' | 'mdy'>>;
  readonly problems: FieldProblems;
  /** Whether anything was answered at all. */
  readonly isAnything: boolean;
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
  const reader = new AnswerReader(form);
  if (form.has(LEAVE_ALL)) reader.leave([...questions.flatMap(({ rows }) => rows), ...faults]);
  else {
    for (const question of questions) questionForm(question).read(reader);
    for (const row of faults) readFault(row, reader);
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

/** Reads what becomes of a row that cannot be read. */
function readFault({ key, column, value }: PendingRow, { form, rows }: AnswerReader): void {
  if (form.all(LEAVE_ROWS).includes(key)) rows[key] = { leave_out: true };
  if (column === null) return;
  const field = fieldOf.set(column, key);
  const text = form.text(field);
  if (form.has(field) && text !== (value ?? '').trim()) {
    rows[key] = { ...rows[key], set: { ...rows[key]?.set, [column]: text } };
  }
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

/** The maximum number of questions that are named; the page has them all. */
const MAX_NAMED = 5;

/** Returns the fields of the first questions, with what each wants. */
export function unanswered({ questions, faults }: Pick<UploadReview, 'questions' | 'faults'>): FieldProblems {
  const wanted = [
    ...questions.flatMap((one) => one.rows.slice(0, 1).map(questionForm(one).wanted)),
    ...faults.map(({ key, column, subject }): readonly [string, string] => [
      column === null ? `${LEAVE_ROWS}:${key}` : fieldOf.set(column, key),
      `${subject}: ${column === null ? 'leave the row out' : 'correct this cell, or leave the row out'}.`,
    ]),
  ];
  return Object.fromEntries(wanted.slice(0, MAX_NAMED));
}

/** Returns the fields of the first rows that are to be confirmed, with what each wants. */
export const unconfirmed = (questions: readonly AskedQuestion[]): FieldProblems =>
  Object.fromEntries(
    questions
      .filter(({ question }) => question.ask === 'confirm')
      .flatMap((one) => one.rows.slice(0, MAX_NAMED).map(questionForm(one).wanted))
      .slice(0, MAX_NAMED),
  );
