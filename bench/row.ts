/** What is measured: the rows of the table, and how each is judged. */

import type { Surroundings } from './surroundings.ts';

/** What a measurement came to. */
export interface Result {
  readonly what: string;
  /** What it is compared with; empty if a bound stands for itself. */
  readonly against: string;
  readonly unit: string;
  readonly measured: number;
  /** The same of what it is compared with. */
  readonly reference?: number;
  /** Measured to reference, taken in each round, the median of all. */
  readonly ratio?: number;
  /** Absent if it is only there to compare with. */
  readonly target?: Target;
  /** Where the table cannot say it all. */
  readonly note?: string;
}

/** What is to be reached: by the ratio or by the figure itself, which must be at least or at most so much. */
export interface Target {
  readonly of: 'ratio' | 'measured';
  readonly bound: 'at least' | 'at most';
  readonly value: number;
}

/** A measurement by its name, which `--only` takes. */
export interface Row {
  readonly name: string;
  /** Measures; a text is why it cannot be measured here. */
  measure(surroundings: Surroundings): Promise<readonly Result[] | string>;
}

/** Whether a result is what it should be; undefined if nothing is asked of it. */
export function isMet({ target, measured, ratio }: Result): boolean | undefined {
  if (target === undefined) return undefined;
  const value = target.of === 'ratio' ? (ratio ?? Number.NaN) : measured;
  return target.bound === 'at least' ? value >= target.value : value <= target.value;
}
