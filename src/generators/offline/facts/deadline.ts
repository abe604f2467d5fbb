/** Picks up the deadline that she names, and the words that she names it with. */
import type { Reading, TimeKind } from '../vocabulary.ts';
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
import { type Dated, timeAt, type View, viewOf } from './view.ts';

/** From the surest way of naming a date to the one that is most easily something else. */
const WAYS: readonly ((view: View) => Dated | undefined)[] = [
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

/** The deadline in a reading, which may be past or far away, with all its words; undefined where she names none. */
export function deadlineIn(reading: Reading, today: Temporal.PlainDate): Dated | undefined {
  const view = viewOf(reading, today);
  for (const way of WAYS) {
    const found = way(view);
    if (found !== undefined) return withPrepositions(view, found);
  }
  return undefined;
}

/** What stands before a date, or after it, and belongs to it. */
const BESIDE: readonly TimeKind[] = ['until', 'within', 'end', 'middle', 'begin', 'next', 'current'];

/** `until 30 June` with `until`, `30 Haziran'a kadar` with `'a kadar`. */
function withPrepositions(view: View, { date, start, end }: Dated): Dated {
  const { words, vocabulary } = view.reading;
  let first = start;
  for (let steps = 0; steps < 4 && first > 0; steps++) {
    const before = timeAt(view, first - 1, ...BESIDE);
    const light = vocabulary.stopWords.has(words[first - 1]?.fold ?? '');
    const further = light ? timeAt(view, first - 2, ...BESIDE) : undefined;
    const found = before ?? further;
    if (found === undefined) break;
    first = Math.min(found.start, first - 1);
  }
  let last = end;
  if (words[last]?.before === "'") last++;
  for (let steps = 0; steps < 4 && vocabulary.language.postpositions; steps++) {
    const after = timeAt(view, last, ...BESIDE);
    if (after === undefined) break;
    last = Math.max(after.end, last + 1);
  }
  return { date, start: first, end: last };
}
