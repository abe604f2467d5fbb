/**
 * The rows of imported files, one type for each kind, as they were read and before they are matched with records. Null
 * stands for an empty cell, which changes nothing if the record is known.
 */

import type { courseFields } from './course.ts';
import type { Fields, FileRecordOf } from './fields.ts';
import type { Confirmation, ImportQuestion } from './import-decisions.ts';
import type { PreLeadStatus } from './pre-lead-status.ts';
import type { DueRule, ParticipantRole, RelationStatus } from './programme.ts';
import type { GoalProvenance, SmartGoal } from './smart-goal.ts';

type PlainDate = Temporal.PlainDate;

/** The kinds in the order in which they are taken: each stands on those before it. */
export const KINDS = [
  'pre-lead-statuses',
  'erasures',
  'managers',
  'participants',
  'rounds',
  'relations',
  'exceptions',
  'feedbacks',
  'courses',
  'smart-goals',
] as const;

export type Kind = (typeof KINDS)[number];

export interface ImportedManager {
  /** Null if the service gives it. */
  readonly id: number | null;
  readonly first_name: string;
  readonly last_name: string | null;
  /** In lower case, as all e-mails here. */
  readonly email: string;
}

export interface ImportedParticipant {
  /** Null if the service gives it. */
  readonly id: number | null;
  readonly role: ParticipantRole;
  readonly full_name: string;
  readonly email: string;
  readonly external_id: string | null;
  /** In which they are written to (`de`). */
  readonly language: string | null;
}

/** A relation with one status of its history. */
export interface ImportedRelation {
  readonly mentor_email: string;
  readonly mentee_email: string;
  readonly manager_email: string | null;
  readonly cohort: string;
  readonly start: PlainDate;
  readonly end: PlainDate | null;
  readonly status: RelationStatus;
  readonly status_since: PlainDate | null;
  readonly reason: string | null;
}

/** A round, or what it is in one cohort. */
export interface ImportedRound {
  readonly title: string;
  readonly order: number;
  readonly due: DueRule;
  readonly roles: readonly ParticipantRole[];
  /** Null: in all cohorts that have no row of their own. */
  readonly cohort: string | null;
  readonly active: boolean | null;
}

/** Which feedback is meant. */
export interface ImportedFeedbackKey {
  readonly mentor_email: string;
  readonly mentee_email: string;
  /** Empty: the relation without a cohort, or the only one of the pair. */
  readonly cohort: string;
  readonly role: ParticipantRole;
  /** The title of a round in any capitals, or its number. */
  readonly round: string;
}

export interface ImportedException extends ImportedFeedbackKey {
  readonly due_date: PlainDate | null;
  readonly waived: boolean | null;
  readonly reason: string | null;
}

export interface ImportedFeedback extends ImportedFeedbackKey {
  readonly received_on: PlainDate;
  readonly source: string | null;
  readonly external_id: string | null;
}

/** A record with these fields whose id the file may leave to the service. */
export type ImportedRecordOf<F extends Fields> = Omit<FileRecordOf<F>, 'id'> & { readonly id: number | null };

/** A course; without an id it is the one with the same code, or a new one. */
export type ImportedCourse = ImportedRecordOf<typeof courseFields>;

/** What was erased must stay so: a digest that tells it again, and nothing of it. */
export interface Erasure {
  readonly digest: string;
  readonly what: 'person' | 'smart-goal';
  readonly erased_at: Temporal.Instant;
  /** The fingerprint of the secret key that the digest was made with; null: of none, as versions before it did. */
  readonly key: string | null;
}

/** The type of a row for each kind. */
export interface ImportedRows {
  readonly 'pre-lead-statuses': PreLeadStatus;
  readonly erasures: Erasure;
  readonly managers: ImportedManager;
  readonly participants: ImportedParticipant;
  readonly rounds: ImportedRound;
  readonly relations: ImportedRelation;
  readonly exceptions: ImportedException;
  readonly feedbacks: ImportedFeedback;
  readonly courses: ImportedCourse;
  readonly 'smart-goals': SmartGoal & GoalProvenance;
}

/** A row with its place in a file. */
export interface ImportedRow<K extends Kind> {
  /** Unique in one import, in the order of reading; its outcome refers to it. */
  readonly number: number;
  /** For people to read: `relations.csv, line 17`. */
  readonly place: string;
  readonly row: ImportedRows[K];
}

/** Why a row cannot be taken, for people to read. */
export interface RowProblem {
  /** The canonical name of the column it is about; null if it is about the row. */
  readonly column: string | null;
  /** The reason as a sentence that says what would be right. */
  readonly reason: string;
  /** The row is right, but changes something that is not changed without being told. */
  readonly confirmation?: Confirmation;
  /** What could be decided. */
  readonly question?: ImportQuestion;
}

/** What became of a row. */
export type Outcome = 'created' | 'changed' | 'unchanged' | 'erased' | RowProblem;
