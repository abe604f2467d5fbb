/** What could be decided about a row that cannot be taken: told from what is wrong with it. */

import type { ImportQuestion, PersonRole } from '../domain/import-decisions.ts';
import type { PeopleFinder } from '../domain/import-people.ts';
import type { Kind, RowProblem } from '../domain/imported-rows.ts';
import { textFrom } from './header.ts';
import type { TableFile } from './table-file.ts';
import { columnNamesOf, TABLES } from './tables.ts';
import { hasLostLetters } from './values/texts.ts';

/** A row as far as a question needs it. */
export interface AskedRow {
  readonly cells: readonly string[];
  readonly texts: readonly string[];
}

const ROLES: Readonly<Record<string, PersonRole>> = {
  mentor_email: 'mentor',
  mentee_email: 'mentee',
  manager_email: 'manager',
};

/** The name that stands in a row for somebody, beside their e-mail or in place of it; empty where none does. */
export function nameIn(table: TableFile, column: string, { cells }: Pick<AskedRow, 'cells'>): string {
  const source = table.sources[columnNamesOf(table.kind).indexOf(column)];
  if (source === undefined) return '';
  const text =
    typeof source === 'object' && 'first' in source ? (cells[source.instead] ?? '') : textFrom(source, cells);
  return text.includes('@') ? '' : text.trim();
}

/** The text of a column of a row. */
export const columnText = (kind: Kind, { texts }: Pick<AskedRow, 'texts'>, column: string): string =>
  texts[columnNamesOf(kind).indexOf(column)]?.trim() ?? '';

/** What could be decided, where a decision can mend it. */
export function questionOf(
  table: TableFile,
  row: AskedRow,
  problem: RowProblem,
  finder: PeopleFinder,
): ImportQuestion | undefined {
  const { column } = problem;
  if (problem.confirmation !== undefined) return { ask: 'confirm', what: problem.confirmation };
  if (column === null) return undefined;
  const text = columnText(table.kind, row, column);
  if (text === '') return undefined;
  if (hasLostLetters(text) && !text.includes('@')) {
    return { ask: 'letters', text, candidates: finder.withLetters(text) };
  }
  const role = ROLES[column];
  if (role !== undefined) return personQuestion(table, row, { column, role, text }, finder);
  if (column === 'round' && table.kind !== 'rounds') {
    return { ask: 'value', column, text, choices: finder.directory.rounds.map(({ title }) => title) };
  }
  const { choices, meaning } = TABLES[table.kind].columns.find(({ name }) => name === column) ?? {};
  if (choices !== undefined && meaning?.(text) === undefined) return { ask: 'value', column, text, choices };
  return /--date-order/.test(problem.reason) ? { ask: 'date-order', column, text } : undefined;
}

function personQuestion(
  table: TableFile,
  row: AskedRow,
  { column, role, text }: { readonly column: string; readonly role: PersonRole; readonly text: string },
  finder: PeopleFinder,
): ImportQuestion | undefined {
  if (!text.includes('@')) {
    const { candidates, isLikely } = finder.find(role, text);
    return { ask: 'person', role, text, candidates, isLikely };
  }
  const name = nameIn(table, column, row);
  const email = text.toLowerCase();
  return finder.knows(role, email) || name === '' ? undefined : { ask: 'new-person', role, name, email };
}
