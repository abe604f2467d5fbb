/**
 * All tables, each declared once: the types of rows, keys, moves, backups, restores and erasures follow. Those whose changes
 * the history keeps are declared in `domain/operations/rows.ts`. Instants are texts in UTC with six digits,
 * `2026-11-21T02:10:54.570232Z`; booleans are 0 and 1 with SQLite.
 */

import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import {
  assertRecord,
  date,
  dateTime,
  type Erasure,
  type FieldKind,
  type Fields,
  integer,
  type RecordOf,
  type RowOf,
  text,
} from '../domain/fields.ts';
import type { EntryKind } from '../domain/operations/operation.ts';
import { UNASSIGNED_REASONS } from '../domain/operations/remarks.ts';
import {
  FEEDBACK_KEY,
  KEPT_TABLES,
  type KeptFields,
  namesOf,
  type Table,
} from '../domain/operations/rows.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '../domain/outbox.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { ROLES } from '../domain/programme.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';

/** The records that each collection counts; null: it counts none. `auth` are the accounts and tokens. */
export const COLLECTIONS = {
  /** Numbered by `position` up to `last_position`. */
  'smart-goals': 'smart_goals',
  courses: 'courses',
  'pre-lead-statuses': 'pre_lead_statuses',
  programme: null,
  auth: null,
  audit: null,
  mail: null,
  'unassigned-feedbacks': null,
} as const;

export type CollectionName = keyof typeof COLLECTIONS;

/** The collections that have a table of records. */
export type ListedCollection = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name] extends string ? Name : never;
}[CollectionName];

/** The names of all collections. */
export const COLLECTION_NAMES: readonly CollectionName[] = namesOf(COLLECTIONS);

const NOBODY = { erasure: 'names nobody' } as const;
const ofRecord = text({ erasure: 'of a record' });
const ofMessage = text({ erasure: 'of a message' });
const ofMessageOrNull = text({ nullable: true, erasure: 'of a message' });
const removed = text({ erasure: 'removed with its row' });
const removedOrNull = text({ nullable: true, erasure: 'removed with its row' });
const clearedOrNull = text({ nullable: true, erasure: 'cleared' });
const word = text(NOBODY);
const wordOrNull = text({ ...NOBODY, nullable: true });
const number = integer({});
const numberOrNull = integer({ nullable: true });
const instant = dateTime({});
const instantOrNull = dateTime({ nullable: true });
const role = text({ choices: ROLES });

/** Tables before those that the history knows, in the order in which a move fills them. */
const BEFORE = {
  // Every database has the list of its own migrations.
  migrations: { fields: { number, name: word, applied_at: instant }, key: ['number'], moved: false },
  /** The requests to write goals of the last minute, which are irrelevant when the next service starts. */
  goal_requests: { fields: { client: word, at: instant }, key: [], moved: false },
  /**
   * By the digests of their secrets. Sessions that ended after a backup must stay ended. Without a token: somebody signed in
   * without one. `expires_at`: without further use.
   */
  sessions: {
    fields: {
      digest: word,
      account_id: number,
      token_id: numberOrNull,
      created_at: instant,
      expires_at: instant,
    },
    key: ['digest'],
    moved: false,
    restored: false,
  },
  sign_in_links: {
    fields: {
      digest: word,
      account_id: number,
      created_at: instant,
      expires_at: instant,
      used_at: instantOrNull,
    },
    key: ['digest'],
    moved: false,
    restored: false,
  },
  /** At most one row, of the process that sends mail (`lease.ts`); `beats` changes while it lives. Services of a backup are not running now. */
  leases: {
    fields: { name: word, holder: word, beats: number },
    key: ['name'],
    moved: false,
    restored: false,
  },
  /** One row: a random UUID. */
  identity: { fields: { id: word }, key: ['id'], shipped: true },
  /** At most one row: the fingerprint of the secret key of the digests. */
  erasure_key: { fields: { fingerprint: word }, key: ['fingerprint'], shipped: true },
  pre_lead_statuses: { fields: preLeadStatusFields, key: ['id'], shipped: true },
} as const satisfies Readonly<Record<string, Table>>;

