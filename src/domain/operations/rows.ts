/**
 * The programme as rows of database tables: operations change them, the history stores the changes, and an undo
 * restores them.
 */

import type { RecordOf } from '../fields.ts';
import type { QuestionKind } from '../forms/question.ts';
import type { Note } from '../notes.ts';
import {
  type DueRule,
  type Feedback,
  type FeedbackException,
  type FeedbackKey,
  managerFields,
  type ParticipantRole,
  participantFields,
  type Relation,
  type RelationStatus,
  type StatusChange,
} from '../programme.ts';
import {
  columnsOfFields,
  type KeptColumns,
  SETTING_TABLE_NAMES,
  SETTING_TABLES,
  type SettingRow,
  type SettingTable,
} from './setting-rows.ts';

/** A record as a row: days are texts. */
type RowLike<Item> = {
  readonly [Name in keyof Item]: Temporal.PlainDate extends Item[Name]
    ? Exclude<Item[Name], Temporal.PlainDate> | string
    : Item[Name];
};

export type ManagerRow = RecordOf<typeof managerFields>;

export type ParticipantRow = RecordOf<typeof participantFields>;

/** The e-mail address of a record that was merged into a participant. */
type FormerEmailRow = {
  readonly participant_id: number;
  readonly email: string;
  readonly role: ParticipantRole;
};

/** An external id that a participant had before, or that a record had which was merged into theirs. */
type FormerExternalIdRow = {
  readonly participant_id: number;
  readonly external_id: string;
  readonly role: ParticipantRole;
};

/** When a round is due, who owes it, and whether anybody does. */
export type RoundRuleRow = {
  readonly counts_from: DueRule['counts_from'];
  readonly days: number | null;
  readonly share: number | null;
  readonly days_without_end: number | null;
  readonly owed_by_mentee: boolean;
  readonly owed_by_mentor: boolean;
  readonly active: boolean;
};

export type RoundRow = RoundRuleRow & {
  readonly id: number;
  readonly title: string;
  readonly titles: string | null;
  readonly order: number;
};

/** A round's own rule in one cohort. */
export type RoundCohortRow = RoundRuleRow & { readonly round_id: number; readonly cohort: string };

export type RelationRow = RowLike<Omit<Relation, 'history'>> & {
  /** The last of its history. */
  readonly status: RelationStatus;
};

export type RelationChangeRow = RowLike<StatusChange> & {
  readonly relation_id: number;
  readonly number: number;
};

export type FeedbackExceptionRow = RowLike<FeedbackException>;

export type FeedbackRow = RowLike<Feedback>;

/** A version of a round's form: `questions` are JSON. */
export type FormRow = {
  readonly round_id: number;
  /** From 1; the highest is the one that is asked. */
  readonly version: number;
  /** Whether the round's form is asked: that of the newest version counts. */
  readonly is_on: boolean;
  readonly questions: string;
};

/** A personal link to a form: of its secret there is the digest. */
export type FormLinkRow = FeedbackKey & { readonly digest: string; readonly created_at: string };

/** An answer to a question of a form. */
export type FeedbackAnswerRow = FeedbackKey & {
  readonly question: string;
  /** The question's, so that counting and erasing need no form. */
  readonly kind: QuestionKind;
  /** The version of the form that was answered. */
  readonly version: number;
  /** JSON. */
  readonly value: string;
  readonly submitted_at: string;
  readonly changed_at: string;
  /** Whether it needs somebody's attention, or has had it. */
  readonly attention: 'open' | 'resolved' | null;
  readonly resolved_at: string | null;
  readonly resolved_by: string | null;
  readonly note: string | null;
};

/** The last import's statement about a relation: an import that says it again does not undo what was changed since. */
type ImportedRelationRow = {
  readonly relation_id: number;
  readonly status: RelationStatus | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly manager_id: number | null;
};

/** A note, on the record whose id a column has. */
type NoteRow<Column extends string> = { readonly [Name in Column]: number } & Note;

export interface ProgrammeRow {
  readonly managers: ManagerRow;
  readonly participants: ParticipantRow;
  readonly former_emails: FormerEmailRow;
  readonly former_external_ids: FormerExternalIdRow;
  readonly feedback_rounds: RoundRow;
  readonly round_cohorts: RoundCohortRow;
  readonly relations: RelationRow;
  readonly relation_changes: RelationChangeRow;
  readonly feedback_exceptions: FeedbackExceptionRow;
  readonly feedbacks: FeedbackRow;
  readonly forms: FormRow;
  readonly form_links: FormLinkRow;
  readonly feedback_answers: FeedbackAnswerRow;
  readonly imported_relations: ImportedRelationRow;
  readonly imported_exceptions: Omit<FeedbackExceptionRow, 'reason'>;
  readonly person_notes: NoteRow<'participant_id'>;
  readonly relation_notes: NoteRow<'relation_id'>;
  readonly manager_notes: NoteRow<'manager_id'>;
}

export type ProgrammeTable = keyof ProgrammeRow;

/** Rows of all tables: the whole programme, or the part of it that an operation looks at. */
export type ProgrammeRows = { readonly [T in ProgrammeTable]: readonly ProgrammeRow[T][] };

const FEEDBACK_KEY = ['relation_id', 'round_id', 'role'] as const;
const RULE = [
  'counts_from',
  'days',
  'share',
  'days_without_end',
  'owed_by_mentee',
  'owed_by_mentor',
  'active',
] as const;

const NOTE = ['account_id', 'text'] as const;

