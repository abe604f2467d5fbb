/** The port of erasing on request: a person (GDPR, Article 17) or a single smart goal. */

import type { Manager, Participant } from './programme.ts';

/** All that is kept of one person, under one e-mail. */
export interface KnownPerson {
  /** In lower case. */
  readonly email: string;
  readonly participants: readonly Participant[];
  readonly managers: readonly Manager[];
  /** How many relations they are in, as mentor or mentee. */
  readonly relations: number;
  /** How many relations they look after as a manager. */
  readonly managed: number;
  /** How many unassigned feedbacks name them. */
  readonly unassigned: number;
  /** The newest goals whose texts contain their name or e-mail, by their ids; at most 20. */
  readonly goals: readonly number[];
}

/** What was erased is gone from the records. */
export interface Erased {
  /** What of it may still be in the files, in words for whoever runs the service; null if nothing is. */
  readonly remains: string | null;
}

/** Whoever erases somebody, as the history names them. */
export interface ErasedBy {
  readonly who: string;
  /** Null if it is done at the command line. */
  readonly account_id: number | null;
}

/** Whoever runs the service. */
export const OPERATOR: ErasedBy = { who: 'the operator', account_id: null };

/** Whoever has the private address of a smart goal. */
export const ADDRESS_HOLDER: ErasedBy = { who: 'private address', account_id: null };

export interface Eraser {
  /** Finds a person by their e-mail or the id of one of their participants; null if there is none. */
  findPerson(name: string): Promise<KnownPerson | null>;
  /**
   * Removes their name, e-mails and external ids, the reasons that were noted about their relations, which end today, and
   * the unassigned feedbacks that they gave. The other records stay, so that counts do. An import does not bring them back.
   *
   * @param by {@link OPERATOR} if nobody is named
   */
  erasePerson(
    person: KnownPerson,
    today: Temporal.PlainDate,
    by?: ErasedBy,
  ): Promise<Erased & { /** The number of its entry in the history. */ readonly entry: number }>;
  /** Lets an import bring somebody again; false if they were not erased. */
  allowPerson(email: string): Promise<boolean>;
  /**
   * Takes a goal away; null if there is none. An import does not bring it back.
   *
   * @param by {@link OPERATOR} if nobody is named
   * @throws ImportRunningError while an import writes goals
   */
  eraseGoal(id: number, by?: ErasedBy): Promise<Erased | null>;
}
