/** The list of owed feedback: a row for each pair, round and role. */

import type { DueFeedback } from '../due-feedbacks.ts';
import type { DueReason } from '../due-reason.ts';
import type { FeedbackKey, ParticipantRole } from '../programme.ts';
import type { DeskPair, DeskPerson, DeskRound, PairSelection, Sort } from './common.ts';

export interface OwedFilter extends PairSelection {
  readonly round?: number | undefined;
  readonly role?: ParticipantRole | undefined;
  /** Only feedback that is at least this many days late: 0 and up. */
  readonly minimumDaysLate?: number | undefined;
  /** Parts of the name or e-mail of the person who owes it, ignoring case and accents; each word must occur. */
  readonly search?: string | undefined;
  /** Instead: what falls due after today, within this many days: 1 and up. Days late are negative then. */
  readonly dueWithin?: number | undefined;
}

export const OWED_SORTS = ['due_date', 'person', 'partner', 'manager', 'cohort', 'round'] as const;
export type OwedSort = Sort<(typeof OWED_SORTS)[number]>;

export interface OwedRow extends Pick<DeskPair, 'cohort' | 'manager'> {
  readonly key: FeedbackKey;
  readonly person: DeskPerson;
  readonly partner: DeskPerson;
  readonly round: DeskRound;
  readonly due_date: Temporal.PlainDate;
  /** 0: it is due today; negative if it is not owed yet. */
  readonly days_late: number;
  /** The basis of the date: the rule, time on hold, or an exception. */
  readonly why: Pick<DueFeedback, 'counted_from' | 'days' | 'days_on_hold' | 'exception'>;
  readonly reason: DueReason;
  /** The last message to this person that names the partner, cancelled ones aside; null if none is known. */
  readonly last_reminder: Temporal.Instant | null;
}
