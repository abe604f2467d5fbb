/** The mentee's own sentence where no wish can be said, or none is sure. */

import { holds, type MarkedReading, type Place, type Span, sentenceAt } from './reading.ts';
import { isRefusedAt } from './reasons.ts';
import { refersElsewhere } from './references.ts';
import {
  capitalized,
  countOf,
  isOfOthers,
  MAX_OPENING_WORDS,
  partOfWish,
  sayableSentence,
  speaksOfWish,
} from './sentences.ts';
import { type Candidate, SURE_LABEL, type Wish } from './understanding.ts';

/**
 * The wishes, or the likeliest of them as its whole sentence, with the one before where it refers to that, if nothing would be said of any:
 * better words that are rare than a goal about nothing.
 */
export function withOwnWords(wishes: readonly Wish[], reading: MarkedReading): readonly Wish[] {
  const { text, file, sentences } = reading;
  const isSure = ({ sure }: Wish): boolean => sure >= SURE_LABEL;
  const isSaid = (wish: Wish): boolean =>
    wish.words !== '' ||
    wish.whole !== undefined ||
    wish.name !== undefined ||
    (isSure(wish) && !wish.wanted) ||
    wish.label === 'direction';
  if (wishes.some(isSaid)) return wishes;
  const likely = wishes.toSorted(
    (one, other) => Number(other.wanted) - Number(one.wanted) || other.likely - one.likely,
  );
  for (const wish of likely) {
    const at = sentenceAt(reading, wish.start);
    const [previous, own] = [sentences[at - 1], sentences[at]];
    if (own === undefined || !speaksOfWish(own, reading)) continue;
    // A sure plan says itself, but a sentence without a slip says more.
    const strictness = { lenient: !isSure(wish) };
    const said = sayableSentence(own, reading, strictness);
    if (said === '') continue;
    const isOpening = countOf(text.slice(own.start, wish.start)) <= MAX_OPENING_WORDS;
    const leans = isOpening && refersElsewhere(wish.clause, file, true);
    const isLost = previous === undefined || isOfOthers(previous, reading);
    const before = leans && !isLost ? sayableSentence(previous, reading, strictness) : '';
    const whole = before === '' ? said : `${before}. ${capitalized(said, file)}`;
    return wishes.map((one) => (one === wish ? { ...one, whole } : one));
  }
  return wishes;
}

/**
 * Where no wish is sure: the sentence of what is likeliest one, or else the first that speaks of something wanted, feared or not yet
 * mastered. At most one.
 */
export function likeliestSentence(
  candidates: readonly Candidate[],
  times: readonly Span[],
  reading: MarkedReading,
): readonly (Place & { readonly whole: string })[] {
  const { text, file, sentences } = reading;
  const isWanted = (own: Place): boolean => speaksOfWish(own, reading);
  const isTimed = (own: Place): boolean => times.some((time) => holds(own, time));
  const likely = candidates
    .toSorted((one, other) => other.sure - one.sure)
    .flatMap((place) => {
      const own = sentences[sentenceAt(reading, place.start)];
      const isWish = own !== undefined && !isRefusedAt(place, reading) && (isTimed(own) || isWanted(own));
      return isWish ? [{ place, own }] : [];
    });
  const others = sentences.filter(isWanted).map((own) => ({ place: own, own }));
  for (const { place, own } of [...likely, ...others]) {
    const whole = sayableSentence(partOfWish(text, own, file), reading);
    if (whole !== '') return [{ start: place.start, end: place.end, whole }];
  }
  return [];
}
