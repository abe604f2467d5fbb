/** The time that a clause is limited by: `by the end of June`, `before Christmas`, `in three months`. */
import type { Language } from '../languages/language.ts';
import { feastDate, monthDate, numericDate, slashedDay } from './dates.ts';
import {
  endOfPeriod,
  fixedSpan,
  halfPeriod,
  nextPeriod,
  quarterDate,
  span,
  weekday,
  yearAlone,
} from './periods.ts';
import { type Found, type Reading, readTimes } from './reading.ts';
import { type View, viewOf } from './view.ts';

type Day = Temporal.PlainDate;

/** A day that is named, and whether it is a limit: else it is only a day that nothing is planned for after. */
export interface Limit {
  readonly date: Day;
  readonly isLimit: boolean;
}

/** From the surest way of naming a date to the one that is most easily something else. */
const WAYS: readonly ((view: View) => Day | undefined)[] = [
  numericDate,
  monthDate,
  feastDate,
  endOfPeriod,
  quarterDate,
  fixedSpan,
  span,
  halfPeriod,
  weekday,
  slashedDay,
  nextPeriod,
  yearAlone,
];

/** Ways that are limits by themselves: `in three months`, `within half a year`. */
const SPANS: readonly ((view: View) => Day | undefined)[] = [fixedSpan, span, halfPeriod];

const FARTHEST_YEARS = 10;
/** A shorter span is no limit. */
const LEAST_DAYS = 7;

/** As many words belong to a limit. */
const LONGEST = 8;

/** A limit may not be read from more words than this: nobody writes as long a clause. */
const MOST_WORDS = 80;

/** The time in a text of some clauses, from today on; undefined where none is named. */
export function limitIn(text: string, file: Language, today: Day): Limit | undefined {
  const all = readTimes(text, file);
  const reading = part(all, 0, Math.min(all.words.length, MOST_WORDS));
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind !== 'time' || (tag.time !== 'until' && tag.time !== 'before')) continue;
    const near = file.postpositions
      ? part(reading, Math.max(0, start - LONGEST), end)
      : part(reading, start, Math.min(reading.words.length, end + LONGEST));
    const date = dateIn(near, today, WAYS);
    // Where a case tells, the same word stands before a limit that is meant to the end.
    const isBefore = tag.time === 'before' && file.caseTellsSeason !== true;
    if (date !== undefined) return { date: isBefore ? dayBefore(date, near) : date, isLimit: true };
  }
  const named = dateIn(reading, today, SPANS);
  // `answer within two days` says how, and not until when.
  if (named !== undefined)
    return today.until(named).days < LEAST_DAYS ? undefined : { date: named, isLimit: true };
  const date = dateIn(reading, today, WAYS);
  return date && { date, isLimit: false };
}

/** The words of a reading from one place to another. */
function part({ file, words, hits }: Reading, from: number, to: number): Reading {
  const shifted = (hit: Found): Found => ({ ...hit, start: hit.start - from, end: hit.end - from });
  return {
    file,
    words: words.slice(from, to),
    hits: hits.filter(({ start, end }) => start >= from && end <= to).map(shifted),
  };
}

/** Before a day that is named by its number is the day before; other names say it themselves. */
function dayBefore(date: Day, { words }: Reading): Day {
  return words.some(({ text }) => /^\d{1,2}(?:\D|$)/.test(text)) ? date.subtract({ days: 1 }) : date;
}

function dateIn(reading: Reading, today: Day, ways: typeof WAYS): Day | undefined {
  const view = viewOf(reading, today);
  for (const way of ways) {
    const found = way(view);
    if (found === undefined) continue;
    // What is past, or so far away, is an age or a figure.
    const { years } = today.until(found, { largestUnit: 'year' });
    return Temporal.PlainDate.compare(found, today) < 0 || years >= FARTHEST_YEARS ? undefined : found;
  }
  return undefined;
}
