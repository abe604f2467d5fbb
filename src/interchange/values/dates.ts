/** Days and times of cells, as people and spreadsheets write them. */

import { formatDateTime, parseDateTime } from '../../resources/date-time.ts';
import { wordsIn } from '../formats/wording.ts';
import { Refusal, type Value } from './column.ts';

type DateOrder = 'dmy' | 'mdy' | undefined;

/** A day, and the time where one is written: `10:20:33+02:00` or `10:20:33`. */
interface ParsedDate {
  readonly day: Temporal.PlainDate;
  readonly time: string | null;
  /** Where an offset is written, the instant. */
  readonly instant: Temporal.Instant | null;
}

const ISO = /^\d{4}-\d\d-\d\d$/;
const PARTS =
  /^(?<first>\d{1,4})(?<separator>[-/]|\. ?)(?<second>\d{1,2})(?:[-/]|\. ?)(?<third>\d{1,4})\.?(?:(?:T|,? +)(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<seconds>\d\d(?:[.,]\d{1,9})?))?(?: ?(?<half>[ap])\.?m\.?)?(?: ?(?<zone>z|utc|gmt|wet|ces?t|mes?z|eest|eet)? ?(?<offset>[+-]\d{1,2}(?::?\d\d)?)?)?)?$/i;
/** The abbreviations that forms write in Europe, where they are not UTC. */
const ZONES: Readonly<Record<string, string>> = {
  ...{ cet: '+01:00', mez: '+01:00', cest: '+02:00' },
  ...{ mesz: '+02:00', eet: '+02:00', eest: '+03:00' },
};
const YEARS = { first: 1900, last: 2199 } as const;

const MONTHS = wordsIn(
  'January, February, March, April, May, June, July, August, September, October, November, December',
);

const DAY = 'is not a date. Write it as year, month and day: 2026-05-04.';
/** The message for a text that is not a date or time. */
const WANTED = {
  day: DAY,
  argument: DAY,
  time: 'is not a date and time. Write it with its offset, such as 2026-11-21T03:10:54+01:00.',
} as const;

/**
 * Takes a text apart.
 *
 * @param order whether day or month comes first in numbers between slashes or hyphens
 * @param wanted what is advised where the text is neither; an argument stands alone, so no option says its order
 */
export function parseDate(
  given: string,
  order: DateOrder,
  wanted: keyof typeof WANTED = 'day',
): ParsedDate | Refusal {
  const text = given.trim();
  if (ISO.test(text)) return dayOf(text, text.slice(0, 4), text.slice(5, 7), text.slice(8), null, null);
  if (/^\d+(?:[.,]\d+)?$/.test(text)) {
    return Refusal.of(text, `: a number is not a date. Give the column the format Date and export again.`);
  }
  const parts = PARTS.exec(text)?.groups;
  if (parts === undefined) return Refusal.of(text, ` ${WANTED[wanted]}`);
  const { first = '', second = '', third = '', separator = '' } = parts;
  const time = timeOf(parts);
  if (time === undefined) return Refusal.of(text, ` has no time of day in it. Write it as 2026-05-04 18:00.`);
  const offset = offsetOf(parts);
  if (first.length === 4) return dayOf(text, first, second, third, time, offset);
  if (third.length < 4) {
    return Refusal.of(
      text,
      ` has a year of ${third.length === 3 ? 'three' : 'two'} digits. Write it with four: 2026-05-04.`,
    );
  }
  const turned = separator.startsWith('.') ? 'dmy' : (order ?? clearOrder(first, second));
  if (turned === undefined) return ambiguous(text, third, first, second, wanted === 'argument');
  const [month, number] = turned === 'dmy' ? [second, first] : [first, second];
  return dayOf(text, third, month, number, time, offset);
}

/** The order where only one is possible, or both are the same day. */
function clearOrder(first: string, second: string): DateOrder {
  if (Number(first) > 12 || Number(first) === Number(second)) return 'dmy';
  return Number(second) > 12 ? 'mdy' : undefined;
}

function ambiguous(text: string, year: string, first: string, second: string, isAlone: boolean): Refusal {
  const named = (dayNumber: string, month: string): string =>
    `${Number(dayNumber)} ${MONTHS[Number(month) - 1] ?? month}`;
  const iso = `${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  return Refusal.of(
    text,
    ` may be ${named(first, second)} or ${named(second, first)}. ` +
      `Write it as ${iso}${isAlone ? '' : ', or give --date-order dmy or mdy'}.`,
  );
}

function dayOf(
  text: string,
  yearDigits: string,
  monthDigits: string,
  dayDigits: string,
  time: string | null,
  offset: string | null,
): ParsedDate | Refusal {
  const [year, month, number] = [Number(yearDigits), Number(monthDigits), Number(dayDigits)];
  if (year < YEARS.first || year > YEARS.last) {
    return Refusal.of(text, ` is in the year ${year}. Write a year from ${YEARS.first} to ${YEARS.last}.`);
  }
  const name = MONTHS[month - 1];
  if (name === undefined) return Refusal.of(text, ` is not a day: there is no month ${month}.`);
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month });
  if (number < 1 || number > daysInMonth) {
    return Refusal.of(text, ` is not a day: ${name} ${year} has ${daysInMonth} days.`);
  }
  const plain = new Temporal.PlainDate(year, month, number);
  if (time === null || offset === null) return { day: plain, time, instant: null };
  return { day: plain, time: time + offset, instant: Temporal.Instant.from(`${plain}T${time}${offset}`) };
}

/** `HH:MM:SS` with the fraction; null where none is written, undefined where there is no such time. */
function timeOf(parts: Readonly<Record<string, string | undefined>>): string | null | undefined {
  const { hour, minute = '', seconds = '00', half } = parts;
  if (hour === undefined) return null;
  const written = Number(hour);
  if (half !== undefined && (written < 1 || written > 12)) return undefined;
  const turned = half === undefined ? written : (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (turned > 23 || Number(minute) > 59 || Number.parseInt(seconds, 10) > 59) return undefined;
  return `${String(turned).padStart(2, '0')}:${minute}:${seconds.replace(',', '.')}`;
}

/** `+02:00`; null where none is written. */
function offsetOf(parts: Readonly<Record<string, string | undefined>>): string | null {
  const { zone, offset } = parts;
  if (offset === undefined) return zone === undefined ? null : (ZONES[zone.toLowerCase()] ?? '+00:00');
  const digits = offset.slice(1).replace(':', '');
  const [hours, minutes] = digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits, '00'];
  return Number(hours) > 23 || Number(minutes) > 59
    ? null
    : `${offset.slice(0, 1)}${hours.padStart(2, '0')}:${minutes}`;
}

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
