/** What stands before a verb in the second place, where languages have one: “In Teambesprechungen | möchte ich …”. */
import { MARK } from './clause-end.ts';
import { type Place, placeOf, type Reading } from './reading.ts';

/** How it bears on the clause: not at all, as a part of it that goes before its words, or so that the clause cannot be read without it. */
export type Front = 'none' | 'lost' | Place;

/** What tells a time and no place or thing. */
const TIME = /\b(?:month|feast|weekday|week|year|day|quarter|end|middle|begin|next|ago)\b/;
/** More words before the verb are a sentence of their own. */
const MAX_WORDS = 8;

/** How what stands before the opening at a place bears on the infinitive behind it. */
export function frontOf(reading: Reading, index: number): Front {
  const { own, words, grammar } = reading;
  const { verbSecond, subject, and } = grammar;
  // Where the subject or a question comes first, nothing else does.
  const opening = words[index] ?? '';
  if (
    verbSecond === null ||
    and.test(words[index - 1] ?? '') ||
    opening === subject ||
    grammar.how.test(opening)
  )
    return 'none';
  let first = index;
  while (first > 0 && !MARK.test(words[first - 1] ?? '') && words[first - 1] !== ',') first--;
  if (verbSecond.joins.test(words[first] ?? '')) first++;
  const place = placeOf(reading, first, index);
  if (place === undefined) return 'none';
  const front = own.slice(first, index);
  const hasTime = front.some(({ word, time }) => TIME.test(time) || /^\d/.test(word));
  if (hasTime || verbSecond.adverbs.lengthAt(words, first) > 0) return 'none';
  const [start = '', ...others] = words.slice(first, index);
  const isPhrase = verbSecond.prepositions.lengthAt(words, first) > 0;
  const isObject = verbSecond.articles.test(start);
  const isShort = others.length > 0 && others.length < MAX_WORDS;
  const isVague = verbSecond.vague.test(start) || others.some((word) => verbSecond.demonstratives.test(word));
  if (isShort && !isVague && (isPhrase || isObject)) return place;
  return verbSecond.fronts.lengthAt(words, first) > 0 ? 'none' : 'lost';
}
