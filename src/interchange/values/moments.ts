/** Days and instants of cells. */

import { formatDateTime, parseDateTime } from '../../resources/date-time.ts';
import { Refusal, type Value } from './column.ts';
import { parseDate } from './parse-date.ts';

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
    return Refusal.of(
      text.trim(),
      ` is still to come: today is ${context.today}. Write the day on which it happened.`,
    );
  },
};

/** As `formatDateTime` writes them, which need not be taken apart. */
const WRITTEN =
  /^(?!0000)\d{4}-\d\d-\d\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-][0-2]\d:[0-5]\d(?::[0-5]\d)?)$/;

function readInstant(text: string, timeZone: string): Temporal.Instant | undefined {
  if (WRITTEN.test(text)) {
    try {
      return Temporal.Instant.from(text);
    } catch {
      return undefined;
    }
  }
  const parsed = parseDateTime(text, timeZone);
  return 'value' in parsed ? parsed.value : undefined;
}

const localTime = (timeZone: string): string =>
  `Write it with its offset, such as 2026-05-04T18:00:00+02:00; without one it is a time of ${timeZone}.`;

/**
 * An instant.
 *
 * @param microseconds six digits of the fraction are written even where they are zeros
 */
export function instant(microseconds: boolean): Value<Temporal.Instant> {
  return {
    takes: 'a date and time such as 2026-05-04T18:00:00+02:00',
    read: (text, { dateOrder, timeZone }) => {
      const bare = text.trim();
      const read = readInstant(bare, timeZone);
      if (read !== undefined) return read;
      const moment = parseDate(bare, dateOrder, 'time');
      if (moment instanceof Refusal) return moment;
      if (moment.instant !== null) return moment.instant;
      if (moment.time === null) return Refusal.of(bare, ` has no time. ${localTime(timeZone)}`);
      const local = readInstant(`${moment.day}T${moment.time}`, timeZone);
      return local ?? Refusal.of(bare, ` is no one moment in ${timeZone}. ${localTime(timeZone)}`);
    },
    write: (value, timeZone) => formatDateTime(value, timeZone, microseconds),
  };
}
