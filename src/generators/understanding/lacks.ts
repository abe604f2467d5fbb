/** What the mentee cannot do yet, as the wish that it is: “I struggle to read a balance sheet” is “learn to read a balance sheet”. */
import { beginningBefore, endOfClause } from './clause-end.ts';
import { type Place, placeOf, type Reading } from './reading.ts';

/** A clause that is wanted, and how it is said. */
export interface LackedClause extends Place {
  readonly said: string;
}

const MAX_WORDS = 18;

/** What the mentee says they cannot do, in the order of the text. */
export function lackedClauses(reading: Reading): LackedClause[] {
  const { words, grammar, file } = reading;
  return words.flatMap((_, index) => {
    for (const { opening, said } of grammar.lacks) {
      const length = opening.lengthAt(words, index);
      if (length === 0) continue;
      const place = file.postpositions ? clauseBefore(reading, index) : clauseBehind(reading, index + length);
      if (place !== undefined) return [wishOf(place, said, reading)];
    }
    return [];
  });
}

/** A pronoun or a preposition may stand before the infinitive: `no sé | lo que hacer`. */
const SHORT_WORD = /^\p{L}{1,3}$/u;

function isInfinitive(first: string, second: string, { file, grammar }: Reading): boolean {
  if (grammar.interrogatives.test(first)) return false;
  return file.infinitive.test(SHORT_WORD.test(first) ? `${first} ${second}` : first);
}

function clauseBehind(reading: Reading, from: number): Place | undefined {
  const { words, text, file, grammar } = reading;
  const end = endOfClause(reading, from)?.end;
  const place = end === undefined || end - from > MAX_WORDS ? undefined : placeOf(reading, from, end);
  if (place === undefined) return undefined;
  if (grammar.verbSecond !== null)
    return file.infinitive.test(text.slice(place.start, place.end)) ? place : undefined;
  if (!isInfinitive(words[from] ?? '', words[from + 1] ?? '', reading)) return undefined;
  return { start: place.start, end: endBeforeJoin(place, reading) };
}

/** As many words behind “and” may be a second object. */
const MAX_JOINED_WORDS = 2;

/** Where a clause ends before what “and” joins to it that is no infinitive: `lire un bilan | et la banque me demande …`. */
function endBeforeJoin({ start, end }: Place, reading: Reading): number {
  const clause = reading.text.slice(start, end);
  for (const { 0: join, index } of clause.matchAll(reading.grammar.andBetween)) {
    const [first = '', second = '', ...others] = clause
      .slice(index + join.length)
      .toLowerCase()
      .split(/\s+/u);
    if (others.length + 2 > MAX_JOINED_WORDS && !isInfinitive(first, second, reading)) return start + index;
  }
  return end;
}

/** What is not known where verbs come last: `yüzmeyi | bilmiyorum`. */
const OBJECT = /m([ae])y[ıi]$/u;

function clauseBefore(reading: Reading, end: number): Place | undefined {
  const { words } = reading;
  if (!OBJECT.test(words[end - 1] ?? '')) return undefined;
  const from = beginningBefore(reading, end, MAX_WORDS);
  return placeOf(reading, from, end);
}

function wishOf(place: Place, said: string, { text, file, grammar }: Reading): LackedClause {
  const own = text.slice(place.start, place.end);
  // What is thought of is an infinitive with another ending: `başlamayı | düşünüyorum`.
  if (file.postpositions)
    return { ...place, said: said === '' ? own.replace(OBJECT, 'm$1k') : `${own} ${said}` };
  // A word that leans on a verb is in the beginning of the wish already: `naučit se`.
  const [first = '', ...others] = own.split(' ');
  return { ...place, said: `${said} ${grammar.reflexive.test(first) ? others.join(' ') : own}` };
}
