/** The day of a goal: the mentee's own where it can be kept, else as long as such a goal usually takes. */
import type { Kind, LanguageFile } from '../languages/language-file.ts';
import { remembering } from '../offline/remember.ts';
import type { Wish } from '../understanding/understanding.ts';

/** A day, and whether it is fixed. */
export interface Day {
  readonly date: Temporal.PlainDate;
  readonly fixed: boolean;
  /** Whether the mentee named it, so that what is wished is reached on it. */
  readonly own: boolean;
}

/** Weeks that a goal usually takes. */
const WEEKS: Readonly<Record<Kind, number>> = {
  learn: 10,
  pass: 14,
  find: 10,
  become: 12,
  build: 10,
  practise: 8,
  negotiate: 6,
  decide: 5,
  meet: 8,
  reduce: 6,
  keep: 8,
  direction: 6,
  unread: 4,
};
const LEAST_DAYS = 7;
const MOST_DAYS = 365;

/** The day of a wish's goal. */
export function dayOf(wish: Wish, file: LanguageFile, today: Temporal.PlainDate): Day {
  const fact = wish.facts.find(({ date }) => date !== undefined);
  const theme = file.themes.find(({ name }) => name === wish.theme);
  const usual = { date: today.add({ weeks: theme?.weeks ?? WEEKS[wish.kind] }), fixed: false, own: false };
  if (fact?.date === undefined) return usual;
  let date = Temporal.PlainDate.from(fact.date);
  const isEvent = fact.role === 'event';
  // What happens some time in a month is prepared before it begins.
  if (isEvent && fact.vague === true && (wish.kind === 'practise' || wish.kind === 'learn'))
    date = date.with({ day: 1 });
  const days = today.until(date).days;
  if (days < 0 || days > MOST_DAYS) return usual;
  if (days < LEAST_DAYS) return { date: today.add({ days: LEAST_DAYS }), fixed: false, own: true };
  return { date, fixed: isEvent && fact.vague !== true, own: true };
}

const dateFormatOf = remembering(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** A date in long form, as it stands in a sentence. */
export function longDate(date: Temporal.PlainDate, locale: string): string {
  return dateFormatOf(locale).format(new Date(date.year, date.month - 1, date.day));
}
