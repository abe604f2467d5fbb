/** Where a clause behind “I want to” ends. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Token } from '../tagging/tokens.ts';
import { isRelative } from './openings.ts';
import type { PhraseFinder } from './phrases.ts';

/** The closed classes of words of a language, ready for finding. */
export type Phrases = Readonly<
  Record<'wants' | 'thats' | 'says' | 'ends' | 'fronts' | 'asks', PhraseFinder>
> & {
  readonly fillers: ReadonlySet<string>;
};

/** A text as it is read. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The tokens that are no fillers, and their words. */
  readonly places: readonly number[];
  readonly words: readonly string[];
  readonly phrases: Phrases;
  readonly file: LanguageFile;
}

/** Marks that end a clause. */
export const MARK = /^(?:[.!?…;:()“”„«»"–—]|\n)$/u;
/** What a clause leaves out that is said in it. */
export const EXCEPTION =
  /^(?:except|besides|außer|oprócz|poza|kromě|okrem|крім|окрім|кроме|sauf|excepto|tranne|exceto|dışında|behalve)$/u;
/** What joins another wish with an opening of its own. */
const JOINS = /^(?:and|und|et|y|e|ed|i|a|și|en|ve|и|і|й|та)$/u;
/** As many words before a question may belong to its verb: `find out | which …`. */
const BEFORE_QUESTION = 3;

/** An end of a clause. */
export interface ClauseEnd {
  /** The place behind its last word. */
  readonly end: number;
  /** Whether another clause begins there: `because`. */
  readonly closed: boolean;
}

/** Where the clause from a place on ends; undefined where it is none that can be a wish. */
export function endOfClause(reading: Reading, from: number): ClauseEnd | undefined {
  const { words, phrases, tokens, places, text, file } = reading;
  const first = tokens[places[from] ?? -1];
  if (first === undefined) return undefined;
  const last = (end: number): number => tokens[places[end - 1] ?? -1]?.end ?? first.end;
  const isVerbal = (end: number): boolean => file.infinitive.test(text.slice(first.start, last(end)));
  const isWhole = (end: number): boolean => isVerbal(end) && text.slice(first.start, last(end)).includes(' ');
  let asked = false;
  for (let end = from; end < words.length; end++) {
    const word = words[end] ?? '';
    const isComma = word === ',';
    if (MARK.test(word)) return { end, closed: false };
    const next = isComma ? end + 1 : end;
    const isNear = end > from && end - from <= BEFORE_QUESTION;
    if (!asked && isNear && phrases.asks.lengthAt(words, next) > 0 && isVerbal(end)) {
      asked = true;
      end = next;
      continue;
    }
    if (end > from && phrases.ends.lengthAt(words, next) > 0) return { end, closed: true };
    if (isComma) {
      if (asked || (isWhole(end) && !isLinked(reading, end + 1))) return { end, closed: false };
      // Only where verbs come last may the infinitive stand behind a comma.
      if (file.grammar.fronts === undefined) return undefined;
    }
    if (EXCEPTION.test(word)) return undefined;
    if (end > from && phrases.wants.lengthAt(words, end) > 0 && !isRelative(words, end))
      return { end: JOINS.test(words[end - 1] ?? '') ? end - 1 : end, closed: false };
  }
  return { end: words.length, closed: false };
}

/** An infinitive that hangs on the verb before its comma: `mich trauen, | fremde Leute anzusprechen`. */
const LINKED: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:um|ohne|statt|anstatt) ).*(?: zu|\p{Ll}zu\p{Ll}+) ?\p{Ll}*n$/u,
  nl: /^(?!(?:zonder|in plaats) ).* te \p{Ll}+n$/u,
};

/** What a sentence of its own has. */
const OWN_SUBJECT = /(?<!\p{L})(?:ich|wir|man|dann|denn|aber|ik|we|hij|dan|maar|want)(?!\p{L})/iu;

/** Whether words are such an infinitive. */
export function isLinkedClause(words: string, { code }: LanguageFile): boolean {
  return LINKED[code]?.test(words) === true && !OWN_SUBJECT.test(words);
}

/** Whether those from a place to the next mark are one. */
function isLinked({ words, file }: Reading, from: number): boolean {
  const length = words.slice(from).findIndex((word) => word === ',' || MARK.test(word));
  const part = words.slice(from, length < 0 ? undefined : from + length).join(' ');
  return isLinkedClause(part, file);
}
