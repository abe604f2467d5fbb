/** The ways to name a date by a period: its end, a span of several, the next one. */

import { dateOf, endOf, later, nextTime, spanOf } from './calendar.ts';
import type { TimeKind } from './reading.ts';
import { goesWith, timeAt, unlessPast, type View, YEAR, yearAt, yearNear } from './view.ts';

type Day = Temporal.PlainDate;

const PERIODS = ['week', 'month', 'quarter', 'year'] as const;

/** The period that is named within some words from a place, and where. */
function periodFrom(view: View, from: number, most: number): { kind: TimeKind; at: number } | undefined {
  for (let at = from; at <= from + most; at++) {
    for (const kind of PERIODS) if (timeAt(view, at, kind) !== undefined) return { kind, at };
  }
  return undefined;
}

/** `end of the year`, `end of next month`, `end of 2027`. */
export function endOfPeriod(view: View): Day | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'end' && tag.time !== 'middle')) continue;
    const year = yearAt(view, end, end + 1, end + 2, start - 2, start - 1)?.year;
    if (year !== undefined)
      return unlessPast(view, tag.time === 'end' ? dateOf(year, 12, 31) : dateOf(year, 6, 30), start + 1);
    // `year end` as well as `end of the year`.
    const period = periodFrom(view, end, 3) ?? periodFrom(view, start - 1, 0);
    if (period === undefined) continue;
    const isNext = [period.at - 1, period.at + 1].some((at) => timeAt(view, at, 'next') !== undefined);
    const date = endOf(isNext ? view.today.add(spanOf(period.kind, 1)) : view.today, period.kind);
    if (date !== undefined) return date;
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
export function quarterDate(view: View): Day | undefined {
  for (let index = 0; index < view.reading.words.length; index++) {
    const found = quarterAt(view, index);
    if (found === undefined) continue;
    const month = found.quarter * 3;
    const year = yearNear(view, index, found.end);
    return year === undefined
      ? nextTime(view.today, month, 31)
      : unlessPast(view, dateOf(year.year, month, 31), index);
  }
  return undefined;
}

/** Whether a number is right behind a word such as `in`, with at most a word between. */
function isWithin(view: View, index: number): boolean {
  const isNear = (at: number): boolean => timeAt(view, at, 'within', 'next') !== undefined;
  return (
    isNear(index - 1) || (isNear(index - 2) && view.reading.words[index]?.before.includes(',') === false)
  );
}

const SPANS = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** `in 3 months`, `within the next six weeks`, `half a year`. */
export function span(view: View): Day | undefined {
  for (const { value, start, end } of view.numbers) {
    if (value > 400 || value === 0) continue;
    // `im 2. Jahr` is the second year and no two years.
    if (view.reading.words[end]?.before.startsWith('.') === true) continue;
    // `3 days a week` is no span to come.
    if (!isWithin(view, start)) continue;
    if (timeAt(view, start - 1, 'ago') ?? timeAt(view, start - 2, 'ago') ?? timeAt(view, end + 1, 'ago'))
      continue;
    const isHalf = [start - 1, end, end + 1].some((at) => timeAt(view, at, 'half') !== undefined);
    for (let at = end; at <= end + (isHalf ? 2 : 1); at++) {
      for (const kind of SPANS) {
        if (timeAt(view, at, kind) === undefined) continue;
        return later(view.today, kind, isHalf ? value / 2 : value);
      }
    }
  }
  return undefined;
}

/** `in half a year`, `im nächsten halben Jahr`. */
export function halfPeriod(view: View): Day | undefined {
  for (const { tag, end } of view.reading.hits) {
    if (tag.kind !== 'time' || tag.time !== 'half') continue;
    const period = periodFrom(view, end - 1, 2);
    if (period !== undefined) return later(view.today, period.kind, 0.5);
  }
  return undefined;
}

/** A span that the language says in words of its own: `do roka`, `за полгода`. */
export function fixedSpan(view: View): Day | undefined {
  for (const { tag, start } of view.reading.hits) {
    if (tag.kind !== 'span') continue;
    if (view.numbers.some((number) => number.digits && number.end === start)) continue;
    return later(view.today, tag.unit, tag.count);
  }
  return undefined;
}

/** `by Friday`, `next Friday`. */
export function weekday(view: View): Day | undefined {
  const { reading, today } = view;
  for (const { tag, start } of reading.hits) {
    // Without a limit, it comes every week.
    if (tag.kind !== 'weekday' || !goesWith(view, start, 'until', 'next')) continue;
    return today.add({ days: (tag.day - today.dayOfWeek + 7) % 7 || 7 });
  }
  return undefined;
}

/** `next month`, `this year`, `le mois prochain`, `letos`. */
export function nextPeriod(view: View): Day | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'next' && tag.time !== 'current')) continue;
    for (const kind of PERIODS) {
      if ([end, start - 1, start].every((at) => timeAt(view, at, kind) === undefined)) continue;
      return endOf(tag.time === 'next' ? view.today.add(spanOf(kind, 1)) : view.today, kind);
    }
  }
  return undefined;
}

/** A year this far away is no deadline that anybody names. */
const FARTHEST_YEAR = 20;

/** `by 2027`, `2027 einen Marathon laufen`. */
export function yearAlone(view: View): Day | undefined {
  for (const [index, word] of view.reading.words.entries()) {
    if (!YEAR.test(word.text) || goesWith(view, index, 'ago')) continue;
    // What lies farther away is a figure: `from 500 to 2000`.
    if (Math.abs(Number(word.text) - view.today.year) > FARTHEST_YEAR) continue;
    const date = unlessPast(view, dateOf(Number(word.text), 12, 31), index);
    if (date !== undefined) return date;
  }
  return undefined;
}
