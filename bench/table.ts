/** The table of all results, for people. */

import type { Measured } from './releases.ts';
import { isMet, type Result } from './row.ts';

/** Shown for a row that could not be measured. */
export interface Skipped {
  readonly name: string;
  readonly reason: string;
}

const HEAD = ['what', 'against', 'measured', 'reference', 'ratio', 'target', '', 'last release', ''] as const;
/** The text columns; the others are right-aligned figures. */
const WORDS = new Set([0, 1, 6, 8]);

/** Formats the table, with the comparable figures of the last release. */
export function table({ machine, results }: Measured, skipped: readonly Skipped[], last?: Measured): string {
  const lines = [HEAD, ...results.map((result) => cells(result, machine, last))];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const written = lines.map((line) =>
    line
      .map((cell, column) =>
        WORDS.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const left = skipped.map(({ name, reason }) => `not measured: ${name} (${reason})`);
  return `${[machine, '', ...written, ...left].join('\n')}\n`;
}

/** A result as a line, printed while others are still measured. */
export const lineOf = (result: Result): string =>
  cells(result, '')
    .filter((cell) => cell !== '')
    .join('  ');

function cells(result: Result, machine: string, last?: Measured): readonly string[] {
  const { what, against, unit, measured, reference, ratio, target, note = '' } = result;
  const met = isMet(result);
  return [
    what,
    against,
    `${figure(measured)} ${unit}`,
    reference === undefined ? '' : figure(reference),
    ratio === undefined ? '' : ratio.toFixed(2),
    target === undefined ? '' : `${target.bound} ${target.value}`,
    met === undefined ? '' : met ? 'met' : 'missed',
    lastFigure(result, machine, last),
    note,
  ];
}

/** Ratios are always comparable; other figures only on the same kind of machine. */
function lastFigure({ what, unit, ratio }: Result, machine: string, last?: Measured): string {
  const same = last?.results.find((result) => result.what === what && result.unit === unit);
  if (same === undefined) return '';
  if (ratio !== undefined && same.ratio !== undefined) return same.ratio.toFixed(2);
  return last?.machine === machine ? figure(same.measured) : '';
}

function figure(number: number): string {
  return number < 100 ? number.toFixed(1) : Math.round(number).toString();
}
