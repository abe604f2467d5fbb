/** Days as people type them behind an option. */
import { InvalidArgumentError } from 'commander';
import { Refusal } from '../interchange/column.ts';
import { parseDate } from '../interchange/values/parse-date.ts';

/**
 * The day that is meant, in the spellings that files may have: `2026-05-18`, `18.05.2026`, `18. 5. 2026`, `18/05/2026`.
 *
 * @throws InvalidArgumentError if there is none, or two are possible
 */
export function asDate(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    // It is written otherwise, or is none; which, is told below.
  }
  const moment = parseDate(text, undefined);
  if (!(moment instanceof Refusal)) return moment.day;
  const reason = moment.reason.replace(', or give --date-order dmy or mdy', '');
  throw new InvalidArgumentError(`It must be a day such as 2026-05-18 or 18.05.2026. ${reason}`);
}
