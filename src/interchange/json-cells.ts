/** The values of a JSON object as cells of a kind's columns. */

import type { Kind } from '../domain/imported-rows.ts';
import { cellText, type HeaderMatch } from './header.ts';
import { type KindOptions, matchKind } from './kind.ts';
import type { CellProblem } from './kinds/table.ts';
import { columnNamesOf } from './kinds/tables.ts';
import { misplacedColumnsError } from './misplaced-columns.ts';
import { quoted } from './values/wording.ts';

/** A text for each column of the kind, and the faults of values that no text can represent. */
interface JsonCells {
  readonly texts: readonly string[];
  readonly problems: readonly CellProblem[];
}

/** How the keys of an object fit, with the error about columns that only other kinds have. */
type KeysMatch = HeaderMatch & { readonly misplaced: string | undefined };

/** Objects of one file have the same keys, or leave out what is null; others need not be remembered. */
const REMEMBERED = 1000;

/** Makes the reading of objects as rows of a kind: their keys are called as the columns of a CSV file are. */
export function createObjectReader(
  kind: Kind,
  { role, round, ignore }: KindOptions,
): (values: Readonly<Record<string, unknown>>) => JsonCells {
  const matches = new Map<string, KeysMatch>();
  const matchOf = (keys: readonly string[]): KeysMatch =>
    matches.getOrInsertComputed(JSON.stringify(keys), () => {
      if (matches.size >= REMEMBERED) matches.clear();
      const found = matchKind(kind, keys, { role, round });
      return { ...found, misplaced: misplacedColumnsError(kind, keys, found, ignore) };
    });
  const names = columnNamesOf(kind);
  return (values) => {
    const keys = Object.keys(values);
    const { sources, repeated, unknown, misplaced } = matchOf(keys);
    const problems: CellProblem[] = [];
    const fault = (reason: string) => problems.push({ column: null, reason, value: null });
    if (misplaced !== undefined) fault(`It has ${misplaced}`);
    if (repeated !== undefined) {
      const [one, other] = repeated.indices.map((index) => quoted(keys[index] ?? ''));
      fault(`It has two keys for ${repeated.name}, ${one} and ${other}. Remove one of them.`);
    }
    const cells = keys.map((key, index) => {
      const value = values[key];
      const text = textOf(value);
      if (text !== undefined) return text;
      if (!unknown.includes(index)) problems.push(wrong(names[sources.indexOf(index)] ?? null, value));
      return JSON.stringify(value);
    });
    return { texts: sources.map((source) => cellText(source, cells)), problems };
  };
}

/** Undefined where the value is no cell, or a number that lost its last digits. */
function textOf(value: unknown): string | undefined {
  if (value === null) return '';
  const isExact = typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact || typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}

const wrong = (column: string | null, value: unknown): CellProblem => ({
  column,
  reason:
    typeof value === 'number'
      ? 'It has more digits than a number keeps. Write it in quotation marks.'
      : 'It must be a text, a number, true, false or null.',
  value: JSON.stringify(value),
});
