/** The dates in a goal, in the long form of its language. */
import type { Language } from '../../src/composer/languages/language.ts';

/** The dates of a goal in their order. */
export function datesIn(goal: string, { locale }: Language): Temporal.PlainDate[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    monthIn(new Date(2027, month, 1), locale).toLowerCase(),
  );
  return [...goal.matchAll(/(\d{1,2})(?:er|º)?\.?\s(?:de\s)?(\p{L}+)\s(?:de\s)?(\d{4})/gu)].flatMap(
    ([, day, name = '', year]) => {
      const month = months.indexOf(name.toLowerCase()) + 1;
      return month === 0 ? [] : [Temporal.PlainDate.from({ year: Number(year), month, day: Number(day) })];
    },
  );
}

/** The name of a month as it stands in a date, which may be in another case than alone. */
function monthIn(date: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
}
