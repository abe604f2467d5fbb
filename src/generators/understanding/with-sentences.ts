/** The sentences of the mentee's that are said with a wish, or instead of its words. */
import type { LanguageFile } from '../languages/language-file.ts';
import { numbersIn } from '../times/numbers.ts';
import { readTimes } from '../times/reading.ts';
import { isCutShort } from './clause-end.ts';
import { grammarOf } from './grammar.ts';
import { wordsOf } from './phrases.ts';
import type { Place } from './reading.ts';
import { pointedAt, refersElsewhere } from './references.ts';
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
  wordsWithMarks,
} from './sentences.ts';
import { SURE_LABEL, type Wish } from './understanding.ts';

/** So few words leave much out that their sentence says, if that has so many more. */
const MAX_SHORT_WORDS = 4;
const MIN_WORDS_LEFT_OUT = 7;
/** A wish in its sentence. */
interface InSentence {
  readonly text: string;
  readonly sentences: readonly Place[];
  /** The sentence that it is in, and its number. */
  readonly own: Place;
  readonly at: number;
  /** Whether another wish is in the one before. */
  readonly isToldBefore: boolean;
  /** Whether another wish stands before it in its sentence. */
  readonly isBehind: boolean;
  /** Whether another wish is in its sentence. */
  readonly isShared: boolean;
  readonly context: SentenceContext;
}

/**
 * The wishes with the sentences that are said with them: those that their words refer to, or their own, if the words cannot be said or
 * leave much of it out, and no other wish is told in it.
 */
export function withSentences(
  text: string,
  wishes: readonly Wish[],
  context: SentenceContext,
): readonly Wish[] {
  const sentences = sentencesOf(text);
  const all = wishes.map((wish) => {
    const at = sentenceAt(sentences, wish.start);
    const own = sentences[at];
    if (own === undefined || wish.listed || wish.whole !== undefined) return wish;
    const isCut = isCutShort(wish.clause, context.file);
    // What stands behind the place where a clause was cut is its rest.
    const isShared = wishes.some(
      (other) =>
        other !== wish &&
        !(isCut && other.start > wish.start && !other.wanted && other.words === '') &&
        other.start >= own.start &&
        other.start < own.end,
    );
    const previous = sentences[at - 1];
    const isToldBefore = wishes.some(
      ({ start, wanted, form }) =>
        previous !== undefined && (wanted || form === 'q') && start >= previous.start && start < previous.end,
    );
    const isBehind = wishes.some(
      ({ start, words }) => words !== '' && start >= own.start && start < wish.start,
    );
    const place = { text, sentences, own, at, isToldBefore, isBehind, isShared, context };
    return wish.words === ''
      ? (behindReferent(wish, place) ?? asSentence(wish, place))
      : withFacts(wish, place);
  });
  // What is said before another wish is none of its own, unless the grammar makes it one.
  return all.filter(
    (wish, index) =>
      wish.wanted ||
      wish.listed ||
      all.every((other, at) => {
        const isSame = wish.whole !== undefined && wish.whole === other.whole && at >= index;
        return other === wish || isSame || !(other.before ?? other.whole ?? '').includes(wish.clause);
      }),
  );
}

/** A wish of few words as its whole sentence, if that says much more. What is said otherwise than it stands is said already. */
function withFacts(wish: Wish, { text, sentences, own, isShared, context }: InSentence): Wish {
  const { file } = context;
  const place = partOfWish(text, own, file);
  const leftOut = countOf(text.slice(place.start, place.end)) - countOf(wish.words);
  const isShort = countOf(wish.words) <= MAX_SHORT_WORDS && leftOut >= MIN_WORDS_LEFT_OUT;
  const isFree = !isShared && sentences.length > 1 && text.includes(wish.words);
  if (!isShort || !isFree || !speaksOfWish(text, own, file) || isOfOthers(text, place, context)) return wish;
  const behind = text.slice(wish.end, own.end).replace(/^, /u, '');
  if (!file.postpositions && grammarOf(file).remarks.test(behind)) return wish;
  const ends = grammarOf(file).ends.isIn(wordsWithMarks(text.slice(wish.end, own.end)));
  // A wish with its opening is a sentence in any case.
  if (ends && wish.form !== 's') return wish;
  const whole = sayableSentence(text, place, context);
  return whole === '' ? wish : { ...wish, whole };
}

/** Whether a wish is a figure that is to be another than the one before it in its sentence. */
function isFigure(text: string, { start }: Place, wish: Wish, { file }: SentenceContext): boolean {
  const parts = [text.slice(start, wish.start), wish.clause];
  return parts.every((part) => numbersIn(readTimes(part, file)).some(({ value }) => value > 1));
}

/** A sentence that refers elsewhere itself does so mostly to the one before. */
const MAX_SENTENCES_BACK = 2;
/** In a text of more sentences, what a word such as “these” points to is not simply the one before. */
const FEW_SENTENCES = 4;
/** Words that begin with the same letters, so many of them, are mostly forms of one. */
const STEM = 5;
const LEAST_STEM = 3;
/** A sentence of more words is not said whole. */
const MAX_REFERENT_WORDS = 26;
/** An ending has at most so many letters. */
const ENDING = 2;
/** Fewer words say nothing beside the wish that they refer to. */
const FEW_WORDS = 3;

