/** The questions of feedback forms, and what counts as an answer to them. */

import { MAX_LINE, MAX_LINES } from '../fields.ts';
import { isLanguage, LANGUAGES, type Language } from '../languages.ts';
import type { ParticipantRole } from '../programme.ts';

export const QUESTION_KINDS = [
  'rating',
  'scale',
  'choice',
  'choices',
  'yes_no',
  'number',
  'short_text',
  'long_text',
  /** Something to read; it has no answer. */
  'paragraph',
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const AUDIENCES = ['mentee', 'mentor', 'both'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Who reads the answers: the programme's managers, or the partner as well. */
export const READERS = ['programme', 'partner'] as const;
export type Readers = (typeof READERS)[number];

/** A text by language. */
export type Texts = { readonly [L in Language]?: string };

export interface QuestionOption {
  readonly name: string;
  readonly text: Texts;
}

/** When an answer needs the programme's attention: a number of at most this, or one of these choices. */
export type Attention = { readonly atMost: number } | { readonly choices: readonly string[] };

export interface Question {
  /** Unique in its form: what tables and files call it. */
  readonly name: string;
  readonly kind: QuestionKind;
  readonly text: Texts;
  readonly isRequired: boolean;
  readonly audience: Audience;
  readonly readers: Readers;
  /** What the lowest and the highest number mean; of ratings and scales only. */
  readonly ends?: { readonly low: Texts; readonly high: Texts };
  /** Of `choice` and `choices` only. */
  readonly options?: readonly QuestionOption[];
  readonly attention?: Attention;
}

/** The numbers of ratings and scales. */
export const RANGES = {
  rating: { minimum: 1, maximum: 5 },
  scale: { minimum: 0, maximum: 10 },
} as const satisfies {
  readonly [K in QuestionKind]?: { readonly minimum: number; readonly maximum: number };
};

export const isRanged = (kind: QuestionKind): kind is keyof typeof RANGES => Object.hasOwn(RANGES, kind);

const YES_NO = ['yes', 'no'] as const;

/** The names that an answer may have: those of the options, or `yes` and `no`; none where it is no choice. */
export const choicesOf = ({ kind, options }: Question): readonly string[] =>
  kind === 'yes_no' ? YES_NO : (options ?? []).map(({ name }) => name);

/** The name of the answer of somebody who asked to be called; no question can have it. */
export const CALL_REQUESTED = 'call_requested';

export const MAX_QUESTIONS = 30;
export const MAX_OPTIONS = 20;
/** The longest answer, in characters. */
export const MAX_ANSWER = { short_text: MAX_LINE, long_text: 5000 } as const;

/** The questions of a form that a role is asked. */
export const questionsFor = (questions: readonly Question[], role: ParticipantRole): readonly Question[] =>
  questions.filter(({ audience }) => audience === 'both' || audience === role);

/** A text in a language, or in the nearest that there is: the programme's, English, any. */
export function textIn(texts: Texts, language: Language, fallback: Language): string {
  const order: readonly Language[] = [language, fallback, 'en', ...LANGUAGES];
  return order.map((one) => texts[one]).find((text) => text !== undefined) ?? '';
}

/** Whether answers to two versions of a question can be counted together. */
export const isSameQuestion = (one: Question, other: Question): boolean =>
  one.name === other.name && one.kind === other.kind;

// Parsing

/** What is wrong with a question, and in which of its fields. */
export interface QuestionFault {
  /** The position of the question, from 1; 0: of the form as a whole. */
  readonly question: number;
  readonly field: keyof Question | 'questions';
  readonly problem:
    | 'missing'
    | 'invalid'
    | 'too-long'
    | 'too-many'
    | 'duplicate'
    | 'reserved'
    | 'unknown-choice';
}

type Problem = QuestionFault['problem'];

/** Internal: carries a fault out of the nested parsers. */
class FaultyQuestion extends Error {
  readonly field: QuestionFault['field'];
  readonly problem: Problem;

  constructor(field: QuestionFault['field'], problem: Problem) {
    super(`${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

const NAME = /^[a-z][a-z0-9_]{0,39}$/;

type Unknown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the questions of a form, as an editor sends them or a file has them. */
export function parseQuestions(
  value: unknown,
): { readonly questions: readonly Question[] } | { readonly fault: QuestionFault } {
  const whole = (problem: Problem) => ({ fault: { question: 0, field: 'questions', problem } }) as const;
  if (!Array.isArray(value)) return whole('invalid');
  const items: readonly unknown[] = value;
  if (items.length > MAX_QUESTIONS) return whole('too-many');
  const questions: Question[] = [];
  for (const [index, item] of items.entries()) {
    try {
      const question = questionFrom(item);
      if (questions.some(({ name }) => name === question.name)) throw new FaultyQuestion('name', 'duplicate');
      questions.push(question);
    } catch (error) {
      if (!(error instanceof FaultyQuestion)) throw error;
      return { fault: { question: index + 1, field: error.field, problem: error.problem } };
    }
  }
  return questions.some(({ kind }) => kind !== 'paragraph') ? { questions } : whole('missing');
}

/**
 * The questions in a stored form.
 *
 * @throws TypeError if they are none
 */
export function storedQuestions(text: string): readonly Question[] {
  const parsed = parseQuestions(JSON.parse(text));
  if ('questions' in parsed) return parsed.questions;
  const { question, field, problem } = parsed.fault;
  throw new TypeError(`question ${question} of a stored form is wrong: ${field} is ${problem}`);
}

function questionFrom(value: unknown): Question {
  if (!isRecord(value)) throw new FaultyQuestion('name', 'missing');
  const name = nameFrom(value['name'], 'name');
  if (name === CALL_REQUESTED) throw new FaultyQuestion('name', 'reserved');
  const kind = oneOf(QUESTION_KINDS, value['kind'], 'kind');
  const isAsked = kind !== 'paragraph';
  const question: Question = {
    name,
    kind,
    text: textsFrom(value['text'], 'text'),
    isRequired: isAsked && booleanFrom(value['isRequired'] ?? false, 'isRequired'),
    audience: oneOf(AUDIENCES, value['audience'] ?? 'both', 'audience'),
    readers: oneOf(READERS, value['readers'] ?? 'programme', 'readers'),
    ...(isRanged(kind) && value['ends'] !== undefined && { ends: endsFrom(value['ends']) }),
    ...((kind === 'choice' || kind === 'choices') && { options: optionsFrom(value['options']) }),
  };
  const attention = value['attention'];
  return attention === undefined ? question : { ...question, attention: attentionFrom(attention, question) };
}

function nameFrom(value: unknown, field: QuestionFault['field']): string {
  if (value === undefined || value === '') throw new FaultyQuestion(field, 'missing');
  if (typeof value !== 'string' || !NAME.test(value)) throw new FaultyQuestion(field, 'invalid');
  return value;
}

function booleanFrom(value: unknown, field: QuestionFault['field']): boolean {
  if (typeof value !== 'boolean') throw new FaultyQuestion(field, 'invalid');
  return value;
}

function oneOf<Item extends string>(
  items: readonly Item[],
  value: unknown,
  field: QuestionFault['field'],
): Item {
  const found = items.find((item) => item === value);
  if (found === undefined) throw new FaultyQuestion(field, value === undefined ? 'missing' : 'invalid');
  return found;
}

function textsFrom(value: unknown, field: QuestionFault['field']): Texts {
  if (!isRecord(value)) throw new FaultyQuestion(field, 'missing');
  const texts: { -readonly [L in keyof Texts]: Texts[L] } = {};
  for (const [language, text] of Object.entries(value)) {
    if (!isLanguage(language) || typeof text !== 'string') throw new FaultyQuestion(field, 'invalid');
    const tidied = withoutControls(text).trim();
    if (tidied.length > MAX_LINES) throw new FaultyQuestion(field, 'too-long');
    if (tidied !== '') texts[language] = tidied;
  }
  if (Object.keys(texts).length === 0) throw new FaultyQuestion(field, 'missing');
  return texts;
}

function endsFrom(value: unknown): NonNullable<Question['ends']> {
  if (!isRecord(value)) throw new FaultyQuestion('ends', 'invalid');
  return { low: textsFrom(value['low'], 'ends'), high: textsFrom(value['high'], 'ends') };
}

function optionsFrom(value: unknown): readonly QuestionOption[] {
  if (!Array.isArray(value) || value.length === 0) throw new FaultyQuestion('options', 'missing');
  if (value.length > MAX_OPTIONS) throw new FaultyQuestion('options', 'too-many');
  const options = value.map((one: unknown): QuestionOption => {
    if (!isRecord(one)) throw new FaultyQuestion('options', 'invalid');
    return { name: nameFrom(one['name'], 'options'), text: textsFrom(one['text'], 'options') };
  });
  if (new Set(options.map(({ name }) => name)).size < options.length) {
    throw new FaultyQuestion('options', 'duplicate');
  }
  return options;
}

function attentionFrom(value: unknown, question: Question): Attention {
  if (!isRecord(value)) throw new FaultyQuestion('attention', 'invalid');
  const { atMost, choices } = value;
  if (isRanged(question.kind) || question.kind === 'number') {
    if (typeof atMost === 'number' && Number.isFinite(atMost)) return { atMost };
  } else if (Array.isArray(choices) && choices.length > 0) {
    const known = choicesOf(question);
    const named = known.filter((name) => choices.includes(name));
    if (known.length > 0) {
      if (named.length < choices.length) throw new FaultyQuestion('attention', 'unknown-choice');
      return { choices: named };
    }
  }
  throw new FaultyQuestion('attention', 'invalid');
}

// Answers

/** A number, a text or the name of a choice, or the names of several. */
export type AnswerValue = number | string | readonly string[];

/** Why what was sent is no answer. */
export type AnswerFault =
  | { readonly code: 'required' }
  | { readonly code: 'no-choice' }
  | { readonly code: 'no-number' }
  | { readonly code: 'out-of-range'; readonly minimum: number; readonly maximum: number }
  | { readonly code: 'too-long'; readonly count: number; readonly most: number };

type Answered =
  | { readonly answer: AnswerValue }
  /** Left empty, where it may be. */
  | { readonly answer: null }
  | { readonly fault: AnswerFault };

/** What forms can hold: numbers of up to nine digits. */
const MOST = 999_999_999;

/** Lone halves of characters, and all control characters but line ends and tabs, which nobody types. */
const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, '');

/** The number of characters, as people count them. */
const lengthOf = (text: string): number => [...text].length;

/**
 * The answer to a question that was typed or ticked.
 *
 * @param sent the values of its field: several only where several may be chosen
 */
export function answerTo(question: Question, sent: readonly string[]): Answered {
  const { kind } = question;
  const texts = sent.map((text) => withoutControls(text).trim()).filter((text) => text !== '');
  const [first] = texts;
  if (kind === 'paragraph') return { answer: null };
  if (first === undefined) {
    return question.isRequired ? { fault: { code: 'required' } } : { answer: null };
  }
  switch (kind) {
    case 'rating':
    case 'scale':
      return numberIn(first, RANGES[kind], /^\d{1,2}$/);
    case 'number':
      return numberIn(first, { minimum: -MOST, maximum: MOST }, /^-?\d{1,12}(?:[.,]\d{1,6})?$/);
    case 'yes_no':
    case 'choice':
      return choicesOf(question).includes(first) ? { answer: first } : { fault: { code: 'no-choice' } };
    case 'choices': {
      const known = choicesOf(question);
      return texts.every((text) => known.includes(text))
        ? { answer: known.filter((name) => texts.includes(name)) }
        : { fault: { code: 'no-choice' } };
    }
    case 'short_text':
    case 'long_text': {
      const text = kind === 'short_text' ? first.replace(/\s+/g, ' ') : first;
      const [count, most] = [lengthOf(text), MAX_ANSWER[kind]];
      return count > most ? { fault: { code: 'too-long', count, most } } : { answer: text };
    }
  }
}

function numberIn(
  text: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  pattern: RegExp,
): Answered {
  if (!pattern.test(text)) return { fault: { code: 'no-number' } };
  const answer = Number(text.replace(',', '.'));
  return answer >= minimum && answer <= maximum
    ? { answer }
    : { fault: { code: 'out-of-range', minimum, maximum } };
}

/** Whether an answer needs the programme's attention. */
export function needsAttention({ attention }: Question, answer: AnswerValue): boolean {
  if (attention === undefined) return false;
  if ('atMost' in attention) return typeof answer === 'number' && answer <= attention.atMost;
  const chosen = typeof answer === 'object' ? answer : [answer];
  return chosen.some((name) => attention.choices.some((choice) => choice === name));
}

/** The values with which a form shows an answer again. */
export const valuesOf = (answer: AnswerValue): readonly string[] =>
  typeof answer === 'object' ? answer : [String(answer)];

/**
 * An answer as it is stored, in JSON.
 *
 * @throws TypeError if it is none
 */
export function storedAnswer(text: string): AnswerValue {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new TypeError('a stored answer is neither a number nor a text nor a list of names');
}

// Forms

/** A version of a round's form. */
export interface Form {
  readonly round_id: number;
  /** From 1; the highest is asked now. */
  readonly version: number;
  /** Whether it is asked: only the newest version's counts. */
  readonly is_on: boolean;
  readonly questions: readonly Question[];
}
