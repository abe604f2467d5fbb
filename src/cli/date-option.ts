/** Parses days in options. */
import { InvalidArgumentError } from 'commander';
import { Refusal } from '../interchange/values/column.ts';
import { parseDate } from '../interchange/values/parse-date.ts';

/**
 * The day of a text, in the formats of files: `2026-05-18`, `18.05.2026`, `18. 5. 2026`, `18/05/2026`.
 *
 * @throws InvalidArgumentError if it is not a day, or ambiguous
 */
export function parseDateArgument(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    // It is not ISO 8601, or does not exist; the code below distinguishes.
  }
  const moment = parseDate(text, undefined);
  if (!(moment instanceof Refusal)) return moment.day;
  const reason = moment.reason.replace(', or give --date-order dmy or mdy', '');
  throw new InvalidArgumentError(`It must be a day such as 2026-05-18 or 18.05.2026. ${reason}`);
}
