/** Finds dates and years of the past in goals. */
import { memoize } from '../../domain/memoize.ts';

/** A date in a goal, with its place. */
interface NamedDay {
  /** The last possible day: `May 2024` ends on the 31st. */
  readonly last: Temporal.PlainDate;
  readonly text: string;
}

const NUMERIC = /(?<!\d)(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./](\d{1,2})[./](\d{4}))(?!\d)/g;
/** Not `27001:2022`, the edition of a norm. */
const YEAR =
  /(?<![\p{N}.,:])(?:19|20)\d\d(?![\p{N}%€$£]|[.,]\d| ?(?:€|\$|£|zł|kč|eur|euro|usd|lei|tl|грн|руб))/giu;
/** Models that do not know the date take the years before it; older ones, such as 2000, count something. */
const STALE_YEARS = 10;

/** The names of the months of a language, in dates and alone, in lower case; also the English ones. */
const monthsOf = memoize((code: string): ReadonlyMap<string, number> => {
  const made = new Map<string, number>();
  for (const locale of Intl.DateTimeFormat.supportedLocalesOf([code, 'en'])) {
    for (const day of ['numeric', undefined] as const) {
      const format = new Intl.DateTimeFormat(locale, { day, month: 'long', year: 'numeric' });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(new Date(2026, month - 1, 15));
        const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase();
        if (name !== undefined && !made.has(name)) made.set(name, month);
      }
    }
  }
  return made;
});

/** The dates of a text that include a year. */
function daysIn(text: string, code: string): NamedDay[] {
  const found: NamedDay[] = [];
  const add = (match: string, year: number, month: number, day: number | undefined): void => {
    if (month < 1 || month > 12) return;
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    found.push({ last: first.with({ day: Math.min(day ?? 31, first.daysInMonth) }), text: match });
  };
  for (const [match, y, m, d, day, month, year] of text.matchAll(NUMERIC)) {
    if (y === undefined) add(match, Number(year), Number(month), Number(day));
    else add(match, Number(y), Number(m), Number(d));
  }
  const names = monthsOf(code);
  const near =
    /(?:(\d{1,2})(?:st|nd|rd|th|er|º|\.)? ?(?:de |of )?)?(?<!\p{L})(\p{L}{3,})\.?(?: (\d{1,2})(?:st|nd|rd|th)?,?)?,? (?:de |del |din )?((?:19|20)\d\d)(?!\d)/giu;
  for (const [match, before, name = '', after, year] of text.matchAll(near)) {
    const month = names.get(name.toLowerCase());
    const day = before ?? after;
    if (month !== undefined) add(match, Number(year), month, day === undefined ? undefined : Number(day));
  }
  return found;
}

/** How many days in the past a date may be, since answers may be written around midnight. */
const GRACE_DAYS = 1;

/**
 * Whether a goal has a past date or year that is not in the wish.
 *
 * @param code the ISO 639-1 code of the goal's language
 */
export function hasPastDate(goal: string, input: string, today: Temporal.PlainDate, code: string): boolean {
  const earliest = today.subtract({ days: GRACE_DAYS });
  const day = daysIn(goal, code).find(({ last }) => Temporal.PlainDate.compare(last, earliest) < 0);
  if (day !== undefined && !input.includes(day.text)) return true;
  const years = goal.match(YEAR) ?? [];
  return years.some((year) => {
    const age = earliest.year - Number(year);
    return age > 0 && age <= STALE_YEARS && !input.includes(year);
  });
}
