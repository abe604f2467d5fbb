import type { LanguageFile } from '../../../src/generators/languages/language-file.ts';

/** The names of the months as dates hold them. */
function monthsOf({ locale }: LanguageFile): ReadonlyMap<string, number> {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return new Map(
    Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(new Date(2026, index, 15));
      return [parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '', index + 1] as const;
    }),
  );
}

const months = new Map<LanguageFile, ReadonlyMap<string, number>>();

/** The dates in long form that a goal holds. */
export function datesInGoal(goal: string, language: LanguageFile): Temporal.PlainDate[] {
  const names = months.get(language) ?? monthsOf(language);
  months.set(language, names);
  const dates = goal.matchAll(/(\d{1,2})(?:er|\.?º|\.)? (?:de )?(\p{L}+)(?: de)? (\d{4})/gu);
  return [...dates].flatMap(([, day, name = '', year]) => {
    const month = names.get(name.toLowerCase());
    return month === undefined
      ? []
      : [Temporal.PlainDate.from({ year: Number(year), month, day: Number(day) })];
  });
}
