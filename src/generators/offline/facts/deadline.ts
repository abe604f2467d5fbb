/** Picks up the deadline that she names. */
import type { NumberAt } from '../numbers.ts';
import { numbersIn } from '../numbers.ts';
import type { Found, Reading, TimeKind } from '../vocabulary.ts';
import { foldText } from '../words.ts';

type PlainDate = Temporal.PlainDate;

/** Everything the ways of naming a date look at. */
interface View {
  readonly reading: Reading;
  readonly today: PlainDate;
  readonly numbers: readonly NumberAt[];
}

/** The deadline in a reading, which may be past or far away; undefined where she names none. */
export function deadlineIn(reading: Reading, today: PlainDate): PlainDate | undefined {
  const view = { reading, today, numbers: numbersIn(reading) };
  return (
    numericDate(view) ??
    monthDate(view) ??
    feastDate(view) ??
    endOfPeriod(view) ??
    quarterDate(view) ??
    span(view) ??
    weekday(view) ??
    nextPeriod(view) ??
    yearAlone(view)
  );
}

function timeAt({ reading }: View, index: number, ...kinds: readonly TimeKind[]): Found | undefined {
  return reading.hits.find(
    ({ tag, start, end }) => tag.kind === 'time' && start <= index && index < end && kinds.includes(tag.time),
  );
}

/** Whether one of the kinds of words stands among the three before a place. */
function precededBy(view: View, index: number, ...kinds: readonly TimeKind[]): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
    if (timeAt(view, at, ...kinds) !== undefined) return true;
  }
  return false;
}

/** A date if there is such a day. */
function dateOf(year: number, month: number, day: number): PlainDate | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  const first = Temporal.PlainDate.from({ year: year < 100 ? 2000 + year : year, month, day: 1 });
  return day > 31 ? undefined : first.with({ day: Math.min(day, first.daysInMonth) });
}

/** The next time a day comes: today or later. */
function nextTime(today: PlainDate, month: number, day: number): PlainDate | undefined {
  const date = dateOf(today.year, month, day);
  return date !== undefined && Temporal.PlainDate.compare(date, today) < 0
    ? dateOf(today.year + 1, month, day)
    : date;
}

/** A date with a year, unless it is past and no deadline. */
function unlessPast(view: View, date: PlainDate | undefined, index: number): PlainDate | undefined {
  if (date === undefined || Temporal.PlainDate.compare(date, view.today) >= 0) return date;
  return precededBy(view, index, 'until') ? date : undefined;
}

const DOTTED = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2}))?$/;

/** `30.06.2027`, `30.6.`, `2027-06-30`, `30/06/2027`. */
function numericDate(view: View): PlainDate | undefined {
  const { words } = view.reading;
  for (const [index, word] of words.entries()) {
    const dotted = DOTTED.exec(word.text);
    if (dotted !== null) {
      const [, day, month, year] = dotted.map(Number);
      if (day === undefined || month === undefined) continue;
      if (year !== undefined && !Number.isNaN(year)) return unlessPast(view, dateOf(year, month, day), index);
      if (timeAt(view, index - 1, 'until') ?? timeAt(view, index - 2, 'until'))
        return nextTime(view.today, month, day);
    }
    const parts = [word, words[index + 1], words[index + 2]];
    if (!parts.every((part) => part !== undefined && /^\d{1,4}$/.test(part.text))) continue;
    if (!/^[-/]$/.test(words[index + 1]?.before ?? '') || !/^[-/]$/.test(words[index + 2]?.before ?? ''))
      continue;
    const [one = 0, two = 0, three = 0] = parts.map((part) => Number(part?.text));
    if (one > 31) return unlessPast(view, dateOf(one, two, three), index);
    return unlessPast(view, two > 12 ? dateOf(three, one, two) : dateOf(three, two, one), index);
  }
  return undefined;
}

const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|º)?$/;
const YEAR = /^20\d{2}$/;

/** The first year within two words from a place. */
function yearNear({ reading }: View, from: number): number | undefined {
  for (let at = from; at <= from + 1; at++) {
    const text = reading.words[at]?.text;
    if (text !== undefined && YEAR.test(text)) return Number(text);
  }
  return undefined;
}

