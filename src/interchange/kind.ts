/** Of which kind a file is: the one whose columns it has. */

import { KINDS, type Kind } from '../domain/imported-rows.ts';
import { keyOf } from '../domain/people-search.ts';
import { E_MAILS, type ParticipantRole } from '../domain/programme.ts';
import { TableError } from './formats/table-error.ts';
import { nearest, wordsIn } from './formats/wording.ts';
import { type HeaderMatch, matchHeader } from './header.ts';
import { TABLES } from './kinds/tables.ts';
import { misplacedColumns } from './misplaced-columns.ts';

/** The options of a command about its files. */
export interface KindOptions {
  readonly kind?: Kind | undefined;
  /** Stands in for a column `role` that is missing. */
  readonly role?: ParticipantRole | undefined;
  /** Stands in for a column `round` that is missing. */
  readonly round?: string | undefined;
  /** Columns that say nothing, though another kind has them; in any spelling. */
  readonly ignore?: readonly string[] | undefined;
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
  const misplaced = misplacedColumns(kind, header, match, options.ignore);
  if (misplaced !== undefined) throw new TableError(path, misplaced);
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
 * Refuses what a page would show and a command cannot, where the header alone says the kind: columns that belong to another
 * kind, and two that mean the same one.
 *
 * @throws TableError with what to do
 */
export function refuseDoubtful(
  path: string,
  header: readonly string[],
  { kind, match: { unknown } }: KindMatch,
  options: KindOptions,
): void {
  const match = matchKind(kind, header, options);
  if (match.missing.length > 0) return;
  const { repeated } = match;
  const isDoubtful = repeated?.indices.filter((index) => unknown.includes(index)).length === 1;
  if (repeated !== undefined && isDoubtful) throw repetition(path, header, repeated);
  const left = match.unknown.filter((index) => unknown.includes(index));
  const misplaced = misplacedColumns(kind, header, { ...match, unknown: left }, options.ignore);
  if (misplaced !== undefined) throw new TableError(path, misplaced);
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
