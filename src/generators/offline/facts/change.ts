/** Picks up what is to change by how much: baselines, targets, differences, amounts of money. */
import type { NumberAt } from '../numbers.ts';
import type { Found, Reading, TimeKind } from '../vocabulary.ts';
import { amountOf } from './money.ts';
import { bareSum } from './sums.ts';
import { percentAt, type Shown, shown, timeAt, timeBeside } from './units.ts';

/** What is to change. Texts are ready to be shown. */
export interface Change {
  readonly from?: string;
  readonly to?: string;
  /** A difference: a percentage, or an amount of money as in `um 500 €`. */
  readonly percent?: string;
  readonly amount?: string;
  /** Whether the amount is such as nobody earns in a year. */
  readonly huge?: boolean;
  /** The words that all of this takes, from and up to. */
  readonly span?: readonly [start: number, end: number];
}

/** From this amount on, her figure is a dream and no target. */
const HUGE = 1_000_000;
/** From this baseline on, a target such as 2000 is a figure and no year. */
const LEAST_BESIDE_YEAR = 100;
/** A target of so few hours a week is no working time. */
const LEAST_WORKING_HOURS = 10;

/** `from 58 % to 75 %`, `58 → 75`, `%58'den %75'e`. Clock times and years are none. */
export function baselineAndTarget(
  reading: Reading,
  numbers: readonly NumberAt[],
): Pick<Change, 'from' | 'to' | 'span'> {
  const { language } = reading.vocabulary;
  for (const [index, number] of numbers.entries()) {
    const target = numbers[index + 1];
    if (!number.digits || target === undefined || !target.digits) continue;
    // `from 500 to 2000` are figures, `from 2019 to 2023` and `from 5 in 2027` are years.
    if (isYear(reading, number) || (isYear(reading, target) && number.value < LEAST_BESIDE_YEAR)) continue;
    const baseline = shown(reading, number);
    const end = shown(reading, target);
    const joint = language.postpositions
      ? jointAfter(reading, baseline, end)
      : jointBefore(reading, number, baseline, target);
    if (joint === undefined || /\b100\D*%|%\s?100\b/.test(end.text)) continue;
    const bare = percentAt(reading, target) !== undefined && percentAt(reading, number) === undefined;
    const from = bare
      ? language.percent.replace('{n}', number.text)
      : sameUnit(reading, baseline, number, target);
    return { from, to: end.text, span: [joint.start, joint.end] };
  }
  return {};
}

/** `200 to 300 thousand`: the unit of the target is that of the baseline as well. */
function sameUnit(reading: Reading, baseline: Shown, number: NumberAt, target: NumberAt): string {
  const bare = baseline.end === number.end && baseline.start === number.start;
  if (!bare) return baseline.text;
  return timeAt(reading, target.end, 'thousand') && amountOf(reading, target) === undefined
    ? `${baseline.text} ${reading.words[target.end]?.text ?? ''}`
    : baseline.text;
}

/** Where `from … to …` begins and ends, or an arrow between two numbers. */
function jointBefore(
  reading: Reading,
  number: NumberAt,
  baseline: Shown,
  target: NumberAt,
): { readonly start: number; readonly end: number } | undefined {
  const opener = [baseline.start, baseline.start - 1, number.start]
    .map((place) => timeBeside(reading, place, 'end', 'from'))
    .find((hit) => hit !== undefined);
  const covering = timeAt(reading, number.start - 1, 'from') || timeAt(reading, number.start - 2, 'from');
  const opened = opener !== undefined || covering;
  const joined = [0, 1, 2, 3].some(
    (gap) => baseline.end + gap < target.start && timeAt(reading, baseline.end + gap, 'to'),
  );
  const arrow =
    reading.words[baseline.end]?.text === '→' || />|→/.test(reading.words[target.start]?.before ?? '');
  if ((!opened || !joined) && !arrow) return undefined;
  const start = timeAt(reading, number.start - 1, 'from') ? 1 : 2;
  return {
    start: opened ? (opener?.start ?? number.start - start) : baseline.start,
    end: shown(reading, target).end,
  };
}