/** `30 June`, `30th of June 2027`, `June 30`, `1. März`, `end of March`, `in March 2027`. */
function monthDate(view: View): PlainDate | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'month') continue;
    const { words } = view.reading;
    const before = DAY.exec(words[start - 1]?.text ?? '') ?? DAY.exec(words[start - 2]?.text ?? '');
    // Where days are ordinals, they stand before the month: `ab Januar 6 Leute` is no date.
    const { ordinalStops } = view.reading.vocabulary.language;
    const after = ordinalStops ? null : DAY.exec(words[end]?.text ?? '');
    const year = yearNear(view, end);
    const cue = precededBy(view, start, 'until', 'within', 'end', 'middle', 'begin', 'next', 'current');
    const day = Number(before?.[1] ?? after?.[1] ?? 0);
    if (day === 0 && year === undefined && !cue) continue;
    if (precededBy(view, start, 'ago') && !precededBy(view, start, 'until', 'end')) continue;
    const chosen = day > 0 ? day : dayOf(view, start);
    if (year === undefined) return nextTime(view.today, tag.month, chosen);
    const date = unlessPast(view, dateOf(year, tag.month, chosen), start);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** Early, mid or end of a month. */
function dayOf(view: View, index: number): number {
  if (precededBy(view, index, 'middle')) return 15;
  return precededBy(view, index, 'begin') ? 7 : 31;
}

/** `by Christmas`, `next summer`. */
function feastDate(view: View): PlainDate | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'feast') continue;
    if (!precededBy(view, start, 'until', 'within', 'end', 'next', 'current') && end - start < 1) continue;
    const year = yearNear(view, end);
    if (year !== undefined) return unlessPast(view, dateOf(year, tag.month, tag.day), start);
    if (precededBy(view, start, 'ago') && !precededBy(view, start, 'until')) continue;
    if (precededBy(view, start, 'until', 'within', 'end', 'next', 'current')) {
      return nextTime(view.today, tag.month, tag.day);
    }
  }
  return undefined;
}

/** The last day of the period that a day lies in. */
function endOf(date: PlainDate, unit: TimeKind): PlainDate | undefined {
  if (unit === 'year') return date.with({ month: 12, day: 31 });
  if (unit === 'month') return date.with({ day: date.daysInMonth });
  if (unit === 'quarter') {
    const last = date.with({ day: 1, month: Math.ceil(date.month / 3) * 3 });
    return last.with({ day: last.daysInMonth });
  }
  return unit === 'week' ? date.add({ days: 7 - date.dayOfWeek }) : undefined;
}

const PERIODS = ['week', 'month', 'quarter', 'year'] as const;

/** The period that is named within some words from a place, and where. */
function periodFrom(view: View, from: number, most: number): { kind: TimeKind; at: number } | undefined {
  for (let at = from; at <= from + most; at++) {
    for (const kind of PERIODS) if (timeAt(view, at, kind) !== undefined) return { kind, at };
  }
  return undefined;
}

/** `end of the year`, `end of next month`, `end of 2027`. */
function endOfPeriod(view: View): PlainDate | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'end' && tag.time !== 'middle')) continue;
    const year = yearNear(view, end) ?? yearNear(view, end + 1);
    if (year !== undefined) {
      const date = tag.time === 'end' ? dateOf(year, 12, 31) : dateOf(year, 6, 30);
      return unlessPast(view, date, start + 1);
    }
    const period = periodFrom(view, end, 3);
    if (period === undefined) continue;
    const next = timeAt(view, period.at - 1, 'next') !== undefined;
    const base = next ? view.today.add(spanOf(period.kind, 1)) : view.today;
    return endOf(base, period.kind);
  }
  return undefined;
}

