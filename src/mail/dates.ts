/** Dates in messages. */

import type { Language } from '../domain/languages.ts';

/** A date in words: in English as in Britain, as all English here is, and in French with the ordinal of the first day. */
export function longDate(date: Temporal.PlainDate, language: Language): string {
  const text = date.toLocaleString(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' });
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
