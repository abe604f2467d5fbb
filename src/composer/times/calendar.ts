/** The days that periods end on. */
import type { TimeKind } from './reading.ts';

type PlainDate = Temporal.PlainDate;

/** A date if there is such a day. */
export function dateOf(year: number, month: number, day: number): PlainDate | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  const first = Temporal.PlainDate.from({ year: year < 100 ? 2000 + year : year, month, day: 1 });
  return day > 31 ? undefined : first.with({ day: Math.min(day, first.daysInMonth) });
}

/** The next time a day comes: today or later. */
export function nextTime(today: PlainDate, month: number, day: number): PlainDate | undefined {
  const date = dateOf(today.year, month, day);
  return date !== undefined && Temporal.PlainDate.compare(date, today) < 0
    ? dateOf(today.year + 1, month, day)
    : date;
}

/** The last day of the period that a day lies in. */
export function endOf(date: PlainDate, unit: TimeKind): PlainDate | undefined {
  if (unit === 'year') return date.with({ month: 12, day: 31 });
  if (unit === 'month') return date.with({ day: date.daysInMonth });
  if (unit === 'quarter') {
    const last = date.with({ day: 1, month: Math.ceil(date.month / 3) * 3 });
    return last.with({ day: last.daysInMonth });
  }
  return unit === 'week' ? date.add({ days: 7 - date.dayOfWeek }) : undefined;
}

/** A count of periods, parts of one included, as a duration. */
export function spanOf(kind: TimeKind, count: number): Temporal.DurationLike {
  if (kind === 'year') return { months: Math.round(count * 12) };
  if (kind === 'quarter') return { months: Math.round(count * 3) };
  if (kind === 'month') return Number.isInteger(count) ? { months: count } : { days: Math.round(count * 30) };
  return kind === 'week' ? { days: Math.round(count * 7) } : { days: Math.round(count) };
}

/** A day that lies so much later; a hundred years at most. */
export function later(today: PlainDate, kind: TimeKind, count: number): PlainDate {
  return today.add(spanOf(kind, Math.min(count, kind === 'year' ? 100 : 400)));
}
