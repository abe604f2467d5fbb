/** The languages of the programme. Each is loaded when a text in it comes. */
import { memoize } from '../../domain/memoize.ts';
import type { Language } from './language.ts';

/** The codes of the languages, each with how it is loaded. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  cs: () => import('./cs.ts'),
  sk: () => import('./sk.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  tr: () => import('./tr.ts'),
  ro: () => import('./ro.ts'),
  nl: () => import('./nl.ts'),
};

export const LANGUAGE_CODES: readonly string[] = Object.keys(LOADERS);

/** The language of answers to people whose language is not covered and has no neighbour among them. */
export const FALLBACK = 'en';

/** Languages that are not covered, with the covered one that most people there read. */
export const NEIGHBOURS: Readonly<Record<string, string>> = {
  lb: 'de',
  be: 'ru',
  bg: 'ru',
  ca: 'es',
  eu: 'es',
  gl: 'pt',
  az: 'tr',
  fy: 'nl',
  af: 'nl',
};

/** A language by its code (ISO 639-1). Throws a `RangeError` if it is not covered. */
export const loadLanguage: (code: string) => Promise<Language> = memoize(async (code: string) => {
  const load = LOADERS[code];
  if (load === undefined) throw new RangeError(`There is no language file for “${code}”.`);
  return (await load()).language;
});
