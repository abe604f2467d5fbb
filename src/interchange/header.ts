/** Which columns of a file hold which columns of a kind. */

import { createHash } from 'node:crypto';
import type { ColumnSource } from '../domain/import-mapping.ts';
import { keyOf } from '../domain/people-search.ts';
import type { NamedColumn } from './kinds/table.ts';

/** The columns that a file of rejected rows adds to those of its source. They are ignored when it is read again. */
export const REJECTION_COLUMNS = ['line', 'column', 'reason'] as const;

/** How a header and a kind fit. */
export interface HeaderMatch {
  /** A source for each column of the kind; undefined where the file has none. */
  readonly sources: readonly (ColumnSource | undefined)[];
  readonly missing: readonly NamedColumn[];
  /** The indices of the columns that the kind does not know. */
  readonly unknown: readonly number[];
  /** Columns of the file that no kind has. */
  readonly extra: { readonly respondent?: ColumnSource; readonly note?: ColumnSource };
  /** Two columns of the file that mean the same one. */
  readonly repeated: { readonly name: string; readonly indices: readonly [number, number] } | undefined;
}

/** The key by which a header is recognized again, whatever its spelling. */
export const headerKey = (header: readonly string[]): string =>
  createHash('sha256').update(header.map(keyOf).join('\n')).digest('hex');

/** The columns of a file without {@link REJECTION_COLUMNS}. */
export function withoutRejection(header: readonly string[]): readonly string[] {
  const start = header.length - REJECTION_COLUMNS.length;
  return REJECTION_COLUMNS.every((name, index) => header[start + index] === name)
    ? header.slice(0, start)
    : header;
}

/**
 * Holds a header against the columns of a kind.
 *
 * @param texts the texts for columns that the file lacks, by their names
 */
export function matchHeader(
  header: readonly string[],
  columns: readonly NamedColumn[],
  texts: Readonly<Record<string, string | undefined>> = {},
): HeaderMatch {
  const keys = header.map(keyOf);
  const taken = new Set<number>();
  let repeated: HeaderMatch['repeated'];
  const find = (name: string, synonyms: readonly string[]): number | undefined => {
    const indices = keys.flatMap((key, index) => (key === name || synonyms.includes(key) ? [index] : []));
    const [first, second] = indices;
    if (first !== undefined && second !== undefined) repeated ??= { name, indices: [first, second] };
    return first;
  };
  const sources = columns.map((column): ColumnSource | undefined => {
    const index = find(column.name, column.synonyms);
    const instead = keys.findIndex((key) => column.instead?.includes(key));
    if (instead >= 0) taken.add(instead);
    if (index === undefined && instead >= 0) return instead;
    if (index !== undefined) {
      taken.add(index);
      if (instead >= 0) return { first: index, instead };
      return keys[index]?.endsWith('_utc') ? { utc: index } : index;
    }
    const { parts = [] } = column;
    const joined = parts.map((part) => find(part.name, part.synonyms)).filter((part) => part !== undefined);
    if (joined.length > 0 && joined.length === parts.length) {
      for (const part of joined) taken.add(part);
      return { joined };
    }
    const text = texts[column.name];
    return text === undefined ? undefined : { text };
  });
  return {
    sources,
    missing: columns.filter(({ required }, index) => required && sources[index] === undefined),
    unknown: header.flatMap((_, index) => (taken.has(index) || keys[index] === '' ? [] : [index])),
    extra: {},
    repeated: repeated ?? repeatedKey(keys),
  };
}

/** The first name that occurs twice in a header, known or not. */
function repeatedKey(keys: readonly string[]): HeaderMatch['repeated'] {
  const first = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const before = first.get(key);
    if (before !== undefined && key !== '') return { name: key, indices: [before, index] };
    first.set(key, index);
  }
  return undefined;
}

/**
 * The text of a column in a row.
 *
 * @param cells the cells of the row
 */
export function cellText(source: ColumnSource | undefined, cells: readonly string[]): string {
  if (typeof source === 'number') return cells[source] ?? '';
  if (source === undefined) return '';
  if ('text' in source) return source.text;
  if ('first' in source) {
    const text = cells[source.first] ?? '';
    if (text.trim() !== '') return text;
    return typeof source.instead === 'number'
      ? (cells[source.instead] ?? '')
      : joinedText(source.instead, cells);
  }
  if ('utc' in source) return inUtc(cells[source.utc] ?? '');
  return joinedText(source.joined, cells);
}

/** The texts of some columns with a space between them. */
export const joinedText = (indices: readonly number[], cells: readonly string[]): string =>
  indices
    .map((index) => (cells[index] ?? '').trim())
    .filter((text) => text !== '')
    .join(' ');

/** Says of a time without an offset that it is in UTC. */
const inUtc = (text: string): string =>
  /^\S+[ T]\d\d?:\d\d(?::\d\d(?:\.\d+)?)?\s*$/.test(text) ? `${text.trimEnd()} UTC` : text;
