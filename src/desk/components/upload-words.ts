/** The content of uploads, in the words of the desk. */

import { isKind, type Kind } from '../../domain/imported-rows.ts';
import { inWords } from './statuses.ts';

interface KindAtDesk {
  readonly name: string;
  /** Whether the desk imports it. The rest is moved between services, by the command. */
  readonly isUploaded: boolean;
}

/** The kinds of tables, in the order in which the desk offers them. */
const KINDS_AT_DESK: Readonly<Record<Kind, KindAtDesk>> = {
  relations: { name: 'Pairs', isUploaded: true },
  participants: { name: 'Mentors and mentees', isUploaded: true },
  managers: { name: 'Managers', isUploaded: true },
  feedbacks: { name: 'Feedback received', isUploaded: true },
  exceptions: { name: 'Feedback moved or waived', isUploaded: true },
  rounds: { name: 'Rounds', isUploaded: true },
  courses: { name: 'Courses', isUploaded: true },
  'smart-goals': { name: 'Smart goals', isUploaded: false },
  'pre-lead-statuses': { name: 'Pre-lead statuses', isUploaded: false },
  erasures: { name: 'Erasures', isUploaded: false },
};

/** The kinds of tables that can be uploaded at the desk. */
export const UPLOADED_KINDS: readonly Kind[] = Object.keys(KINDS_AT_DESK)
  .filter((name) => isKind(name))
  .filter((kind) => KINDS_AT_DESK[kind].isUploaded);

/** `Pairs` for `relations`. */
export const kindName = (kind: Kind): string => KINDS_AT_DESK[kind].name;

const COLUMN_NAMES: Readonly<Record<string, string>> = {
  mentor_email: 'Mentor (e-mail or name)',
  mentee_email: 'Mentee (e-mail or name)',
  manager_email: 'Manager (e-mail or name)',
  full_name: 'Name',
  email: 'E-mail',
  external_id: 'Number in another system',
  status_since: 'Status since',
  received_on: 'Received on',
  due_date: 'Due on',
  respondent_email: 'Who answered (e-mail)',
  note: 'Note (read, not imported)',
  end: 'Expected end',
  gsheet_name: 'Short name',
};

/** `Mentor (e-mail or name)` for `mentor_email`. */
export const columnName = (column: string): string => COLUMN_NAMES[column] ?? inWords(column);

/** `Paare 2026.xlsx, sheet “Paare”` for the id of a table. */
export function tableName(id: string): string {
  const at = id.lastIndexOf('#');
  return at < 0 || !/\.xlsx$/i.test(id.slice(0, at)) ? id : `${id.slice(0, at)}, sheet “${id.slice(at + 1)}”`;
}
