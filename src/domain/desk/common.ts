/** The common parts of the records of the desk, the managers' web application. */

import type { MessageKind, MessageState } from '../outbox.ts';
import type { Manager, Participant, ParticipantRole } from '../programme.ts';

/** The order of a list. Ties have a fixed order, so that pages neither repeat nor omit rows. */
export interface Sort<By extends string> {
  readonly by: By;
  readonly descending: boolean;
}

export interface Called {
  /** The name; with the e-mail address where somebody else who is seen has the same name. */
  readonly called: string;
}

/** The name of a person on pages: `Ada Example`, and `Ada Example (ada@example.org)` where the name is not theirs alone. */
export const calledApart = (name: string, email: string, isShared: boolean): string =>
  isShared ? `${name} (${email})` : name;

export interface DeskPerson
  extends Pick<Participant, 'id' | 'role' | 'full_name' | 'email' | 'language'>,
    Called {}

export interface DeskManager extends Manager, Called {}

export type ManagerChoice = number | 'none';

/** A filter by pairs; absent properties do not filter. */
export interface PairSelection {
  readonly manager?: ManagerChoice | undefined;
  /** The empty text: those without a cohort. */
  readonly cohort?: string | undefined;
}

export interface DeskRound {
  readonly id: number;
  readonly title: string;
}

export interface DeskPair {
  readonly relation_id: number;
  readonly mentee: DeskPerson;
  readonly mentor: DeskPerson;
  /** The empty text if there are no cohorts. */
  readonly cohort: string;
  /** Null if it has no manager. */
  readonly manager: DeskManager | null;
}

export interface PersonMessage {
  readonly outbox_id: number;
  readonly kind: MessageKind;
  readonly at: Temporal.Instant;
  readonly state: MessageState;
}

export interface SentMessage extends Omit<PersonMessage, 'kind'> {
  /** The recipient's role. */
  readonly role: ParticipantRole;
}
