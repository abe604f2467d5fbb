/** The question that would resolve the problem of a rejected row, and whom a row is about. */

import type { ImportQuestion, PersonRole } from '../domain/import-decisions.ts';
import type { PeopleFinder } from '../domain/import-people.ts';
import type { Kind, RowProblem } from '../domain/imported-rows.ts';
import { cellText } from './header.ts';
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
    typeof source === 'object' && 'first' in source ? (cells[source.instead] ?? '') : cellText(source, cells);
  return text.includes('@') ? '' : text.trim();
}

/** The text of a column of a row. */
export const columnText = (kind: Kind, { texts }: Pick<QuestionedRow, 'texts'>, column: string): string =>
  texts[columnNamesOf(kind).indexOf(column)]?.trim() ?? '';

/** The possible decisions, if a decision can resolve it. */
export function questionOf(
  table: TableFile,
  row: QuestionedRow,
  problem: RowProblem,
  finder: PeopleFinder,
): ImportQuestion | undefined {
  const { column } = problem;
  if (column === null) return undefined;
  const text = columnText(table.kind, row, column);
  if (text === '') return table.kind === 'participants' && column === 'email' ? withoutEmail(row) : undefined;
  if (hasUndecodedLetters(text) && !text.includes('@')) {
    return { ask: 'letters', text, candidates: finder.withLetters(text) };
  }
  const role = PEOPLE_COLUMNS[column];
  if (role !== undefined) return personQuestion(role, text, nameIn(table, column, row), finder);
  if (column === 'round' && table.kind !== 'rounds') {
    return { ask: 'value', column, text, choices: finder.directory.rounds.map(({ title }) => title) };
  }
  const { choices, meaning } = TABLES[table.kind].columns.find(({ name }) => name === column) ?? {};
  if (choices !== undefined && meaning?.(text) === undefined) return { ask: 'value', column, text, choices };
  return /--date-order/.test(problem.reason) ? { ask: 'date-order', column, text } : undefined;
}

/** A participant without an e-mail: somebody may know it. */
function withoutEmail(row: QuestionedRow): ImportQuestion | undefined {
  const text = columnText('participants', row, 'full_name');
  const role = columnText('participants', row, 'role').toLowerCase() === 'mentor' ? 'mentor' : 'mentee';
  return text === '' ? undefined : { ask: 'person', role, text, candidates: [], isLikely: false };
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
): ImportQuestion | undefined {
  if (text === '' || hasUndecodedLetters(text)) return undefined;
  if (!text.includes('@')) {
    const { sure, candidates, isLikely } = finder.find(role, text);
    return sure === undefined ? { ask: 'person', role, text, candidates, isLikely } : undefined;
  }
  const email = text.toLowerCase();
  return finder.knows(role, email) || name === '' ? undefined : { ask: 'new-person', role, name, email };
}

/** The manager of a pair as its row names them: an e-mail or a name, empty where it names nobody; undefined for other rows. */
export const managerIn = (table: TableFile, row: QuestionedRow): string | undefined =>
  table.kind === 'relations' ? columnText(table.kind, row, 'manager_email') : undefined;

/** Whom a row is about. */
export const subjectOf = (table: TableFile, row: QuestionedRow): Subject => ({
  name: nameOf(table, row),
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

function nameOf(table: TableFile, row: QuestionedRow): string {
  const text = (column: string): string => columnText(table.kind, row, column);
  const together = (names: readonly string[], between: string) => names.filter(Boolean).join(between);
  if (EMAILS[table.kind] === PAIR) {
    const people = PAIR.map((column) => nameIn(table, column, row) || text(column));
    return together(people, ' and ');
  }
  if (table.kind === 'participants') return text('full_name') || text('email');
  return table.kind === 'managers' ? together([text('first_name'), text('last_name')], ' ') : text('title');
}