/** `Q3`, `Q3 2027`. */
function quarterDate(view: View): PlainDate | undefined {
  for (const [index, word] of view.reading.words.entries()) {
    if (!/^q[1-4]$/.test(word.fold)) continue;
    const month = Number(word.fold.slice(1)) * 3;
    const year = yearNear(view, index + 1);
    return year === undefined
      ? nextTime(view.today, month, 31)
      : unlessPast(view, dateOf(year, month, 31), index);
  }
  return undefined;
}

function spanOf(kind: TimeKind, count: number): Temporal.DurationLike {
  if (kind === 'year') return { months: Math.round(count * 12) };
  if (kind === 'quarter') return { months: Math.round(count * 3) };
  if (kind === 'month') return Number.isInteger(count) ? { months: count } : { days: Math.round(count * 30) };
  return kind === 'week' ? { days: Math.round(count * 7) } : { days: Math.round(count) };
}

const SPANS = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** `in 3 months`, `within the next six weeks`, `half a year`. */
function span(view: View): PlainDate | undefined {
  for (const { value, start, end } of view.numbers) {
    if (value > 400 || value === 0) continue;
    // `im 2. Jahr` is the second year and no two years.
    if (view.reading.words[end]?.before.startsWith('.') === true) continue;
    if (!precededBy(view, start, 'within', 'next')) continue;
    if (timeAt(view, start - 1, 'ago') ?? timeAt(view, start - 2, 'ago') ?? timeAt(view, end + 1, 'ago'))
      continue;
    const half = [start - 1, end, end + 1].some((at) => timeAt(view, at, 'half') !== undefined);
    for (let at = end; at <= end + (half ? 2 : 1); at++) {
      for (const kind of SPANS) {
        if (timeAt(view, at, kind) !== undefined) return later(view.today, kind, half ? value / 2 : value);
      }
    }
  }
  return halfPeriod(view);
}

/** `in half a year`, `im nächsten halben Jahr`. */
function halfPeriod(view: View): PlainDate | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || tag.time !== 'half' || !precededBy(view, start, 'within', 'next', 'until'))
      continue;
    const period = periodFrom(view, end - 1, 2);
    if (period !== undefined) return later(view.today, period.kind, 0.5);
  }
  return undefined;
}

/** A day that lies so much later; a hundred years at most. */
function later(today: PlainDate, kind: TimeKind, count: number): PlainDate {
  return today.add(spanOf(kind, Math.min(count, kind === 'year' ? 100 : 400)));
}

const weekdays = new Map<string, readonly string[]>();

/** The days of the week in a language, Monday first, as words are folded. */
function weekdaysOf(locale: string): readonly string[] {
  const kept = weekdays.get(locale);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const names = Array.from({ length: 7 }, (_, index) =>
    foldText(format.format(new Date(2026, 0, 5 + index))),
  );
  weekdays.set(locale, names);
  return names;
}

/** `by Friday`, `next Friday`. */
function weekday(view: View): PlainDate | undefined {
  const names = weekdaysOf(view.reading.vocabulary.language.locale);
  for (const [index, word] of view.reading.words.entries()) {
    const day = names.indexOf(word.fold) + 1;
    if (day === 0 || !precededBy(view, index, 'until', 'next', 'current')) continue;
    const days = (day - view.today.dayOfWeek + 7) % 7;
    return view.today.add({ days: days === 0 ? 7 : days });
  }
  return undefined;
}

/** `next month`, `this year`. */
function nextPeriod(view: View): PlainDate | undefined {
  for (const { tag, end } of view.reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'next' && tag.time !== 'current')) continue;
    for (const kind of PERIODS) {
      const period = timeAt(view, end, kind);
      if (period === undefined) continue;
      return endOf(tag.time === 'next' ? view.today.add(spanOf(kind, 1)) : view.today, kind);
    }
  }
  return undefined;
}

/** `by 2027`, `2027 einen Marathon laufen`. */
function yearAlone(view: View): PlainDate | undefined {
  for (const [index, word] of view.reading.words.entries()) {
    if (!YEAR.test(word.text) || precededBy(view, index, 'ago')) continue;
    const date = unlessPast(view, dateOf(Number(word.text), 12, 31), index);
    if (date !== undefined) return date;
  }
  return undefined;
}
