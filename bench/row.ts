/** The rows of the table: measurements and their targets. */

import type { BenchContext } from './context.ts';

/** The result of a measurement. */
export interface Result {
  readonly what: string;
  /** The description of the reference; empty if there is only a bound. */
  readonly against: string;
  readonly unit: string;
  readonly measured: number;
  /** The figure of the reference. */
  readonly reference?: number;
  /** The ratio of figure and reference, in each round; the median of all. */
  readonly ratio?: number;
  /** Absent if the row is only a reference. */
  readonly target?: Target;
  /** A remark. */
  readonly note?: string;
}

/** The target: a minimum or maximum of the ratio or of the figure itself. */
export interface Target {
  readonly of: 'ratio' | 'measured';
  readonly bound: 'at least' | 'at most';
  readonly value: number;
}

/** A measurement by its name for `--only`. */
export interface Row {
  readonly name: string;
  /** Measures; a text says why it cannot be measured here. */
  measure(surroundings: BenchContext): Promise<readonly Result[] | string>;
}

/** Whether a result meets its target; undefined if it has none. */
export function isMet({ target, measured, ratio }: Result): boolean | undefined {
  if (target === undefined) return undefined;
  const value = target.of === 'ratio' ? (ratio ?? Number.NaN) : measured;
  return target.bound === 'at least' ? value >= target.value : value <= target.value;
}
