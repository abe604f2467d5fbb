/** Sentences of a text, and whether they can be said to the mentee as they stand. */
import type { LanguageFile } from '../languages/language-file.ts';
import { withoutQuoted } from './edges.ts';
import { grammarOf } from './grammar.ts';
import type { Span } from './marks.ts';
import type { Place } from './reading.ts';
import { refersElsewhere } from './references.ts';
import { hasOpenBracket, hasSlang, hasSlip, tidied } from './typing.ts';
import { openingIn } from './wanted.ts';
import { isUnmarked } from './words.ts';

/** What is known of the text that sentences are of. */
export interface SentenceContext {
  readonly file: LanguageFile;
  readonly privates: readonly string[];
  readonly refusals: readonly Span[];
  /** Whether words that are rare or refer elsewhere may be said as well, where nothing else can be. */
  readonly lenient?: boolean;
}

/** Where a sentence ends: not behind a number, which may be an ordinal, or a single letter. */
const END = /(?<!(?:^|[\s(])(?:\p{L}|\d{1,2}))[.!?…]+(?=\s|$)|\n/gu;
/** Longer or shorter ones are not repeated. */
const MAX_WORDS = 26;
const MIN_WORDS = 3;
const MAX_LETTERS = 180;

/** The sentences of a text, without what ends them. */
export function sentencesOf(text: string): readonly Place[] {
  const sentences: Place[] = [];
  let start = 0;
  for (const { index, 0: end } of [...text.matchAll(END), { index: text.length, 0: '' }]) {
    const own = text.slice(start, index);
    const from = start + (own.length - own.trimStart().length);
    if (own.trim() !== '') sentences.push({ start: from, end: index });
    start = index + end.length;
  }
  return sentences;
}

/** The index of the sentence in which a place begins; -1 where it is in none. */
export function sentenceAt(sentences: readonly Place[], start: number): number {
  return sentences.findIndex((sentence) => sentence.start <= start && start < sentence.end);
}

/**
 * A sentence as it can be said to the mentee; empty where it cannot: it is long, private, mistyped, a question, or
 * refers elsewhere, unless it `leans` on what is said before it.
 */
export function sayableSentence(
  text: string,
  { start, end }: Place,
  { file, privates, refusals, lenient = false }: SentenceContext,
  leans = lenient,
): string {
  const joined = withoutJoint(tidied(text.slice(start, end), file), file);
  const words = joined.replace(grammarOf(file).linkingAdverbs, (found, at: number) =>
    at === 0 ? found : '',
  );
  const many = words.split(' ').length;
  const isOdd =
    /["“”„«»;:[\]{}<>|@#*_\\!?~=()]|\.\.|\d{5,}|https?:|www\./u.test(withoutQuoted(words)) ||
    hasOpenBracket(words) ||
    /[?!]/u.test(text.slice(end, end + 2));
  const isRefused = refusals.some((one) => one.start < end && start < one.end);
  if (many > MAX_WORDS || many < MIN_WORDS || words.length > MAX_LETTERS || isOdd || isRefused) return '';
  if (privates.some((name) => words.includes(name)) || (!leans && refersElsewhere(words, file))) return '';
  return isUnmarked(text, file) ||
    hasSlang(words, file) ||
    CLIPPED.test(words) ||
    (!lenient && hasSlip(words, file, true, false))
    ? ''
    : words;
}

/** A word typed without its vowels: `q`, `tb`. Some languages have words of one consonant, or of three with `l` or `r`. */
const CLIPPED =
  /(?<![\p{L}\d'’.-]|\d )(?!(?:[kszvw]|km|kg|cm|mm)(?!\p{L}))[bcdfghj-np-tvwxz]{1,2}(?![\p{L}\d'’.-])/u;

/** A sentence without the word that joins it to the one before: `and`. */
function withoutJoint(sentence: string, file: LanguageFile): string {
  const [first = '', ...words] = sentence.split(' ');
  return grammarOf(file).and.test(first.toLowerCase()) && words.length > 0 ? words.join(' ') : sentence;
}

/** A sentence with a capital. */
export function capitalized(sentence: string, { locale }: LanguageFile): string {
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}

/** Whether a part of a text speaks of something wanted, feared or not yet mastered. */
export function speaksOfWish(text: string, { start, end }: Place, file: LanguageFile): boolean {
  return openingIn(wordsWithMarks(text.slice(start, end)), file) >= 0;
}

/** An opening has at most so many words before it in its clause. */
const MAX_WORDS_BEFORE_OPENING = 3;

/** The part of a sentence that speaks of a wish, without what a comma or “and” joins before it; the whole where it cannot be parted. */
export function partOfWish(text: string, { start, end }: Place, file: LanguageFile): Place {
  const { and, ends, interrogatives, verbSecond } = grammarOf(file);
  const found = [...text.slice(start, end).matchAll(WORD)];
  const words = found.map(([word]) => word.toLowerCase());
  const opening = openingIn(words, file);
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

/** Whether a sentence says what somebody else wants of the mentee. */
export function isOfOthers(text: string, { start, end }: Place, { file }: SentenceContext): boolean {
  return grammarOf(file).others.isIn(wordsWithMarks(text.slice(start, end)));
}
