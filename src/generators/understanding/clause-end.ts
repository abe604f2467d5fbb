/** Where a clause behind “I want to” ends. */
import type { LanguageFile } from '../languages/language-file.ts';
import { grammarOf } from './grammar.ts';
import { isRelative } from './openings.ts';
import { participleIn } from './participles.ts';
import { wordsOf } from './phrases.ts';
import type { Reading } from './reading.ts';

/** Marks that end a clause. */
export const MARK = /^(?:[.!?…;:()“”„«»"–—]|\n)$/u;
/** At most so many words before a question belong to its verb: `find out | which …`. */
const MAX_WORDS_BEFORE_QUESTION = 3;

/** An end of a clause. */
export interface ClauseEnd {
  /** The place behind its last word. */
  readonly end: number;
  /** Whether another clause begins there: `because`. */
  readonly closed: boolean;
}

/** Where the clause from a place on ends, which may begin with a form of the conditional; undefined where it is none that can be a wish. */
export function endOfClause(reading: Reading, from: number, conditional = false): ClauseEnd | undefined {
  const { words, own, text, file, grammar } = reading;
  const first = own[from];
  if (first === undefined) return undefined;
  const textTo = (end: number): string => text.slice(first.start, own[end - 1]?.end ?? first.end);
  const isVerbal = (end: number): boolean =>
    file.infinitive.test(textTo(end)) || (conditional && participleIn(textTo(end), file) !== undefined);
  const isWhole = (end: number): boolean => isVerbal(end) && textTo(end).includes(' ');
  let asked = false;
  for (let end = from; end < words.length; end++) {
    const word = words[end] ?? '';
    const isComma = word === ',';
    if (MARK.test(word)) return { end, closed: false };
    const next = isComma ? end + 1 : end;
    const isNear = end > from && end - from <= MAX_WORDS_BEFORE_QUESTION;
    if (!asked && isNear && grammar.asks.lengthAt(words, next) > 0 && isVerbal(end)) {
      asked = true;
      end = next;
      continue;
    }
    if (end > from && grammar.ends.lengthAt(words, next) > 0) return { end, closed: true };
    if (isComma) {
      if (asked || (isWhole(end) && !isLinked(reading, end + 1))) return { end, closed: false };
      // Only where verbs come last may the infinitive stand behind a comma.
      if (grammar.verbSecond === null) return undefined;
    }
    if (grammar.except.test(word)) return undefined;
    if (end > from && grammar.wants.lengthAt(words, end) > 0 && !isRelative(words, end, grammar))
      return { end: grammar.and.test(words[end - 1] ?? '') ? end - 1 : end, closed: false };
  }
  return { end: words.length, closed: false };
}

/** Whether a clause ends with a word that more must follow: `Excel zo goed leren dat`. */
export function isCutShort(clause: string, file: LanguageFile): boolean {
  const words = wordsOf(clause);
  return grammarOf(file).dangling.endsBefore(words, words.length);
}

/** Whether words are an infinitive that hangs on the verb before its comma: `mich trauen, | fremde Leute anzusprechen`. */
export function isLinkedClause(words: string, file: LanguageFile): boolean {
  const { verbSecond } = grammarOf(file);
  return verbSecond?.linked.test(words) === true && !verbSecond.ownSubject.test(words);
}

/** Whether those from a place to the next mark are one. */
function isLinked({ words, file }: Reading, from: number): boolean {
  const length = words.slice(from).findIndex((word) => word === ',' || MARK.test(word));
  const part = words.slice(from, length < 0 ? undefined : from + length).join(' ');
  return isLinkedClause(part, file);
}

/** Where a clause begins whose verb comes last: behind the last mark or the last word that begins another clause, at most so many words before it. */
export function beginningBefore({ words, grammar }: Reading, end: number, most: number): number {
  let start = end;
  while (start > 0 && end - start < most) {
    const word = words[start - 1] ?? '';
    if (MARK.test(word) || word === ',') break;
    const length = grammar.ends.lengthAt(words, start - 1);
    start += length - 1;
    if (length > 0) break;
  }
  return start;
}
