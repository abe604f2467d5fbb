/** The language in which somebody is written to, as sheets name it. */

import { isLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import { keyOf } from '../../domain/word-key.ts';
import { plainValue } from './column.ts';

/** The names of the languages in each of them, and their codes, by key; made at the first use. */
let names: ReadonlyMap<string, Language> | undefined;

const namesByKey = (): ReadonlyMap<string, Language> =>
  new Map([
    ...LANGUAGES.flatMap((inLanguage) => {
      const display = new Intl.DisplayNames([inLanguage], { type: 'language' });
      return LANGUAGES.map((code) => [keyOf(display.of(code) ?? code), code] as const);
    }),
    ...LANGUAGES.map((code) => [code, code] as const),
  ]);

/**
 * A language by its code (`de`, `de-AT`) or name (`German`, `Deutsch`, `niemiecki`); of several the first. Any other is
 * nobody's mistake: messages then come in the language of the programme, as where the cell is empty.
 */
export const language = plainValue<string | null>(
  `one of ${LANGUAGES.join(', ')}, or its name; with any other, the default language is used`,
  (text) => {
    names ??= namesByKey();
    const first = text.split(/[,;/|+&]/)[0]?.trim() ?? '';
    const code = first.toLowerCase().replace(/[-_].*$/, '');
    return names.get(keyOf(first)) ?? (isLanguage(code) ? code : null);
  },
);
