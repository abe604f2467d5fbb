/** What the records of the desk, the managers' web application, share. */

import type { MessageState } from '../outbox.ts';
import type { Manager, Participant, ParticipantRole } from '../programme.ts';

/** The order of a list. Ties have a fixed order, so that pages neither repeat nor omit rows. */
export interface Sort<By extends string> {
  readonly by: By;
  readonly descending: boolean;
}

/** A person in a pair, for lists. */
export type DeskPerson = Omit<Participant, 'external_id'>;

/** A filter by manager: an id, or nobody. */
export type ManagerChoice = number | 'none';

/** A round, as lists show it. */
export interface DeskRound {
  readonly id: number;
  readonly title: string;
}

/** A pair, for lists. */
export interface DeskPair {
  readonly relation_id: number;
  readonly mentee: DeskPerson;
  readonly mentor: DeskPerson;
  /** The empty text if there are no cohorts. */
  readonly cohort: string;
  /** Null if it has no manager. */
  readonly manager: Manager | null;
}

/** A message about a pair. */
export interface SentMessage {
  readonly outbox_id: number;
  /** The recipient's role. */
  readonly role: ParticipantRole;
  readonly at: Temporal.Instant;
  /** Its state in the outbox. */
  readonly state: MessageState;
}
