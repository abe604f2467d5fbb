/** The day of a goal: the mentee's own where it can be kept, else as long as such a goal usually takes. */
import type { Label } from '../languages/labels.ts';
import { memoize } from '../text/memoize.ts';
import type { Wish } from '../understanding/understanding.ts';

/** Weeks that a goal usually takes, where they are not eight. */
const WEEKS: Readonly<Partial<Record<Label, number>>> = {
  admission: 12,
  boundaries: 6,
  business: 14,
  career: 12,
  conditions: 6,
  conversation: 4,
  course: 14,
  decision: 5,
  direction: 6,
  driving: 16,
  errand: 4,
  exam: 14,
  interview: 5,
  language: 12,
  agreement: 5,
  papers: 4,
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
/** Fewer days are too few for a goal, and more are too many. */
const LEAST_DAYS = 3;
const MOST_DAYS = 365;
const SOON_DAYS = 14;

/** A day, and whether it is within two weeks. */
export interface Day {
  readonly date: Temporal.PlainDate;
  readonly isSoon: boolean;
}

/** The day of a wish's goal. */
export function dayOf({ time, label }: Wish, today: Temporal.PlainDate): Day {
  const days = time?.date === undefined ? undefined : today.until(time.date).days;
  if (time?.date === undefined || days === undefined || days < LEAST_DAYS || days > MOST_DAYS)
    return { date: today.add({ weeks: WEEKS[label] ?? USUAL_WEEKS }), isSoon: false };
  return { date: time.date, isSoon: days <= SOON_DAYS };
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
