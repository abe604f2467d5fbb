/** The day of a goal: the mentee's own where it can be kept, else as long as such a goal usually takes. */
import { memoize } from '../text/memoize.ts';
import type { SaidTime } from '../understanding/understanding.ts';

/** Weeks that a plan usually takes, by its name, where they are not eight. */
const WEEKS: Readonly<Record<string, number>> = {
  admission: 12,
  agreement: 5,
  beginning: 6,
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
  reaching: 12,
  recognition: 12,
  rest: 6,
  salary: 6,
  sharing: 6,
  software: 10,
  stop: 6,
  studies: 14,
  subject: 10,
  tool: 10,
  writing: 12,
};
const USUAL_WEEKS = 8;
/** Fewer days are too few for a goal. */
const MIN_DAYS = 3;
const MAX_WEEKS = 52;
const SOON_DAYS = 14;

/** These plans end with the month or season in which something takes place; the others prepare it before. */
const ENDING: readonly string[] = [
  'agreement',
  'conditions',
  'conversation',
  'customers',
  'deciding',
  'decision',
  'errand',
  'freeDays',
  'habit',
  'improvement',
  'negotiating',
  'object',
  'reaching',
  'salary',
];

/** Plans that go on until the day of what is said beside the wish: an exam, a talk, a beginning for which something is to be found. */
const AIMING: readonly string[] = [
  'course',
  'driving',
  'event',
  'exam',
  'getting',
  'interview',
  'job',
  'language',
  'passing',
  'performing',
  'presentation',
  'studies',
];

/** Plans that come long before the month or season in which it is to be: a page of steps, an application. */
const EARLY: readonly string[] = [
  'admission',
  'career',
  'changing',
  'leadership',
  'promotion',
  'recognition',
];

/** Plans that are a first step towards what is more than a year away. */
const FIRST_STEPS: readonly string[] = [
  ...EARLY,
  'business',
  'conversation',
  'founding',
  'pricing',
  'salary',
  'visiting',
];

/** A month or season that begins sooner leaves too little time before it. */
const MIN_DAYS_BEFORE = 28;

/** The day that the mentee gave for a wish, at most a year from today; undefined where none was given that can be kept. */
export function saidDayOf(
  time: SaidTime | undefined,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  if (time?.date === undefined || today.until(time.date).days < MIN_DAYS) return undefined;
  const last = today.add({ weeks: MAX_WEEKS });
  return Temporal.PlainDate.compare(time.date, last) > 0 ? last : time.date;
}

/** The day of a plan for a wish: the mentee's own, or the usual one where that is the day of something later. */
export function dayOf(
  time: SaidTime | undefined,
  plan: string,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const usual = usualDayOf(plan, today);
  const said = saidDayOf(time, today);
  if (time === undefined || said === undefined) return usual;
  if (time.isFar === true && FIRST_STEPS.includes(plan)) return usual;
  if (time.role === 'by') return said;
  const { first } = time;
  const isPrepared = !ENDING.includes(plan) || time.isBeside === true;
  const day =
    isPrepared && first !== undefined && today.until(first).days >= MIN_DAYS_BEFORE
      ? saidDayOf({ ...time, date: first }, today)
      : said;
  const isLater = EARLY.includes(plan) || (time.isBeside === true && !AIMING.includes(plan));
  return day === undefined || (isLater && Temporal.PlainDate.compare(usual, day) < 0) ? usual : day;
}

/** Whether a day is within two weeks. */
export function isSoon(day: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return today.until(day).days <= SOON_DAYS;
}

/** The day by which a plan is usually carried out. */
function usualDayOf(plan: string, today: Temporal.PlainDate): Temporal.PlainDate {
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
