/** Tells texts that nobody meant as a wish: marks, digits, fingers that ran over the keyboard, a greeting. */
import type { Reading } from './vocabulary.ts';
import type { Word } from './words.ts';

/** The rows of the keyboards that are in use, forwards. */
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'asdfghjkloa',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];

const NEIGHBOURS = new Set(
  ROWS.flatMap((row) =>
    [...row].slice(1).flatMap((letter, index) => [row[index] + letter, letter + row[index]]),
  ),
);

/** Whether a word that no language knows looks like noise. */
export function isNoise(word: Word): boolean {
  const letters = word.fold.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return true;
  if (new Set(letters).size <= Math.max(1, letters.length / 4)) return true;
  if (letters.length < 3) return false;
  let pairs = 0;
  for (let index = 1; index < letters.length; index++) {
    if (NEIGHBOURS.has(letters.slice(index - 1, index + 1))) pairs++;
  }
  // Three neighbours with a vowel among them are a word: `wer`.
  if (letters.length === 3) return pairs === 2 && !/[aeiouyаеиоуыэюя]/.test(letters);
  if (pairs / (letters.length - 1) >= 0.7) return true;
  if (!/^[a-z]+$/.test(letters)) return false;
  const vowels = letters.replace(/[^aeiouy]/g, '').length;
  return vowels === 0 || (letters.length >= 10 && vowels / letters.length < 0.11);
}

/** Whether no word of a text can be part of a wish. */
export function isWithoutWords(words: readonly Word[]): boolean {
  return words.every((word) => !/\p{L}/u.test(word.text) || isNoise(word));
}

/** Whether a reading consists of noise and of the words of a text without a wish, as `none, thanks`. */
export function isWithoutWish(reading: Reading): boolean {
  const meant = reading.words.map((word) => !/\p{L}/u.test(word.text));
  for (const { tag, start, end } of reading.hits) {
    const idle =
      tag.kind === 'turn' && (tag.turn === 'nothing' || tag.turn === 'slang' || tag.turn === 'person');
    const nothing = idle || tag.kind === 'givenName';
    if (nothing) for (let index = start; index < end; index++) meant[index] = true;
  }
  for (const { tag, start, end } of reading.hits) {
    const said = tag.kind === 'theme' || (tag.kind === 'turn' && tag.turn === 'trouble');
    if (said) for (let index = start; index < end; index++) meant[index] = false;
  }
  if (meant.every(Boolean)) return true;
  return reading.words.every(
    (word, index) => meant[index] === true || (isNoise(word) && !isKnown(reading, index)),
  );
}

function isKnown(reading: Reading, index: number): boolean {
  return reading.hits.some(({ start, end, slip }) => start <= index && index < end && !slip);
}
