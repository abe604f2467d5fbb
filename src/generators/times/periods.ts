/** The ways to name a date by a period: its end, a span of several, the next one. */

import { dateOf, endOf, later, nextTime, spanOf } from './calendar.ts';
import type { TimeKind } from './reading.ts';
import {
  type Dated,
  dated,
  goesWith,
  timeAt,
  unlessPast,
  type View,
  YEAR,
  yearAt,
  yearNear,
} from './view.ts';

const PERIODS = ['week', 'month', 'quarter', 'year'] as const;

/** The period that is named within some words from a place, and where. */
function periodFrom(view: View, from: number, most: number): { kind: TimeKind; at: number } | undefined {
  for (let at = from; at <= from + most; at++) {
    for (const kind of PERIODS) if (timeAt(view, at, kind) !== undefined) return { kind, at };
  }
  return undefined;
}

/** `end of the year`, `end of next month`, `end of 2027`. */
export function endOfPeriod(view: View): Dated | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'end' && tag.time !== 'middle')) continue;
    const year = yearAt(view, end, end + 1, end + 2, start - 2, start - 1);
    if (year !== undefined) {
      const date = tag.time === 'end' ? dateOf(year.year, 12, 31) : dateOf(year.year, 6, 30);
      return dated(unlessPast(view, date, start + 1), Math.min(start, year.at), Math.max(end, year.at + 1));
    }
    // `year end` as well as `end of the year`.
    const period = periodFrom(view, end, 3) ?? periodFrom(view, start - 1, 0);
    if (period === undefined) continue;
    const next = timeAt(view, period.at - 1, 'next') ?? timeAt(view, period.at + 1, 'next');
    const base = next !== undefined ? view.today.add(spanOf(period.kind, 1)) : view.today;
    const last = Math.max(end, period.at + 1, next?.end ?? 0);
    const date = endOf(base, period.kind);
    if (date !== undefined) return dated(date, Math.min(start, period.at, next?.start ?? start), last);
  }
  return undefined;
}

const ROMAN = ['i', 'ii', 'iii', 'iv'];

/** Which quarter a place names: 1 to 4, and where its name ends; undefined where it names none. */
function quarterAt(
  view: View,
  index: number,
): { readonly quarter: number; readonly end: number } | undefined {
  const { words } = view.reading;
  const fold = words[index]?.fold ?? '';
  if (/^[qt][1-4]$/.test(fold)) return { quarter: Number(fold.slice(1)), end: index + 1 };
  const ordinal = /^([1-4])(?:st|nd|rd|th|er|e|eme|\.?[oºª])?$/.exec(fold)?.[1];
  const quarter = ROMAN.indexOf(fold) + 1 || Number(ordinal ?? 0);
  if (quarter === 0) return undefined;
  // `1 quarter` is a span: an ordinal has its mark, as in `3. Quartal`, `3-й квартал`.
  const marked = fold !== ordinal || /^[.-]/.test(words[index + 1]?.before ?? '');
  const period = periodFrom(view, index + 1, 1);
  return marked && period?.kind === 'quarter' ? { quarter, end: period.at + 1 } : undefined;
}

/** `Q3`, `Q3 2027`, `3. Quartal`, `III kwartał`. */
export function quarterDate(view: View): Dated | undefined {
  for (let index = 0; index < view.reading.words.length; index++) {
    const found = quarterAt(view, index);
    if (found === undefined) continue;
    const month = found.quarter * 3;
    const year = yearNear(view, index, found.end);
    if (year === undefined) return dated(nextTime(view.today, month, 31), index, found.end);
    const date = unlessPast(view, dateOf(year.year, month, 31), index);
    return dated(date, Math.min(index, year.at), Math.max(found.end, year.at + 1));
  }
  return undefined;
}

const SPANS = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** `in 3 months`, `within the next six weeks`, `half a year`. */
export function span(view: View): Dated | undefined {
  for (const { value, start, end } of view.numbers) {
    if (value > 400 || value === 0) continue;
    // `im 2. Jahr` is the second year and no two years.
    if (view.reading.words[end]?.before.startsWith('.') === true) continue;
    if (timeAt(view, start - 1, 'ago') ?? timeAt(view, start - 2, 'ago') ?? timeAt(view, end + 1, 'ago'))
      continue;
    const half = [start - 1, end, end + 1].find((at) => timeAt(view, at, 'half') !== undefined);
    for (let at = end; at <= end + (half === undefined ? 1 : 2); at++) {
      for (const kind of SPANS) {
        if (timeAt(view, at, kind) === undefined) continue;
        const date = later(view.today, kind, half === undefined ? value : value / 2);
        return dated(date, Math.min(start, half ?? start), at + 1);
      }
    }
  }
  return undefined;
}

/** `in half a year`, `im nächsten halben Jahr`. */
export function halfPeriod(view: View): Dated | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || tag.time !== 'half') continue;
    const period = periodFrom(view, end - 1, 2);
    if (period !== undefined)
      return dated(later(view.today, period.kind, 0.5), start, Math.max(end, period.at + 1));
  }
  return undefined;
}

/** A span that the language says in words of its own: `do roka`, `за полгода`. */
export function fixedSpan(view: View): Dated | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    // `twice in a year` is a frequency.
    if (tag.kind !== 'span' || timeAt(view, start - 1, 'per') !== undefined) continue;
    if (view.numbers.some((number) => number.digits && number.end === start)) continue;
    return dated(later(view.today, tag.unit, tag.count), start, end);
  }
  return undefined;
}

/** `by Friday`, `next Friday`. */
export function weekday(view: View): Dated | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'weekday') continue;
    const days = (tag.day - view.today.dayOfWeek + 7) % 7;
    return dated(view.today.add({ days: days === 0 ? 7 : days }), start, end);
  }
  return undefined;
}

/** `next month`, `this year`, `le mois prochain`, `letos`. */
export function nextPeriod(view: View): Dated | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'next' && tag.time !== 'current')) continue;
    for (const kind of PERIODS) {
      const period = timeAt(view, end, kind) ?? timeAt(view, start - 1, kind) ?? timeAt(view, start, kind);
      if (period === undefined) continue;
      const date = endOf(tag.time === 'next' ? view.today.add(spanOf(kind, 1)) : view.today, kind);
      return dated(date, Math.min(start, period.start), Math.max(end, period.end));
    }
  }
  return undefined;
}

/** A year this far away is no deadline that anybody names. */
const FARTHEST_YEAR = 20;

/** `by 2027`, `2027 einen Marathon laufen`. */
export function yearAlone(view: View): Dated | undefined {
  for (const [index, word] of view.reading.words.entries()) {
    if (!YEAR.test(word.text) || goesWith(view, index, 'ago')) continue;
    // What lies farther away is a figure: `from 500 to 2000`.
    if (Math.abs(Number(word.text) - view.today.year) > FARTHEST_YEAR) continue;
    const date = unlessPast(view, dateOf(Number(word.text), 12, 31), index);
    if (date !== undefined) return dated(date, index, index + 1);
  }
  return undefined;
}
