/**
 * Settings outside the programme whose changes the history keeps too, so that they can be undone: courses, the texts and
 * times of reminders, how sheets are read, and accounts. The rows hold no secrets.
 */

import type { Scope } from '../access.ts';
import { type AccountRecord, accountFields } from '../account.ts';
import { courseFields } from '../course.ts';
import { defaultOf, type Field, type Fields } from '../fields.ts';

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

export const RECORD_TABLES: readonly RecordTable[] = Object.keys(KEPT_COLLECTIONS).filter(isRecordTable);

type RecordRow = { readonly id: number; readonly title: string };

type TemplateRow = {
  readonly round_id: number;
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
};

/** A message that somebody has sent themselves: what an undo cancels. It was `cancelled` before it was noted. */
type MessageRow = { readonly id: number; readonly state: string };

/** The label of a field that the programme has of its own. */
type OwnFieldRow = { readonly name: string; readonly label: string };

type ReminderSettingRow = { readonly name: string; readonly value: string };

/** An account that was removed keeps its row; one that is made counts as removed before. */
export type AccountRow = Omit<AccountRecord, 'created_at' | 'removed_at'> & {
  readonly created_at: string;
  readonly removed_at: string | null;
};

export interface SettingRow extends Readonly<Record<RecordTable, RecordRow>> {
  readonly mail_templates: TemplateRow;
  readonly outbox: MessageRow;
  readonly own_fields: OwnFieldRow;
  readonly reminder_settings: ReminderSettingRow;
  readonly accounts: AccountRow;
}

export type SettingTable = keyof SettingRow;

/** The columns of a table, those of its key first. */
export interface KeptColumns {
  readonly key: readonly [string, ...string[]];
  readonly others: readonly string[];
  /** The values that migrations gave to existing rows for columns that came later: rows that the history kept before lack them. */
  readonly added?: Readonly<Record<string, unknown>>;
}

/** The columns of fields: the history keeps records as they are stored. */
export function columnsOfFields<F extends Fields>(fields: F) {
  const others: (keyof F & string)[] = [];
  const added: Record<string, unknown> = {};
  for (const name in fields) {
    const field: Field | undefined = fields[name];
    const value = field && defaultOf(field);
    if (name !== 'id') others.push(name);
    if (value !== undefined) added[name] = value;
  }
  return { key: ['id'], others, added } as const;
}

export const SETTING_TABLES: Readonly<Record<SettingTable, KeptColumns>> = {
  courses: columnsOfFields(KEPT_COLLECTIONS.courses.fields),
  mail_templates: { key: ['round_id', 'kind', 'language'], others: ['subject', 'body'] },
  outbox: { key: ['id'], others: ['state'] },
  own_fields: { key: ['name'], others: ['label'] },
  reminder_settings: { key: ['name'], others: ['value'] },
  accounts: columnsOfFields(accountFields),
};

/** Whether a table is one of settings. */
export const isSettingTable = (table: string): table is SettingTable => Object.hasOwn(SETTING_TABLES, table);

export const SETTING_TABLE_NAMES: readonly SettingTable[] =
  Object.keys(SETTING_TABLES).filter(isSettingTable);
