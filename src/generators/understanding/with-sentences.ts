/** The sentences of the mentee's that are said with a wish, or instead of its words. */
import { numbersIn } from '../times/numbers.ts';
import { readTimes } from '../times/reading.ts';
import { isCutShort } from './clauses.ts';
import { wordsOf } from './phrases.ts';
import { type MarkedReading, type Place, sentenceAt } from './reading.ts';
import { pointedAt, refersElsewhere } from './references.ts';
import {
  capitalized,
  countOf,
  isOfOthers,
  MAX_OPENING_WORDS,
  partOfWish,
  sayableSentence,
  speaksOfWish,
  wordsWithMarks,
} from './sentences.ts';
import { SURE_LABEL, type Wish } from './understanding.ts';

/** So few words leave much out that their sentence says, if that has so many more. */
const MAX_SHORT_WORDS = 4;
const MIN_WORDS_LEFT_OUT = 7;

/** A wish in its sentence. */
interface InSentence {
  readonly reading: MarkedReading;
  /** The sentence that it is in, and its number. */
  readonly own: Place;
  readonly at: number;
  /** Whether another wish is in the one before. */
  readonly isToldBefore: boolean;
  /** Whether another wish stands before it in its sentence. */
  readonly isBehind: boolean;
  /** Whether another wish is in its sentence. */
  readonly isShared: boolean;
}

/**
 * The wishes with the sentences that are said with them: those that their words refer to, or their own, if the words cannot be said or
 * leave much of it out, and no other wish is told in it.
 */
