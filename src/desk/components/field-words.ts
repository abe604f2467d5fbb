/** The faults of fields, in the words of the desk. */

import type { Fault, Faults } from '../../resources/faults.ts';

/**
 * Returns what is wrong with the fields of a form.
 *
 * @param labels what is to be written, by the names of fields: `a title`
 */
export const inFieldWords = (
  faults: Faults,
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, own]) => [
      name,
      own.map((fault) => worded(fault, labels[name] ?? 'something')).join(' '),
    ]),
  );

function worded(fault: Fault, label: string): string {
  switch (fault.code) {
    case 'integer':
      return 'Write a whole number, such as 12.';
    case 'digits':
      return 'This number is too long. Write a shorter one.';
    case 'maximum':
      return `Write a number of at most ${fault.limit}.`;
    case 'minimum':
      return `Write a number of at least ${fault.limit}.`;
    case 'length':
      return `This is too long. Write at most ${fault.limit} characters.`;
    case 'url':
      return 'Write the whole web address, with https:// at its beginning, such as https://video.example.org/w1.';
    case 'datetime':
      return 'Choose a day and a time, such as 2026-05-04 18:00.';
    case 'datetime-range':
      return 'Choose a day of the years 1 to 9999.';
    case 'time-zone':
      return `The clocks of ${fault.timeZone} change at this time. Choose one an hour earlier or later.`;
    case 'null-character':
      return 'This contains a character that cannot be stored. Retype the text.';
    default:
      return `Write ${label}.`;
  }
}
