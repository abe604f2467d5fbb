/** The day that a phrase of time names: `by the end of June`, `in three months`. */
import type { LanguageFile } from '../languages/language-file.ts';
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
import { readTimes } from './reading.ts';
import { type View, viewOf } from './view.ts';

/** From the surest way of naming a date to the one that is most easily something else. */
const WAYS: readonly ((view: View) => Temporal.PlainDate | undefined)[] = [
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

/** The day that a phrase names, which may be past or far away; undefined where it names none. */
export function dateIn(
  phrase: string,
  file: LanguageFile,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const view = viewOf(readTimes(phrase, file), today);
  for (const way of WAYS) {
    const found = way(view);
    if (found !== undefined) return found;
  }
  return undefined;
}
