/**
 * Wishes that are said in other words than they stand: “I struggle to read a balance sheet” is “learn to read a balance sheet”, and
 * “Wie finde ich …?” is to find out “wie ich … finde”.
 */
import { beginningBefore, endOfClause, MARK, wordsToBreak } from './clauses.ts';
import { type Place, placeOf, type Reading } from './reading.ts';
import { refersElsewhere } from './references.ts';
import type { Candidate } from './understanding.ts';

/** A clause that is wanted, and how it is said. */
type RewordedClause = Place & Required<Pick<Candidate, 'said'>>;

const MAX_WORDS = 18;

/** Clauses that the mentee cannot do yet, in the order of the text. */
export function lackedClauses(reading: Reading): RewordedClause[] {
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

/** A clause before a verb of not knowing, where verbs come last: `yüzmeyi | bilmiyorum`. */
function clauseBefore(reading: Reading, end: number): Place | undefined {
  const isObject = reading.grammar.verbEndings?.object.test(reading.words[end - 1] ?? '') === true;
  return isObject ? placeOf(reading, beginningBefore(reading, end, MAX_WORDS), end) : undefined;
}

function wishOf(place: Place, said: string, { text, grammar }: Reading): RewordedClause {
  const own = text.slice(place.start, place.end);
  const { verbEndings, reflexive } = grammar;
  // What is thought of is an infinitive with another ending: `başlamayı | düşünüyorum`.
  if (verbEndings !== null)
    return {
      ...place,
      said: said === '' ? own.replace(verbEndings.object, verbEndings.infinitive) : `${own} ${said}`,
    };
  // A word that leans on a verb is in the beginning of the wish already: `naučit se`.
  const [first = '', ...others] = own.split(' ');
  return { ...place, said: `${said} ${reflexive.test(first) ? others.join(' ') : own}` };
}

/** A question has so many words at least, and at most. */
const MIN_QUESTION_WORDS = 5;
const MAX_QUESTION_WORDS = 22;

/** The questions of a text that the mentee asks for a way of their own. */
export function askedClauses(reading: Reading): RewordedClause[] {
  return [...askedByOrder(reading), ...askedByEnding(reading)];
}

/** Clauses that are asked or needed in a language whose verbs have it as an ending: “balımı nasıl satabilirim?” is “balımı satmak”. */
function askedByEnding(reading: Reading): RewordedClause[] {
  const { own, words, grammar, file } = reading;
  const { verbEndings } = grammar;
  if (verbEndings === null) return [];
  const { can, haveTo, needed, infinitive, irregular, adverbs } = verbEndings;
  return words.flatMap((word, index) => {
    const isNeed = haveTo.test(word) && needed.test(words[index + 1] ?? '');
    if (!isNeed && !can.test(word)) return [];
    const first = beginningBefore(reading, index, MAX_QUESTION_WORDS);
    const said = own.slice(first, index).filter((token) => !adverbs.test(token.word));
    const end = own[index]?.end;
    const isAsked = said.length < index - first;
    const [{ start } = {}] = said;
    if ((!isNeed && !isAsked) || start === undefined || end === undefined) return [];
    const object = said.map(({ text }) => text).join(' ');
    if (refersElsewhere(object, file, true)) return [];
    const verb = irregular[word] ?? word.replace(isNeed ? haveTo : can, infinitive);
    return [{ start, end, said: `${object} ${verb}` }];
  });
}

/** Questions in a language whose questions begin with the verb that clauses end with. */
function askedByOrder(reading: Reading): RewordedClause[] {
  const { own, words, grammar } = reading;
  const { verbSecond, subject } = grammar;
  if (verbSecond === null) return [];
  return words.flatMap((word, index) => {
    const isFirst = index === 0 || MARK.test(words[index - 1] ?? '');
    const verb = words[index + 1] ?? '';
    if (!isFirst || !verbSecond.questions.test(word) || words[index + 2] !== subject) return [];
    if (verbSecond.auxiliaries.test(verb)) return [];
    const end = index + wordsToBreak(words, index).length;
    const isLong = end - index >= MIN_QUESTION_WORDS && end - index <= MAX_QUESTION_WORDS;
    const place = placeOf(reading, index, end);
    if (!isLong || words[end] !== '?' || place === undefined) return [];
    if (verbSecond.subordinate.test(words.slice(index + 3, end).join(' '))) return [];
    const rest = own.slice(index + 3, end);
    const particle = verbSecond.particles.test(words[end - 1] ?? '') ? rest.pop()?.text : undefined;
    const spaced = rest.map(({ spaced, text }) => (spaced ? ' ' : '') + text).join('');
    return [{ ...place, said: `${word} ${subject}${spaced} ${particle ?? ''}${verb}` }];
  });
}
