/** The question that would resolve the problem of a rejected row, and whom a row is about. */

import {
  type Guess,
  type GuessReason,
  type ImportQuestion,
  NEW,
  type PersonCandidate,
  type PersonRole,
} from '../domain/import-decisions.ts';
import { nameKey, type PeopleFinder } from '../domain/import-people.ts';
import type { Kind, RowProblem } from '../domain/imported-rows.ts';
import { nearest } from './formats/wording.ts';
import { cellText, joinedText } from './header.ts';
import type { Subject } from './import-report.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import type { TableFile } from './table-file.ts';
import { hasUndecodedLetters } from './values/texts.ts';

/** A row as far as a question needs it. */
export interface QuestionedRow {
  readonly cells: readonly string[];
  readonly texts: readonly string[];
}

/** The columns that name people, and in which role. */
export const PEOPLE_COLUMNS: Readonly<Record<string, PersonRole>> = {
  mentor_email: 'mentor',
  mentee_email: 'mentee',
  manager_email: 'manager',
};

/** The name in a row that belongs to, or replaces, an e-mail column; empty if there is none. */
export function nameIn(table: TableFile, column: string, { cells }: Pick<QuestionedRow, 'cells'>): string {
  const source = table.sources[columnNamesOf(table.kind).indexOf(column)];
  if (source === undefined) return '';
  const text =
    typeof source === 'object' && 'first' in source
      ? joinedText([source.instead].flat(), cells)
      : cellText(source, cells);
  return text.includes('@') ? '' : text.trim();
}

/** The text of a column of a row. */
export const columnText = (kind: Kind, { texts }: Pick<QuestionedRow, 'texts'>, column: string): string =>
  texts[columnNamesOf(kind).indexOf(column)]?.trim() ?? '';

/** A question, with its likeliest answer if there is one. */
export interface GuessedQuestion {
  readonly question: ImportQuestion;
  readonly guess?: Guess;
}

/** The possible decisions, if a decision can resolve it. */
export function questionOf(
  table: TableFile,
  row: QuestionedRow,
  problem: RowProblem,
  finder: PeopleFinder,
): GuessedQuestion | undefined {
  const { column } = problem;
  if (column === null) return undefined;
  const text = columnText(table.kind, row, column);
  if (text === '') return table.kind === 'participants' && column === 'email' ? withoutEmail(row) : undefined;
  if (hasUndecodedLetters(text) && !text.includes('@')) {
    return { question: { ask: 'letters', text, candidates: finder.withLetters(text) } };
  }
  const role = PEOPLE_COLUMNS[column];
  if (role !== undefined) return personQuestion(role, text, nameIn(table, column, row), finder, column);
  if (column === 'round' && table.kind !== 'rounds') {
    const choices = finder.directory.rounds.map(({ title }) => title);
    return { question: { ask: 'value', column, text, choices } };
  }
  const { choices, meaning } = TABLES[table.kind].columns.find(({ name }) => name === column) ?? {};
  return choices === undefined || meaning?.(text) !== undefined
    ? undefined
    : { question: { ask: 'value', column, text, choices } };
}

/** A participant without an e-mail: somebody may know it. */
function withoutEmail(row: QuestionedRow): GuessedQuestion | undefined {
  const text = columnText('participants', row, 'full_name');
  const role = columnText('participants', row, 'role').toLowerCase() === 'mentor' ? 'mentor' : 'mentee';
  return text === ''
    ? undefined
    : { question: { ask: 'person', role, text, candidates: [], isLikely: false } };
}

/**
 * The question about a person whom a row names; undefined if they are known.
 *
 * @param text an e-mail or a name
 * @param name the name beside an e-mail
 */
