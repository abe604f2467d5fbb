/** Answers that were given elsewhere, in columns of a sheet that are called as questions of a form. */

import { keyOf } from '../people-search.ts';
import type { ParticipantRole } from '../programme.ts';
import {
  type AnswerValue,
  answerTo,
  choicesOf,
  isRanged,
  type Question,
  questionsFor,
  type Texts,
} from './question.ts';

/** Whether a text is one of these, or a name, in any spelling. */
const isCalled = (text: string, name: string, texts: Texts = {}): boolean =>
  [name, ...Object.values(texts)].some((one) => keyOf(one) === keyOf(text));

/** The question that a column is called as: by its short name, or its text in any language. */
const questionCalled = (questions: readonly Question[], column: string): Question | undefined =>
  questions.find(({ name, text, kind }) => kind !== 'paragraph' && isCalled(column, name, text));

/** Which columns are called as questions. */
export const answerColumns = (
  columns: readonly string[],
  questions: readonly Question[],
): readonly string[] => columns.filter((column) => questionCalled(questions, column) !== undefined);

/** A cell that is no answer to the question of its column. */
interface NoAnswer {
  readonly column: string;
  readonly text: string;
  /** What would be one, in the language of the column. */
  readonly choices: readonly string[];
}

/**
 * The answers in a row.
 *
 * @param cells by columns
 * @param yesOrNo the meaning of a word; undefined if it is neither
 */
export function answersIn(
  cells: ReadonlyMap<string, string>,
  questions: readonly Question[],
  role: ParticipantRole,
  yesOrNo: (text: string) => boolean | undefined,
): { readonly answers: ReadonlyMap<string, AnswerValue>; readonly wrong: readonly NoAnswer[] } {
  const asked = questionsFor(questions, role);
  const answers = new Map<string, AnswerValue>();
  const wrong: NoAnswer[] = [];
  for (const [column, text] of cells) {
    const question = questionCalled(asked, column);
    if (question === undefined || text.trim() === '') continue;
    const answered = answerTo(question, sentFor(question, text.trim(), yesOrNo));
    if ('fault' in answered) wrong.push({ column, text, choices: choicesOf(question) });
    else if (answered.answer !== null) answers.set(question.name, answered.answer);
  }
  return { answers, wrong };
}

/** What a form would have sent for a cell: forms elsewhere show the texts of choices, and numbers with what they mean. */
function sentFor(
  { kind, options = [] }: Question,
  text: string,
  yesOrNo: (text: string) => boolean | undefined,
): readonly string[] {
  const choiceOf = (part: string) =>
    options.find(({ name, text: texts }) => isCalled(part, name, texts))?.name;
  if (isRanged(kind)) return [/^\d+/.exec(text)?.[0] ?? text];
  if (kind === 'yes_no') {
    const word = yesOrNo(text);
    return [word === undefined ? text : word ? 'yes' : 'no'];
  }
  if (kind === 'choice') return [choiceOf(text) ?? text];
  return kind === 'choices' ? severalOf(text, choiceOf) : [text];
}

/** The choices in a cell, with a comma, a semicolon or a line between them; their texts may have commas, too. */
function severalOf(text: string, choiceOf: (part: string) => string | undefined): readonly string[] {
  const parts = text.split(/[,;\n]/);
  const found: string[] = [];
  let from = 0;
  while (from < parts.length) {
    const ends = Array.from({ length: parts.length - from }, (_, index) => parts.length - index);
    const end = ends.find((to) => choiceOf(parts.slice(from, to).join(',')) !== undefined) ?? from + 1;
    const part = parts.slice(from, end).join(',').trim();
    if (part !== '') found.push(choiceOf(part) ?? part);
    from = end;
  }
  return found;
}
