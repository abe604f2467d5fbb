/** Which columns of a file hold which columns of a kind, and of which kind a file is: the one whose columns it has. */

import { createHash } from 'node:crypto';
import { KINDS, type Kind } from '../domain/imported-rows.ts';
import { keyOf } from '../domain/people-search.ts';
import { E_MAILS, type ParticipantRole } from '../domain/programme.ts';
import type { ColumnSource } from '../domain/upload.ts';
import { TableError } from './formats/table-faults.ts';
import { nearest, wordsIn } from './formats/wording.ts';
import type { NamedColumn } from './kinds/table.ts';
import { TABLES } from './kinds/tables.ts';

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

/** The options of a command about its files. */
export interface KindOptions {
  readonly kind?: Kind | undefined;
  /** Stands in for a column `role` that is missing. */
  readonly role?: ParticipantRole | undefined;
  /** Stands in for a column `round` that is missing. */
  readonly round?: string | undefined;
}

/** A kind with how the header fits. */
export interface KindMatch {
  readonly kind: Kind;
  readonly match: HeaderMatch;
}

/** The columns of feedbacks that follow from the respondent. */
export const TOLD_BY_RESPONDENT: readonly string[] = ['mentor_email', 'mentee_email', 'role'];

/** How a header fits a kind. */
export function matchKind(
  kind: Kind,
  header: readonly string[],
  options: Pick<KindOptions, 'role' | 'round'>,
): HeaderMatch {
  const match = matchHeader(header, TABLES[kind].columns, { role: options.role, round: options.round });
  if (kind === 'feedbacks') return withRespondent(match, header);
  return kind === 'relations' ? withNote(match, header) : match;
}

/** Forms know who answers by their e-mail alone: it stands for the pair and the role, where the pair is not named. */
function withRespondent(match: HeaderMatch, header: readonly string[]): HeaderMatch {
  const lacks = (name: string): boolean => match.missing.some((column) => column.name === name);
  if (lacks('received_on') || !lacks('mentor_email') || !lacks('mentee_email')) return match;
  const [respondent, ...others] = header.flatMap((cell, index) =>
    RESPONDENTS.has(keyOf(cell)) ? [index] : [],
  );
  if (respondent === undefined || others.length > 0) return match;
  return {
    ...match,
    missing: match.missing.filter(({ name }) => !TOLD_BY_RESPONDENT.includes(name)),
    unknown: match.unknown.filter((index) => index !== respondent),
    extra: { respondent },
  };
}

const RESPONDENTS = new Set(['respondent_email', 'respondent', 'email', ...wordsIn(E_MAILS)]);

/** Sheets of relations may have a column with notes. */
function withNote(match: HeaderMatch, header: readonly string[]): HeaderMatch {
  const note = match.unknown.find((index) => NOTES.has(keyOf(header[index] ?? '')));
  return note === undefined ? match : { ...match, extra: { note } };
}

const NOTES = new Set(
  wordsIn(
    'note, notes, comment, comments, remark, remarks, notiz, notizen, bemerkung, bemerkungen, kommentar',
    'kommentare, uwagi, notatki, komentarz, poznamka, poznamky',
  ),
);

/**
 * The kind of a file: the one that was given, or the one most of whose required columns it has.
 *
 * @throws TableError if the file does not fit the given kind, fits none, or fits several
 */
export function kindOf(path: string, header: readonly string[], options: KindOptions): KindMatch {
  const { kind, match } =
    options.kind === undefined
      ? tellKind(path, header, options)
      : givenKind(path, header, options.kind, options);
  if (match.repeated !== undefined) throw repetition(path, header, match.repeated);
  return { kind, match };
}

function givenKind(path: string, header: readonly string[], kind: Kind, options: KindOptions): KindMatch {
  const match = matchKind(kind, header, options);
  if (match.missing.length === 0) return { kind, match };
  throw lackingColumns(
    path,
    header,
    kind,
    match.missing.map(({ name }) => name),
  );
}

/** The error about columns that a kind needs and nothing in a file says. */
export function lackingColumns(
  path: string,
  header: readonly string[],
  kind: Kind,
  missing: readonly string[],
): TableError {
  const { unknown } = matchKind(kind, header, {});
  const others = unknown.map((index) => header[index] ?? '');
  return new TableError(path, {
    code: 'lacks-columns',
    ...{ kind, header, lacks: missing },
    columns: TABLES[kind].columns
      .filter(({ name }) => missing.includes(name))
      .map(({ name, synonyms }) => ({
        name,
        near: others.find((heading) => nearest(heading, [name, ...synonyms]) !== undefined),
        synonym: synonyms[0],
      })),
    mayBeManagers: kind === 'participants' && matchKind('managers', header, {}).missing.length === 0,
  });
}

/**
 * Refuses two columns that mean the same, of which only one is read: a page would show which.
 *
 * @throws TableError with what to do
 */
export function refuseRepetition(
  path: string,
  header: readonly string[],
  { kind, match: { unknown } }: KindMatch,
  options: KindOptions,
): void {
  const { missing, repeated } = matchKind(kind, header, options);
  const isRead = repeated?.indices.filter((index) => unknown.includes(index)).length === 1;
  if (missing.length === 0 && repeated !== undefined && isRead) throw repetition(path, header, repeated);
}

function tellKind(path: string, header: readonly string[], options: KindOptions): KindMatch {
  const candidates = KINDS.map((kind) => {
    const match = matchKind(kind, header, options);
    const needed = TABLES[kind].columns.filter(({ required }) => required).length;
    return { kind, match, has: needed - match.missing.length };
  });
  const fitting = candidates
    .filter(({ match }) => match.missing.length === 0)
    .sort((one, other) => other.has - one.has || one.match.unknown.length - other.match.unknown.length);
  const [best, next] = fitting;
  if (best === undefined) throw noKind(path, header, candidates);
  if (next?.has === best.has && next.match.unknown.length === best.match.unknown.length) {
    throw new TableError(path, { code: 'two-kinds', kinds: [best.kind, next.kind] });
  }
  return best;
}

function noKind(
  path: string,
  header: readonly string[],
  candidates: readonly (KindMatch & { readonly has: number })[],
): TableError {
  const near = candidates
    .filter(({ has }) => has > 0)
    .sort((one, other) => one.match.missing.length - other.match.missing.length || other.has - one.has)
    .slice(0, 3);
  return new TableError(path, {
    ...{ code: 'no-kind', header, isData: hasData(header) },
    near: near.map(({ kind, match }) => ({ kind, lacks: match.missing.map(({ name }) => name) })),
  });
}

/** E-mail addresses, numbers and days name no column. */
const isData = (cell: string): boolean =>
  /@|^\d+(?:[.,]\d+)?$|^\d{1,4}([-/.]) ?\d{1,2}\1 ?\d{1,4}(?!\d)/.test(cell.trim());

/** Whether a header seems to be a row of data. */
export const hasData = (header: readonly string[]): boolean => header.some(isData);

function repetition(
  path: string,
  header: readonly string[],
  { name, indices: [first, second] }: NonNullable<HeaderMatch['repeated']>,
): TableError {
  const headings = [header[first] ?? '', header[second] ?? ''];
  const [one = '', other = ''] = headings.map(keyOf);
  return new TableError(path, {
    code: 'repeated-column',
    ...{ name, headings, places: [first + 1, second + 1], isSame: one === other },
  });
}