export function personQuestion(
  role: PersonRole,
  text: string,
  name: string,
  finder: PeopleFinder,
  column?: string,
): GuessedQuestion | undefined {
  if (text === '' || hasUndecodedLetters(text)) return undefined;
  if (!text.includes('@')) {
    const { sure, candidates, isLikely } = finder.find(role, text);
    if (sure !== undefined) return undefined;
    const [one] = candidates;
    const near = isLikely ? one : finder.nearly(role, text);
    const question: ImportQuestion = {
      ...{ ask: 'person', role, text, isLikely },
      candidates: near === undefined || candidates.includes(near) ? candidates : [near],
      ...(column !== undefined && areNamesakes(text, candidates) && { column }),
    };
    if (near === undefined) return { question };
    const why: GuessReason = isLikely ? { code: 'only-name', role } : { code: 'nearly-name' };
    return { question, guess: { answer: near.email, why: [why] } };
  }
  const email = text.toLowerCase();
  if (finder.knows(role, email) || name === '') return undefined;
  const candidates = namesakes(role, name, email, finder);
  const question: ImportQuestion = { ask: 'new-person', role, name, email, candidates };
  const [namesake] = candidates;
  // New people are seen among the changes; only of those who may be somebody here it is asked.
  if (namesake === undefined) return { question };
  const guess: Guess = isAlike(namesake.email, email)
    ? { answer: namesake.email, why: [{ code: 'near-address', email: namesake.email }] }
    : { answer: NEW, why: [{ code: 'namesake-address', email: namesake.email }] };
  return { question, guess };
}

const areNamesakes = (text: string, candidates: readonly PersonCandidate[]): boolean =>
  candidates.length > 1 && candidates.every(({ name }) => nameKey(name) === nameKey(text));

/** People of a role with the same name and another address. */
export const namesakes = (role: PersonRole, name: string, email: string, finder: PeopleFinder) => {
  const { sure, candidates } = finder.find(role, name);
  return (
    sure === undefined ? candidates.filter((one) => nameKey(one.name) === nameKey(name)) : [sure]
  ).filter((one) => one.email !== email);
};

/** Whether one of two addresses is likely a mistake: another domain behind the same name, or one letter. A number tells namesakes apart. */
function isAlike(one: string, other: string): boolean {
  const [name, domain] = one.split('@');
  const [otherName, otherDomain] = other.split('@');
  return (
    name === otherName ||
    (domain === otherDomain &&
      name?.replaceAll(/\d/g, '') !== otherName?.replaceAll(/\d/g, '') &&
      nearest(name ?? '', [otherName ?? '']) !== undefined)
  );
}

/** The manager of a pair as its row names them: an e-mail or a name, empty where it names nobody; undefined for other rows. */
export const managerIn = (table: TableFile, row: QuestionedRow): string | undefined =>
  table.kind === 'relations' ? columnText(table.kind, row, 'manager_email') : undefined;

/** Whom a row is about. */
export const subjectOf = (table: TableFile, row: QuestionedRow, finder?: PeopleFinder): Subject => ({
  name: nameOf(table, row, finder),
  emails: (EMAILS[table.kind] ?? [])
    .map((column) => columnText(table.kind, row, column).toLowerCase())
    .filter((text) => text.includes('@')),
});

/** The columns with their addresses. */
const PAIR = ['mentee_email', 'mentor_email'];
const EMAILS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  ...{ relations: PAIR, exceptions: PAIR, feedbacks: PAIR },
  ...{ participants: ['email'], managers: ['email'] },
};

function nameOf(table: TableFile, row: QuestionedRow, finder?: PeopleFinder): string {
  const text = (column: string): string => columnText(table.kind, row, column);
  const together = (names: readonly string[], between: string) => names.filter(Boolean).join(between);
  if (EMAILS[table.kind] === PAIR) {
    const known = (column: string): string | undefined =>
      finder?.nameOf(PEOPLE_COLUMNS[column] ?? 'mentee', text(column).toLowerCase());
    const people = PAIR.map((column) => nameIn(table, column, row) || known(column) || text(column));
    return together(people, ' and ');
  }
  if (table.kind === 'participants') return text('full_name') || text('email');
  return table.kind === 'managers' ? together([text('first_name'), text('last_name')], ' ') : text('title');
}
