/** Wishes whose object is what is said before them: “I never speak up in meetings. That I would like to change.” */
import { isBreak, wordsToBreak } from './clauses.ts';
import { openingLength } from './openings.ts';
import { type MarkedReading, meet, type Place, sentenceAt } from './reading.ts';
import { capitalized, sayableSentence } from './sentences.ts';
import { isVerbal } from './verbs.ts';

/** A wish with what it points to, as both can be said. */
export interface PointingClause extends Place {
  readonly whole: string;
  /** The words that it points to, which tell its theme. */
  readonly about: string;
}

/** Behind its opening, such a wish has so many words at most. */
const MAX_WORDS = 8;
/** Its referent in the same sentence has so many words at least. */
const MIN_WORDS_BEFORE = 4;

/** The clauses that begin with a word for what is said before them, unless that is a wish itself. */
export function pointingClauses(reading: MarkedReading, wanted: readonly Place[]): PointingClause[] {
  const { text, file, own, words, grammar, sentences } = reading;
  return words.flatMap((_, index) => {
    const start = own[index]?.start ?? 0;
    if (!isOpenedAt(reading, index)) return [];
    const at = sentenceAt(reading, start);
    const sentence = sentences[at];
    if (sentence === undefined) return [];
    const before = text.slice(sentence.start, start).match(/[\p{L}\p{N}]+/gu) ?? [];
    const isFirst = before.length === 0 || (before.length === 1 && grammar.and.test(words[index - 1] ?? ''));
    // “That embarrasses me, there I want to …” points farther back.
    const pointsBack = grammar.pointers.lengthAt([before[0]?.toLowerCase() ?? ''], 0) > 0;
    if (!isFirst && (before.length < MIN_WORDS_BEFORE || pointsBack)) return [];
    const previous = isFirst ? sentences[at - 1] : { start: sentence.start, end: start };
    if (previous === undefined || wanted.some((one) => meet(one, previous))) return [];
    const referent = isFirst ? sayableSentence(previous, reading) : '';
    const said = sayableSentence(sentence, reading, { leans: isFirst });
    if (said === '' || (isFirst && referent === '')) return [];
    const whole = isFirst ? `${referent}. ${capitalized(said, file)}` : said;
    const about = text.slice(previous.start, previous.end);
    return [{ start: previous.start, end: sentence.end, whole, about }];
  });
}

/** Whether a pointing word stands at a place, with the opening of a wish and its verb behind it. */
function isOpenedAt(reading: MarkedReading, index: number): boolean {
  const { words, grammar, file } = reading;
  const length = grammar.pointers.lengthAt(words, index);
  const before = words[index - 1];
  if (length === 0 || !(isBreak(before) || grammar.and.test(before ?? ''))) return false;
  const opening = openingLength(reading, index + length);
  if (opening === 0) return false;
  const rest = wordsToBreak(words, index + length + opening);
  if (rest.length > MAX_WORDS || rest.some((word) => grammar.negation.test(word))) return false;
  return isVerbal(rest.join(' '), file, true);
}
