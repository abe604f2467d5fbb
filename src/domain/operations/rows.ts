/**
 * The tables whose changes the history keeps: operations change their rows, and an undo restores them. Each is declared here,
 * with its fields; types, queries, checks, history, erasure, moves and what the desk says of it follow.
 */

import type { Scope } from '../access.ts';
import { accountFields } from '../account.ts';
import { courseFields } from '../course.ts';
import {
  boolean,
  date,
  dateTime,
  defaultOf,
  type Fields,
  integer,
  type RowOf,
  type StoredColumns,
  text,
} from '../fields.ts';
import { QUESTION_KINDS } from '../forms/question.ts';
import { MESSAGE_STATES, TEMPLATE_KINDS } from '../outbox.ts';
import { managerFields, participantFields, RELATION_STATUSES, ROLES, relationFields } from '../programme.ts';

/** The record in whose history the rows of a table stand: their first column has its id. */
export type RecordKindOfRows = 'person' | 'manager' | 'relation' | 'round';

/** What is known of any table. */
export interface Table {
  readonly fields: StoredColumns;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The kind of records that its rows belong to, and go with. */
  readonly of?: RecordKindOfRows;
  /** A new database has rows in it from the start. */
  readonly shipped?: true;
  /** A move to another database does not copy its rows. */
  readonly moved?: false;
  /** A restore deletes the rows of the backup. */
  readonly restored?: false;
}

interface DeclaredTable extends Table {
  readonly key: readonly [string, ...string[]];
  /** Other columns that no two rows have in common. */
  readonly unique?: readonly (readonly [string, ...string[]])[];
  /** The collection whose revision counts its changes; of the programme's tables it is `programme`. */
  readonly collection?: 'programme' | 'courses' | 'mail' | 'auth';
  /** Its rows go with the records to which they refer, and are in the way of nothing. */
  readonly keepsNothing?: true;
  /** What the desk calls a row; null: the service keeps it for itself. */
  readonly label: string | null;
  /** A row of a record, in front of the record's name: `a note on `. */
  readonly said?: string;
}

const role = text({ choices: ROLES });
const cohort = text({ erasure: 'reported' });
const participant_id = integer({ refers: 'participants' });
const round_id = integer({ refers: 'feedback_rounds' });
const relation_id = integer({ refers: 'relations' });
const instant = dateTime({});
const EXTERNAL_ID = 'External id';

/** When a round is due, who owes it, and whether anybody does. */
const rule = {
  counts_from: text({ choices: ['start', 'share', 'end'] }),
  days: integer({ nullable: true }),
  share: integer({ nullable: true, fraction: true }),
  days_without_end: integer({ nullable: true }),
  owed_by_mentee: boolean({}),
  owed_by_mentor: boolean({}),
  active: boolean({}),
};

const feedbackKey = { relation_id, round_id, role };
/** The key of a feedback. */
export const FEEDBACK_KEY = ['relation_id', 'round_id', 'role'] as const;

/** A note goes with its record. */
const note = {
  at: instant,
  account_id: integer({ nullable: true }),
  text: text({ erasure: 'blanked' }),
};

