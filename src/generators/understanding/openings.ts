/** The openings of wishes, and what stands before them: “In Teambesprechungen | möchte ich …”. */
import { beginningOf, isBreak, isRelative, wordsToBreak } from './clauses.ts';
import type { Grammar } from './grammar.ts';
import { type Place, placeOf, type Reading } from './reading.ts';

/** How many words the opening of a wish takes that begins at a place; 0 where none does. */
export function openingLength(reading: Reading, index: number): number {
  return reading.grammar.wants.lengthAt(reading.words, index) || wouldAt(reading, index);
}

/** The same where a word may be left out or written together with the next; none begins behind “what”. */
export function wantLength(reading: Reading, index: number, whole: readonly string[]): number {
  const { words, grammar } = reading;
  if (isRelative(reading, index)) return 0;
  return (
    grammar.wants.lengthAt(words, index) ||
    grammar.wants.lengthAt(whole, index) ||
    wouldAt(reading, index) ||
    joinedAt(reading, index)
  );
}

/** How many words an opening takes whose adverb stands later in the clause: `ich würde | das Lager gern aufräumen`. */
function wouldAt({ words, grammar: { verbSecond } }: Reading, index: number): number {
  const length = verbSecond?.would.lengthAt(words, index) ?? 0;
  if (verbSecond === null || length === 0) return 0;
  return wordsToBreak(words, index + length).some((word) => verbSecond.gladly.test(word)) ? length : 0;
}

/** How many words an opening takes that leaves its subject out behind “and”: `ich bin Koch und | will …`. */
function joinedAt({ words, grammar: { and, subject, wants } }: Reading, index: number): number {
  if (subject === '' || !and.test(words[index - 1] ?? '')) return 0;
  const before = words.slice(0, index - 1).findLast((word) => word === subject || isBreak(word));
  return before === subject ? Math.max(0, wants.lengthAt([subject, ...words.slice(index)], 0) - 1) : 0;
}

/** Where the first opening of a wish, or of what the mentee cannot do yet or is afraid of, begins in words; -1 where there is none. */
export function openingIn(words: readonly string[], grammar: Grammar): number {
  const { wants, thats, feared, lacks, fillers, negation } = grammar;
  const finders = [wants, thats, feared, ...lacks.map(({ opening }) => opening)];
  const places = words.flatMap((word, at) => (fillers.has(word) ? [] : [at]));
  const plain = places.map((at) => words[at] ?? '');
  const first = plain.findIndex(
    (_, at) =>
      !negation.test(plain[at - 1] ?? '') &&
      !isReported(plain, at, grammar) &&
      finders.some((finder) => finder.lengthAt(plain, at) > 0),
  );
  return places[first] ?? -1;
}

/** Whether an opening is said by somebody else: `син каже, | треба | вести`, `mówi, że | powinnam | odejść`. */
function isReported(words: readonly string[], index: number, { reported }: Grammar): boolean {
  if (reported?.needed.test(words[index] ?? '') !== true) return false;
  const before = words[index - 1];
  return before === reported.joint || (before === ',' && reported.says.test(words[index - 2] ?? ''));
}

/** Whether an opening is within a question, or said by somebody else: `kolik si | musím | účtovat`. */
export function isOpeningAsked({ words, grammar }: Reading, index: number): boolean {
  const { asks, reflexive, reported } = grammar;
  if (isReported(words, index, grammar)) return true;
  const isNeeded = reported?.needed.test(words[index] ?? '') === true;
  const at = reflexive.test(words[index - 1] ?? '') ? index - 2 : index - 1;
  return asks.lengthAt(words, at) > 0 && (isNeeded || reported?.that.test(words[at] ?? '') !== true);
}

/** Kinds of time; a phrase with one of them is no place or thing. */
const TIME = /\b(?:month|feast|weekday|week|year|day|quarter|end|middle|begin|next|ago)\b/;
/** More words before the verb are a sentence of their own. */
const MAX_WORDS = 8;

/**
 * How the words before the opening at a place bear on the infinitive behind it, where the verb comes second: not at all, as a part of the
 * clause that goes before its words, or so that the clause cannot be read without them.
 */
export function frontOf(reading: Reading, index: number): 'none' | 'lost' | Place {
  const { own, words, grammar } = reading;
  const { verbSecond, subject, and } = grammar;
  const opening = words[index] ?? '';
  // Where the subject or a question comes first, nothing else does.
  const isFirst = opening === subject || grammar.how.test(opening);
  if (verbSecond === null || isFirst || and.test(words[index - 1] ?? '')) return 'none';
  const first = beginningOf(reading, index);
  const place = placeOf(reading, first, index);
  if (place === undefined) return 'none';
  const hasTime = own.slice(first, index).some(({ word, time }) => TIME.test(time) || /^\d/.test(word));
  if (hasTime || verbSecond.adverbs.lengthAt(words, first) > 0) return 'none';
  const [start = '', ...others] = words.slice(first, index);
  const isPhrase = verbSecond.prepositions.lengthAt(words, first) > 0;
  const isObject = verbSecond.articles.test(start);
  const isShort = others.length > 0 && others.length < MAX_WORDS;
  const isVague = verbSecond.vague.test(start) || others.some((word) => verbSecond.demonstratives.test(word));
  if (isShort && !isVague && (isPhrase || isObject)) return place;
  return verbSecond.fronts.lengthAt(words, first) > 0 ? 'none' : 'lost';
}
