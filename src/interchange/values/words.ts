/** Values written as one of a few words. */

import { keyOf } from '../../domain/word-key.ts';
import { Refusal, type Value } from './column.ts';
import { listed, nearest, quoted } from './wording.ts';

/** Other words for a word, in any spelling that `keyOf` takes for the same. */
type OtherWords<Word extends string> = { readonly [W in Word]?: readonly string[] };

/** One of a few words, in any capitals, with a space or a hyphen for an underscore. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  others: OtherWords<Word> = {},
): Value<Word> {
  const meant = new Map<string, Word>();
  for (const word of words) {
    for (const other of others[word] ?? []) meant.set(keyOf(other), word);
  }
  for (const word of words) {
    meant.set(word, word);
    meant.set(keyOf(word), word);
  }
  return {
    takes: listed(words, 'or'),
    choices: words,
    read: (text) => {
      const word = meant.get(text) ?? meant.get(keyOf(text));
      if (word !== undefined) return word;
      const near = nearest(text, words);
      const question = near === undefined ? '' : ` Did you mean ${quoted(near)}?`;
      return new Refusal(`${quoted(text.trim())} is none of ${listed(words, 'and')}.${question}`);
    },
    write: (value) => value,
  };
}

const YES = new Set(['yes', 'y', 'true', 't', '1', 'x', 'ja', 'tak', 'ano', 'on', '✓', '✔', 'checked']);
const NO = new Set(['no', 'n', 'false', 'f', '0', 'nein', 'nie', 'ne', 'off', 'unchecked']);

/** Yes or no. */
export const yesOrNo: Value<boolean> = {
  takes: 'yes or no',
  choices: ['yes', 'no'],
  read: (text) => {
    const word = keyOf(text);
    if (YES.has(word)) return true;
    return NO.has(word) ? false : new Refusal(`${quoted(text.trim())} is neither yes nor no.`);
  },
  write: (value) => value,
};
