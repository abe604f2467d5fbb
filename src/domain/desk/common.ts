/** What the records of the desk, the managers' web application, have in common. */

import type { MessageState } from '../outbox.ts';
import type { Manager, Participant, ParticipantRole } from '../programme.ts';

/** How many rows a list of the desk shows on a page. */
export const DESK_PAGE = 50;

/** In which order a list is shown. Rows that are the same by it keep one order among them, so that pages add up. */
export interface Sort<By extends string> {
  readonly by: By;
  readonly descending: boolean;
}

/** Somebody in a pair, as lists show them. */
export type DeskPerson = Omit<Participant, 'external_id'>;

/** Whose pairs are meant: of a manager by the id, or of nobody. */
export type ManagerChoice = number | 'none';

/** A round, as lists show it. */
export interface DeskRound {
  readonly id: number;
  readonly title: string;
}

/** A pair, as lists show it. */
export interface DeskPair {
  readonly relation_id: number;
  readonly mentee: DeskPerson;
  readonly mentor: DeskPerson;
  /** The empty text if there are no cohorts. */
  readonly cohort: string;
  /** Null if nobody looks after it. */
  readonly manager: Manager | null;
}

/** A message to somebody about a pair. */
export interface SentMessage {
  readonly outbox_id: number;
  /** To whom of the two. */
  readonly role: ParticipantRole;
  readonly at: Temporal.Instant;
  /** What became of it, as the outbox says. */
  readonly state: MessageState;
}
