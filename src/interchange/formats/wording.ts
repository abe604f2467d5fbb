/** Words in lists, and words for messages: the nearest known one, and a value in quotation marks. */

import { keyOf } from '../../domain/people-search.ts';

/** The edit distance of two texts (optimal string alignment): insertions, deletions, changes and swaps of neighbours. */
function distance(one: string, other: string): number {
  let [before, row]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

/** The candidate nearest to a name, if it is near enough to be a misspelling. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const wanted = keyOf(name).slice(0, 40);
  const limit = Math.min(3, Math.floor(wanted.length / 3));
  const near = candidates
    .map((candidate) => ({ candidate, apart: distance(wanted, keyOf(candidate).slice(0, 40)) }))
    .filter(({ apart }) => apart <= limit)
    .sort((one, other) => one.apart - other.apart);
  return near[0]?.candidate;
}

/** A value in quotation marks, in one line, truncated to 60 characters. */
export function quoted(value: string): string {
  const line = value.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space));
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`;
}

/** The words of texts in which they stand with a comma and white space between them. */
export const wordsIn = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.trim().split(/,\s+/));

/** `a, b or c`. */
export function listed(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

const MAX_NAMES = 12;

/** The columns of a file for a message, which lists a limited number of them. */
export function columnList(header: readonly string[]): string {
  const names = header.filter((cell) => cell.trim() !== '').map((cell) => quoted(cell.trim()));
  const more = names.length - MAX_NAMES;
  return more > 0 ? `${names.slice(0, MAX_NAMES).join(', ')} and ${more} more` : listed(names, 'and');
}
