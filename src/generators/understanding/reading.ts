/** A text as the grammar of its language reads it. It is made once, and everything that reads the text gets it. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Token, tokensOf } from '../tagging/tokens.ts';
import { limitWordsIn, monthNamesIn } from '../times/reading.ts';
import { type Grammar, grammarOf } from './grammar.ts';

/** A part of a text, from its first character to the one behind its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A part of a text that a model marks as something. */
export interface Span extends Place {
  readonly kind: string;
}

/** A token that says something, with its word in small letters and what kind of time it names. */
interface OwnToken extends Token {
  readonly word: string;
  readonly time: string;
}

/** A text with its tokens. */
export interface Reading {
  readonly text: string;
  readonly file: LanguageFile;
  readonly grammar: Grammar;
  readonly tokens: readonly Token[];
  /** The kinds of time that each token names, if any: `month`. */
  readonly times: readonly string[];
  /** Whether each token is the name of a month. */
  readonly months: readonly boolean[];
  /** The tokens without adverbs that say nothing, which may stand anywhere in an opening, and without the full stops of ordinals. */
  readonly own: readonly OwnToken[];
  /** Their words. */
  readonly words: readonly string[];
  /** The sentences, without the marks that end them. */
  readonly sentences: readonly Place[];
}

/** A reading with what the models mark in the text. */
export interface MarkedReading extends Reading {
  readonly marks: readonly Span[];
  readonly privates: readonly string[];
  readonly refusals: readonly Span[];
}

/** Reads a text. */
export function readText(text: string, file: LanguageFile): Reading {
  const grammar = grammarOf(file);
  const tokens = tokensOf(text);
  const times = limitWordsIn(tokens, file);
  const isStop = (at: number): boolean =>
    file.ordinalStops &&
    tokens[at]?.text === '.' &&
    /^\d{1,2}$/.test(tokens[at - 1]?.text ?? '') &&
    ((times[at + 1] ?? '') !== '' || /^\p{Ll}/u.test(tokens[at + 1]?.text ?? ''));
  const own = tokens.flatMap((token, at) => {
    const word = token.text.toLowerCase();
    return grammar.fillers.has(word) || isStop(at) ? [] : [{ ...token, word, time: times[at] ?? '' }];
  });
  const words = own.map(({ word }) => word);
  const months = monthNamesIn(tokens, file);
  return { text, file, grammar, tokens, times, months, own, words, sentences: sentencesOf(text) };
}

/** Where a sentence ends: not behind a number, which may be an ordinal, or a single letter. */
const END = /(?<!(?:^|[\s(])(?:\p{L}|\d{1,2}))[.!?…]{1,30}(?=\s|$)|\n/gu;

function sentencesOf(text: string): readonly Place[] {
  const sentences: Place[] = [];
  let start = 0;
  for (const { index, 0: end } of [...text.matchAll(END), { index: text.length, 0: '' }]) {
    const own = text.slice(start, index);
    const from = start + (own.length - own.trimStart().length);
    if (own.trim() !== '') sentences.push({ start: from, end: index });
    start = index + end.length;
  }
  return sentences;
}

/** The index of the sentence in which a place begins; -1 where it is in none. */
export function sentenceAt({ sentences }: Reading, start: number): number {
  return sentences.findIndex((sentence) => sentence.start <= start && start < sentence.end);
}

/** Where the own tokens from one to right before another stand; undefined where there are none. */
export function placeOf({ own }: Reading, from: number, to: number): Place | undefined {
  const [first, last] = [own[from], own[to - 1]];
  return first === undefined || last === undefined || to <= from
    ? undefined
    : { start: first.start, end: last.end };
}

/** Whether two places share a character. */
export function meet(one: Place, other: Place): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether a place holds the whole of another. */
export function holds({ start, end }: Place, part: Place): boolean {
  return start <= part.start && part.end <= end;
}

/** The order of places in a text. */
export function byStart(one: Place, other: Place): number {
  return one.start - other.start;
}

/** Whether a mark is a time: a limit, or when something takes place. */
export function isTime(mark: Span): mark is Span & { readonly kind: 'by' | 'on' } {
  return mark.kind === 'by' || mark.kind === 'on';
}

/** Whether a sentence ends between two places. */
export function isApart(text: string, from: number, to: number): boolean {
  return /[.!?…\n]\s|\n/u.test(text.slice(from, to));
}

/** A part of a text with something else in the place of what some marks hold. */
export function withoutMarks(
  text: string,
  { start, end }: Place,
  marks: readonly Place[],
  instead = ' ',
): string {
  return marks.reduce(
    (left, mark) => left.replace(text.slice(mark.start, mark.end), instead),
    text.slice(start, end),
  );
}
