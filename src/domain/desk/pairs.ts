/** The list of pairs, and everything of one. */

import type { DueFeedback } from '../due-feedbacks.ts';
import type { ParticipantRole, RelationStatus, StatusChange, Transition } from '../programme.ts';
import type { DeskPair, DeskPerson, DeskRound, ManagerChoice, SentMessage, Sort } from './common.ts';

type PlainDate = Temporal.PlainDate;

/** Which pairs are listed; what is absent leaves none out. */
export interface PairFilter {
  readonly manager?: ManagerChoice | undefined;
  /** The empty text: those without a cohort. */
  readonly cohort?: string | undefined;
  /** Those that have one of these statuses. */
  readonly statuses?: readonly RelationStatus[] | undefined;
  /** Parts of the name or e-mail of the mentee or of the mentor, in any case and without accents; each word must occur in one of the two. */
  readonly search?: string | undefined;
  /** Only matched pairs without a {@link SignOfLife} for so many days or more: 1 and up. */
  readonly silentFor?: number | undefined;
}

/** By what the list can be sorted. */
export const PAIR_SORTS = [
  'mentee',
  'mentor',
  'manager',
  'cohort',
  'start',
  'end',
  'status',
  'last_sign_of_life',
] as const;
export type PairSort = Sort<(typeof PAIR_SORTS)[number]>;

/**
 * The last day on which something is known to have happened with a pair: a feedback was received, the status changed, or
 * somebody recorded something about it (any entry of the history, by its day in UTC). What an import brought counts by the
 * days that it tells, not by the day of the import; a reminder does not count, as it is no sign of the pair's.
 */
export type SignOfLife = PlainDate;

/** A row of the list of pairs. */
export interface PairRow extends DeskPair {
  readonly start: PlainDate;
  readonly end: PlainDate | null;
  readonly status: RelationStatus;
  /** Since when it has its status. */
  readonly since: PlainDate;
  /** How many feedbacks are owed today by the two. */
  readonly owed: number;
  readonly last_sign_of_life: SignOfLife;
}

/**
 * How a feedback of a pair stands: `received`; `waived`; `owed` today; `upcoming` where it will be owed if the pair goes on;
 * `paused` while the pair is on hold; `lapsed` where it is over: nobody owes it.
 */
export type FeedbackState = 'received' | 'waived' | 'owed' | 'upcoming' | 'paused' | 'lapsed';

/** A feedback of a pair: of one round and role. */
export interface PairFeedback {
  readonly round: DeskRound;
  readonly role: ParticipantRole;
  readonly state: FeedbackState;
  /** When it is or was due; null if the round is not asked for any more. */
  readonly due_date: PlainDate | null;
  /** What the date follows from; null as the date is. */
  readonly why: Pick<DueFeedback, 'counted_from' | 'days' | 'days_on_hold'> | null;
  /** The same in words, without a full stop. */
  readonly reason: string | null;
  /** The date that was set by hand; null if the rule holds. */
  readonly moved_to: PlainDate | null;
  /** Why it was moved or waived. */
  readonly exception_reason: string | null;
  readonly received_on: PlainDate | null;
  readonly source: string | null;
}

/** Everything of a pair. */
export interface PairDetails extends PairRow {
  /** From the first status to the one it has. */
  readonly statuses: readonly StatusChange[];
  /** In the order of rounds, the mentee's before the mentor's. */
  readonly feedbacks: readonly PairFeedback[];
  /** Messages to one of the two that name the other, the newest first; cancelled ones are left out. */
  readonly messages: readonly SentMessage[];
  /** What may be done next. */
  readonly transitions: readonly Transition[];
  /** Null if it may be deleted; else why it may not, without a full stop. */
  readonly undeletable: string | null;
}

/** Somebody who is being looked for, with how many pairs of theirs are open. */
export interface PersonMatch extends DeskPerson {
  /** Proposed, matched or on hold. */
  readonly open_pairs: number;
}
