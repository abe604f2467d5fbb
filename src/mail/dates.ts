/** Dates and durations in messages. */

import { LINK_LIFETIME } from '../domain/account.ts';
import type { Language } from '../domain/languages.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** A date in words: in English as in Britain, as all English here is, and in French with the ordinal of the first day. */
export function longDate(date: Temporal.PlainDate, language: Language): string {
  // Making a format takes longer than using it for a hundred dates.
  const format = formats.getOrInsertComputed(
    language,
    () => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }),
  );
  const text = format.format(date);
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** How long a sign-in link is valid, in the words of a language, such as “15 Minuten”. */
export const linkLifetime = (language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    LINK_LIFETIME / 60,
  );
