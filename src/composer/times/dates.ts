/** The ways to name a date by its day and month, or by a time of the year. */
import { dateOf, nextTime } from './calendar.ts';
import { goesWith, timeAt, unlessPast, type View, YEAR, yearNear } from './view.ts';

type Day = Temporal.PlainDate;

const DOTTED = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2}))?$/;
const DAY_OR_MONTH = /^\d{1,2}$/;

/** The date that one of the ways finds at the first place where one does. */
function firstDate(view: View, ...ways: readonly ((view: View, index: number) => Day | undefined)[]) {
  for (const index of view.reading.words.keys()) {
    for (const way of ways) {
      const found = way(view, index);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** `30.06.2027`, `30.6.`, `30. 6. 2027`, `2027-06-30`, `30/06/2027`. */
export function numericDate(view: View): Day | undefined {
  return firstDate(view, dottedDate, spacedDate, joinedDate);
}

/** In one word, though the year may stand apart: `30.6.2027`, `30.6. 2027`. */
function dottedDate(view: View, index: number): Day | undefined {
  const match = DOTTED.exec(view.reading.words[index]?.text ?? '');
  if (match === null) return undefined;
  const [, day = 0, month = 0] = match.map(Number);
  return match[3] === undefined
    ? withYearOrNext(view, day, month, index, index + 1)
    : unlessPast(view, dateOf(Number(match[3]), month, day), index);
}

/** With spaces: `30. 6. 2027`, `30. 6.`. */
function spacedDate(view: View, index: number): Day | undefined {
  const [day, month] = [view.reading.words[index], view.reading.words[index + 1]];
  if (day === undefined || month === undefined || !/^\. ?$/.test(month.before)) return undefined;
  if (!DAY_OR_MONTH.test(day.text) || !DAY_OR_MONTH.test(month.text)) return undefined;
  return withYearOrNext(view, Number(day.text), Number(month.text), index, index + 2);
}

/** A day and month with the year that follows, or the next such day. */
function withYearOrNext(view: View, day: number, month: number, start: number, end: number): Day | undefined {
  const year = view.reading.words[end];
  return year !== undefined && YEAR.test(year.text) && /^\.? ?$/.test(year.before)
    ? unlessPast(view, dateOf(Number(year.text), month, day), start)
    : nextTime(view.today, month, day);
}

/** `2027-06-30`, `30/06/2027`. */
function joinedDate(view: View, index: number): Day | undefined {
  const words = view.reading.words.slice(index, index + 3);
  const isDate =
    words.length === 3 &&
    words.every(({ text }) => /^\d{1,4}$/.test(text)) &&
    words.slice(1).every(({ before }) => /^[-/]$/.test(before));
  if (!isDate) return undefined;
  const [one = 0, two = 0, three = 0] = words.map(({ text }) => Number(text));
  const date =
    one > 31 ? dateOf(one, two, three) : two > 12 ? dateOf(three, one, two) : dateOf(three, two, one);
  return unlessPast(view, date, index);
}

/** `by 30/06`. */
export function slashedDay(view: View): Day | undefined {
  return firstDate(view, ({ reading: { words }, today }, index) => {
    const [one, two] = [words[index], words[index + 1]];
    if (one === undefined || two?.before !== '/') return undefined;
    if (!DAY_OR_MONTH.test(one.text) || !DAY_OR_MONTH.test(two.text)) return undefined;
    const [day, month] = [Number(one.text), Number(two.text)];
    return month > 12 ? nextTime(today, day, month) : nextTime(today, month, day);
  });
}

const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|e|\.?º)?$/;

/** `30 June`, `30th of June 2027`, `June 30`, `1. März`, `end of March`, `in March 2027`. */
export function monthDate(view: View): Day | undefined {
  const { words, hits, file } = view.reading;
  for (const { tag, start, end } of hits) {
    if (tag.kind !== 'month') continue;
    const before = [start - 1, start - 2].find((at) => DAY.test(words[at]?.text ?? ''));
    // Where days are ordinals, they stand before the month: `ab Januar 6 Leute` is no date.
    const after = !file.ordinalStops && isDayAfter(view, end) ? end : undefined;
    const named = before ?? after;
    const year = yearNear(view, start, end);
    const day = named === undefined ? 0 : Number(DAY.exec(words[named]?.text ?? '')?.[1] ?? 0);
    if (goesWith(view, start, 'ago') && !goesWith(view, start, 'until', 'end')) continue;
    const chosen = day > 0 ? day : dayOf(view, start);
    const date =
      year === undefined
        ? nextTime(view.today, tag.month, chosen)
        : unlessPast(view, dateOf(year.year, tag.month, chosen), start);
    const places = [
      start,
      end - 1,
      ...(named === undefined ? [] : [named]),
      ...(year === undefined ? [] : [year.at]),
    ];
    const [first, last] = [Math.min(...places), Math.max(...places) + 1];
    const early =
      day === 0 && isBefore(view, first, last) ? date?.with({ day: 1 }).subtract({ days: 1 }) : date;
    if (early !== undefined) return early;
  }
  return undefined;
}

/** Whether a number right after a month is its day, as in `June 30`. */
function isDayAfter({ reading: { words } }: View, index: number): boolean {
  const word = words[index];
  return word !== undefined && DAY.test(word.text) && word.before === ' ';
}

/** Whether a month is not to have begun, as in `before June`; `before the end of June` means the end. */
function isBefore(view: View, first: number, last: number): boolean {
  const { postpositions, untilIsBefore = false } = view.reading.file;
  const kinds = untilIsBefore ? (['before', 'until'] as const) : (['before'] as const);
  if (postpositions) return timeAt(view, last, 'before') !== undefined || isUntil(view, last, kinds);
  // `na květen` is for that month.
  if (timeAt(view, first - 1, ...kinds) !== undefined) return view.reading.words[first - 1]?.fold !== 'na';
  // `before the spring rush in April`
  for (let at = first - 2; at >= Math.max(0, first - FARTHEST_BEFORE); at--) {
    if (timeAt(view, at + 1, 'end', 'middle', 'begin') !== undefined) return false;
    if (timeAt(view, at, 'before') !== undefined)
      return timeAt(view, first - 1, 'end', 'middle', 'begin') === undefined;
  }
  return false;
}

/** As many words before a month, what it is the month of may be said: `before the spring rush in April`. */
const FARTHEST_BEFORE = 6;

/** `Nisan ayına kadar`: the word for a month may stand between. */
function isUntil(view: View, last: number, kinds: readonly ('before' | 'until')[]): boolean {
  if (!kinds.includes('until') || timeAt(view, last, 'end', 'middle', 'begin') !== undefined) return false;
  return [last, last + 1].some((at) => timeAt(view, at, 'until') !== undefined);
}

/** Early, mid or end of a month. */
function dayOf(view: View, index: number): number {
  if (goesWith(view, index, 'middle')) return 15;
  return goesWith(view, index, 'begin') ? 7 : 31;
}

/** The day of Easter in language files, which is on another day every year. */
const EASTER = { month: 4, day: 15 };

/** `by Christmas`, `next summer`, `in the second quarter of 2027`. */
export function feastDate(view: View): Day | undefined {
  for (const { tag, start, end } of view.reading.hits) {
    if (tag.kind !== 'feast') continue;
    const year = yearNear(view, start, end);
    if (year !== undefined) return unlessPast(view, dateOf(year.year, tag.month, tag.day), start);
    if (goesWith(view, start, 'ago') && !goesWith(view, start, 'until')) continue;
    const next =
      tag.month === EASTER.month && tag.day === EASTER.day
        ? nextEaster(view.today, view.reading.file.easternEaster === true)
        : nextTime(view.today, tag.month, tag.day);
    if (next === undefined) return undefined;
    const isOther = isNearlyOver(view, next, start) || isThatAfter(view, next, start);
    return beginningOf(view, isOther ? next.add({ years: 1 }) : next, start, end);
  }
  return undefined;
}

/** A limit before a season is its beginning: `by the summer`; the season may have begun already. */
function beginningOf(view: View, date: Day, start: number, end: number): Day {
  const { postpositions, caseTellsSeason = false } = view.reading.file;
  if (caseTellsSeason || !isEndOfSeason(date) || goesWith(view, start, 'end', 'middle')) return date;
  const places = [start - 1, start - 2, ...(postpositions ? [end] : [])];
  if (places.every((at) => timeAt(view, at, 'until', 'before') === undefined)) return date;
  const before = date.with({ day: 20 }).subtract({ months: 2 });
  return view.today.until(before).days < MIN_DAYS ? date : before;
}

/** Whether a day is the last one of a season: seasons end with February, May, August and November. */
export function isEndOfSeason(date: Day): boolean {
  return date.month % 3 === 2 && date.day >= 28;
}

/** A season that begins sooner has nearly begun. */
const MIN_DAYS = 14;

/** In the last three weeks of a season, who names it means the next one. */
const SEASON_ENDS_WITHIN = 21;

/** Whether a date is the end of a season that has hardly any days left, and is not said to be that of this one. */
function isNearlyOver(view: View, date: Day, place: number): boolean {
  if (!isEndOfSeason(date) || view.today.until(date).days > SEASON_ENDS_WITHIN) return false;
  return !goesWith(view, place, 'current', 'end') && timeAt(view, place, 'current', 'end') === undefined;
}

/** Who says “next Christmas” so short before one means the one after it. */
const TOO_NEAR_FOR_NEXT = 60;

function isThatAfter(view: View, date: Day, place: number): boolean {
  if (view.today.until(date).days > TOO_NEAR_FOR_NEXT) return false;
  return timeAt(view, place - 1, 'next') !== undefined || timeAt(view, place + 1, 'next') !== undefined;
}

/** The next Easter Sunday, of the Western or the Eastern churches. */
function nextEaster(today: Day, isEastern: boolean): Day {
  const easterOf = isEastern ? easternEaster : westernEaster;
  const easter = easterOf(today.year);
  return Temporal.PlainDate.compare(easter, today) > 0 ? easter : easterOf(today.year + 1);
}

/** Easter Sunday of a year in the Gregorian calendar, by its golden number, its century and its epact. */
export function westernEaster(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const lunar = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leapCenturies - lunar + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const fullMoon = new Temporal.PlainDate(year, 3, 21).add({ days: moon });
  return fullMoon.add({ days: 7 - (fullMoon.dayOfWeek % 7) });
}

/** Easter Sunday of the Eastern churches from 1900 to 2099: by the Julian calendar, 13 days behind the Gregorian one. */
export function easternEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + weekday + 114;
  return new Temporal.PlainDate(year, Math.floor(sum / 31), (sum % 31) + 1).add({ days: 13 });
}
