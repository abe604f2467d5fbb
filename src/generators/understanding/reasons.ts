/** Why a clause is no wish of the mentee, by what stands around it, and when a text says that nothing is wanted. */
import type { LanguageFile } from '../languages/language-file.ts';
import { grammarOf } from './grammar.ts';
import type { PhraseFinder } from './phrases.ts';
import type { Place, Reading } from './reading.ts';

/** So many characters before and behind a clause are looked at. */
const REACH = 50;

/** Why the words around a clause make it no wish of the mentee: it lies behind, takes too much time, somebody else wants it, it is declined. */
export function reasonAround(
  text: string,
  { start, end }: Place,
  file: LanguageFile,
): 'past' | 'feared' | 'takes time' | 'wanted by others' | 'declined' | 'can be done already' | undefined {
  const { past, feared, others, declined, spends, without, fillers } = grammarOf(file);
  const sentence = /[^.!?…\n]*$/u.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? '';
  const before = wordsIn(sentence);
  const plain = before.filter((word) => !fillers.has(word));
  const isRightBehind = (phrases: PhraseFinder): boolean =>
    [before, plain].some((words) => words.length > 0 && phrases.endsBefore(words, words.length));
  if (isRightBehind(past)) return 'past';
  if (without?.test(text.slice(start, end)) === true) return 'past';
  if (spends.isIn(before.slice(before.lastIndexOf(',') + 1))) return 'takes time';
  if (isAble(before, file)) return 'can be done already';
  if (isRightBehind(others)) return 'wanted by others';
  if (isBehind(declined, text, end)) return 'declined';
  return isRightBehind(feared) ? 'feared' : undefined;
}

/** What can be done is at most so many words before “and” what else can be. */
const MAX_WORDS_BEFORE_AND = 4;

/** Whether the words before a clause say that the mentee can do it, without a negation or a question: `só sei | cumprimentar e | dar o preço`. */
function isAble(before: readonly string[], file: LanguageFile): boolean {
  const { able, and, negation, asks, interrogatives, ends } = grammarOf(file);
  const last = before.length - 1;
  const isJoined = and.test(before[last] ?? '');
  const from = isJoined ? last - MAX_WORDS_BEFORE_AND : 0;
  return before.some((_, at) => {
    const length = at < from ? 0 : able.lengthAt(before, at);
    const isNear = isJoined ? at + length < last : at + length === before.length;
    if (length === 0 || !isNear || before.slice(at).includes(',')) return false;
    const previous = before[at - 1] ?? '';
    const isAsked =
      asks.lengthAt(before, at - 1) > 0 || interrogatives.test(previous) || ends.lengthAt(before, at - 1) > 0;
    const isNegated = before.slice(Math.max(0, at - 2), at).some((word) => negation.test(word));
    return !isNegated && !isAsked;
  });
}

/** A wish stands at most so many characters before its purpose. */
const MAX_SENTENCE = 200;

/** Whether a clause says what a wish before it in its sentence is for: “get my licence | so I can | move to the loading bay”. */
export function isPurpose(
  text: string,
  start: number,
  wishes: readonly { readonly end: number }[],
  file: LanguageFile,
): boolean {
  const sentence = /[^.!?…\n]*$/u.exec(text.slice(Math.max(0, start - MAX_SENTENCE), start))?.[0] ?? '';
  const isBehind = wishes.some(({ end }) => end <= start && end > start - sentence.length);
  const before = wordsIn(sentence.slice(-REACH));
  const { purposes, wants } = grammarOf(file);
  // “I care about this, so that …” may be an opening of its own.
  const isOpened = wants.endsBefore(before, before.length);
  return isBehind && !isOpened && purposes.endsBefore(before, before.length);
}

/** Whether a clause that ends at a place is put off behind it. */
export function isPostponed(text: string, end: number, file: LanguageFile): boolean {
  return isBehind(grammarOf(file).postponed, text, end);
}

/** Whether one of the phrases begins right behind a place. */
function isBehind(phrases: PhraseFinder, text: string, place: number): boolean {
  const behind = wordsIn(/^[^.!?…\n]*/u.exec(text.slice(place, place + REACH))?.[0] ?? '');
  const from = behind.findIndex((word) => word !== ',');
  return from >= 0 && phrases.lengthAt(behind, from) > 0;
}

/** In a longer text, who is “just looking around” tells something else as well. */
const MAX_BROWSING_TOKENS = 40;

/** Whether a text says that nothing is wanted, or not yet, and what is wanted in it is only that: “I only wanted to have a look”. */
export function isContent({ tokens, grammar }: Reading, wanted: readonly Place[]): boolean {
  const words = tokens.map(({ text }) => text.toLowerCase());
  if (wanted.length === 0 && grammar.content.isIn(words)) return true;
  if (tokens.length > MAX_BROWSING_TOKENS) return false;
  return words.some((_, at) => {
    const length = grammar.browsing.lengthAt(words, at);
    const [first, last, next] = [tokens[at], tokens[at + length - 1], tokens[at + length]];
    if (length === 0 || first === undefined || last === undefined || next?.isWord === true) return false;
    return wanted.every(({ start, end }) => start < last.end && first.start < end);
  });
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+|,/gu) ?? [];
}
