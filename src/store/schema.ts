/** The tables, as the queries see them. */

import type { Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Course } from '../domain/course.ts';
import type { Erasure } from '../domain/imported-rows.ts';
import type { EntryKind } from '../domain/operations/operation.ts';
import type { KeptRow, ProgrammeRow } from '../domain/operations/rows.ts';
import type { UnassignedReason } from '../domain/operations/unclear-feedback.ts';
import type { Mention, MessageKind, MessageState, TemplateKind } from '../domain/outbox.ts';
import type { PreLeadStatus } from '../domain/pre-lead-status.ts';
import type { FeedbackKey, ParticipantRole } from '../domain/programme.ts';
import type { NewSmartGoal } from '../domain/smart-goal.ts';

/** Instants are texts in UTC with six digits, `2026-11-21T02:10:54.570232Z`; booleans are 0 and 1 with SQLite. */
export type Columns<Item> = {
  readonly [Name in keyof Item]: Item[Name] extends Temporal.Instant | Temporal.PlainDate
    ? string
    : Item[Name] extends Temporal.Instant | Temporal.PlainDate | null
      ? string | null
      : Item[Name];
};

/** The collections with a row in `collections`; `auth` are the accounts and tokens. */
export type CollectionName =
  | 'smart-goals'
  | 'courses'
  | 'pre-lead-statuses'
  | 'programme'
  | 'auth'
  | 'audit'
  | 'mail'
  | 'unassigned-feedbacks';

export interface Schema extends ProgrammeRow, AccessTables, MailTables, WaitingTables {
  readonly migrations: { readonly number: number; readonly name: string; readonly applied_at: string };
  /** One row: a random UUID. */
  readonly identity: { readonly id: string };
  readonly collections: {
    readonly name: CollectionName;
    /** The exact number of its records. */
    readonly count: number;
    /** The highest id ever assigned. */
    readonly last_id: number;
    readonly revision: number;
    /** The position of the newest record; the oldest has the position `last_position - count + 1`. */
    readonly last_position: Generated<number>;
  };
  /** Positions have no gap, in the order of ids, up to the collection's `last_position`. */
  readonly smart_goals: Columns<NewSmartGoal> & { readonly id: number; readonly position: number };
  /** The private addresses of goals, by the digests of their secrets. */
  readonly goal_addresses: { readonly digest: string; readonly goal_id: number };
  /** Whose goals they are, of those that are somebody's. Not in the history, which would tell of it whatever the mentee agreed to. */
  readonly mentee_goals: { readonly goal_id: number; readonly participant_id: number };
  /** The mentees who agreed that the programme sees which goals are theirs. */
  readonly goal_agreements: { readonly participant_id: number; readonly agreed_at: string };
  /** One row: the key that signs goals while a browser holds them, before they are stored. */
  readonly goal_signing_key: { readonly key: string };
  readonly courses: Columns<Course>;
  readonly pre_lead_statuses: Columns<PreLeadStatus>;
  /** The feedbacks that matched relations have not given yet (`due-feedbacks.ts`). */
  readonly due_feedbacks: FeedbackKey & { readonly due_on: string };
  readonly erasures: Columns<Omit<Erasure, 'key'>>;
  /** At most one row: the fingerprint of the secret key of the digests. */
  readonly erasure_key: { readonly fingerprint: string };
  /** The keys of requests, each with the created record once there is one. */
  readonly idempotency_keys: {
    readonly account_id: number;
    readonly key: string;
    readonly fingerprint: string;
    readonly claimed_at: string;
    readonly held_until: string;
    readonly collection: CollectionName | null;
    readonly record_id: number | null;
  };
  /** The entries of the history; numbers begin with 1. */
  readonly history: {
    readonly number: number;
    readonly at: string;
    readonly who: string;
    readonly account_id: number | null;
    readonly kind: EntryKind;
    /** The operation, with people by their ids. */
    readonly summary: string;
    readonly reason: string | null;
    /** The entry that it undoes. */
    readonly undoes: number | null;
    /** The number of changed rows. */
    readonly row_count: number;
    /** Why it cannot be undone: too many rows, or a person in it was erased. */
    readonly lasting: 'large' | 'erased' | null;
  };
  /** The rows that entries of the history changed, before and after; as JSON, null if it did not exist. */
  readonly history_changes: {
    readonly number: number;
    readonly position: number;
    readonly table_name: string;
    /** The first column of the row's key. */
    readonly record_id: number;
    readonly before: string | null;
    readonly after: string | null;
  };
}

/** Queries of these tables, on a connection or within a transaction. */
export type Queries = Kysely<Schema>;

/** A transaction on these tables. */
export type Transaction = KyselyTransaction<Schema>;

