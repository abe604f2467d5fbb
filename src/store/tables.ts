/** The registry of tables and collections for all that reads, copies or replaces them: a missing entry does not compile. */

import type { Kind } from '../domain/imported-rows.ts';
import type { KeptTable } from '../domain/operations/rows.ts';
import type { CollectionName, Schema } from './schema.ts';

export type TableName = keyof Schema;

/** How an import writes a table. */
interface Imported<Undone extends boolean = boolean> {
  /** The collection whose revision changes with the rows. */
  readonly collection: CollectionName;
  /** Whether the history keeps the changed rows, so that an undo restores them: `KEPT_TABLES` has the table then. */
  readonly undone: Undone;
}

interface Table<Column extends string = string, Undone extends boolean = boolean> {
  /** The columns of the primary key. */
  readonly key: readonly Column[];
  /** Imports write it. */
  readonly imported?: Imported<Undone>;
  /** A new database has rows in it from the start. */
  readonly shipped?: true;
  /** A move to another database does not copy its rows. */
  readonly moved?: false;
  /** A restore deletes the rows of the backup. */
  readonly restored?: false;
}

/** The key of a feedback. */
export const FEEDBACK_KEY = ['relation_id', 'round_id', 'role'] as const;

/**
 * All tables, in the order in which a move fills them: a table follows those that its rows refer to, and
 * `collections` comes last, so that no service can use half a copy.
 */
const DECLARED = {
  // Every database has the list of its own migrations.
  migrations: { key: ['number'], moved: false },
  // Requests of the last minute are irrelevant when the next service starts.
  goal_requests: { key: [], moved: false },
  // Sessions that ended after a backup must stay ended, and services of that time are not running now.
  sessions: { key: ['digest'], moved: false, restored: false },
  sign_in_links: { key: ['digest'], moved: false, restored: false },
  leases: { key: ['name'], moved: false, restored: false },
  identity: { key: ['id'], shipped: true },
  erasure_key: { key: ['fingerprint'], shipped: true },
  accounts: { key: ['id'] },
  tokens: { key: ['id'] },
  pre_lead_statuses: {
    key: ['id'],
    shipped: true,
    imported: {
      collection: 'pre-lead-statuses',
      undone: false,
    },
  },
  courses: { key: ['id'], imported: { collection: 'courses', undone: true } },
  managers: {
    key: ['id'],
    imported: {
      collection: 'programme',
      undone: true,
    },
  },
  participants: {
    key: ['id'],
    imported: {
      collection: 'programme',
      undone: true,
    },
  },
  former_emails: {
    key: ['participant_id', 'email'],
    imported: { collection: 'programme', undone: true },
  },
  former_external_ids: {
    key: ['participant_id', 'external_id'],
    imported: { collection: 'programme', undone: true },
  },
  relations: {
    key: ['id'],
    imported: { collection: 'programme', undone: true },
  },
  relation_changes: {
    key: ['relation_id', 'number'],
    imported: { collection: 'programme', undone: true },
  },
  feedback_rounds: {
    key: ['id'],
    shipped: true,
    imported: { collection: 'programme', undone: true },
  },
  round_cohorts: { key: ['round_id', 'cohort'], imported: { collection: 'programme', undone: true } },
  feedback_exceptions: { key: FEEDBACK_KEY, imported: { collection: 'programme', undone: true } },
  feedbacks: {
    key: FEEDBACK_KEY,
    imported: {
      collection: 'programme',
      undone: true,
    },
  },
  forms: { key: ['round_id', 'version'] },
  form_links: { key: ['relation_id', 'digest'] },
  feedback_answers: { key: [...FEEDBACK_KEY, 'question'] },
  due_feedbacks: {
    key: FEEDBACK_KEY,
    imported: { collection: 'programme', undone: false },
  },
  imported_relations: { key: ['relation_id'], imported: { collection: 'programme', undone: true } },
  imported_exceptions: { key: FEEDBACK_KEY, imported: { collection: 'programme', undone: true } },
  person_notes: { key: ['participant_id', 'at'] },
  relation_notes: { key: ['relation_id', 'at'] },
  manager_notes: { key: ['manager_id', 'at'] },
  history: { key: ['number'] },
  history_changes: { key: ['number', 'position'] },
  erasures: { key: ['digest'], imported: { collection: 'programme', undone: false } },
  smart_goals: { key: ['id'], imported: { collection: 'smart-goals', undone: false } },
  goal_addresses: { key: ['digest'] },
  mentee_goals: { key: ['goal_id'] },
  goal_agreements: { key: ['participant_id'] },
  goal_signing_key: { key: ['key'], shipped: true },
  goal_tokens: { key: ['day'] },
  idempotency_keys: { key: ['account_id', 'key'] },
  audit_events: { key: ['number'] },
  // A restore marks queued messages as doubtful, since they may have been sent after the backup.
  outbox: { key: ['id'] },
  outbox_mentions: { key: ['outbox_id', 'kind', 'person_id'] },
  mail_templates: { key: ['kind', 'round_id', 'language'] },
  own_fields: { key: ['name'] },
  reminder_settings: { key: ['name'] },
  reminder_preferences: { key: ['participant_id'] },
  personal_links: { key: ['participant_id'] },
  import_mappings: { key: ['key'] },
  import_answers: { key: ['key'] },
  // Whoever uploaded files still has them.
  uploads: { key: ['id'], moved: false, restored: false },
  upload_files: { key: ['upload_id', 'position'], moved: false, restored: false },
  unassigned_feedbacks: { key: ['id'] },
  collections: { key: ['name'], shipped: true },
} as const satisfies {
  readonly [Name in TableName]: Table<keyof Schema[Name] & string, Name extends KeptTable ? true : false>;
};

