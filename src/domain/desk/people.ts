import type { Participant, ParticipantRole } from '../programme.ts';
import type { Called, DeskManager, DeskPair, PersonMessage, Sort } from './common.ts';
import type { PairFeedback, PairRow, PersonMatch } from './pairs.ts';

/** Erased people are never listed. */
export interface PeopleFilter {
  readonly role?: ParticipantRole | undefined;
  /** Parts of the name or e-mail, in any case and without accents; each word must occur. */
  readonly search?: string | undefined;
}

export const PEOPLE_SORTS = ['name', 'email', 'open_pairs'] as const;
export type PeopleSort = Sort<(typeof PEOPLE_SORTS)[number]>;

export type PersonRow = PersonMatch;

export interface PersonFeedback extends PairFeedback {
  readonly pair: DeskPair;
}

export interface ManagerRow extends DeskManager {
  /** Proposed, matched or on hold. */
  readonly open_pairs: number;
}

export interface PersonDetails extends Participant, Called {
  readonly isErased: boolean;
  /** All of the person's pairs, those that began last first. */
  readonly pairs: readonly PairRow[];
  /** The person's own feedbacks of these pairs, in their order. */
  readonly feedbacks: readonly PersonFeedback[];
  /** The record of the same e-mail in the other role; null if there is none. */
  readonly other: Participant | null;
  /** The newest messages to the person that name nobody else than whom the reader sees. */
  readonly messages: readonly PersonMessage[];
  /** When the person stopped reminders; null if they did not. */
  readonly reminders_stopped_at: Temporal.Instant | null;
}
