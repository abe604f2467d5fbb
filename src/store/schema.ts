/** The tables, as the queries see them. */

import type { Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Course } from '../domain/course.ts';
import type { Erasure } from '../domain/imported-rows.ts';
import type { ProgrammeRow } from '../domain/operations/rows.ts';
import type { PreLeadStatus } from '../domain/pre-lead-status.ts';
import type { NewSmartGoal } from '../domain/smart-goal.ts';
import type { AccessTables } from './access-schema.ts';
import type { FormAnswerTables } from './form-answer-schema.ts';
import type { HistoryTables } from './history-schema.ts';
import type { KeptGoalTables } from './kept-goal-schema.ts';
import type { MailTables } from './mail-schema.ts';
import type { OwedTables } from './owed-schema.ts';
import type { UnassignedFeedbackTable } from './unassigned-schema.ts';
import type { UploadTables } from './upload-schema.ts';

/**
 * Instants are texts in UTC with six digits, `2026-11-21T02:10:54.570232Z`; booleans are 0 and 1 with SQLite.
 */
export type Columns<Item> = {
  readonly [Name in keyof Item]: Item[Name] extends Temporal.Instant | Temporal.PlainDate
    ? string
    : Item[Name] extends Temporal.Instant | Temporal.PlainDate | null
      ? string | null
      : Item[Name];
};

/**
 * The collections with a row in `collections`: the public ones, the programme, accounts and tokens, the audit
 * log, mail, unassigned feedback.
 */
export type CollectionName =
  | 'smart-goals'
  | 'courses'
  | 'pre-lead-statuses'
  | 'programme'
  | 'auth'
  | 'audit'
  | 'mail'
  | 'unassigned-feedbacks';

/** One row per collection with its state. */
interface CollectionTable {
  readonly name: CollectionName;
  /** The exact number of its records. */
  readonly count: number;
  /** The highest id ever assigned. */
  readonly last_id: number;
  /** The number of changes. */
  readonly revision: number;
  /** The position of the newest record; the oldest has the position `last_position - count + 1`. */
  readonly last_position: Generated<number>;
}

/**
 * A smart goal: positions have no gap, in the order of ids, up to the collection's `last_position`. Rows
 * below the oldest of its `count` belong to a running import and are invisible.
 */
interface SmartGoalTable extends Columns<NewSmartGoal> {
  readonly id: number;
  readonly position: number;
}

/** At most one row: the running import of goals, and its reserved ids. */
interface GoalArrivalTable {
  readonly id: number;
  readonly last_id_before: number;
  readonly last_id_taken: number;
  /** The last heartbeat of its process. */
  readonly seen_at: string;
}

interface MigrationTable {
  readonly number: number;
  readonly name: string;
  readonly applied_at: string;
}

/** One row. */
interface IdentityTable {
  /** A random UUID. */
  readonly id: string;
}

/** The rows of the programme, as the domain declares them; a relation has one column more. */
interface ProgrammeTables extends Omit<ProgrammeRow, 'relations'> {
  readonly relations: ProgrammeRow['relations'] & {
    /** The first day on which it owes a feedback that is not received; null if there is none. */
    readonly owed_from: string | null;
  };
}

/** At most one row: the fingerprint of the secret key of the digests. */
interface ErasureKeyTable {
  readonly fingerprint: string;
}

/** A process that serves the database, or did until it was killed. */
interface RunningServiceTable {
  readonly id: string;
  /** Changes with every heartbeat. */
  readonly beats: number;
  readonly seen_at: string;
}

/** A request to write goals that was counted. */
interface GoalRequestTable {
  readonly client: string;
  readonly at: string;
}

/** The goal server tokens used or reserved, one row a day. */
interface GoalTokenTable {
  readonly day: string;
  readonly tokens: number;
}

/** An idempotency key, with the created record once there is one. */
interface IdempotencyKeyTable {
  readonly account_id: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly claimed_at: string;
  readonly held_until: string;
  readonly collection: CollectionName | null;
  readonly record_id: number | null;
}

/** An audit entry; numbers begin with 1; 0 says that the whole database was moved here. */
interface AuditEventTable {
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
}

export interface Schema
  extends ProgrammeTables,
    MailTables,
    AccessTables,
    UploadTables,
    FormAnswerTables,
    KeptGoalTables,
    HistoryTables,
    OwedTables {
  readonly migrations: MigrationTable;
  readonly identity: IdentityTable;
  readonly collections: CollectionTable;
  readonly smart_goals: SmartGoalTable;
  readonly goal_arrivals: GoalArrivalTable;
  readonly courses: Columns<Course>;
  readonly pre_lead_statuses: Columns<PreLeadStatus>;
  readonly erasures: Columns<Omit<Erasure, 'key'>>;
  readonly erasure_key: ErasureKeyTable;
  readonly running_services: RunningServiceTable;
  readonly goal_requests: GoalRequestTable;
  readonly goal_tokens: GoalTokenTable;
  readonly idempotency_keys: IdempotencyKeyTable;
  readonly audit_events: AuditEventTable;
  readonly unassigned_feedbacks: UnassignedFeedbackTable;
}

/** Queries of a database, or of a transaction. */
export type Queries = Kysely<Schema>;

/** Queries within a transaction. */
export type Transaction = KyselyTransaction<Schema>;
