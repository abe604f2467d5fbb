/** The list of pairs, and the details of one. */

import type { DueFeedback } from '../due-feedbacks.ts';
import type { DueReason } from '../due-reason.ts';
import type { Undeletable } from '../operations/remarks.ts';
import type { ParticipantRole, Relation, RelationStatus, StatusChange, Transition } from '../programme.ts';
import type { DeskPair, DeskRound, PairSelection, SentMessage, Sort } from './common.ts';

type PlainDate = Temporal.PlainDate;

export interface PairFilter extends PairSelection {
  readonly statuses?: readonly RelationStatus[] | undefined;
  /** Like {@link PeopleFilter.search}, in the names and e-mails of the two. */
  readonly search?: string | undefined;
  /** Only matched pairs without a {@link SignOfLife} for at least this many days: 1 and up. */
  readonly silentFor?: number | undefined;
}

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
 * The last day on which a pair is known to have given a sign: the day on which a feedback of theirs was received, or from
 * which their status holds, such as the match, a hold or its end. The days of the records count, not when somebody
 * recorded them. What managers do without the pair does not count: messages, moved dates, another manager.
 */
type SignOfLife = PlainDate;

export interface PairRow extends DeskPair, Pick<Relation, 'start' | 'end'> {
  readonly status: RelationStatus;
  /** The day on which its current status began. */
  readonly since: PlainDate;
  /** The number of feedbacks that the two owe today. */
  readonly owed: number;
  readonly last_sign_of_life: SignOfLife;
}

/**
 * The state of a feedback of a pair: `received`; `waived`; `owed` today; `upcoming`: owed later if the pair
 * continues; `paused` while the pair is on hold; `lapsed`: the pair is over and nobody owes it.
 */
export type FeedbackState = 'received' | 'waived' | 'owed' | 'upcoming' | 'paused' | 'lapsed';

/** A feedback of a pair: of one round and role. */
export interface PairFeedback {
  readonly round: DeskRound;
  readonly role: ParticipantRole;
  readonly state: FeedbackState;
  /** When it is or was due; null if the round does not exist any more. */
  readonly due_date: PlainDate | null;
  /** The basis of the date; null like the date. */
  readonly why: Pick<DueFeedback, 'counted_from' | 'days' | 'days_on_hold'> | null;
  readonly reason: DueReason | null;
  /** The date that was set by hand; null if the rule holds. */
  readonly moved_to: PlainDate | null;
  /** Why it was moved or waived. */
  readonly exception_reason: string | null;
  readonly received_on: PlainDate | null;
  readonly source: string | null;
}

export interface PairDetails extends PairRow {
  /** From the first status to the one it has. */
  readonly statuses: readonly StatusChange[];
  /** In the order of rounds, the mentee's before the mentor's. */
  readonly feedbacks: readonly PairFeedback[];
  /** Messages to one of the two that name the other, the newest first; cancelled ones are left out. */
  readonly messages: readonly SentMessage[];
  readonly transitions: readonly Transition[];
  /** Why it may not be deleted; null if it may. */
  readonly undeletable: Undeletable | null;
}
