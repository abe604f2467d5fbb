/**
 * The errors of fields, in the words of the desk. The rules are those of the collections, whose messages are the wire's:
 * clients of the API compare them, and they name no field.
 */

import type { FieldErrors } from '../../resources/validation.ts';

/** The messages of the collections, and what the desk says instead of each. */
const WORDS: readonly (readonly [message: RegExp, instead: string])[] = [
  [/^This field (?:may not be blank|is required|may not be null)\.$/, 'Write {label}.'],
  [/^A valid integer is required\.$/, 'Write a whole number, such as 12.'],
  [/^String value too large\.$/, 'This number is too long. Write a shorter one.'],
  [/^Ensure this value is less than or equal to (-?\d+)\.$/, 'Write a number of at most $1.'],
  [/^Ensure this value is greater than or equal to (-?\d+)\.$/, 'Write a number of at least $1.'],
  [
    /^Ensure this field has no more than (\d+) characters\.$/,
    'This is too long. Write at most $1 characters.',
  ],
  [
    /^Enter a valid URL\.$/,
    'Write the whole web address, with https:// at its beginning, such as https://video.example.org/w1.',
  ],
  [/^Datetime has wrong format\..*$/s, 'Choose a day and a time, such as 2026-05-04 18:00.'],
  [/^Datetime value out of range\.$/, 'Choose a day of the years 1 to 9999.'],
  [
    /^Invalid datetime for the timezone "(.*)"\.$/,
    'The clocks of $1 change at this time. Choose one an hour earlier or later.',
  ],
  [/^Null characters are not allowed\.$/, 'This has a character that cannot be kept. Write it by hand.'],
];

/**
 * Returns what is wrong with the fields of a form.
 *
 * @param labels what is to be written, by the names of fields: `a title`
 */
export const inFieldWords = (
  errors: FieldErrors,
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name,
      messages.map((message) => worded(message, labels[name] ?? 'something')).join(' '),
    ]),
  );

function worded(message: string, label: string): string {
  const [known, instead] = WORDS.find(([one]) => one.test(message)) ?? [];
  return known === undefined || instead === undefined
    ? message
    : message.replace(known, instead).replace('{label}', label);
}
