/** The tables, as the queries see them. */

import type { Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Course } from '../domain/course.ts';
import type { Erasure } from '../domain/imported-rows.ts';
import type { EntryKind } from '../domain/operations/operation.ts';
import type { ProgrammeRow } from '../domain/operations/rows.ts';
import type { PreLeadStatus } from '../domain/pre-lead-status.ts';
import type { NewSmartGoal } from '../domain/smart-goal.ts';
import type { AccessTables } from './access-schema.ts';
import type { MailTables, WaitingTables } from './mail-schema.ts';

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

export interface Schema extends Omit<ProgrammeRow, 'relations'>, AccessTables, MailTables, WaitingTables {
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
  /**
   * Positions have no gap, in the order of ids, up to the collection's `last_position`. Rows below the oldest of its `count`
   * belong to a running import and are invisible.
   */
  readonly smart_goals: Columns<NewSmartGoal> & { readonly id: number; readonly position: number };
  /** At most one row: the running import of goals, and its reserved ids. */
  readonly goal_arrivals: {
    readonly id: number;
    readonly last_id_before: number;
    readonly last_id_taken: number;
    /** The last heartbeat of its process. */
    readonly seen_at: string;
  };
  /** The private addresses of goals, by the digests of their secrets. */
  readonly goal_addresses: { readonly digest: string; readonly goal_id: number };
  /** One row: the key that signs goals while a browser holds them, before they are stored. */
  readonly goal_signing_key: { readonly key: string };
  readonly courses: Columns<Course>;
  readonly pre_lead_statuses: Columns<PreLeadStatus>;
  readonly relations: ProgrammeRow['relations'] & {
    /** The first day on which it owes a feedback that is not received; null if there is none. */
    readonly owed_from: string | null;
  };
  /** One row at the most: relations from this one on keep a day (`owed_from`) that is out of date. */
  readonly owed_refresh: { readonly id: number; readonly next_relation: number };
  readonly erasures: Columns<Omit<Erasure, 'key'>>;
  /** At most one row: the fingerprint of the secret key of the digests. */
  readonly erasure_key: { readonly fingerprint: string };
  /** The processes that serve the database, or did until they were killed; `beats` changes with every heartbeat. */
  readonly running_services: { readonly id: string; readonly beats: number; readonly seen_at: string };
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
    /** Why it cannot be undone: too many rows, or somebody in it was erased. */
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