/** The tables of the programme; a table stands after those that its rows refer to. */
const PROGRAMME_TABLES = {
  managers: { fields: managerFields, key: ['id'], unique: [['email']], of: 'manager', label: 'Manager' },
  participants: {
    fields: participantFields,
    key: ['id'],
    unique: [
      ['role', 'email'],
      ['role', 'external_id'],
    ],
    of: 'person',
    label: 'Person',
  },
  /** The e-mail addresses of records that were merged into a participant. */
  former_emails: {
    fields: { participant_id, email: text({ erasure: 'of a record' }), role },
    key: ['participant_id', 'email'],
    of: 'person',
    label: 'Former e-mail',
    said: 'a former name of ',
  },
  /** The external ids that a participant had before, or that records had which were merged into theirs. */
  former_external_ids: {
    fields: { participant_id, external_id: text({ erasure: 'of a record', label: EXTERNAL_ID }), role },
    key: ['participant_id', 'external_id'],
    of: 'person',
    label: 'Former external id',
    said: 'a former name of ',
  },
  feedback_rounds: {
    fields: {
      id: integer({}),
      title: text({ erasure: 'reported' }),
      /** In other languages, one a line: `de: Zwischenbilanz`. */
      titles: text({ nullable: true, erasure: 'reported' }),
      order: integer({}),
      ...rule,
    },
    key: ['id'],
    unique: [['title'], ['order']],
    shipped: true,
    of: 'round',
    label: 'Round',
  },
  /** A round's own rule in one cohort. */
  round_cohorts: {
    fields: { round_id, cohort, ...rule },
    key: ['round_id', 'cohort'],
    of: 'round',
    label: 'Round in a cohort',
  },
  relations: {
    fields: relationFields,
    key: ['id'],
    unique: [['mentor_id', 'mentee_id', 'cohort']],
    of: 'relation',
    label: 'Pair',
  },
  relation_changes: {
    fields: {
      relation_id,
      number: integer({}),
      status: text({ choices: RELATION_STATUSES }),
      since: date({}),
      reason: text({ nullable: true, erasure: 'cleared' }),
    },
    key: ['relation_id', 'number'],
    of: 'relation',
    label: 'Status',
    said: 'a status of ',
  },
  feedback_exceptions: {
    fields: {
      ...feedbackKey,
      due_date: date({ nullable: true }),
      waived: boolean({}),
      reason: text({ nullable: true, erasure: 'cleared' }),
    },
    key: FEEDBACK_KEY,
    of: 'relation',
    label: 'Feedback moved or waived',
    said: 'a due date or waiver of ',
  },
  feedbacks: {
    fields: {
      ...feedbackKey,
      received_on: date({}),
      source: text({ nullable: true, erasure: 'cleared' }),
      external_id: text({ nullable: true, erasure: 'cleared', label: EXTERNAL_ID }),
    },
    key: FEEDBACK_KEY,
    unique: [['external_id']],
    of: 'relation',
    label: 'Feedback received',
    said: 'a feedback of ',
  },
  /** What the last import said of a relation: one that says it again does not undo what was changed since. */
  imported_relations: {
    fields: {
      relation_id,
      status: text({ nullable: true, choices: RELATION_STATUSES }),
      start: date({ nullable: true }),
      end: date({ nullable: true }),
      manager_id: integer({ nullable: true }),
    },
    key: ['relation_id'],
    of: 'relation',
    label: null,
    said: 'what an import said of ',
  },
  /** The versions of a round's form, from 1: the highest is asked, if it is on. `questions` are JSON. */
  forms: {
    fields: { round_id, version: integer({}), is_on: boolean({}), questions: text({ erasure: 'reported' }) },
    key: ['round_id', 'version'],
    of: 'round',
    label: 'Form',
  },
  /** Personal links to forms: of the secret there is the digest. */
  form_links: {
    fields: {
      relation_id,
      digest: text({ erasure: 'names nobody' }),
      round_id,
      role,
      created_at: instant,
    },
    key: ['relation_id', 'digest'],
    of: 'relation',
    keepsNothing: true,
    label: null,
    said: 'a link to a form of ',
  },
  /** Texts by and about somebody go with their relations; those of others that name them go as declared. */
  feedback_answers: {
    fields: {
      ...feedbackKey,
      question: text({ erasure: 'names nobody' }),
      /** The question's, so that counting and erasing need no form. */
      kind: text({ choices: QUESTION_KINDS }),
      /** Of the form that was answered. */
      version: integer({}),
      /** JSON. */
      value: text({ erasure: 'removed with its row' }),
      submitted_at: instant,
      changed_at: instant,
      /** Whether it needs somebody's attention, or has had it. */
      attention: text({ nullable: true, choices: ['open', 'resolved'] }),
      resolved_at: dateTime({ nullable: true }),
      resolved_by: text({ nullable: true, erasure: 'cleared' }),
      note: text({ nullable: true, erasure: 'cleared' }),
    },
    key: [...FEEDBACK_KEY, 'question'],
    of: 'relation',
    label: 'Answer',
    said: 'an answer of ',
  },
  person_notes: {
    fields: { participant_id, ...note },
    key: ['participant_id', 'at'],
    of: 'person',
    label: 'Note on a person',
    said: 'a note on ',
  },
  relation_notes: {
    fields: { relation_id, ...note },
    key: ['relation_id', 'at'],
    of: 'relation',
    label: 'Note on a pair',
    said: 'a note on ',
  },
  manager_notes: {
    fields: { manager_id: integer({ refers: 'managers', label: 'Manager' }), ...note },
    key: ['manager_id', 'at'],
    of: 'manager',
    label: 'Note on a manager',
    said: 'a note on ',
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>;

/** Settings beside the programme. Their rows hold no secrets. */
const SETTING_TABLES = {
  courses: { fields: courseFields, key: ['id'], collection: 'courses', label: 'Course' },
  /** Custom templates, which replace shipped ones; `round_id` 0: all rounds. */
  mail_templates: {
    fields: {
      kind: text({ choices: TEMPLATE_KINDS }),
      round_id: integer({}),
      language: text({ erasure: 'names nobody' }),
      subject: text({ erasure: 'reported' }),
      body: text({ erasure: 'reported' }),
    },
    key: ['kind', 'round_id', 'language'],
    collection: 'mail',
    label: 'Text',
  },
  /** Of a message that somebody has sent themselves: what an undo cancels. It was `cancelled` before it was noted. */
  outbox: {
    fields: { id: integer({}), state: text({ choices: MESSAGE_STATES }) },
    key: ['id'],
    collection: 'mail',
    label: null,
  },
  /** The labels of the fields that the programme has of its own. */
  own_fields: {
    fields: { name: text({ erasure: 'names nobody' }), label: text({ erasure: 'reported' }) },
    key: ['name'],
    collection: 'programme',
    label: 'Field of people',
  },
  /** The values are JSON. */
  reminder_settings: {
    fields: { name: text({ erasure: 'names nobody' }), value: text({ erasure: 'names nobody' }) },
    key: ['name'],
    collection: 'mail',
    label: 'Reminders',
  },
  /** An account that was removed keeps its row; one that is made counts as removed before. */
  accounts: { fields: accountFields, key: ['id'], collection: 'auth', label: 'Account' },
} as const satisfies Readonly<Record<string, DeclaredTable>>;

const DECLARED = { ...PROGRAMME_TABLES, ...SETTING_TABLES };

export type ProgrammeTable = keyof typeof PROGRAMME_TABLES;
export type SettingTable = keyof typeof SETTING_TABLES;
export type KeptTable = ProgrammeTable | SettingTable;

/** The fields of each table that the history knows. */
export type KeptFields = { readonly [T in KeptTable]: (typeof DECLARED)[T]['fields'] };

/** A row of each table of the programme. */
export type ProgrammeRow = { readonly [T in ProgrammeTable]: RowOf<(typeof PROGRAMME_TABLES)[T]['fields']> };

/** A row of each table that the history knows. */
export type KeptRow = { readonly [T in KeptTable]: RowOf<(typeof DECLARED)[T]['fields']> };

export type ManagerRow = KeptRow['managers'];
export type ParticipantRow = KeptRow['participants'];
export type RoundRow = KeptRow['feedback_rounds'];
export type RoundCohortRow = KeptRow['round_cohorts'];
export type RoundRuleRow = RowOf<typeof rule>;
export type RelationRow = KeptRow['relations'];
export type RelationChangeRow = KeptRow['relation_changes'];
export type FeedbackExceptionRow = KeptRow['feedback_exceptions'];
export type FeedbackRow = KeptRow['feedbacks'];
export type FeedbackAnswerRow = KeptRow['feedback_answers'];
export type AccountRow = KeptRow['accounts'];

/** The declaration of each table that the history knows. */
export const KEPT_TABLES: Readonly<Record<KeptTable, DeclaredTable>> = DECLARED;

/** The names in a record, in its order. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

/** The tables of the programme in the order of their references. */
export const PROGRAMME_TABLE_NAMES: readonly ProgrammeTable[] = namesOf(PROGRAMME_TABLES);
export const SETTING_TABLE_NAMES: readonly SettingTable[] = namesOf(SETTING_TABLES);
/** The tables that the history knows, in the order of their references. */
export const KEPT_TABLE_NAMES: readonly KeptTable[] = namesOf(DECLARED);

export const isKeptTable = (table: string): table is KeptTable => Object.hasOwn(DECLARED, table);
/** Whether a table is one of settings. */
export const isSettingTable = (table: string): table is SettingTable => Object.hasOwn(SETTING_TABLES, table);

/** The collection whose revision counts the changes of a table. */
export const collectionOf = (table: KeptTable): 'programme' | 'courses' | 'mail' | 'auth' =>
  KEPT_TABLES[table].collection ?? 'programme';

/** The tables whose rows stand in the history of a kind of record, with its own first. */
export const tablesOf = (kind: RecordKindOfRows): readonly ProgrammeTable[] =>
  PROGRAMME_TABLE_NAMES.filter((table) => PROGRAMME_TABLES[table].of === kind).toSorted(
    (one, other) => Number(KEPT_TABLES[other].key[0] === 'id') - Number(KEPT_TABLES[one].key[0] === 'id'),
  );

/** Rows of all tables: the whole programme, or the part of it that an operation looks at. */
export type ProgrammeRows = { readonly [T in ProgrammeTable]: readonly ProgrammeRow[T][] };

/** The rows that a function gives for each table. */
function rowsByTable(
  rowsOf: <T extends ProgrammeTable>(table: T) => readonly ProgrammeRow[T][],
): ProgrammeRows {
  const rows = Object.fromEntries(PROGRAMME_TABLE_NAMES.map((table) => [table, rowsOf(table)]));
  assertAllTables(rows);
  return rows;
}

function assertAllTables(rows: object): asserts rows is ProgrammeRows {
  for (const table of PROGRAMME_TABLE_NAMES) if (!(table in rows)) throw new TypeError(`no rows of ${table}`);
}

export const NO_ROWS: ProgrammeRows = rowsByTable(() => []);

/** The values that rows lack which the history kept before columns were added: as migrations gave them to existing rows. */
export const addedTo = (table: KeptTable): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(KEPT_TABLES[table].fields).flatMap(([name, field]) => {
      const value = defaultOf(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** How the history tells of the records of a collection. */
export interface KeptCollection {
  readonly fields: Fields;
  /** The singular noun: `course`. */
  readonly noun: string;
  /** The kind of their entries. */
  readonly kind: `change-${string}`;
  /** Who sees the entries, and who may undo them. */
  readonly scopes: { readonly read: Scope; readonly write: Scope };
}

/** The collections whose records the history keeps, by their tables. Records have an `id` and a `title`. */
export const KEPT_COLLECTIONS = {
  courses: {
    fields: courseFields,
    noun: 'course',
    kind: 'change-course',
    scopes: { read: 'courses:read', write: 'courses:write' },
  },
} as const satisfies Readonly<Record<string, KeptCollection>>;

/** The tables of these collections. */
export type RecordTable = keyof typeof KEPT_COLLECTIONS;

/** The kinds of entries on their records. */
export type RecordKind = (typeof KEPT_COLLECTIONS)[RecordTable]['kind'];

/** Whether a table has the records of a collection that the history keeps. */
export const isRecordTable = (table: string): table is RecordTable => Object.hasOwn(KEPT_COLLECTIONS, table);

const COLUMNS: ReadonlyMap<KeptTable, readonly string[]> = new Map(
  KEPT_TABLE_NAMES.map((table) => {
    const { key, fields } = KEPT_TABLES[table];
    return [table, [...new Set([...key, ...Object.keys(fields)])]];
  }),
);

/** The names of a table's columns, those of its key first. */
export const columnsOf = (table: KeptTable): readonly string[] => COLUMNS.get(table) ?? [];

/** The values of a row by its columns. */
export const cellsOf = (row: object): ReadonlyMap<string, unknown> => new Map(Object.entries(row));

/** The value of one column, without a copy of the row: it is asked for each of thousands of rows. */
export const cellOf = (row: object, column: string): unknown => Reflect.get(row, column);

/** The instant that a cell of a row holds, such as the date of a session; null if it holds another value. */
export const instantIn = (cell: unknown): Temporal.Instant | null =>
  typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(cell) ? Temporal.Instant.from(cell) : null;

/** The number of the record that a row belongs to: the first whole number of its key; 0 where it has none. */
export function recordIdOf(table: KeptTable, row: object): number {
  const { key, fields } = KEPT_TABLES[table];
  const column = key.find((name) => fields[name]?.kind === 'integer');
  return column === undefined ? 0 : Number(cellOf(row, column));
}

/** The key of a row within its table. */
export const keyOf = (table: KeptTable, row: object): string =>
  JSON.stringify(KEPT_TABLES[table].key.map((column) => cellOf(row, column)));

/** Whether two rows of a table are the same. */
export function isSameRow(table: KeptTable, one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  return columnsOf(table).every((column) => cellOf(one, column) === cellOf(other, column));
}

// Changes of the programme's rows: operations produce them, the history stores them, and an undo inverts them.

/** A row before and after; null where there was or is none. */
export interface ChangeOf<T extends KeptTable> {
  readonly table: T;
  readonly before: KeptRow[T] | null;
  readonly after: KeptRow[T] | null;
}

export type RowChange = { readonly [T in KeptTable]: ChangeOf<T> }[KeptTable];

/** Whether a change is about a row of a table. */
export const isOf = <T extends KeptTable>(
  table: T,
  change: { readonly table: KeptTable },
): change is ChangeOf<T> => change.table === table;

/** A change of a row. */
export const changeOf = <T extends KeptTable>(
  table: T,
  before: KeptRow[T] | null,
  after: KeptRow[T] | null,
): ChangeOf<T> => ({ table, before, after });

/** The row that a change is about. */
export const rowOf = ({ before, after }: RowChange): object => before ?? after ?? {};

/** The removals of rows of a table. */
export const removals = <T extends KeptTable>(
  table: T,
  rows: readonly KeptRow[T][],
): readonly ChangeOf<T>[] => rows.map((row) => changeOf(table, row, null));

/** The changes that turn some rows of a table into others. */
export function changesBetween(
  table: KeptTable,
  before: readonly object[],
  after: readonly object[],
): readonly RowChange[] {
  const known = new Map(before.map((row) => [keyOf(table, row), row]));
  const now = new Map(after.map((row) => [keyOf(table, row), row]));
  return [...new Set([...known.keys(), ...now.keys()])].flatMap((key) => {
    const [old, fresh] = [known.get(key) ?? null, now.get(key) ?? null];
    return isSameRow(table, old, fresh) ? [] : [parseRowChange({ table, before: old, after: fresh })];
  });
}

/** The inverse changes, last first. */
export const inverse = (changes: readonly RowChange[]): RowChange[] =>
  changes
    .map(({ table, before, after }) => parseRowChange({ table, before: after, after: before }))
    .reverse();

/** A value that may be a change of a row. */
interface UnknownChange {
  readonly table: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Parses a change of a row, such as one from the history. Rows from before a column was added get its value of that time.
 *
 * @throws TypeError if it is not a change of a row
 */
export function parseRowChange({ table, before, after }: UnknownChange): RowChange {
  const change = { table, before: withAddedColumns(table, before), after: withAddedColumns(table, after) };
  assertRowChange(change);
  return change;
}

function withAddedColumns(table: string, row: unknown): unknown {
  if (!isKeptTable(table) || typeof row !== 'object' || row === null) return row;
  if (columnsOf(table).every((column) => column in row)) return row;
  const known = { ...addedTo(table), ...row };
  return Object.fromEntries(
    columnsOf(table).flatMap((column) => (column in known ? [[column, cellOf(known, column)]] : [])),
  );
}

function assertRowChange(change: UnknownChange): asserts change is RowChange {
  const { table, before, after } = change;
  if (!isKeptTable(table)) throw new TypeError(`the history has no table ${table}`);
  for (const row of [before, after]) {
    if (row === null) continue;
    const missing = typeof row === 'object' ? columnsOf(table).find((column) => !(column in row)) : 'columns';
    if (missing !== undefined) {
      throw new TypeError(
        `${JSON.stringify(row)} is not a row of ${table}: it has no ${missing}, which has no default`,
      );
    }
  }
}

/** The programme after some changes; rows that are new are at the end. */
export const withChanges = (rows: ProgrammeRows, changes: readonly RowChange[]): ProgrammeRows =>
  rowsByTable(<T extends ProgrammeTable>(table: T): readonly ProgrammeRow[T][] => {
    const own = changes.filter((change) => isOf(table, change));
    if (own.length === 0) return rows[table];
    const byKey = new Map(rows[table].map((row) => [keyOf(table, row), row]));
    for (const { before, after } of own) {
      if (after !== null) byKey.set(keyOf(table, after), after);
      else if (before !== null) byKey.delete(keyOf(table, before));
    }
    return [...byKey.values()];
  });
