import type { Pause } from '../personal-page.ts';
import type { contactFields, Participant, ParticipantRole } from '../programme.ts';
import type { Called, DeskManager, DeskPair, DeskPerson, PersonMessage, Sort } from './common.ts';
import type { PairFeedback, PairRow } from './pairs.ts';

/** Erased people are never listed. */
export interface PeopleFilter {
  readonly role?: ParticipantRole | undefined;
  /** The empty text: those of whom none is known. */
  readonly language?: string | undefined;
  /**
   * Mentees without an open or completed pair, and mentors with free places, or without an open pair where their places are
   * not known. In a cohort: mentees without an open pair, or a completed one in the cohort.
   */
  readonly isFree?: { readonly cohort?: string | undefined } | undefined;
  /** Parts of the name or e-mail, in any case and without accents; each word must occur. */
  readonly search?: string | undefined;
}

export const PEOPLE_SORTS = ['name', 'email', 'open_pairs'] as const;
export type PeopleSort = Sort<(typeof PEOPLE_SORTS)[number]>;

/** A person of the list, or one who is found by typing. */
export interface PersonRow extends DeskPerson, Pick<Participant, keyof typeof contactFields>, Places {
  /** Proposed, matched or on hold. */
  readonly open_pairs: number;
}

interface Places {
  /** How many more mentees a mentor takes; null where that is not known, or not all of their pairs are seen. */
  readonly free_places: number | null;
}

export interface PersonFeedback extends PairFeedback {
  readonly pair: DeskPair;
}

export interface ManagerRow extends DeskManager {
  /** Proposed, matched or on hold. */
  readonly open_pairs: number;
}

export interface PersonDetails extends Participant, Called, Places {
  readonly isErased: boolean;
  /** All of the person's pairs, those that began last first. */
  readonly pairs: readonly PairRow[];
  /** The person's own feedbacks of these pairs, in their order. */
  readonly feedbacks: readonly PersonFeedback[];
  /** The record of the same e-mail in the other role; null if there is none. */
  readonly other: Participant | null;
  /** The newest messages to the person that name nobody else than whom the reader sees. */
  readonly messages: readonly PersonMessage[];
  /** How the person stopped reminders; null if they did not. */
  readonly pause: Pause | null;
}