/** The others. `collections` comes last, so that no service can use half a copy. */
const AFTER = {
  /** The digest is of the secret, which is not stored. `scopes` have spaces between them. */
  tokens: {
    fields: {
      id: number,
      account_id: number,
      digest: word,
      scopes: word,
      created_at: instant,
      expires_at: instantOrNull,
      revoked_at: instantOrNull,
      last_used_at: instantOrNull,
    },
    key: ['id'],
  },
  /** The feedbacks that matched relations have not given yet (`due-feedbacks.ts`). */
  due_feedbacks: {
    fields: { relation_id: number, round_id: number, role, due_on: date({}) },
    key: FEEDBACK_KEY,
  },
  /** The entries, numbered from 1: who did what, why, how many rows it changed, and the entry that it undoes. */
  history: {
    fields: {
      number,
      at: instant,
      who: text({ erasure: 'of an account' }),
      account_id: numberOrNull,
      kind: word,
      /** The operation as JSON, with people by their ids. */
      summary: text({ erasure: 'blanked' }),
      reason: clearedOrNull,
      undoes: numberOrNull,
      row_count: number,
      /** Why it cannot be undone: too many rows, or a person in it was erased. */
      lasting: text({ nullable: true, choices: ['large', 'erased'] }),
    },
    key: ['number'],
  },
  /** The rows that entries changed, as JSON; null if there was or is none. Those about a person go with them (`person-erasure.ts`). */
  history_changes: {
    fields: {
      number,
      position: number,
      table_name: word,
      /** Of the record that the row belongs to. */
      record_id: number,
      before: text({ nullable: true, erasure: 'of a record' }),
      after: text({ nullable: true, erasure: 'of a record' }),
    },
    key: ['number', 'position'],
  },
  erasures: {
    fields: { digest: word, what: text({ choices: ['person', 'smart-goal'] }), erased_at: instant },
    key: ['digest'],
  },
  /** Positions have no gap, in the order of ids, up to the collection's `last_position`. */
  smart_goals: {
    fields: {
      ...smartGoalFields,
      writer: word,
      model: wordOrNull,
      language: wordOrNull,
      variant: number,
      milliseconds: numberOrNull,
      tokens_counted_by: text({ choices: ['server', 'service'] }),
      position: number,
    },
    key: ['id'],
  },
  /** The private addresses of goals, by the digests of their secrets. */
  goal_addresses: { fields: { digest: word, goal_id: number }, key: ['digest'] },
  /** Whose goals they are, of those that are somebody's. Not in the history, which would tell of it whatever the mentee agreed to. */
  mentee_goals: { fields: { goal_id: number, participant_id: number }, key: ['goal_id'], of: 'person' },
  /** The mentees who agreed that the programme sees which goals are theirs. */
  goal_agreements: {
    fields: { participant_id: number, agreed_at: instant },
    key: ['participant_id'],
    of: 'person',
  },
  /** One row: the key that signs goals while a browser holds them, before they are stored. */
  goal_signing_key: { fields: { key: word }, key: ['key'], shipped: true },
  /** The goal server tokens used or reserved, one row a day. */
  goal_tokens: { fields: { day: date({}), tokens: number }, key: ['day'] },
  /** The keys of requests, which clients choose, each with the created record once there is one. The fingerprint is of the request. */
  idempotency_keys: {
    fields: {
      account_id: number,
      key: removed,
      fingerprint: word,
      claimed_at: instant,
      held_until: instant,
      collection: text({ nullable: true, choices: COLLECTION_NAMES }),
      record_id: numberOrNull,
    },
    key: ['account_id', 'key'],
  },
  /** Numbers begin with 1; 0 says that the whole database was moved here. `detail` is JSON. */
  audit_events: {
    fields: {
      number,
      at: instant,
      account_id: numberOrNull,
      token_id: numberOrNull,
      action: word,
      subject: word,
      record_id: numberOrNull,
      times: number,
      detail: clearedOrNull,
    },
    key: ['number'],
  },
  /** The recipients of messages, and the people named in them. */
  outbox_mentions: {
    fields: { outbox_id: number, kind: text({ choices: ['participant', 'manager'] }), person_id: number },
    key: ['outbox_id', 'kind', 'person_id'],
  },
  /** The secret with which a person stops reminders, and when they did. */
  reminder_preferences: {
    fields: {
      participant_id: number,
      token: ofRecord,
      stopped_at: instantOrNull,
      /** The day on which they get reminders again; null: when they resume them. */
      stopped_until: date({ nullable: true }),
    },
    key: ['participant_id'],
    of: 'person',
  },
  /** The secrets of personal pages, as they stand in messages. */
  personal_links: {
    fields: { participant_id: number, token: ofRecord },
    key: ['participant_id'],
    of: 'person',
  },
  /** How the columns and words of sheets with a header are read; `header` and `mapping` are JSON. */
  import_mappings: {
    fields: { key: word, header: removed, mapping: removed, changed_at: instant },
    key: ['key'],
  },
  /** What was answered about the rows of such sheets, as JSON. All go: a digest of a row does not say whose it was. */
  import_answers: { fields: { key: word, answers: ofRecord, kept_at: instant }, key: ['key'] },
  /** Files that wait to be imported, with what was decided about them as JSON. Whoever uploaded them has them still. */
  uploads: {
    fields: {
      id: word,
      /** The name of the uploader, as displayed. */
      who: ofRecord,
      account_id: numberOrNull,
      created_at: instant,
      decisions: ofRecord,
      choices: ofRecord,
      /** Another number shows that somebody else has decided something meanwhile. */
      revision: number,
      /** The result as JSON; null while it waits. */
      result: text({ nullable: true, erasure: 'of a record' }),
    },
    key: ['id'],
    moved: false,
    restored: false,
  },
  /** The files of uploads, in Base64. */
  upload_files: {
    fields: { upload_id: word, position: number, name: ofRecord, bytes: number, content: ofRecord },
    key: ['upload_id', 'position'],
    moved: false,
    restored: false,
  },
  /** Feedbacks that came in by themselves and could not be assigned. What somebody gave goes, whatever it says (`person-erasure.ts`). */
  unassigned_feedbacks: {
    fields: {
      id: number,
      arrived_at: instant,
      source: removed,
      external_id: removed,
      received_on: date({}),
      reason: text({ choices: UNASSIGNED_REASONS }),
      role: text({ nullable: true, choices: ROLES }),
      person: removedOrNull,
      partner: clearedOrNull,
      relation: numberOrNull,
      round: clearedOrNull,
      state: text({ choices: ['open', 'assigned', 'dismissed'] }),
      /** The entry of the history that assigned it, or took that back. */
      entry: numberOrNull,
      /** The participant to whom it was assigned. */
      assigned_person: numberOrNull,
      note: clearedOrNull,
    },
    key: ['id'],
  },
  /** The exact number of records, the highest id ever assigned, and the position of the newest record. */
  collections: {
    fields: {
      name: text({ choices: COLLECTION_NAMES }),
      count: number,
      last_id: number,
      revision: number,
      last_position: number,
    },
    key: ['name'],
    shipped: true,
  },
} as const satisfies Readonly<Record<string, Table>>;

