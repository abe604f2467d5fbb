/** The changed cells of a change, as people read them. */

import type { RowChange } from '../../domain/operations/row-changes.ts';
import type { KeptTable } from '../../domain/operations/rows.ts';
import { formatDate } from '../../pages/format-date.ts';
import { languageName } from '../components/languages.ts';
import { columnName, valueName } from '../components/upload-words.ts';

/** The names of ids. */
export interface EntryNames {
  readonly people: ReadonlyMap<number, string>;
  readonly pairs: ReadonlyMap<number, string>;
  readonly managers: ReadonlyMap<number, string>;
  readonly rounds: ReadonlyMap<number, string>;
}

/** A changed cell. */
export interface ChangedCell {
  readonly what: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The names of tables. */
const KINDS: Readonly<Partial<Record<KeptTable, string>>> = {
  managers: 'Manager',
  participants: 'Person',
  former_emails: 'Former e-mail',
  former_external_ids: 'Former external id',
  feedback_rounds: 'Round',
  round_cohorts: 'Round in a cohort',
  relations: 'Pair',
  relation_changes: 'Status',
  feedback_exceptions: 'Feedback moved or waived',
  feedbacks: 'Feedback received',
  courses: 'Course',
  mail_templates: 'Text',
  reminder_settings: 'Reminders',
  accounts: 'Account',
};

/** Columns that name the row, or mean nothing to people. */
const UNSAID = new Set(['id', 'number', 'relation_id', 'round_id', 'participant_id', 'created_at', 'order']);

/** Returns the cells of a row that differ. */
export function linesOf({ table, before, after }: RowChange, names: EntryNames): readonly ChangedCell[] {
  const [cells, others] = [cellsOf(before), cellsOf(after)];
  const what = [KINDS[table] ?? 'Record', nameOf(table, new Map([...cells, ...others]), names)]
    .filter((part) => part !== '')
    .join(': ');
  return [...new Set([...cells.keys(), ...others.keys()])].flatMap((column) => {
    const [one, other] = [cells.get(column) ?? null, others.get(column) ?? null];
    if (one === other || UNSAID.has(column)) return [];
    return [
      {
        what,
        field: fieldName(column),
        before: shown(column, one, names),
        after: shown(column, other, names),
      },
    ];
  });
}

const cellsOf = (row: object | null): ReadonlyMap<string, unknown> => new Map(Object.entries(row ?? {}));

/** What a row is called. */
function nameOf(table: KeptTable, cells: ReadonlyMap<string, unknown>, names: EntryNames): string {
  const text = (column: string): string => {
    const value = cells.get(column);
    return typeof value === 'string' ? value : '';
  };
  const found = (known: ReadonlyMap<number, string>, column: string): string => {
    const id = cells.get(column);
    return typeof id === 'number' ? (known.get(id) ?? '') : '';
  };
  switch (table) {
    case 'participants':
      return text('full_name');
    case 'managers':
      return `${text('first_name')} ${text('last_name')}`.trim();
    case 'relations':
      return [found(names.people, 'mentee_id'), found(names.people, 'mentor_id')]
        .filter((name) => name !== '')
        .join(' and ');
    case 'former_emails':
    case 'former_external_ids':
      return found(names.people, 'participant_id');
    case 'reminder_settings':
      return text('name').replaceAll('_', ' ');
    case 'accounts':
      return text('name');
    default:
      return [
        text('title') || found(names.pairs, 'relation_id'),
        found(names.rounds, 'round_id'),
        text('role'),
        text('cohort'),
      ]
        .filter((name) => name !== '')
        .join(', ');
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  mentor_id: 'Mentor',
  mentee_id: 'Mentee',
  manager_id: 'Manager',
  removed_at: 'Removed on',
  external_id: 'External id',
};

const fieldName = (column: string): string => FIELDS[column] ?? columnName(column);

/** The words of these columns are the service's own. */
const OF_CHOICES = new Set(['status', 'role', 'counts_from']);

/** A cell as people read it. */
function shown(column: string, value: unknown, names: EntryNames): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const known = column === 'manager_id' ? names.managers : column.endsWith('_id') ? names.people : null;
    return known === null ? String(value) : (known.get(value) ?? 'somebody');
  }
  const text = String(value);
  if (column === 'language') return languageName(text);
  if (OF_CHOICES.has(column)) return valueName(text);
  return /^\d{4}-\d{2}-\d{2}(?:$|T)/.test(text) ? formatDate(text) || text : text;
}
