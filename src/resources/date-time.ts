/** Parses and formats date-times of the interface. */

import type { Parsed } from './submission.ts';
import { asciiDigits } from './text.ts';

/** The years that a date-time of the interface can have (those of Python's `datetime`). */
const YEARS = { first: 1, last: 9999 } as const;

const WRONG_FORMAT = { faults: [{ code: 'datetime' }] } as const;

/** A date, a time with a fraction of up to twelve digits (six count), and perhaps an offset; one line break may follow. */
const PATTERN =
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)[T ](?<hour>\d\d?):(?<minute>\d\d?)(?::(?<second>\d\d?)(?:[.,](?<fraction>\d{1,6})\d{0,6})?)?(?<offset>Z|[+-]\d\d(?::?\d\d)?)?\n?$/;

/** Parses an ISO 8601 date-time, as Django REST framework's `DateTimeField` does; the zone is that without an offset. */
export function parseDateTime(value: unknown, timeZone: string): Parsed<Temporal.Instant> {
  const parts = typeof value === 'string' ? PATTERN.exec(asciiDigits(value))?.groups : undefined;
  const local = parts && plainDateTime(parts);
  if (parts === undefined || local === undefined) return WRONG_FORMAT;
  const { offset } = parts;
  const minutes = offset === undefined ? minutesIn(timeZone, local) : offsetMinutes(offset);
  if (minutes === undefined) return { faults: [{ code: 'time-zone', timeZone }] };
  if (Math.abs(minutes) >= 24 * 60) return WRONG_FORMAT;
  const instant = local.toZonedDateTime('UTC').toInstant().subtract({ minutes });
  const inRange = [timeZone, 'UTC'].every((zone) =>
    isShowable(clockAt(instant, zone).local.getUTCFullYear()),
  );
  return inRange ? { value: instant } : { faults: [{ code: 'datetime-range' }] };
}

/** Parses a calendar day, as Django REST framework's `DateField` does. */
export function parseDate(value: unknown): Parsed<Temporal.PlainDate> {
  const parts =
    typeof value === 'string' ? /^(\d{4})-(\d\d?)-(\d\d?)\n?$/.exec(asciiDigits(value)) : undefined;
  try {
    const [year = 0, month = 0, day = 0] = (parts ?? []).slice(1).map(Number);
    const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
    if (isShowable(date.year)) return { value: date };
  } catch {
    // The day does not exist, or the text is not a day.
  }
  return { faults: [{ code: 'date' }] };
}

const isShowable = (year: number): boolean => year >= YEARS.first && year <= YEARS.last;

function plainDateTime(parts: Partial<Record<string, string>>): Temporal.PlainDateTime | undefined {
  const number = (name: string) => Number(parts[name] ?? 0);
  const fraction = (parts['fraction'] ?? '').padEnd(6, '0');
  try {
    const dateTime = Temporal.PlainDateTime.from(
      {
        year: number('year'),
        month: number('month'),
        day: number('day'),
        hour: number('hour'),
        minute: number('minute'),
        second: number('second'),
        millisecond: Number(fraction.slice(0, 3)),
        microsecond: Number(fraction.slice(3)),
      },
      { overflow: 'reject' },
    );
    return isShowable(dateTime.year) ? dateTime : undefined;
  } catch {
    return undefined;
  }
}

/** `+05:30`, `+0530` and `+05` in minutes; `Z` is 0. */
function offsetMinutes(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = 60 * Number(offset.slice(1, 3)) + Number(offset.length > 3 ? offset.slice(-2) : 0);
  return offset.startsWith('-') ? -minutes : minutes;
}

/** The local time of a time zone at an instant, and its offset from UTC in minutes. */
interface Clock {
  /** The local time, as if it were UTC. */
  readonly local: Date;
  readonly minutes: number;
}

/** A period in which a time zone keeps its offset, in milliseconds of Unix time. */
interface OffsetPeriod {
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
}

const NANOSECONDS_PER_MINUTE = 60_000_000_000;
const MILLISECONDS_PER_MINUTE = 60_000;

/** Cached periods by time zone: finding one takes longer than everything else about a time. */
const knownPeriods = new Map<string, OffsetPeriod[]>();
/** The maximum number of cached periods per time zone. */
const MAX_PERIODS = 64;

/**
 * The clock of a time zone. Before standard time, offsets have seconds (Berlin, until 1893: 53 minutes and 28
 * seconds), which ISO 8601 cannot express. The offset is rounded, and the local time with it, so that both
 * together give the instant.
 */
function clockAt(instant: Temporal.Instant, timeZone: string): Clock {
  const milliseconds = instant.epochMilliseconds;
  const { minutes } = periodAt(instant, milliseconds, timeZone);
  return { local: new Date(milliseconds + minutes * MILLISECONDS_PER_MINUTE), minutes };
}

function periodAt(instant: Temporal.Instant, milliseconds: number, timeZone: string): OffsetPeriod {
  const periods = knownPeriods.get(timeZone) ?? [];
  const known = periods.find(({ start, end }) => start <= milliseconds && milliseconds < end);
  if (known !== undefined) return known;
  const zoned = instant.toZonedDateTimeISO(timeZone);
  const { offsetNanoseconds } = zoned;
  const before = zoned.getTimeZoneTransition('previous');
  const found = {
    // Exactly at a transition a period with another offset begins.
    start: before?.offsetNanoseconds === offsetNanoseconds ? before.epochMilliseconds : milliseconds,
    end: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    minutes: wholeMinutes(offsetNanoseconds),
  };
  if (periods.length === 0) knownPeriods.set(timeZone, periods);
  if (periods.length >= MAX_PERIODS) periods.length = 0;
  periods.push(found);
  return found;
}

const wholeMinutes = (nanoseconds: number): number => Math.round(nanoseconds / NANOSECONDS_PER_MINUTE);

/** The offset of a local time; undefined where a daylight saving change skips or repeats it. */
function minutesIn(timeZone: string, local: Temporal.PlainDateTime): number | undefined {
  try {
    return wholeMinutes(local.toZonedDateTime(timeZone, { disambiguation: 'reject' }).offsetNanoseconds);
  } catch {
    return undefined;
  }
}

/**
 * Formats an instant in a time zone with its offset at that instant: `2026-11-21T03:10:54.570232+01:00`.
 * Outside the years 1 to 9999 it is formatted in UTC.
 *
 * @param microseconds always show six digits of the fraction
 */
export function formatDateTime(instant: Temporal.Instant, timeZone: string, microseconds: boolean): string {
  const there = clockAt(instant, timeZone);
  const { local, minutes } = isShowable(there.local.getUTCFullYear()) ? there : clockAt(instant, 'UTC');
  const text = local.toISOString();
  const fraction = text.slice(-4, -1) + microsecondsOf(instant);
  const shown = microseconds || fraction !== '000000' ? `.${fraction}` : '';
  return text.slice(0, -'.000Z'.length) + shown + offsetText(minutes);
}

/** The fourth to sixth digits of the fraction of a second. */
function microsecondsOf({ epochNanoseconds }: Temporal.Instant): string {
  // One operation on large integers; before 1970 the rest is negative.
  const rest = Number(epochNanoseconds % 1_000_000n);
  return String(Math.trunc((rest + 1_000_000) / 1000) % 1000).padStart(3, '0');
}

/** Formats minutes as an offset: 90 → `+01:30`. */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
