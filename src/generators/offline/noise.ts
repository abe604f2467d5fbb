/** Tells texts that nobody meant as a wish: marks, digits, fingers that ran over the keyboard, a greeting. */
import type { Reading } from './vocabulary.ts';
import { foldText, type Word } from './words.ts';

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
  // The rows of digits in Czech and Slovak, without their marks.
  'escrzyaie',
  'lsctzyaie',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'фівапролджє',
  'йцукенгшщзхї',
  'ячсмитьбю',
];

const NEIGHBOURS = new Set(
  ROWS.map(foldText).flatMap((row) =>
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
  // Fingers that rest on their row: `fjdksla`.
  if (/^[asdfghjkl]{5,}$/.test(letters) && /[^a]{4}/.test(letters)) return true;
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
  const idle = reading.hits.filter(
    ({ tag }) =>
      tag.kind === 'givenName' ||
      (tag.kind === 'turn' && (tag.turn === 'nothing' || tag.turn === 'slang' || tag.turn === 'person')),
  );
  for (const { start, end } of idle) for (let index = start; index < end; index++) meant[index] = true;
  for (const { tag, start, end } of reading.hits) {
    const said = tag.kind === 'theme' || (tag.kind === 'turn' && tag.turn === 'trouble');
    // `have a nice weekend` says nothing about weekends.
    const swallowed = idle.some((hit) => hit.start <= start && end <= hit.end && hit.end - hit.start > 1);
    if (said && !swallowed) for (let index = start; index < end; index++) meant[index] = false;
  }
  if (meant.every(Boolean)) return true;
  const unknown = reading.words.filter((_, index) => meant[index] !== true && !isKnown(reading, index));
  const noise = unknown.filter(isNoise);
  // Among noise, a word that nobody knows is noise as well.
  const all = noise.length > 1 && noise.length * 2 >= unknown.length ? unknown : noise;
  return reading.words.every((word, index) => meant[index] === true || all.includes(word));
}

function isKnown(reading: Reading, index: number): boolean {
  return reading.hits.some(({ start, end, slip }) => start <= index && index < end && !slip);
}
