/** Values written as one of a few words. */

import { isLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import { keyOf } from '../../domain/people-search.ts';
import { listed, nearest, quoted } from '../formats/wording.ts';
import { plainValue, Refusal, type Value } from './column.ts';
import { lostWord } from './sheet-words.ts';

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
    const word = meant.get(text) ?? meant.get(keyOf(text)) ?? lostWord(text, meant);
    if (word !== undefined) return word;
    const near = nearest(text, words);
    const question = near === undefined ? '' : ` Did you mean ${quoted(near)}?`;
    return Refusal.of(text.trim(), ` is none of ${listed(words, 'and')}.${question}`);
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
    return NO.has(word) ? false : Refusal.of(text.trim(), ` is neither yes nor no.`);
  }),
  choices: ['yes', 'no'],
};

/** The names of the languages in each of them, and their codes, by key; made at the first use. */
let languageNames: ReadonlyMap<string, Language> | undefined;

const languagesByKey = (): ReadonlyMap<string, Language> =>
  new Map([
    ...LANGUAGES.flatMap((inLanguage) => {
      const display = new Intl.DisplayNames([inLanguage], { type: 'language' });
      return LANGUAGES.map((code) => [keyOf(display.of(code) ?? code), code] as const);
    }),
    ...LANGUAGES.map((code) => [code, code] as const),
  ]);

/**
 * The language in which somebody is written to, by its code (`de`, `de-AT`) or name (`German`, `Deutsch`, `niemiecki`); of several
 * the first. Any other is nobody's mistake: messages then come in the language of the programme, as where the cell is empty.
 */
export const language = plainValue<string | null>(
  `one of ${LANGUAGES.join(', ')}, or its name; with any other, the default language is used`,
  (text) => {
    languageNames ??= languagesByKey();
    const first = text.split(/[,;/|+&]/)[0]?.trim() ?? '';
    const code = first.toLowerCase().split(/[-_]/, 1)[0] ?? '';
    return languageNames.get(keyOf(first)) ?? (isLanguage(code) ? code : null);
  },
);
