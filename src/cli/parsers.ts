/** Reads the texts of arguments and options. */

import { InvalidArgumentError } from 'commander';
import { LANGUAGES } from '../domain/languages.ts';
import { Refusal } from '../interchange/values/column.ts';
import { parseDate } from '../interchange/values/dates.ts';

/**
 * Returns the day of a text, in the formats of files: `2026-05-18`, `18.05.2026`, `18. 5. 2026`, `18/05/2026`.
 *
 * @throws InvalidArgumentError if it is not a day, or ambiguous
 */
export function asDay(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    // It is not ISO 8601, or does not exist; the code below distinguishes.
  }
  const moment = parseDate(text, undefined, 'argument');
  if (!(moment instanceof Refusal)) return moment.day;
  throw new InvalidArgumentError(`It must be a day such as 2026-05-18 or 18.05.2026. ${moment.reason}`);
}

/** Returns a parser of days, and of one word for no day: Commander takes null for an option without a value. */
export const asDayOr =
  <const Word extends string>(word: Word) =>
  (text: string): Temporal.PlainDate | Word =>
    text === word ? word : asDay(text);

/** Returns a parser of the number at the end of texts that look like the pattern. */
export const asNumber =
  (pattern: RegExp, complaint: string) =>
  (text: string): number => {
    if (!pattern.test(text)) throw new InvalidArgumentError(complaint);
    return Number(text.replace(/^\D+/, ''));
  };

/** Returns a parser of certain words. */
export const asOneOf =
  <Word extends string>(words: readonly Word[], complaint: string) =>
  (text: string): Word => {
    const word = words.find((one) => one === text);
    if (word === undefined) throw new InvalidArgumentError(complaint);
    return word;
  };

/** Reads the code of a language that messages are written in. */
export const asLanguage = asOneOf(LANGUAGES, `It must be one of ${LANGUAGES.join(', ')}.`);