/** The declaration of each table. */
export const TABLES: Readonly<Record<TableName, Table>> = DECLARED;

/** The names of all tables, in the order in which a move fills them. */
export const TABLE_NAMES: readonly TableName[] = namesOf(DECLARED);

/** The tables that a move fills, in its order. */
export const MOVED_TABLES = TABLE_NAMES.filter((name) => TABLES[name].moved !== false);

/** The tables that an import writes. */
export type ImportedTable = {
  [Name in TableName]: (typeof DECLARED)[Name] extends { readonly imported: object } ? Name : never;
}[TableName];

/** Returns how an import writes a table. */
export const importedTable = (name: ImportedTable): Imported => DECLARED[name].imported;

/** The table of each kind of file; it determines the collection that changes. */
export const KIND_TABLES = {
  'pre-lead-statuses': 'pre_lead_statuses',
  erasures: 'erasures',
  managers: 'managers',
  participants: 'participants',
  rounds: 'feedback_rounds',
  relations: 'relation_changes',
  exceptions: 'feedback_exceptions',
  feedbacks: 'feedbacks',
  courses: 'courses',
  'smart-goals': 'smart_goals',
} as const satisfies { readonly [K in Kind]: ImportedTable };

/** The counters in a collection's row. */
export interface Collection {
  /** The table of its records; null if the row has no count. */
  readonly table: ImportedTable | null;
  /** Records are numbered by `position` up to `last_position`. */
  readonly numbered?: true;
}

/** The collections, each with a row of the table `collections`. */
export const COLLECTIONS = {
  'smart-goals': { table: 'smart_goals', numbered: true },
  courses: { table: 'courses' },
  'pre-lead-statuses': { table: 'pre_lead_statuses' },
  programme: { table: null },
  auth: { table: null },
  audit: { table: null },
  mail: { table: null },
  'unassigned-feedbacks': { table: null },
} as const satisfies { readonly [Name in CollectionName]: Collection };

/** The collections that have a table of records. */
export type ListedCollection = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name] extends { readonly table: string } ? Name : never;
}[CollectionName];

/** The names of all collections. */
export const COLLECTION_NAMES: readonly CollectionName[] = namesOf(COLLECTIONS);

/** The names in a record, in its order. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
