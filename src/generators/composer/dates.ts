/** The day of a goal: the mentee's own where it can be kept, else as long as such a goal usually takes. */
import { memoize } from '../text/memoize.ts';
import type { Wish } from '../understanding/understanding.ts';

/** Weeks that a plan usually takes, by its name, where they are not eight. */
const WEEKS: Readonly<Record<string, number>> = {
  admission: 12,
  agreement: 5,
  boundaries: 6,
  business: 14,
  career: 12,
  changing: 16,
  conditions: 6,
  conversation: 4,
  course: 14,
  deciding: 5,
  decision: 5,
  delegating: 6,
  direction: 6,
  driving: 16,
  errand: 4,
  exam: 14,
  founding: 20,
  getting: 10,
  interview: 5,
  language: 12,
  learning: 10,
  making: 10,
  negotiating: 6,
  papers: 4,
  passing: 14,
  portfolio: 10,
  pricing: 4,
  question: 3,
  recognition: 12,
  rest: 6,
  salary: 6,
  software: 10,
  stop: 6,
  studies: 14,
  subject: 10,
  tool: 10,
  writing: 12,
};
const USUAL_WEEKS = 8;
/** Fewer days are too few for a goal. */
const LEAST_DAYS = 3;
const MOST_WEEKS = 52;
const SOON_DAYS = 14;

/** The day that the mentee gave for a wish, at most a year from today; undefined where none was given that can be kept. */
export function saidDayOf({ time }: Wish, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (time?.date === undefined || today.until(time.date).days < LEAST_DAYS) return undefined;
  const last = today.add({ weeks: MOST_WEEKS });
  return Temporal.PlainDate.compare(time.date, last) > 0 ? last : time.date;
}

/** Whether a day is within two weeks. */
export function isSoon(day: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return today.until(day).days <= SOON_DAYS;
}

/** The day by which a plan is usually carried out. */
export function usualDayOf(plan: string, today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ weeks: WEEKS[plan] ?? USUAL_WEEKS });
}

const dateFormatOf = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** A date in long form, as it stands in a sentence: without the word for the year that Russian and Ukrainian close it with. */
export function longDate(date: Temporal.PlainDate, locale: string): string {
  return dateFormatOf(locale)
    .format(new Date(date.year, date.month - 1, date.day))
    .replace(/\s[гр]\.$/u, '');
}
