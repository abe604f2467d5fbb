/** Days of cells. */

import { Refusal, type Value } from './column.ts';
import { parseDate } from './parse-date.ts';
import { quoted } from './wording.ts';

/** A day; a time is cut off, and where it has an offset, the day is that of the time zone. */
export const day: Value<Temporal.PlainDate> = {
  takes: 'a date such as 2026-05-04',
  read: (text, { dateOrder, timeZone }) => {
    const moment = parseDate(text, dateOrder);
    if (moment instanceof Refusal) return moment;
    return moment.instant === null ? moment.day : moment.instant.toZonedDateTimeISO(timeZone).toPlainDate();
  },
  write: (value) => value.toString(),
};

/** A {@link day} that is not still to come. */
export const dayUntilToday: Value<Temporal.PlainDate> = {
  ...day,
  takes: 'a date such as 2026-05-04, not after today',
  read: (text, context) => {
    const read = day.read(text, context);
    if (read instanceof Refusal || Temporal.PlainDate.compare(read, context.today) <= 0) return read;
    return new Refusal(
      `${quoted(text.trim())} is still to come: today is ${context.today}. Write the day on which it happened.`,
    );
  },
};
