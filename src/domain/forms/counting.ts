/** What the answers to a question come to. */

import { type AnswerValue, isRanged, type Question, RANGES, valuesOf } from './question.ts';

/** How often something was answered: a number, or the name of a choice. */
export interface AnswerCount {
  readonly value: AnswerValue;
  readonly count: number;
}

/** What may be answered, with how often it was. */
export interface Bar {
  /** The number or the name of the choice; of numbers that are many the first and the last of a range. */
  readonly of: string | readonly [least: number, most: number];
  readonly count: number;
}

/** So many different numbers have a bar each; more share those of ranges. */
const MOST_NUMBERS = 10;

/** Whether a question is answered with what can be counted. */
export const isCounted = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind !== 'short_text' && kind !== 'long_text' && kind !== 'paragraph';

/** The bars of a chart, in the order of a scale, of the choices or of the numbers. */
export function barsOf(question: Question, counts: readonly AnswerCount[]): readonly Bar[] {
  const { kind } = question;
  const sums = new Map<string, number>();
  for (const { value, count } of counts) {
    for (const one of valuesOf(value)) sums.set(one, (sums.get(one) ?? 0) + count);
  }
  if (kind === 'number') return numberBars(sums);
  const known = isRanged(kind)
    ? Array.from({ length: RANGES[kind].maximum - RANGES[kind].minimum + 1 }, (_, step) =>
        String(RANGES[kind].minimum + step),
      )
    : kind === 'yes_no'
      ? ['yes', 'no']
      : (question.options ?? []).map(({ name }) => name);
  // What former versions offered stands at the end.
  const former = [...sums.keys()].filter((one) => !known.includes(one)).toSorted();
  return [...known, ...former].map((of) => ({ of, count: sums.get(of) ?? 0 }));
}

function numberBars(sums: ReadonlyMap<string, number>): readonly Bar[] {
  const numbers = [...sums]
    .map(([text, count]) => [Number(text), count] as const)
    .toSorted(([one], [other]) => one - other);
  const [least, most] = [numbers.at(0)?.[0] ?? 0, numbers.at(-1)?.[0] ?? 0];
  if (numbers.length <= MOST_NUMBERS)
    return numbers.map(([number, count]) => ({ of: String(number), count }));
  const width = Math.ceil((most - least + 1) / MOST_NUMBERS);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, index) => {
    const first = least + index * width;
    const within = numbers.filter(([number]) => number >= first && number < first + width);
    return { of: [first, first + width - 1], count: within.reduce((sum, [, count]) => sum + count, 0) };
  });
}

/** The mean of numbers; null where nothing was answered, or no number. */
export function meanOf(counts: readonly AnswerCount[]): number | null {
  const numbers = counts.flatMap(({ value, count }) => (typeof value === 'number' ? [{ value, count }] : []));
  const total = numbers.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? null : numbers.reduce((sum, { value, count }) => sum + value * count, 0) / total;
}