export interface AccessTables {
  /** Removed accounts keep their rows, for the names in the audit log. */
  readonly accounts: KeptRow['accounts'];
  readonly tokens: {
    readonly id: number;
    readonly account_id: number;
    /** The digest of the secret, which is not stored. */
    readonly digest: string;
    /** Separated by spaces. */
    readonly scopes: string;
    readonly created_at: string;
    readonly expires_at: string | null;
    readonly revoked_at: string | null;
    readonly last_used_at: string | null;
  };
  /** Browser sessions, by the digests of their secrets. */
  readonly sessions: {
    readonly digest: string;
    readonly account_id: number;
    /** Null if they signed in without a token. */
    readonly token_id: number | null;
    readonly created_at: string;
    /** When it expires without further use. */
    readonly expires_at: string;
  };
  /** By the digests of their secrets. */
  readonly sign_in_links: {
    readonly digest: string;
    readonly account_id: number;
    readonly created_at: string;
    readonly expires_at: string;
    readonly used_at: string | null;
  };
  /** The requests to write goals that were counted. */
  readonly goal_requests: { readonly client: string; readonly at: string };
  /** The goal server tokens used or reserved, one row a day. */
  readonly goal_tokens: { readonly day: string; readonly tokens: number };
  /** Numbers begin with 1; 0 says that the whole database was moved here. */
  readonly audit_events: {
    readonly number: number;
    readonly at: string;
    readonly account_id: number | null;
    readonly token_id: number | null;
    readonly action: string;
    readonly subject: string;
    readonly record_id: number | null;
    readonly times: number;
    /** JSON. */
    readonly detail: string | null;
  };
}

export interface MailTables {
  readonly outbox: {
    readonly id: number;
    readonly message_id: string;
    readonly kind: MessageKind;
    readonly key: string | null;
    readonly recipient_name: string | null;
    readonly recipient_email: string;
    readonly reply_to_name: string | null;
    readonly reply_to_email: string | null;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly stop_url: string | null;
    readonly state: MessageState;
    readonly attempts: number;
    readonly attempt: string | null;
    readonly created_at: string;
    readonly next_at: string;
    readonly changed_at: string;
    readonly reply: string | null;
  };
  /** The recipients of messages, and the people named in them. */
  readonly outbox_mentions: {
    readonly outbox_id: number;
    readonly kind: Mention['kind'];
    readonly person_id: number;
  };
  /** A row for each lease (`lease.ts`); `beats` changes while the holder lives. */
  readonly leases: { readonly name: string; readonly holder: string; readonly beats: number };
  /** Custom templates, which replace shipped ones. */
  readonly mail_templates: {
    readonly kind: TemplateKind;
    /** 0: all rounds. */
    readonly round_id: number;
    readonly language: string;
    readonly subject: string;
    readonly body: string;
  };
  /** The labels of the fields that the programme has of its own. */
  readonly own_fields: KeptRow['own_fields'];
  /** The settings of the reminders, as JSON. */
  readonly reminder_settings: { readonly name: string; readonly value: string };
  /** The secret with which a person stops reminders, and when they did. */
  readonly reminder_preferences: {
    readonly participant_id: number;
    readonly token: string;
    readonly stopped_at: string | null;
    /** The day on which they get reminders again; null: when they resume them. */
    readonly stopped_until: string | null;
  };
  /** The secrets of personal pages, as they stand in messages. */
  readonly personal_links: { readonly participant_id: number; readonly token: string };
}

export interface WaitingTables {
  /** How the columns and words of sheets with a header are read; `header` and `mapping` are JSON. */
  readonly import_mappings: Readonly<Record<'key' | 'header' | 'mapping' | 'changed_at', string>>;
  /** What was answered about the rows of such sheets, as JSON. */
  readonly import_answers: { readonly key: string; readonly answers: string; readonly kept_at: string };
  /** Files that wait to be imported, with what was decided about them as JSON. */
  readonly uploads: {
    readonly id: string;
    /** The name of the uploader, as displayed. */
    readonly who: string;
    readonly account_id: number | null;
    readonly created_at: string;
    readonly decisions: string;
    readonly choices: string;
    /** Another number shows that somebody else has decided something meanwhile. */
    readonly revision: number;
    /** The result as JSON; null while it waits. */
    readonly result: string | null;
    /** While a process imports it: when that has ended at the latest. */
  };
  /** The files of uploads, in Base64. */
  readonly upload_files: {
    readonly upload_id: string;
    readonly position: number;
    readonly name: string;
    readonly bytes: number;
    readonly content: string;
  };
  /** Feedbacks that came in by themselves and could not be assigned to a relation. */
  readonly unassigned_feedbacks: {
    readonly id: number;
    readonly arrived_at: string;
    readonly source: string;
    readonly external_id: string;
    readonly received_on: string;
    readonly reason: UnassignedReason;
    readonly role: ParticipantRole | null;
    readonly person: string | null;
    readonly partner: string | null;
    readonly relation: number | null;
    readonly round: string | null;
    readonly state: 'open' | 'assigned' | 'dismissed';
    /** The entry of the history that assigned it, or took that back. */
    readonly entry: number | null;
    /** The participant to whom it was assigned. */
    readonly assigned_person: number | null;
    readonly note: string | null;
  };
}
