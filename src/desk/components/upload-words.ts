/** The content of uploads, in the words of the desk. */

import type { GuessReason, PlainReason } from '../../domain/import-decisions.ts';
import { isKind, type Kind } from '../../domain/imported-rows.ts';
import type { NamedLink } from '../../pages/layout.ts';
import { DUE_WORDS } from '../words.ts';
import { inWords } from './statuses.ts';

interface KindAtDesk {
  readonly name: string;
  /** A record that an upload creates; null if the desk does not import the kind: the command moves it between services. */
  readonly created: string | null;
}

/** The kinds of tables, in the order in which the desk offers them. */
const KINDS_AT_DESK: Readonly<Record<Kind, KindAtDesk>> = {
  relations: { name: 'Pairs', created: 'New pair' },
  participants: { name: 'Mentors and mentees', created: 'New person' },
  managers: { name: 'Managers', created: 'New manager' },
  feedbacks: { name: 'Feedback received', created: 'New feedback' },
  exceptions: { name: 'Feedback moved or waived', created: 'New exception' },
  rounds: { name: 'Rounds', created: 'New round' },
  courses: { name: 'Courses', created: 'New course' },
  'smart-goals': { name: 'Smart goals', created: null },
  'pre-lead-statuses': { name: 'Pre-lead statuses', created: null },
  erasures: { name: 'Erasures', created: null },
};

/** `New pair` for `relations`. */
export const createdName = (kind: string): string =>
  (isKind(kind) ? KINDS_AT_DESK[kind].created : null) ?? `New: ${kind}`;

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

const REASONS: Readonly<Record<PlainReason, string>> = {
  'address-names-them': 'The address has their name in it.',
  'earlier-row': 'An earlier row is about the same.',
  'most-pairs': 'No column says it; most pairs are.',
  'named-day': 'The note names this day.',
  'nearly-name': 'The name is written nearly so.',
  'no-pairs': 'There are no pairs here yet.',
  'other-address': 'A person of this name is here with another address.',
  'other-days': 'Other days of the sheet have the day first.',
  'row-names-them': 'The row has their name in it.',
  strangers: 'Nobody who answered is in a pair here.',
  'unknown-address': 'Nobody here has this address.',
  word: 'It contains such a word.',
};

/** What speaks for an answer, as a sentence. */
export function reasonText(reason: GuessReason): string {
  switch (reason.code) {
    case 'only-name':
      return `Nobody else has this name as a ${reason.role}.`;
    case 'near-address':
      return `${reason.email} is here, an address that is nearly the same.`;
    case 'namesake-address':
      return `Somebody else of this name has the address ${reason.email}.`;
    case 'two-ways':
      return `${reason.text} can be read in two ways; the day is first in most countries.`;
    case 'due':
      return `${reason.round} of this pair was due on ${DUE_WORDS.day(reason.day)}, nearest to the answer.`;
    default:
      return REASONS[reason.code];
  }
}

/** The path of the uploads. */
export const UPLOAD_PATH = '/desk/upload/';

/** The address of an upload: what it is, what is open, what changes. */
export const uploadHref = (id: string): string => `${UPLOAD_PATH}${id}/`;

/** The address of what came of it. */
export const doneHref = (id: string): string => `${uploadHref(id)}done/`;

/** The screens above those of an upload. */
export const UPLOAD_BREADCRUMBS: readonly NamedLink[] = [{ label: 'Upload', href: UPLOAD_PATH }];