/** A wish whose words refer to what stands before them, in their sentence or in the one before; undefined where that cannot be said. */
function behindReferent(wish: Wish, place: InSentence): Wish | undefined {
  const { text, own, at, isShared, isBehind, isToldBefore, context } = place;
  if (wish.leaningWords === undefined) return undefined;
  // “I'd like to have it by March” is of the wish before.
  const isFew = countOf(wish.leaningWords) <= FEW_WORDS;
  if (isFew && (isBehind || isToldBefore)) return undefined;
  // Where nothing is told before, everything is that can be.
  if (at === 0 && !isFew && !isReferentInside(wish, place)) return { ...wish, words: wish.leaningWords };
  // “Write an article and send it to a journal by March” are two goals, the second of which follows the first.
  if (isBehind)
    return wish.leaningWords.includes(',') ? undefined : { ...wish, words: wish.leaningWords, follows: true };
  if (isReferentInside(wish, place)) {
    const isWish = speaksOfWish(text, own, context.file) && !isOfOthers(text, own, context);
    const whole = isShared || !isWish ? '' : sayableSentence(text, own, context, true);
    return whole === '' ? undefined : { ...wish, whole };
  }
  const before = referentOf(wish, place);
  if (before === '') return undefined;
  // A heading cannot begin with what leans on its verb.
  if (!context.file.leads.v.endsWith(': ')) return { ...wish, words: wish.leaningWords, before };
  const behind = isShared ? '' : sayableSentence(text, own, context, true);
  return behind === '' ? undefined : { ...wish, whole: `${before}. ${capitalized(behind, context.file)}` };
}

/** Whether more than its opening stands before a wish in its sentence. Where verbs come last, the opening stands behind. */
function isReferentInside(wish: Wish, { text, own, context }: InSentence): boolean {
  const before = countOf(text.slice(own.start, wish.start));
  return before > (context.file.postpositions ? 1 : MAX_OPENING_WORDS);
}

/** The sentence that the words of a wish refer to, as it can be said; empty where it cannot. */
function referentOf({ clause }: Wish, { text, sentences, at, context }: InSentence): string {
  const { file } = context;
  const isLong = sentences.length > FEW_SENTENCES;
  const name = pointedAt(clause, file) ?? '';
  const stem = name.slice(0, Math.min(STEM, name.length - ENDING));
  const textOf = ({ start, end }: Place): string => text.slice(start, end).toLowerCase();
  const isNamed = isLong && stem.length >= LEAST_STEM;
  const referent = isNamed
    ? sentences.slice(0, at).findLast((one) => namesIn(textOf(one), stem))
    : sentences
        .slice(Math.max(0, at - (isLong ? 1 : MAX_SENTENCES_BACK)), at)
        .findLast((one) => !refersElsewhere(textOf(one), file));
  if (referent === undefined || (isLong && !isNamed && isOfOthers(text, referent, context))) return '';
  // A long one is said up to a comma with “and” behind it.
  const isWordy = countOf(textOf(referent)) > MAX_REFERENT_WORDS;
  const parts = [referent, ...(isWordy ? partsBefore(text, referent, file) : [])];
  return (
    parts
      .map((part) => sayableSentence(text, part, context))
      .find((part) => part !== '' && (!isNamed || namesIn(part, stem))) ?? ''
  );
}

/** Whether a word of a text begins with a stem. */
function namesIn(text: string, stem: string): boolean {
  return wordsOf(text).some((word) => word.startsWith(stem));
}

/** The parts of a sentence from its beginning to a comma that another clause stands behind, the longest first. */
function partsBefore(text: string, { start, end }: Place, file: LanguageFile): readonly Place[] {
  const { and, ends } = grammarOf(file);
  return [...text.slice(start, end).matchAll(/, /gu)]
    .filter(({ index }) => {
      const behind = wordsOf(text.slice(start + index, end));
      return and.test(behind[0] ?? '') || ends.lengthAt(behind, 0) > 0;
    })
    .map(({ index }) => ({ start, end: start + index }))
    .reverse();
}

/** A wish whose words cannot be said as its sentence. A complaint is no wish, though it may be all that is said. */
function asSentence(wish: Wish, place: InSentence): Wish {
  const { text, sentences, own, isShared, isToldBefore, context } = place;
  // “I'd like to have it by March” says nothing where that cannot be said.
  if (refersElsewhere(wish.clause, context.file) && (isToldBefore || !isReferentInside(wish, place)))
    return wish;
  const isPhrase =
    sentences.length === 1 && ((wish.form !== 's' && wish.form !== 'x') || wish.sure < SURE_LABEL);
  // What opens a wish stands before it.
  const isWish = isPhrase || speaksOfWish(text, { start: own.start, end: wish.end }, context.file);
  const part = isFigure(text, own, wish, context) ? own : partOfWish(text, own, context.file);
  if (isShared || !isWish || isOfOthers(text, part, context)) return wish;
  const whole = sayableSentence(text, part, context);
  return whole === '' ? wish : { ...wish, whole };
}
