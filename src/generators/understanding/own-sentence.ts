/** The mentee's own sentence where no wish can be said, or none is sure. */

import type { Span, SureSpan } from './marks.ts';
import type { Place } from './reading.ts';
import { refersElsewhere } from './references.ts';
import { isRefusedAt } from './refusals.ts';
import {
  capitalized,
  countOf,
  isOfOthers,
  MAX_OPENING_WORDS,
  partOfWish,
  type SentenceContext,
  sayableSentence,
  sentenceAt,
  sentencesOf,
  speaksOfWish,
} from './sentences.ts';
import { SURE_LABEL, type Wish } from './understanding.ts';

/**
 * The wishes, or the likeliest of them as its whole sentence, with the one before where it refers to that, if nothing would be said of any:
 * better words that are rare than a goal about nothing.
 */
export function withOwnWords(
  text: string,
  wishes: readonly Wish[],
  context: SentenceContext,
): readonly Wish[] {
  const isSure = ({ sure }: Wish): boolean => sure >= SURE_LABEL;
  const isSaid = (wish: Wish): boolean =>
    wish.words !== '' ||
    wish.whole !== undefined ||
    wish.name !== undefined ||
    (isSure(wish) && !wish.wanted) ||
    wish.label === 'direction';
  if (wishes.some(isSaid)) return wishes;
  const sentences = sentencesOf(text);
  const likely = wishes.toSorted(
    (one, other) => Number(other.wanted) - Number(one.wanted) || other.likely - one.likely,
  );
  for (const wish of likely) {
    const at = sentenceAt(sentences, wish.start);
    const [previous, own] = [sentences[at - 1], sentences[at]];
    if (own === undefined || !speaksOfWish(text, own, context.file)) continue;
    // A sure plan says itself, but a sentence without a slip says more.
    const strictness = isSure(wish) ? context : { ...context, lenient: true };
    const said = sayableSentence(text, own, strictness);
    if (said === '') continue;
    const isOpening = countOf(text.slice(own.start, wish.start)) <= MAX_OPENING_WORDS;
    const leans = isOpening && refersElsewhere(wish.clause, context.file, true);
    const isLost = previous === undefined || isOfOthers(text, previous, context);
    const before = leans && !isLost ? sayableSentence(text, previous, strictness) : '';
    const whole = before === '' ? said : `${before}. ${capitalized(said, context.file)}`;
    return wishes.map((one) => (one === wish ? { ...one, whole } : one));
  }
  return wishes;
}

/**
 * Where no wish is sure: the sentence of what is likeliest one, or else the first that speaks of something wanted, feared or not yet
 * mastered. At most one.
 */
export function likeliestSentence(
  text: string,
  candidates: readonly SureSpan[],
  times: readonly Span[],
  context: SentenceContext,
): readonly (Place & { readonly whole: string })[] {
  const sentences = sentencesOf(text);
  const isWanted = (own: Place): boolean => speaksOfWish(text, own, context.file);
  const isTimed = (own: Place): boolean =>
    times.some((time) => time.start >= own.start && time.end <= own.end);
  const likely = candidates
    .toSorted((one, other) => other.sure - one.sure)
    .flatMap((span) => {
      const own = sentences[sentenceAt(sentences, span.start)];
      const isRefused = isRefusedAt(text, span, context.file);
      return own === undefined || isRefused || !(isTimed(own) || isWanted(own)) ? [] : [{ span, own }];
    });
  const others = sentences.filter(isWanted).map((own) => ({ span: own, own }));
  for (const { span, own } of [...likely, ...others]) {
    const whole = sayableSentence(text, partOfWish(text, own, context.file), context);
    if (whole !== '') return [{ start: span.start, end: span.end, whole }];
  }
  return [];
}
