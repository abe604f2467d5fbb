/** The tables, as the queries see them. */

import type { Generated } from 'kysely';
import type { Course } from '../domain/course.ts';
import type { Erasure } from '../domain/imported-rows.ts';
import type { PreLeadStatus } from '../domain/pre-lead-status.ts';
import type {
  Feedback,
  FeedbackException,
  Manager,
  Participant,
  Relation,
  RelationStatus,
  StatusChange,
} from '../domain/programme.ts';
import type { FeedbackKey } from '../domain/programme-store.ts';
import type { NewSmartGoal } from '../domain/smart-goal.ts';
import type { AccessTables } from './access-schema.ts';
import type { KeptGoalTables } from './kept-goal-schema.ts';
import type { MailTables } from './mail-schema.ts';
import type { UnassignedFeedbackTable } from './unassigned-schema.ts';
import type { UploadTables } from './upload-schema.ts';

/** Instants are texts in UTC with six digits, `2026-11-21T02:10:54.570232Z`; truth values are 0 and 1 where SQLite gives them. */
export type Columns<Item> = {
  readonly [Name in keyof Item]: Item[Name] extends Temporal.Instant | Temporal.PlainDate
    ? string
    : Item[Name] extends Temporal.Instant | Temporal.PlainDate | null
      ? string | null
      : Item[Name];
};

/** What keeps a row of its own state: the collections, the programme's records together, the tokens, the audit, the mail, what is unassigned. */
export type CollectionName =
  | 'smart-goals'
  | 'courses'
  | 'pre-lead-statuses'
  | 'programme'
  | 'auth'
  | 'audit'
  | 'mail'
  | 'unassigned-feedbacks';

/** One row a collection: what is known of it without looking at its records. */
interface CollectionTable {
  readonly name: CollectionName;
  /** How many records it holds, exactly. */
  readonly count: number;
  /** The highest id that was ever given out. */
  readonly last_id: number;
  /** How many changes it has seen. */
  readonly revision: number;
  /** The position of the newest record; the oldest has the position `last_position - count + 1`. */
  readonly last_position: Generated<number>;
}

/**
 * A smart goal and its place: positions run without a gap, in the order of the ids, up to the collection's
 * `last_position`. Rows below the oldest of its `count` are on their way in, and nobody sees them.
 */
interface SmartGoalTable extends Columns<NewSmartGoal> {
  readonly id: number;
  readonly position: number;
}

/** One row at most: goals that are on their way in, and which ids are kept for them. */
interface GoalArrivalTable {
  readonly id: number;
  readonly last_id_before: number;
  readonly last_id_taken: number;
  /** The last sign of life of whoever brings them. */
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

/** A relation; its changes of status stand in a table of their own. */
interface RelationTable extends Columns<Omit<Relation, 'history'>> {
  /** The last of its history. */
  readonly status: RelationStatus;
  /** The earliest day on which a feedback of it is owed that is not in, whatever its status; null if none is. */
  readonly owed_from: string | null;
}

/** One change of status; numbers run from 1. */
interface RelationChangeTable extends Columns<StatusChange> {
  readonly relation_id: number;
  readonly number: number;
}

/** What the last import said of a relation; null if it said nothing. */
interface ImportedRelationTable {
  readonly relation_id: number;
  /** Of the last row that said no day with it. */
  readonly status: RelationStatus | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly manager_id: number | null;
}

/** What the last import said of an exception. */
interface ImportedExceptionTable extends FeedbackKey {
  readonly due_date: string | null;
  readonly waived: boolean;
}

/** When a round is due, who owes it, and whether anybody does. */
interface RoundRuleColumns {
  readonly counts_from: 'start' | 'share' | 'end';
  readonly days: number | null;
  readonly share: number | null;
  readonly days_without_end: number | null;
  readonly owed_by_mentee: boolean;
  readonly owed_by_mentor: boolean;
  readonly active: boolean;
}

interface FeedbackRoundTable extends RoundRuleColumns {
  readonly id: number;
  readonly title: string;
  readonly order: number;
}

/** What a round is in one cohort, instead of what it is in all others. */
interface RoundCohortTable extends RoundRuleColumns {
  readonly round_id: number;
  readonly cohort: string;
}

/** What was done to the programme, and by whom; numbers run from 1. */
interface HistoryTable {
  readonly number: number;
  readonly at: string;
  /** For people to read. */
  readonly who: string;
  readonly account_id: number | null;
  /** What kind of operation it was. */
  readonly kind: string;
  /** What was done, with people by their ids. */
  readonly summary: string;
  readonly reason: string | null;
  /** The entry that it takes back. */
  readonly undoes: number | null;
  /** How many rows it changed. */
  readonly row_count: number;
  /** Why it cannot be undone: its rows are too many to be kept, or were of somebody who was erased. */
  readonly lasting: 'large' | 'erased' | null;
}

/** A row that an entry of the history changed; as JSON, null if there was or is none. */
interface HistoryChangeTable {
  readonly number: number;
  readonly position: number;
  readonly table_name: string;
  /** The first column of the row's key. */
  readonly record_id: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** One row at most: with which secret key the digests of the erasures were made. */
interface ErasureKeyTable {
  readonly fingerprint: string;
}

/** A process that serves the database, or did until it was killed. */
interface RunningServiceTable {
  readonly id: string;
  /** Another number shows that it lives. */
  readonly beats: number;
  readonly seen_at: string;
}

/** A request to write goals that was counted. */
interface GoalRequestTable {
  readonly client: string;
  readonly at: string;
}

/** What goal servers were spent on, or may have been, a row a day. */
interface GoalTokenTable {
  readonly day: string;
  readonly tokens: number;
}

/** A key of a request, with the record that it created, once it has. */
interface IdempotencyKeyTable {
  readonly account_id: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly claimed_at: string;
  readonly held_until: string;
  readonly collection: CollectionName | null;
  readonly record_id: number | null;
}

/** Something that was done; numbers run from 1, but for 0: that the whole database was moved here. */
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

export interface Schema extends MailTables, AccessTables, UploadTables, KeptGoalTables {
  readonly migrations: MigrationTable;
  readonly identity: IdentityTable;
  readonly collections: CollectionTable;
  readonly smart_goals: SmartGoalTable;
  readonly goal_arrivals: GoalArrivalTable;
  readonly courses: Columns<Course>;
  readonly pre_lead_statuses: Columns<PreLeadStatus>;
  readonly managers: Manager;
  readonly participants: Participant;
  readonly relations: RelationTable;
  readonly relation_changes: RelationChangeTable;
  readonly feedback_rounds: FeedbackRoundTable;
  readonly round_cohorts: RoundCohortTable;
  readonly feedback_exceptions: Columns<FeedbackException>;
  readonly feedbacks: Columns<Feedback>;
  readonly imported_relations: ImportedRelationTable;
  readonly imported_exceptions: ImportedExceptionTable;
  readonly history: HistoryTable;
  readonly history_changes: HistoryChangeTable;
  readonly erasures: Columns<Omit<Erasure, 'key'>>;
  readonly erasure_key: ErasureKeyTable;
  readonly running_services: RunningServiceTable;
  readonly goal_requests: GoalRequestTable;
  readonly goal_tokens: GoalTokenTable;
  readonly idempotency_keys: IdempotencyKeyTable;
  readonly audit_events: AuditEventTable;
  readonly unassigned_feedbacks: UnassignedFeedbackTable;
}
