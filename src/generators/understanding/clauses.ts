/** Where clauses begin and end around “I want to”. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { wordsOf } from './phrases.ts';
import type { Reading } from './reading.ts';
import { isVerbal } from './verbs.ts';

/** Marks that end a clause. */
export const MARK = /^(?:[.!?…;:()“”„«»"–—]|\n)$/u;

/** Whether a word is a mark or a comma. */
export function isBreak(word = '.'): boolean {
  return word === ',' || MARK.test(word);
}

/** The words from a place to the next mark or comma. */
export function wordsToBreak(words: readonly string[], from: number): readonly string[] {
  const end = words.findIndex((word, at) => at >= from && isBreak(word));
  return words.slice(from, end < 0 ? undefined : end);
}

/** Where the clause around a place begins: behind the last mark or comma, and behind the word that joins it to another sentence. */
export function beginningOf({ words, grammar }: Reading, index: number): number {
  const first = words.findLastIndex((word, at) => at < index && isBreak(word)) + 1;
  return grammar.verbSecond?.joins.test(words[first] ?? '') === true ? first + 1 : first;
}

/** Where a clause begins whose verb comes last: behind the last mark or the last word that begins another clause, at most so many words before it. */
export function beginningBefore({ words, grammar }: Reading, end: number, most: number): number {
  let start = end;
  while (start > 0 && end - start < most && !isBreak(words[start - 1])) {
    const length = grammar.ends.lengthAt(words, start - 1);
    start += length - 1;
    if (length > 0) break;
  }
  return start;
}

/** A clause begins at most so many words behind its opening. */
const MAX_WORDS_BETWEEN = 5;

/**
 * Where a clause begins behind an opening: right behind it, or at its particle, `vreau până în iunie | să termin`. Undefined where there is
 * no such particle near.
 */
export function beginningBehind({ words, grammar }: Reading, from: number): number | undefined {
  const { conjunctive } = grammar;
  if (conjunctive === null) return from;
  const near = words.slice(from, from + MAX_WORDS_BETWEEN);
  const at = near.findIndex((word) => conjunctive.begins.test(word));
  // Between sentences, the particle is that of another clause.
  const isBarred = (word: string): boolean => /^[.!?…;:()]$/.test(word) || conjunctive.bars.test(word);
  return at < 0 || near.slice(0, at).some(isBarred) ? undefined : from + at;
}

/** `is` stands at most so many words behind “what” where that opens a wish. */
const MAX_WORDS_TO_IS = 4;

/**
 * Whether “what”, or “that” of others, stands before a verb of wishing, which then opens nothing: `să cer ce | am nevoie`, but
 * `ce vreau e | să cer`; `zice că | ar trebui`, but `cred că | ar trebui`.
 */
export function isRelative({ words, grammar: { conjunctive } }: Reading, index: number): boolean {
  if (conjunctive === null) return false;
  const { what, that, is, thinks } = conjunctive;
  const before = words[index - 1];
  if (before === that) return !thinks.test(words[index - 2] ?? '');
  return before === what && !words.slice(index, index + MAX_WORDS_TO_IS).some((word) => is.test(word));
}

/** At most so many words before a question belong to its verb: `find out | which …`. */
const MAX_WORDS_BEFORE_QUESTION = 3;

/**
 * Where the clause from a place on ends, which may begin with a form of the conditional, and whether it is closed: another begins there
 * (`because`). Undefined where it is none that can be a wish.
 */
export function endOfClause(reading: Reading, from: number, conditional = false) {
  const { words, own, text, file, grammar } = reading;
  const first = own[from];
  if (first === undefined) return undefined;
  const textTo = (end: number): string => text.slice(first.start, own[end - 1]?.end ?? first.end);
  const isWhole = (end: number): boolean =>
    isVerbal(textTo(end), file, conditional) && textTo(end).includes(' ');
  let asked = false;
  for (let end = from; end < words.length; end++) {
    const word = words[end] ?? '';
    const isComma = word === ',';
    if (MARK.test(word)) return { end, closed: false };
    const next = isComma ? end + 1 : end;
    const isNear = end > from && end - from <= MAX_WORDS_BEFORE_QUESTION;
    if (
      !asked &&
      isNear &&
      grammar.asks.lengthAt(words, next) > 0 &&
      isVerbal(textTo(end), file, conditional)
    ) {
      asked = true;
      end = next;
      continue;
    }
    if (end > from && grammar.ends.lengthAt(words, next) > 0) return { end, closed: true };
    if (isComma) {
      const isLinked = isLinkedClause(wordsToBreak(words, end + 1).join(' '), grammar);
      if (asked || (isWhole(end) && !isLinked)) return { end, closed: false };
      // Only where verbs come last may the infinitive stand behind a comma.
      if (grammar.verbSecond === null) return undefined;
    }
    if (grammar.except.test(word)) return undefined;
    if (end > from && grammar.wants.lengthAt(words, end) > 0 && !isRelative(reading, end))
      return { end: grammar.and.test(words[end - 1] ?? '') ? end - 1 : end, closed: false };
  }
  return { end: words.length, closed: false };
}

/** Whether words are an infinitive that hangs on the verb before its comma: `mich trauen, | fremde Leute anzusprechen`. */
export function isLinkedClause(words: string, { verbSecond }: Grammar): boolean {
  return verbSecond?.linked.test(words) === true && !verbSecond.ownSubject.test(words);
}

/** Whether a clause ends with a word that more must follow: `Excel zo goed leren dat`. */
export function isCutShort(clause: string, { dangling }: Grammar): boolean {
  const words = wordsOf(clause);
  return dangling.endsBefore(words, words.length);
}

/** Whether the words behind a clause are the question that it is about: `dowiedzieć się | , czy …`. */
export function isQuestionBehind(rest: string, { asks }: Grammar): boolean {
  const first = /^\s*,\s*(\p{L}+)/u.exec(rest)?.[1];
  return first !== undefined && asks.lengthAt([first.toLowerCase()], 0) > 0;
}

/** Whether a clause is a verb with its question. */
export function isVerbWithQuestion(clause: string, file: LanguageFile): boolean {
  const comma = /^\S+(?: \S+)?(?=, )/u.exec(clause)?.[0];
  return comma !== undefined && isQuestionBehind(clause.slice(comma.length), grammarOf(file));
}
