/** Numbers with their units, as they are shown. */
import type { NumberAt } from '../numbers.ts';
import type { Found, Reading, TimeKind } from '../vocabulary.ts';
import { amountOf } from './money.ts';

/** Whether a word of time begins at a place. */
export function timeAt(reading: Reading, index: number, kind: TimeKind): boolean {
  return reading.hits.some(({ tag, start }) => tag.kind === 'time' && tag.time === kind && start === index);
}

/** The hit of time that ends right before a place or begins at it. */
export function timeBeside(
  reading: Reading,
  place: number,
  side: 'start' | 'end',
  kind: TimeKind,
): Found | undefined {
  return reading.hits.find(({ tag, [side]: at }) => tag.kind === 'time' && tag.time === kind && at === place);
}

/** A number with its unit as it is shown, and the words that both take. */
export interface Shown {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A number as it is shown. */
export function shown(reading: Reading, number: NumberAt): Shown {
  const percent = percentAt(reading, number);
  if (percent !== undefined) {
    const text = reading.vocabulary.language.percent.replace('{n}', number.text);
    return { text, start: Math.min(number.start, percent), end: Math.max(number.end, percent + 1) };
  }
  const amount = amountOf(reading, number);
  if (amount !== undefined) return amount;
  if (!UNITS.some((kind) => timeAt(reading, number.end, kind)))
    return { text: plain(reading, number), start: number.start, end: number.end };
  if (reading.vocabulary.language.postpositions) {
    const text = `${number.text} ${unitText(reading, number.end)}`;
    return { text, start: number.start, end: number.end + 1 };
  }
  const end = rateEnd(reading, number.end + 1);
  const unit = reading.words.slice(number.start + 1, end).map((word) => word.text);
  return { text: [number.text, ...unit].join(' '), start: number.start, end };
}

/** What a number counts in a change from one to the other. */
const UNITS = ['hour', 'minute', 'day', 'week', 'month', 'thousand'] as const;
const RATES = ['day', 'week', 'month', 'year'] as const;

/** Where a unit ends, with the rate that may follow: `hours a week`. */
function rateEnd(reading: Reading, end: number): number {
  const per = timeBeside(reading, end, 'start', 'per');
  return per !== undefined && RATES.some((kind) => timeAt(reading, per.end, kind)) ? per.end + 1 : end;
}

/** A unit as it is shown after a bare number: without the ending that says from where or to where it goes. */
function unitText(reading: Reading, index: number): string {
  const typed = reading.words[index]?.text ?? '';
  if (!reading.vocabulary.language.postpositions) return typed;
  const first = reading.vocabulary.language.time.hour.split('|')[0]?.trim() ?? typed;
  return timeAt(reading, index, 'hour') ? first : typed;
}

/** A number as she wrote it, with `45k` written out. */
function plain(reading: Reading, number: NumberAt): string {
  if (!/\dk$/.test(reading.words[number.start]?.fold ?? '')) return number.text;
  return (number.value * 1000).toLocaleString(reading.vocabulary.language.locale);
}

/** Where the word or sign of percent is that goes with a number: after it, or before it where such words may be. */
export function percentAt(reading: Reading, number: NumberAt): number | undefined {
  if (timeAt(reading, number.end, 'percent')) return number.end;
  const before = reading.vocabulary.language.postpositions && timeAt(reading, number.start - 1, 'percent');
  return before ? number.start - 1 : undefined;
}
