/** Her own words for a wish: without its deadline, and without what other facts hold. */
import type { Subject } from '../classify.ts';
import { type Reading, withoutWords } from '../vocabulary.ts';
import type { Facts } from './facts.ts';
import { quoteFrom } from './quote.ts';
import { isRate } from './quote-roles.ts';

/** Her own words for what a wish is about, without its deadline. */
export function wordsFor(reading: Reading, facts: Facts, subject: Subject | undefined): string | undefined {
  const { measures, deadlineWords } = facts;
  const figure = (measures.to ?? measures.percent) !== undefined;
  if (deadlineWords === undefined) return quoteFrom(reading, takenSpans(reading, facts, subject), figure);
  const [from, to] = deadlineWords;
  const { span, ...others } = measures;
  const apart = span !== undefined && (span[1] <= from || span[0] >= to);
  const shift = apart && span[0] >= to ? to - from : 0;
  const moved = apart ? { span: [span[0] - shift, span[1] - shift] as const } : {};
  const timeless = withoutWords(reading, deadlineWords);
  const taken = takenSpans(timeless, { ...facts, measures: { ...others, ...moved } }, subject);
  return quoteFrom(timeless, taken, figure);
}

/** The words that measures and periods take. */
function takenSpans(
  reading: Reading,
  { measures, hours }: Facts,
  subject: Subject | undefined,
): (readonly [number, number])[] {
  // An amount that no phrase takes up stays with her words: `save 200 euros`.
  const amount = measures.amount !== undefined && subject?.theme !== 'negotiatingPay';
  const spans: (readonly [number, number])[] = measures.span === undefined || amount ? [] : [measures.span];
  const free = hours === undefined;
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind === 'month' || tag.kind === 'feast') spans.push([start, end]);
    if (tag.kind !== 'time' || (free && (tag.time === 'hour' || isRate(reading, start)))) continue;
    if (tag.time === 'week' || tag.time === 'month' || tag.time === 'year') spans.push([start, end]);
    if (tag.time === 'hour') spans.push([start - 1, end]);
  }
  return spans;
}

/** Whether words stand before hours and minutes: `play the piano, 30 minutes a day`, not `3 hours to think of it`. */
export function isBeforeTime(reading: Reading, words: string): boolean {
  const time = reading.hits.find(
    ({ tag }) => tag.kind === 'time' && (tag.time === 'hour' || tag.time === 'minute'),
  );
  const [first = ''] = words.split(' ');
  return reading.words.findIndex(({ text }) => text === first) < (time?.start ?? reading.words.length);
}
