/** Questions for a way, as what is to be found out: “Wie finde ich …?” is “wie ich … finde”. */
import { beginningBefore, MARK } from './clause-end.ts';
import { type Place, placeOf, type Reading } from './reading.ts';
import { refersElsewhere } from './references.ts';

/** A question, and how it is said behind “find out”. */
export interface AskedClause extends Place {
  readonly said: string;
}

const MIN_WORDS = 5;
const MAX_WORDS = 22;

/** The questions of a text that the mentee asks for a way of their own. */
export function askedClauses(reading: Reading): AskedClause[] {
  return [...askedByOrder(reading), ...askedByEnding(reading)];
}

/** What is asked or needed in a language whose verbs have it as an ending: “balımı nasıl satabilirim?” is “balımı satmak”. */
function askedByEnding(reading: Reading): AskedClause[] {
  const { own, words, grammar, file } = reading;
  const { verbEndings } = grammar;
  if (verbEndings === null) return [];
  const { can, haveTo, needed, infinitive, irregular, adverbs } = verbEndings;
  return words.flatMap((word, index) => {
    const isNeed = haveTo.test(word) && needed.test(words[index + 1] ?? '');
    if (!isNeed && !can.test(word)) return [];
    const first = beginningBefore(reading, index, MAX_WORDS);
    const before = own.slice(first, index);
    const said = before.filter((token) => !adverbs.test(token.word));
    const place = placeOf(reading, first, index + 1);
    const isAsked = said.length < before.length;
    if ((!isNeed && !isAsked) || said.length === 0 || place === undefined) return [];
    const object = said.map(({ text }) => text).join(' ');
    if (refersElsewhere(object, file, true)) return [];
    const verb = irregular[word] ?? word.replace(isNeed ? haveTo : can, infinitive);
    return [{ start: said[0]?.start ?? place.start, end: place.end, said: `${object} ${verb}` }];
  });
}

/** What is asked in a language whose questions begin with the verb that clauses end with. */
function askedByOrder(reading: Reading): AskedClause[] {
  const { own, words, grammar } = reading;
  const { verbSecond, subject } = grammar;
  if (verbSecond === null) return [];
  return words.flatMap((word, index) => {
    const isFirst = index === 0 || MARK.test(words[index - 1] ?? '');
    const verb = words[index + 1] ?? '';
    if (!isFirst || !verbSecond.questions.test(word) || words[index + 2] !== subject) return [];
    if (verbSecond.auxiliaries.test(verb)) return [];
    const length = words.slice(index).findIndex((one) => MARK.test(one) || one === ',');
    if (length < MIN_WORDS || length > MAX_WORDS || words[index + length] !== '?') return [];
    const place = placeOf(reading, index, index + length);
    if (place === undefined || verbSecond.subordinate.test(words.slice(index + 3, index + length).join(' ')))
      return [];
    const rest = own.slice(index + 3, index + length);
    const particle = verbSecond.particles.test(words[index + length - 1] ?? '')
      ? rest.pop()?.text
      : undefined;
    const spaced = rest.map(({ spaced, text }) => (spaced ? ' ' : '') + text).join('');
    return [{ ...place, said: `${word} ${subject}${spaced} ${particle ?? ''}${verb}` }];
  });
}