/** The columns of each table, those of its key first; a table stands after those that its rows refer to. */
const PROGRAMME_TABLES = {
  managers: columnsOfFields(managerFields),
  participants: columnsOfFields(participantFields),
  former_emails: { key: ['participant_id', 'email'], others: ['role'] },
  former_external_ids: { key: ['participant_id', 'external_id'], others: ['role'] },
  feedback_rounds: {
    key: ['id'],
    others: ['title', 'titles', 'order', ...RULE],
    added: { titles: null },
  },
  round_cohorts: { key: ['round_id', 'cohort'], others: RULE },
  relations: {
    key: ['id'],
    others: ['mentor_id', 'mentee_id', 'manager_id', 'cohort', 'start', 'end', 'status'],
  },
  relation_changes: { key: ['relation_id', 'number'], others: ['status', 'since', 'reason'] },
  feedback_exceptions: { key: FEEDBACK_KEY, others: ['due_date', 'waived', 'reason'] },
  feedbacks: { key: FEEDBACK_KEY, others: ['received_on', 'source', 'external_id'] },
  forms: { key: ['round_id', 'version'], others: ['is_on', 'questions'] },
  form_links: { key: ['relation_id', 'digest'], others: ['round_id', 'role', 'created_at'] },
  feedback_answers: {
    key: [...FEEDBACK_KEY, 'question'],
    others: [
      ...(['kind', 'version', 'value', 'submitted_at', 'changed_at'] as const),
      ...(['attention', 'resolved_at', 'resolved_by', 'note'] as const),
    ],
  },
  imported_relations: { key: ['relation_id'], others: ['status', 'start', 'end', 'manager_id'] },
  imported_exceptions: { key: FEEDBACK_KEY, others: ['due_date', 'waived'] },
  person_notes: { key: ['participant_id', 'at'], others: NOTE },
  relation_notes: { key: ['relation_id', 'at'], others: NOTE },
  manager_notes: { key: ['manager_id', 'at'], others: NOTE },
} as const satisfies {
  readonly [T in ProgrammeTable]: {
    readonly key: readonly (keyof ProgrammeRow[T])[];
    readonly others: readonly (keyof ProgrammeRow[T])[];
    readonly added?: Readonly<Record<string, unknown>>;
  };
};

/** The tables in the order of their references. */
export const PROGRAMME_TABLE_NAMES: readonly ProgrammeTable[] = Object.keys(PROGRAMME_TABLES).filter(
  (table): table is ProgrammeTable => Object.hasOwn(PROGRAMME_TABLES, table),
);

/** The rows that a function gives for each table. */
export const rowsByTable = (
  rowsOf: <T extends ProgrammeTable>(table: T) => readonly ProgrammeRow[T][],
): ProgrammeRows => ({
  managers: rowsOf('managers'),
  participants: rowsOf('participants'),
  former_emails: rowsOf('former_emails'),
  former_external_ids: rowsOf('former_external_ids'),
  feedback_rounds: rowsOf('feedback_rounds'),
  round_cohorts: rowsOf('round_cohorts'),
  relations: rowsOf('relations'),
  relation_changes: rowsOf('relation_changes'),
  feedback_exceptions: rowsOf('feedback_exceptions'),
  feedbacks: rowsOf('feedbacks'),
  forms: rowsOf('forms'),
  form_links: rowsOf('form_links'),
  feedback_answers: rowsOf('feedback_answers'),
  imported_relations: rowsOf('imported_relations'),
  imported_exceptions: rowsOf('imported_exceptions'),
  person_notes: rowsOf('person_notes'),
  relation_notes: rowsOf('relation_notes'),
  manager_notes: rowsOf('manager_notes'),
});

export const NO_ROWS: ProgrammeRows = rowsByTable(() => []);

/** A row of each table that the history knows. */
export interface KeptRow extends ProgrammeRow, SettingRow {}

export type KeptTable = ProgrammeTable | SettingTable;

/** The columns of each table that the history knows. */
export const KEPT_TABLES: Readonly<Record<KeptTable, KeptColumns>> = {
  ...PROGRAMME_TABLES,
  ...SETTING_TABLES,
};

/** The tables that the history knows, in the order of their references. */
export const KEPT_TABLE_NAMES: readonly KeptTable[] = [...PROGRAMME_TABLE_NAMES, ...SETTING_TABLE_NAMES];

const COLUMNS: ReadonlyMap<KeptTable, readonly string[]> = new Map(
  KEPT_TABLE_NAMES.map((table) => [table, [...KEPT_TABLES[table].key, ...KEPT_TABLES[table].others]]),
);

/** The names of a table's columns. */
export const columnsOf = (table: KeptTable): readonly string[] => COLUMNS.get(table) ?? [];

/** The values of a row by its columns. */
export const cellsOf = (row: object): ReadonlyMap<string, unknown> => new Map(Object.entries(row));

/** The value of one column, without a copy of the row: it is asked for each of thousands of rows. */
export const cellOf = (row: object, column: string): unknown => Reflect.get(row, column);

/** The instant that a cell of a row holds, such as the date of a session; null if it holds another value. */
export const instantIn = (cell: unknown): Temporal.Instant | null =>
  typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(cell) ? Temporal.Instant.from(cell) : null;

/** The key of a row within its table. */
export const keyOf = (table: KeptTable, row: object): string =>
  JSON.stringify(KEPT_TABLES[table].key.map((column) => cellOf(row, column)));

/** Whether two rows of a table are the same. */
export function isSameRow(table: KeptTable, one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  return columnsOf(table).every((column) => cellOf(one, column) === cellOf(other, column));
}
