/** Dates in messages. */

import type { Language } from '../domain/languages.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Making a format takes longer than using it for a hundred dates. */
function formatOf(language: Language): Intl.DateTimeFormat {
  const known =
    formats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' });
  formats.set(language, known);
  return known;
}

/** A date in words: in English as in Britain, as all English here is, and in French with the ordinal of the first day. */
export function longDate(date: Temporal.PlainDate, language: Language): string {
  const text = formatOf(language).format(date);
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