/** The whole of a message; the history keeps its state. A restore marks queued ones as doubtful: they may have been sent since. */
const OUTBOX = {
  fields: {
    id: number,
    message_id: word,
    kind: text({ choices: MESSAGE_KINDS }),
    key: wordOrNull,
    recipient_name: ofMessageOrNull,
    recipient_email: ofMessage,
    reply_to_name: ofMessageOrNull,
    reply_to_email: ofMessageOrNull,
    subject: ofMessage,
    text: ofMessage,
    html: ofMessage,
    stop_url: wordOrNull,
    state: text({ choices: MESSAGE_STATES }),
    attempts: number,
    attempt: wordOrNull,
    created_at: instant,
    next_at: instant,
    changed_at: instant,
    reply: ofMessageOrNull,
  },
  key: ['id'],
} as const satisfies Table;

type Declared = typeof BEFORE & typeof AFTER;
type FieldsOf = { readonly [Name in keyof Declared]: Declared[Name]['fields'] } & Omit<
  KeptFields,
  'outbox'
> & {
    readonly outbox: typeof OUTBOX.fields;
  };

export type TableName = keyof FieldsOf;

type Row<Name extends TableName> = RowOf<FieldsOf[Name]>;

/** The tables, as the queries see them. */
export type Schema = {
  readonly [Name in TableName]: Name extends 'history'
    ? Omit<Row<Name>, 'kind'> & { readonly kind: EntryKind }
    : Row<Name>;
};

