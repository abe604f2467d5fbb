/** Values written as one of a few words. */

import { keyOf } from '../../domain/word-key.ts';
import { plainValue, Refusal, type Value } from './column.ts';
import { listed, nearest, quoted } from './wording.ts';

/**
 * One of a few words, in any capitals, with a space or a hyphen for an underscore.
 *
 * @param others other words for a word, in any spelling that `keyOf` takes for the same
 */
export function oneOf<Word extends string>(
  words: readonly Word[],
  others: { readonly [W in Word]?: readonly string[] } = {},
): Value<Word> {
  const meant = new Map<string, Word>();
  for (const word of words) for (const other of others[word] ?? []) meant.set(keyOf(other), word);
  for (const word of words) {
    meant.set(word, word).set(keyOf(word), word);
  }
  const read = (text: string): Word | Refusal => {
    const word = meant.get(text) ?? meant.get(keyOf(text));
    if (word !== undefined) return word;
    const near = nearest(text, words);
    const question = near === undefined ? '' : ` Did you mean ${quoted(near)}?`;
    return new Refusal(`${quoted(text.trim())} is none of ${listed(words, 'and')}.${question}`);
  };
  return { ...plainValue(listed(words, 'or'), read), choices: words };
}

const YES = new Set(['yes', 'y', 'true', 't', '1', 'x', 'ja', 'tak', 'ano', 'on', '✓', '✔', 'checked']);
const NO = new Set(['no', 'n', 'false', 'f', '0', 'nein', 'nie', 'ne', 'off', 'unchecked']);

/** Yes or no. */
export const yesOrNo: Value<boolean> = {
  ...plainValue('yes or no', (text) => {
    const word = keyOf(text);
    if (YES.has(word)) return true;
    return NO.has(word) ? false : new Refusal(`${quoted(text.trim())} is neither yes nor no.`);
  }),
  choices: ['yes', 'no'],
};