/** Where both numbers and their endings stand side by side, as in `200'den 1.000'e` and `50 saatten 40 saate`. */
function jointAfter(
  reading: Reading,
  baseline: Shown,
  end: Shown,
): { readonly start: number; readonly end: number } | undefined {
  const opener = timeBeside(reading, baseline.end, 'start', 'from');
  const closer = timeBeside(reading, end.end, 'start', 'to');
  const arrow =
    reading.words[baseline.end]?.text === '→' || />|→/.test(reading.words[end.start]?.before ?? '');
  const first = opener?.end ?? baseline.end;
  const near = end.start - first <= (arrow ? 1 : 0);
  const inflected = reading.words[baseline.end - 1]?.fold !== reading.words[end.end - 1]?.fold;
  const units = timeAt(reading, baseline.end - 1, 'hour') && timeAt(reading, end.end - 1, 'hour');
  const ended = (opener !== undefined && closer !== undefined) || (units && inflected);
  if (!near || !(arrow || ended)) return undefined;
  return { start: baseline.start, end: closer?.end ?? end.end };
}

function isYear(reading: Reading, number: NumberAt): boolean {
  const { value, text } = number;
  return value >= 1950 && value <= 2100 && text.length === 4 && amountOf(reading, number) === undefined;
}

/** The word of a kind that stands right before something, or right after it where such words come last. */
function beside(reading: Reading, { start, end }: Shown, kind: TimeKind): Found | undefined {
  const before = timeBeside(reading, start, 'end', kind);
  if (before !== undefined || !reading.vocabulary.language.postpositions) return before;
  return timeBeside(reading, end, 'start', kind);
}

/** A difference, a target alone, or an amount of money. */
export function percentAndAmount(
  reading: Reading,
  numbers: readonly NumberAt[],
  change: Pick<Change, 'to'>,
): Pick<Change, 'percent' | 'amount' | 'huge' | 'to' | 'span'> {
  if (change.to !== undefined) return {};
  // Who aims at all of it, as in `from 80 % to 100 %`, aims at more than can be promised.
  if (numbers.some((number) => number.value === 100 && percentAt(reading, number) !== undefined)) return {};
  for (const number of numbers) {
    if (!number.digits) continue;
    const whole = shown(reading, number);
    const spanWith = (hit: Found | undefined): readonly [number, number] => [
      Math.min(whole.start, hit?.start ?? whole.start),
      Math.max(whole.end, hit?.end ?? whole.end),
    ];
    const difference = beside(reading, whole, 'difference');
    // `a un 20 %` is a target, though `un 20 %` is a difference.
    const outer = difference === undefined ? undefined : timeBeside(reading, difference.start, 'end', 'to');
    const target = beside(reading, whole, 'to') ?? outer;
    if (percentAt(reading, number) !== undefined && number.value < 100) {
      const span = spanWith(target ?? difference);
      return target !== undefined ? { to: whole.text, span } : { percent: whole.text, span };
    }
    const amount = amountOf(reading, number);
    if (amount !== undefined) {
      if (difference !== undefined) return { percent: amount.text, span: spanWith(difference) };
      return { amount: amount.text, span: [amount.start, amount.end], huge: amount.value >= HUGE };
    }
    const weekly = target !== undefined && timeAt(reading, number.end, 'hour');
    if (weekly && number.value > LEAST_WORKING_HOURS && number.value < 60) {
      const week = reading.words.findIndex(
        (_, index) => index > number.end && index <= number.end + 2 && timeAt(reading, index, 'week'),
      );
      const end = Math.max(number.end, week) + 1;
      const texts = reading.words.slice(number.start, end).map(({ text }) => text);
      return { to: texts.join(' '), span: [target.start, end] };
    }
  }
  return bareSum(reading, numbers);
}