/** Queries of these tables, on a connection or within a transaction. */
export type Queries = Kysely<Schema>;

/** A transaction on these tables. */
export type Transaction = KyselyTransaction<Schema>;

/** A record as it is stored. */
export type Columns<Item> = {
  readonly [Name in keyof Item]: Item[Name] extends Temporal.Instant | Temporal.PlainDate
    ? string
    : Item[Name] extends Temporal.Instant | Temporal.PlainDate | null
      ? string | null
      : Item[Name];
};

/** The declaration of each table. A table follows those that its rows refer to. */
export const TABLES: Readonly<Record<TableName, Table>> = {
  ...BEFORE,
  ...KEPT_TABLES,
  ...AFTER,
  outbox: OUTBOX,
};

/** The names of all tables, in the order in which a move fills them. */
export const TABLE_NAMES: readonly TableName[] = namesOf(TABLES);

/** The tables that a move fills, in its order. */
export const MOVED_TABLES = TABLE_NAMES.filter((name) => TABLES[name].moved !== false);

/** The tables with texts that stay where they name somebody, and are reported. */
export type ReportedTable = {
  [Name in TableName]: 'reported' extends ErasureOf<FieldsOf[Name][keyof FieldsOf[Name]]> ? Name : never;
}[TableName];

type ErasureOf<Field> = Field extends { readonly erasure: infer Own } ? Own : never;

/** The columns of a table that an erasure treats in one of some ways. */
export const columnsTreated = (table: TableName, ...treatments: readonly Erasure[]): readonly string[] =>
  Object.entries(TABLES[table].fields).flatMap(([column, { erasure }]) =>
    erasure !== undefined && treatments.includes(erasure) ? column : [],
  );

// How field values are stored in columns: instants and days as text, all others unchanged.

/** An instant as it is stored: in UTC, with six digits, so that texts sort as the instants do. */
export function instantToColumn(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 6 });
}

/** A stored instant; null if there is none. */
export const instantFromColumn = (text: string | null): Temporal.Instant | null =>
  text === null ? null : Temporal.Instant.from(text);

/**
 * The record in a row: the columns of its fields only.
 *
 * @throws TypeError if the value of a column does not fit its field
 */
export function recordFromRow<F extends Fields>(fields: F, row: object): RecordOf<F> {
  const record: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    const value: unknown = Reflect.get(row, name);
    if (field !== undefined) record[name] = value === null ? null : FROM_COLUMN[field.kind](value);
  }
  assertRecord(fields, record);
  return record;
}

/** The columns of a record. */
export function rowFromRecord<Item extends object>(record: Item): Columns<Item> {
  const row = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toColumn(value)]));
  assertRow(row, record);
  return row;
}

function toColumn(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return instantToColumn(value);
  return value instanceof Temporal.PlainDate ? value.toString() : value;
}

/** Each value was converted by its own type, so only a missing column can be wrong. */
function assertRow<Item extends object>(row: object, record: Item): asserts row is Columns<Item> {
  for (const name in record) if (!(name in row)) throw new TypeError(`the row has no value for ${name}`);
}

/** The part of an object that is a record with these fields. */
export function recordOf<F extends Fields>(fields: F, whole: RecordOf<F>): RecordOf<F> {
  const values = new Map<string, unknown>(Object.entries(whole));
  const record = Object.fromEntries(Object.keys(fields).map((name) => [name, values.get(name)]));
  assertRecord(fields, record);
  return record;
}

const asItIs = (value: unknown): unknown => value;

/** How a column that is not null is read; `assertRecord` checks the result. */
const FROM_COLUMN: { readonly [K in FieldKind]: (value: unknown) => unknown } = {
  integer: asItIs,
  text: asItIs,
  datetime: (value) => (typeof value === 'string' ? Temporal.Instant.from(value) : value),
  date: (value) => (typeof value === 'string' ? Temporal.PlainDate.from(value) : value),
  url: asItIs,
  // SQLite has no booleans.
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
};
