/** Sentences of a text, and whether they can be said to the mentee as they stand. */
import type { LanguageFile } from '../languages/language-file.ts';
import { withoutQuoted } from './edges.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { openingIn } from './openings.ts';
import { type MarkedReading, meet, type Place, type Reading } from './reading.ts';
import { refersElsewhere } from './references.ts';
import { hasOpenBracket, hasSlang, hasSlip, isUnmarked, tidied } from './typing.ts';

/** Longer or shorter ones are not repeated. */
const MAX_WORDS = 26;
const MIN_WORDS = 3;
const MAX_LETTERS = 180;

/** How strictly a sentence is looked at. */
interface Strictness {
  /** Whether it may refer to the words before it. */
  readonly leans?: boolean;
  /** Whether it may hold rare words and refer elsewhere, where nothing else can be said. */
  readonly lenient?: boolean;
}

/**
 * A sentence as it can be said to the mentee; empty where it cannot: it is long, private, mistyped, a question, or
 * refers elsewhere.
 */
export function sayableSentence(
  place: Place,
  { text, file, grammar, privates, refusals }: MarkedReading,
  { lenient = false, leans = lenient }: Strictness = {},
): string {
  const joined = withoutJoint(tidied(text.slice(place.start, place.end), file), grammar);
  const words = joined.replace(grammar.linkingAdverbs, (found, at: number) => (at === 0 ? found : ''));
  const many = words.split(' ').length;
  const isOdd =
    /["“”„«»;:[\]{}<>|@#*_\\!?~=()]|\.\.|\d{5,}|https?:|www\./u.test(withoutQuoted(words)) ||
    hasOpenBracket(words) ||
    /[?!]/u.test(text.slice(place.end, place.end + 2));
  const isLong = many > MAX_WORDS || many < MIN_WORDS || words.length > MAX_LETTERS;
  const isTyped = (): boolean =>
    !isUnmarked(text, file) &&
    !hasSlang(words, grammar) &&
    !CLIPPED.test(words) &&
    (lenient || !hasSlip(words, file, true, false));
  const isSayable =
    !isLong &&
    !isOdd &&
    !refusals.some((one) => meet(one, place)) &&
    !privates.some((name) => words.includes(name)) &&
    (leans || !refersElsewhere(words, file)) &&
    isTyped();
  return isSayable ? words : '';
}

/** A word typed without its vowels: `q`, `tb`. Some languages have words of one consonant, or of three with `l` or `r`. */
const CLIPPED =
  /(?<![\p{L}\d'’.-]|\d )(?!(?:[kszvw]|km|kg|cm|mm)(?!\p{L}))[bcdfghj-np-tvwxz]{1,2}(?![\p{L}\d'’.-])/u;

/** A sentence without the word that joins it to the one before: `and`. */
function withoutJoint(sentence: string, { and }: Grammar): string {
  const [first = '', ...words] = sentence.split(' ');
  return and.test(first.toLowerCase()) && words.length > 0 ? words.join(' ') : sentence;
}

/** A sentence with a capital. */
export function capitalized(sentence: string, { locale }: LanguageFile): string {
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}

/** Whether a part of a text speaks of something wanted, feared or not yet mastered. */
export function speaksOfWish({ start, end }: Place, { text, grammar }: Reading): boolean {
  return openingIn(wordsWithMarks(text.slice(start, end)), grammar) >= 0;
}

/** An opening has at most so many words before it in its clause. */
const MAX_WORDS_BEFORE_OPENING = 3;

/** The part of a sentence that speaks of a wish, without what a comma or “and” joins before it; the whole where it cannot be parted. */
export function partOfWish(text: string, { start, end }: Place, file: LanguageFile): Place {
  const grammar = grammarOf(file);
  const { and, ends, interrogatives, verbSecond } = grammar;
  const found = [...text.slice(start, end).matchAll(WORD)];
  const words = found.map(([word]) => word.toLowerCase());
  const opening = openingIn(words, grammar);
  const join = words.findLastIndex((word, at) => at < opening && (word === ',' || and.test(word)));
  const first = words[join + 1] ?? '';
  const isClause =
    join >= 0 &&
    opening - join <= MAX_WORDS_BEFORE_OPENING + 1 &&
    words.length - join > MIN_WORDS &&
    ends.lengthAt(words, join + 1) === 0 &&
    !interrogatives.test(first) &&
    // Without its subject, which stands before the join: `ik ben verpleegkundige en | zou graag …`.
    (verbSecond === null || verbSecond.ownSubject.test(words.slice(join + 1, opening + 2).join(' ')));
  return isClause ? { start: start + (found[join + 1]?.index ?? 0), end } : { start, end };
}

/** A word, or a comma. */
const WORD = /[\p{L}\p{N}'’-]+|,/gu;

/** Words in lower case, with commas as words of their own. */
export function wordsWithMarks(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** So many words of a sentence before a wish are its opening at most; more are what it may refer to. */
export const MAX_OPENING_WORDS = 6;

/** How many words a text has. */
export function countOf(words: string): number {
  return words.trim().split(/\s+/u).length;
}

/** Whether a sentence says that somebody else wants something of the mentee. */
export function isOfOthers({ start, end }: Place, { text, grammar }: Reading): boolean {
  return grammar.others.isIn(wordsWithMarks(text.slice(start, end)));
}