export function withSentences(wishes: readonly Wish[], reading: MarkedReading): readonly Wish[] {
  const { sentences, grammar } = reading;
  const all = wishes.map((wish) => {
    const at = sentenceAt(reading, wish.start);
    const [previous, own] = [sentences[at - 1], sentences[at]];
    if (own === undefined || wish.listed || wish.whole !== undefined) return wish;
    const beginsIn = ({ start }: Wish, sentence = own): boolean =>
      start >= sentence.start && start < sentence.end;
    const isCut = isCutShort(wish.clause, grammar);
    // What stands behind the place where a clause was cut is its rest.
    const isRest = ({ start, wanted, words }: Wish): boolean =>
      isCut && start > wish.start && !wanted && words === '';
    const place = {
      reading,
      own,
      at,
      isShared: wishes.some((other) => other !== wish && !isRest(other) && beginsIn(other)),
      isToldBefore: wishes.some(
        (other) =>
          previous !== undefined && (other.wanted || other.form === 'q') && beginsIn(other, previous),
      ),
      isBehind: wishes.some((other) => other.words !== '' && beginsIn(other) && other.start < wish.start),
    };
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
function withFacts(wish: Wish, { reading, own, isShared }: InSentence): Wish {
  const { text, file, grammar, sentences } = reading;
  const place = partOfWish(text, own, file);
  const leftOut = countOf(text.slice(place.start, place.end)) - countOf(wish.words);
  const isShort = countOf(wish.words) <= MAX_SHORT_WORDS && leftOut >= MIN_WORDS_LEFT_OUT;
  const isFree = !isShared && sentences.length > 1 && text.includes(wish.words);
  if (!isShort || !isFree || !speaksOfWish(own, reading) || isOfOthers(place, reading)) return wish;
  const behind = text.slice(wish.end, own.end);
  if (!file.postpositions && grammar.remarks.test(behind.replace(/^, /u, ''))) return wish;
  // A wish with its opening is a sentence in any case.
  if (grammar.ends.isIn(wordsWithMarks(behind)) && wish.form !== 's') return wish;
  return asWhole(wish, sayableSentence(place, reading));
}

/** A wish that is said as some sentences, unless these are empty. */
function asWhole(wish: Wish, whole: string): Wish {
  return whole === '' ? wish : { ...wish, whole };
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

/** A wish whose words refer to others before them, in their sentence or in the one before; undefined where these cannot be said. */
function behindReferent(wish: Wish, place: InSentence): Wish | undefined {
  const { reading, own, at, isShared, isBehind, isToldBefore } = place;
  const { leaningWords } = wish;
  if (leaningWords === undefined) return undefined;
  // “I'd like to have it by March” is of the wish before.
  const isFew = countOf(leaningWords) <= FEW_WORDS;
  if (isFew && (isBehind || isToldBefore)) return undefined;
  const isInside = isReferentInside(wish, place);
  // Where nothing is told before, everything is that can be.
  if (at === 0 && !isFew && !isInside) return { ...wish, words: leaningWords };
  // “Write an article and send it to a journal by March” are two goals, the second of which follows the first.
  if (isBehind)
    return leaningWords.includes(',') ? undefined : { ...wish, words: leaningWords, follows: true };
  const said = (): string => (isShared ? '' : sayableSentence(own, reading, { leans: true }));
  if (isInside) {
    const whole = speaksOfWish(own, reading) && !isOfOthers(own, reading) ? said() : '';
    return whole === '' ? undefined : { ...wish, whole };
  }
  const before = referentOf(wish, place);
  if (before === '') return undefined;
  // A heading cannot begin with what leans on its verb.
  if (!reading.file.leads.v.endsWith(': ')) return { ...wish, words: leaningWords, before };
  const behind = said();
  return behind === '' ? undefined : { ...wish, whole: `${before}. ${capitalized(behind, reading.file)}` };
}

/** Whether more than its opening stands before a wish in its sentence. Where verbs come last, the opening stands behind. */
function isReferentInside(wish: Wish, { reading: { text, file }, own }: InSentence): boolean {
  return countOf(text.slice(own.start, wish.start)) > (file.postpositions ? 1 : MAX_OPENING_WORDS);
}

/** The sentence that the words of a wish refer to, as it can be said; empty where it cannot. */
function referentOf({ clause }: Wish, { reading, at }: InSentence): string {
  const { text, file, sentences } = reading;
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
  if (referent === undefined || (isLong && !isNamed && isOfOthers(referent, reading))) return '';
  // A long one is said up to a comma with “and” behind it.
  const isWordy = countOf(textOf(referent)) > MAX_REFERENT_WORDS;
  const parts = [referent, ...(isWordy ? partsBefore(referent, reading) : [])];
  return (
    parts
      .map((part) => sayableSentence(part, reading))
      .find((part) => part !== '' && (!isNamed || namesIn(part, stem))) ?? ''
  );
}

/** Whether a word of a text begins with a stem. */
function namesIn(text: string, stem: string): boolean {
  return wordsOf(text).some((word) => word.startsWith(stem));
}

/** The parts of a sentence from its beginning to a comma that another clause stands behind, the longest first. */
function partsBefore({ start, end }: Place, { text, grammar }: MarkedReading): readonly Place[] {
  const { and, ends } = grammar;
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
  const { reading, own, isShared, isToldBefore } = place;
  const { text, file, sentences } = reading;
  // “I'd like to have it by March” says nothing where that cannot be said.
  if (refersElsewhere(wish.clause, file) && (isToldBefore || !isReferentInside(wish, place))) return wish;
  const isPhrase =
    sentences.length === 1 && ((wish.form !== 's' && wish.form !== 'x') || wish.sure < SURE_LABEL);
  // What opens a wish stands before it.
  const isWish = isPhrase || speaksOfWish({ start: own.start, end: wish.end }, reading);
  // A figure is to be another than the one before it.
  const hasFigure = (words: string): boolean =>
    numbersIn(readTimes(words, file)).some(({ value }) => value > 1);
  const isFigure = [text.slice(own.start, wish.start), wish.clause].every(hasFigure);
  const part = isFigure ? own : partOfWish(text, own, file);
  if (isShared || !isWish || isOfOthers(part, reading)) return wish;
  return asWhole(wish, sayableSentence(part, reading));
}
