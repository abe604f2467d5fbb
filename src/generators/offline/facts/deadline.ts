/** Picks up the deadline that she names. */
import type { NumberAt } from '../numbers.ts';
import { numbersIn } from '../numbers.ts';
import type { Found, Reading, TimeKind } from '../vocabulary.ts';
import { foldText } from '../words.ts';
import { dateOf, endOf, later, nextTime, spanOf } from './calendar.ts';

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

/** As many words away stands what goes with a date. */
const REACH = 3;

/** Whether one of the kinds of words goes with a place: before it, and after it in languages with postpositions. */
function goesWith(view: View, index: number, ...kinds: readonly TimeKind[]): boolean {
  const last = view.reading.vocabulary.language.postpositions ? index + REACH : index - 1;
  for (let at = Math.max(0, index - REACH); at <= last; at++) {
    if (at !== index && timeAt(view, at, ...kinds) !== undefined) return true;
  }
  return false;
}

/** A date with a year, unless it is past and no deadline. */
function unlessPast(view: View, date: PlainDate | undefined, index: number): PlainDate | undefined {
  if (date === undefined || Temporal.PlainDate.compare(date, view.today) >= 0) return date;
  return goesWith(view, index, 'until') ? date : undefined;
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
      if (goesWith(view, index, 'until')) return nextTime(view.today, month, day);
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

const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|e|º)?$/;
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
    const cue = goesWith(view, start, 'until', 'within', 'end', 'middle', 'begin', 'next', 'current');
    const day = Number(before?.[1] ?? after?.[1] ?? 0);
    if (day === 0 && year === undefined && !cue) continue;
    if (goesWith(view, start, 'ago') && !goesWith(view, start, 'until', 'end')) continue;
    const chosen = day > 0 ? day : dayOf(view, start);
    if (year === undefined) return nextTime(view.today, tag.month, chosen);
    const date = unlessPast(view, dateOf(year, tag.month, chosen), start);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** Early, mid or end of a month. */
function dayOf(view: View, index: number): number {
  if (goesWith(view, index, 'middle')) return 15;
  return goesWith(view, index, 'begin') ? 7 : 31;
}

/** `by Christmas`, `next summer`. */
function feastDate(view: View): PlainDate | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'feast') continue;
    if (!goesWith(view, start, 'until', 'within', 'end', 'next', 'current') && end - start < 1) continue;
    const year = yearNear(view, end);
    if (year !== undefined) return unlessPast(view, dateOf(year, tag.month, tag.day), start);
    if (goesWith(view, start, 'ago') && !goesWith(view, start, 'until')) continue;
    if (goesWith(view, start, 'until', 'within', 'end', 'next', 'current')) {
      return nextTime(view.today, tag.month, tag.day);
    }
  }
  return undefined;
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
    const year = yearNear(view, end) ?? yearNear(view, end + 1) ?? yearNear(view, start - 2);
    if (year !== undefined) {
      const date = tag.time === 'end' ? dateOf(year, 12, 31) : dateOf(year, 6, 30);
      return unlessPast(view, date, start + 1);
    }
    // `year end` as well as `end of the year`.
    const period = periodFrom(view, end, 3) ?? periodFrom(view, start - 1, 0);
    if (period === undefined) continue;
    const next = timeAt(view, period.at - 1, 'next') ?? timeAt(view, period.at + 1, 'next');
    const base = next !== undefined ? view.today.add(spanOf(period.kind, 1)) : view.today;
    return endOf(base, period.kind);
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
  const ordinal = /^([1-4])(?:st|nd|rd|th|er|e|eme|o|º|ª)?$/.exec(fold)?.[1];
  const quarter = ROMAN.indexOf(fold) + 1 || Number(ordinal ?? 0);
  if (quarter === 0) return undefined;
  // `1 quarter` is a span: an ordinal has its mark, as in `3. Quartal`, `3-й квартал`.
  const marked = fold !== ordinal || /^[.-]/.test(words[index + 1]?.before ?? '');
  const period = periodFrom(view, index + 1, 1);
  return marked && period?.kind === 'quarter' ? { quarter, end: period.at + 1 } : undefined;
}

/** `Q3`, `Q3 2027`, `3. Quartal`, `III kwartał`. */
function quarterDate(view: View): PlainDate | undefined {
  for (let index = 0; index < view.reading.words.length; index++) {
    const found = quarterAt(view, index);
    if (found === undefined) continue;
    const month = found.quarter * 3;
    const year = yearNear(view, found.end);
    return year === undefined
      ? nextTime(view.today, month, 31)
      : unlessPast(view, dateOf(year, month, 31), index);
  }
  return undefined;
}

const SPANS = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** `in 3 months`, `within the next six weeks`, `half a year`. */
function span(view: View): PlainDate | undefined {
  for (const { value, start, end } of view.numbers) {
    if (value > 400 || value === 0) continue;
    // `im 2. Jahr` is the second year and no two years.
    if (view.reading.words[end]?.before.startsWith('.') === true) continue;
    if (!goesWith(view, start, 'within', 'next')) continue;
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
    if (tag.kind !== 'time' || tag.time !== 'half' || !goesWith(view, start, 'within', 'next', 'until'))
      continue;
    const period = periodFrom(view, end - 1, 2);
    if (period !== undefined) return later(view.today, period.kind, 0.5);
  }
  return undefined;
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
    if (day === 0 || !goesWith(view, index, 'until', 'next', 'current')) continue;
    const days = (day - view.today.dayOfWeek + 7) % 7;
    return view.today.add({ days: days === 0 ? 7 : days });
  }
  return undefined;
}

/** `next month`, `this year`, `le mois prochain`. */
function nextPeriod(view: View): PlainDate | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'next' && tag.time !== 'current')) continue;
    for (const kind of PERIODS) {
      const period = timeAt(view, end, kind) ?? timeAt(view, start - 1, kind);
      if (period === undefined) continue;
      return endOf(tag.time === 'next' ? view.today.add(spanOf(kind, 1)) : view.today, kind);
    }
  }
  return undefined;
}

/** `by 2027`, `2027 einen Marathon laufen`. */
function yearAlone(view: View): PlainDate | undefined {
  for (const [index, word] of view.reading.words.entries()) {
    if (!YEAR.test(word.text) || goesWith(view, index, 'ago')) continue;
    const date = unlessPast(view, dateOf(Number(word.text), 12, 31), index);
    if (date !== undefined) return date;
  }
  return undefined;
}
