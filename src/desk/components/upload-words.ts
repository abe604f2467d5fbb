/** The content of uploads, in the words of the desk. */

import type { Kind } from '../../domain/imported-rows.ts';
import { inWords } from './statuses.ts';

/** The kinds of tables that can be uploaded at the desk. The rest is moved between services, by the command. */
export const UPLOADED_KINDS = [
  'relations',
  'participants',
  'managers',
  'feedbacks',
  'exceptions',
  'rounds',
  'courses',
] as const satisfies readonly Kind[];

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  relations: 'Pairs',
  participants: 'Mentors and mentees',
  managers: 'Managers',
  feedbacks: 'Feedback received',
  exceptions: 'Feedback moved or waived',
  rounds: 'Rounds',
  courses: 'Courses',
  'smart-goals': 'Smart goals',
  'pre-lead-statuses': 'Pre-lead statuses',
  erasures: 'Erasures',
};

/** `Pairs` for `relations`. */
export const kindName = (kind: Kind): string => KIND_NAMES[kind];

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
