/**
 * The rows of imported files, one type per kind, as they were read and before they are matched with records.
 * Null is an empty cell, which leaves the value of a known record unchanged.
 */

import type { courseFields } from './course.ts';
import type { Fields, FileRecordOf } from './fields.ts';
import type { Confirmation, Guess, ImportQuestion } from './import-decisions.ts';
import type { PreLeadStatus } from './pre-lead-status.ts';
import type {
  Feedback,
  FeedbackException,
  FeedbackKey,
  FeedbackRound,
  Manager,
  Participant,
  ParticipantRole,
  Relation,
  relationDetails,
  StatusChange,
} from './programme.ts';
import type { GoalProvenance, SmartGoal } from './smart-goal.ts';

/** The kinds in the order of import: each may refer to those before it. */
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

/** Whether a text is the name of a kind. */
export const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

/** A record whose id the service assigns where it is null. */
type WithoutId<Item> = Omit<Item, 'id'> & { readonly id: number | null };

export type ImportedManager = WithoutId<Manager>;

export interface ImportedParticipant
  extends WithoutId<Omit<Participant, 'former_emails' | 'former_external_ids'>> {
  /** Those of records that were merged into this one, with a space between them. */
  readonly former_emails: string | null;
  /** Those of records that were merged into this one, as `writtenExternalIds` writes them. */
  readonly former_external_ids: string | null;
}

/** A relation with one status of its history. */
export interface ImportedRelation
  extends Pick<Relation, 'cohort' | 'start' | 'end'>,
    Pick<StatusChange, 'status' | 'reason'>,
    FileRecordOf<typeof relationDetails> {
  readonly mentor_email: string;
  readonly mentee_email: string;
  readonly manager_email: string | null;
  readonly status_since: Temporal.PlainDate | null;
}

/** A round, or its rule in one cohort. */
export interface ImportedRound extends Pick<FeedbackRound, 'title' | 'titles' | 'order' | 'due' | 'roles'> {
  /** Null: in all cohorts without a row of their own. */
  readonly cohort: string | null;
  readonly active: boolean | null;
}

export interface ImportedFeedbackKey {
  readonly mentor_email: string;
  readonly mentee_email: string;
  /** Empty: the relation without a cohort, or the only one of the pair. */
  readonly cohort: string;
  readonly role: ParticipantRole;
  /** The title of a round, ignoring case, or its number. */
  readonly round: string;
}

export interface ImportedException
  extends ImportedFeedbackKey,
    Pick<FeedbackException, 'due_date' | 'reason'> {
  readonly waived: boolean | null;
}

export interface ImportedFeedback extends ImportedFeedbackKey, Omit<Feedback, keyof FeedbackKey> {}

export type ImportedRecordOf<F extends Fields> = WithoutId<FileRecordOf<F>>;

/** A course; without an id, the one with the same code, or a new one. */
export type ImportedCourse = ImportedRecordOf<typeof courseFields>;

/** An erasure to preserve: a digest that recognizes the erased person or goal, and nothing else. */
export interface Erasure {
  readonly digest: string;
  readonly what: 'person' | 'smart-goal';
  readonly erased_at: Temporal.Instant;
  /** The fingerprint of the secret key of the digest; null: none, as in earlier versions. */
  readonly key: string | null;
}

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
  /** For people: `relations.csv, line 17`. */
  readonly place: string;
  readonly row: ImportedRows[K];
  /** The changes that need a confirmation and that it may make. Absent: nobody is asked, and it may make all of them. */
  readonly accepts?: ReadonlySet<Confirmation> | undefined;
  /** The answers that stand in a row of received feedback. */
  readonly answered?: SheetAnswers | undefined;
}

/** Answers to questions of a version of a round's form, by their names: numbers, texts, and the names of choices. */
export interface SheetAnswers {
  readonly version: number;
  readonly answers: ReadonlyMap<string, number | string | readonly string[]>;
}

export interface RowProblem {
  /** The canonical name of the column; null if the problem is about the row. */
  readonly column: string | null;
  /** The reason as a sentence, with the valid values. */
  readonly reason: string;
  /** Whether the reason has the text of the cell in it. */
  readonly quotes?: boolean;
  /** The row is valid, but makes a change that needs this confirmation. */
  readonly confirmation?: Confirmation;
  /** The question that would resolve it. */
  readonly question?: ImportQuestion;
  /** Its likeliest answer. */
  readonly guess?: Guess;
}

export type Outcome = 'created' | 'changed' | 'unchanged' | 'erased' | RowProblem;
