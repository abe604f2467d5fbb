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
const EMAILS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  relations: ['mentee_email', 'mentor_email'],
  exceptions: ['mentee_email', 'mentor_email'],
  feedbacks: ['mentee_email', 'mentor_email'],
  participants: ['email'],
  managers: ['email'],
};

function nameOf(table: TableFile, row: QuestionedRow): string {
  const text = (column: string): string => columnText(table.kind, row, column);
  switch (table.kind) {
    case 'relations':
    case 'exceptions':
    case 'feedbacks': {
      const person = (role: 'mentor' | 'mentee'): string =>
        nameIn(table, `${role}_email`, row) || text(`${role}_email`);
      const pair = [person('mentee'), person('mentor')].filter((name) => name !== '');
      return pair.length === 0 ? '' : pair.join(' and ');
    }
    case 'participants':
      return text('full_name') || text('email');
    case 'managers':
      return [text('first_name'), text('last_name')].filter((name) => name !== '').join(' ');
    default:
      return text('title');
  }
}
