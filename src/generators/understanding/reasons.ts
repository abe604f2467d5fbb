/** Why a clause is no wish of the mentee, by its words and those around it, and when a text says that nothing is wanted. */
import { clauseWords } from './clause-words.ts';
import type { PhraseFinder } from './phrases.ts';
import { type MarkedReading, meet, type Place, type Reading } from './reading.ts';
import type { Wish } from './understanding.ts';

/** So many characters before and behind a clause are looked at. */
const REACH = 50;

/** The part of a sentence before a place, at most so many characters of it. */
function sentenceBefore(text: string, start: number, most: number): string {
  return /(?<![^.!?…\n])[^.!?…\n]*$/u.exec(text.slice(Math.max(0, start - most), start))?.[0] ?? '';
}

/** Why the words around a clause make it no wish of the mentee: it lies behind, takes too much time, somebody else wants it, it is declined. */
export function reasonAround(
  { start, end }: Place,
  { text, grammar }: Reading,
): 'past' | 'feared' | 'takes time' | 'wanted by others' | 'declined' | 'can be done already' | undefined {
  const { past, feared, others, declined, spends, without, fillers } = grammar;
  const before = wordsIn(sentenceBefore(text, start, REACH));
  const plain = before.filter((word) => !fillers.has(word));
  const isRightBehind = (phrases: PhraseFinder): boolean =>
    [before, plain].some((words) => words.length > 0 && phrases.endsBefore(words, words.length));
  if (isRightBehind(past) || without?.test(text.slice(start, end)) === true) return 'past';
  if (spends.isIn(before.slice(before.lastIndexOf(',') + 1))) return 'takes time';
  if (isAble(before, grammar)) return 'can be done already';
  if (isRightBehind(others)) return 'wanted by others';
  if (isBehind(declined, text, end)) return 'declined';
  return isRightBehind(feared) ? 'feared' : undefined;
}

/** A clause that can be done has at most so many words before “and” and another one. */
const MAX_WORDS_BEFORE_AND = 4;

/** Whether the words before a clause say that the mentee can do it, without a negation or a question: `só sei | cumprimentar e | dar o preço`. */
function isAble(before: readonly string[], grammar: Reading['grammar']): boolean {
  const { able, and, negation, asks, interrogatives, ends } = grammar;
  const last = before.length - 1;
  const isJoined = and.test(before[last] ?? '');
  const from = isJoined ? last - MAX_WORDS_BEFORE_AND : 0;
  return before.some((_, at) => {
    const length = at < from ? 0 : able.lengthAt(before, at);
    const isNear = isJoined ? at + length < last : at + length === before.length;
    if (length === 0 || !isNear || before.slice(at).includes(',')) return false;
    const isAsked =
      [asks, ends].some((phrases) => phrases.lengthAt(before, at - 1) > 0) ||
      interrogatives.test(before[at - 1] ?? '');
    const isNegated = before.slice(Math.max(0, at - 2), at).some((word) => negation.test(word));
    return !isNegated && !isAsked;
  });
}

/** A wish stands at most so many characters before its purpose. */
const MAX_SENTENCE = 200;

/** Whether a clause is the purpose of a wish before it in its sentence: “get my licence | so I can | move to the loading bay”. */
export function isPurpose(start: number, wishes: readonly Place[], { text, grammar }: Reading): boolean {
  const sentence = sentenceBefore(text, start, MAX_SENTENCE);
  const isBehindWish = wishes.some(({ end }) => end <= start && end > start - sentence.length);
  const before = wordsIn(sentence.slice(-REACH));
  // “I care about this, so that …” may be an opening of its own.
  const isOpened = grammar.wants.endsBefore(before, before.length);
  return isBehindWish && !isOpened && grammar.purposes.endsBefore(before, before.length);
}

/** Whether one of the phrases begins right behind a place. */
export function isBehind(phrases: PhraseFinder, text: string, place: number): boolean {
  const behind = wordsIn(/^[^.!?…\n]*/u.exec(text.slice(place, place + REACH))?.[0] ?? '');
  const from = behind.findIndex((word) => word !== ',');
  return from >= 0 && phrases.lengthAt(behind, from) > 0;
}

/** In a longer text, who is “just looking around” tells something else as well. */
const MAX_BROWSING_TOKENS = 40;

/** Whether a text says that nothing is wanted, or not yet, and everything wanted in it is only that: “I only wanted to have a look”. */
export function isContent({ tokens, grammar }: Reading, wanted: readonly Place[]): boolean {
  const words = tokens.map(({ text }) => text.toLowerCase());
  if (wanted.length === 0 && grammar.content.isIn(words)) return true;
  if (tokens.length > MAX_BROWSING_TOKENS) return false;
  return words.some((_, at) => {
    const length = grammar.browsing.lengthAt(words, at);
    const [start, end] = [tokens[at]?.start, tokens[at + length - 1]?.end];
    if (length === 0 || start === undefined || end === undefined) return false;
    return tokens[at + length]?.isWord !== true && wanted.every((one) => meet(one, { start, end }));
  });
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+|,/gu) ?? [];
}

/** A refusal stands at most so many characters before or behind its clause. */
const MAX_CHARACTERS = 40;

/** Whether the words around a clause refuse it: “I don't want to …”, “NOT …”. */
export function isRefusedAt({ start, end }: Place, { text, file, grammar }: Reading): boolean {
  const { shouted, inNoCase, unwanted } = grammar;
  const clause = text.slice(start, end);
  const behind = /^(?: \p{L}+){1,3}/u.exec(text.slice(end))?.[0].split(' ') ?? [];
  return (
    // “Leave the company I don't want to.”
    unwanted.test(clause) ||
    behind.some((_, count) => unwanted.test(clause + behind.slice(0, count + 1).join(' '))) ||
    shouted.test(clause) ||
    (inNoCase.test(clause) && /\p{L}\s+$/u.test(text.slice(0, start))) ||
    file.refusal.test(text.slice(Math.max(0, start - MAX_CHARACTERS), start)) ||
    file.refusalAfter?.test(text.slice(end, end + MAX_CHARACTERS)) === true
  );
}

/**
 * Why a clause is no wish of its own; undefined where it is one.
 *
 * @param isChecked whether it may lie within a refusal
 */
export function reasonAgainst(
  wish: Wish,
  others: readonly Wish[],
  { text, refusals }: MarkedReading,
  isChecked: boolean,
): string | undefined {
  const stems = stemsOf(wish.clause);
  // An item of a list may be short: “CV”.
  if (stems.length === 0) return wish.listed ? undefined : 'nothing is named';
  const isWithin = refusals.some(({ start, end }) => start <= wish.start + 3 && end >= wish.end - 1);
  if (isChecked && isWithin) return 'refused';
  const isRefused = refusals
    .map(({ start, end }) => text.slice(start, end))
    .filter((refused) => !wish.clause.includes(refused))
    .map(stemsOf)
    .some((own) => isAmong(own, stems) && own.length * 2 >= stems.length);
  if (isRefused) return 'refused';
  const isSame = others
    .map(({ clause }) => stemsOf(clause))
    .some((own) => isAmong(own, stems) || (own.length > 0 && isAmong(stems, own)));
  return isSame ? 'said twice' : undefined;
}

/** Whether there are some stems, and all of them among others. */
function isAmong(stems: readonly string[], others: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => others.includes(stem));
}

/** The beginnings of the longer words of a text. */
function stemsOf(text: string): string[] {
  return clauseWords(text)
    .filter((word) => word.length >= 3)
    .map((word) => word.slice(0, 5));
}
