/** Detects texts that contain no wish: punctuation, digits, keyboard noise, a greeting. */
import { memoize } from '../../domain/memoize.ts';
import type { Language } from '../languages/language.ts';
import { foldText, toWords, type Word } from './words.ts';

/** The rows of common keyboards, from left to right; then the digit rows of Czech and Slovak ones, without diacritics; then Cyrillic. */
const ROWS = `
  qwertyuiop qwertzuiop azertyuiop asdfghjkl asdfghjkloa qsdfghjklm zxcvbnm yxcvbnm wxcvbn
  escrzyaie lsctzyaie
  йцукенгшщзхъ фывапролджэ фівапролджє йцукенгшщзхї ячсмитьбю
`
  .trim()
  .split(/\s+/);

const NEIGHBOURS = new Set(
  ROWS.map(foldText).flatMap((row) =>
    [...row].slice(1).flatMap((letter, index) => [row[index] + letter, letter + row[index]]),
  ),
);

/** Whether an unknown word looks like noise. */
export function isNoise(word: Word): boolean {
  const letters = word.fold.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return true;
  if (new Set(letters).size <= Math.max(1, letters.length / 4)) return true;
  if (letters.length < 3) return false;
  let pairs = 0;
  for (let index = 1; index < letters.length; index++) {
    if (NEIGHBOURS.has(letters.slice(index - 1, index + 1))) pairs++;
  }
  // Three neighbouring keys with a vowel can be a word: `wer`.
  if (letters.length === 3) return pairs === 2 && !/[aeiouyаеиоуыэюя]/.test(letters);
  if (pairs / (letters.length - 1) >= 0.8) return true;
  if (!/^[a-z]+$/.test(letters)) return false;
  const vowels = letters.replace(/[^aeiouy]/g, '').length;
  // `KPSS` is none.
  if (vowels === 0) return !/^\p{Lu}{3,5}$/u.test(word.text);
  return letters.length >= 10 && vowels / letters.length < 0.11;
}

/** As short a word says nothing alone, unless it is an abbreviation. */
const SCRAP = /^(?!\p{Lu}{2,})[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u;

/** Whether no word of a text can be part of a wish. */
export function isWithoutWords(words: readonly Word[]): boolean {
  if (words.length === 1 && SCRAP.test(words[0]?.text ?? '')) return true;
  return words.every((word) => !/\p{L}/u.test(word.text) || isNoise(word));
}

const idleWordsOf = memoize(
  ({ idle }: Language): ReadonlySet<string> =>
    new Set(idle.split('|').flatMap((cue) => toWords(cue).map(({ fold }) => fold))),
);

/** From this share of known words on, unknown ones do not count as noise. */
const MOSTLY_KNOWN = 0.5;

/**
 * Whether a text consists of noise and of empty phrases, such as `none, thanks`.
 *
 * @param known the share of its words that are known in its language: 0 to 1
 */
export function isIdle(words: readonly Word[], file: Language, known: number): boolean {
  const idle = idleWordsOf(file);
  const said = words.filter(({ text, fold }) => /\p{L}/u.test(text) && !idle.has(fold));
  if (said.length === 0) return true;
  if (known >= MOSTLY_KNOWN) return false;
  const noise = said.filter(isNoise);
  // Among noise, an unknown word is noise as well.
  return noise.length === said.length || (noise.length > 1 && noise.length * 2 >= said.length);
}
