/** Whom a row is about, for people to read: what a page sorts the changes of an import by. */

import type { Kind } from '../domain/imported-rows.ts';
import { columnText, nameIn, type QuestionedRow } from './import-questions.ts';
import type { Subject } from './import-report.ts';
import type { TableFile } from './table-file.ts';

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
