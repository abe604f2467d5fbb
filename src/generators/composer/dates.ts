/** The day of a goal: the mentee's own where it can be kept, else as long as such a goal usually takes. */
import { memoize } from '../text/memoize.ts';
import type { SaidTime } from '../understanding/understanding.ts';

type Day = Temporal.PlainDate;

/** Weeks with the plans that usually take so many, where they are not eight. */
const PLANS_BY_WEEKS: readonly (readonly [weeks: number, plans: readonly string[]])[] = [
  [3, ['question']],
  [4, ['conversation', 'errand', 'papers', 'pricing']],
  [5, ['agreement', 'deciding', 'decision', 'interview']],
  [6, ['beginning', 'boundaries', 'conditions', 'delegating', 'direction', 'negotiating']],
  [6, ['rest', 'salary', 'sharing', 'stop']],
  [10, ['getting', 'learning', 'making', 'portfolio', 'software', 'subject', 'tool']],
  [12, ['admission', 'career', 'language', 'reaching', 'recognition', 'writing']],
  [14, ['business', 'course', 'exam', 'passing', 'studies']],
  [16, ['changing', 'driving']],
  [20, ['founding']],
];
const WEEKS: ReadonlyMap<string, number> = new Map(
  PLANS_BY_WEEKS.flatMap(([weeks, plans]) => plans.map((plan) => [plan, weeks] as const)),
);
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
export function saidDayOf(time: SaidTime | undefined, today: Day): Day | undefined {
  if (time?.date === undefined || today.until(time.date).days < MIN_DAYS) return undefined;
  const last = today.add({ weeks: MAX_WEEKS });
  return Temporal.PlainDate.compare(time.date, last) > 0 ? last : time.date;
}

/** The day of a plan for a wish: the mentee's own, or the usual one where that is the day of something later. */
export function dayOf(time: SaidTime | undefined, plan: string, today: Day): Day {
  const usual = today.add({ weeks: WEEKS.get(plan) ?? USUAL_WEEKS });
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
export function isSoon(day: Day, today: Day): boolean {
  return today.until(day).days <= SOON_DAYS;
}

const dateFormatOf = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** A date in long form, as it stands in a sentence: without the word for the year that Russian and Ukrainian close it with. */
export function longDate(date: Day, locale: string): string {
  return dateFormatOf(locale)
    .format(new Date(date.year, date.month - 1, date.day))
    .replace(/\s[гр]\.$/u, '');
}
