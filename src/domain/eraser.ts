/** The port of erasing on request: a person (GDPR, Article 17) or a single smart goal. */

import type { Manager, Participant, ParticipantRole } from './programme.ts';

/** A record of a person as the history has it. */
export interface FormerRecord {
  readonly role: ParticipantRole | 'manager';
  readonly id: number;
  readonly name: string;
  /** The last one that it had, in lower case. */
  readonly email: string;
}

/** An account with an e-mail address of the person. */
export interface KnownAccount {
  readonly id: number;
  readonly name: string;
  /** Null: a program, or nobody any more. */
  readonly role: string | null;
  readonly isRemoved: boolean;
}

/** All that is kept of one person, under one e-mail. */
export interface KnownPerson {
  /** In lower case. */
  readonly email: string;
  readonly participants: readonly Participant[];
  readonly managers: readonly Manager[];
  /** Records that only the history has: their creation was undone, or they were merged into another. */
  readonly former: readonly FormerRecord[];
  /** They stay, unless it is asked for. */
  readonly accounts: readonly KnownAccount[];
  /** How many relations they are in, as mentor or mentee. */
  readonly relations: number;
  /** How many relations they look after as a manager. */
  readonly managed: number;
  /** How many unassigned feedbacks name them. */
  readonly unassigned: number;
  /** The newest goals whose texts contain their name or e-mail, by their ids; at most 20. */
  readonly goals: readonly number[];
  /** Other texts that name them and stay, such as `the course 3`. */
  readonly reported: readonly string[];
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
  /**
   * Finds a person by their e-mail or the id of one of their participants, also where only the history has them; null where
   * there is none.
   */
  findPerson(name: string): Promise<KnownPerson | null>;
  /** Those who are in the history alone. */
  formerPeople(): Promise<readonly FormerRecord[]>;
  /** Those who had an e-mail address before, and have another now. */
  whoHad(email: string): Promise<readonly FormerRecord[]>;
  /**
   * Removes their name, e-mails and external ids, the reasons that were noted about their relations, which end today, the
   * unassigned feedbacks that they gave, and what other texts say of them. The other records stay, so that counts do. An
   * import does not bring them back.
   *
   * @param by {@link OPERATOR} where nobody is named
   * @param withAccounts whether their accounts are removed as well, and lose their names
   * @throws ConflictError where the last manager would lose the account
   */
  erasePerson(
    person: KnownPerson,
    today: Temporal.PlainDate,
    by?: ErasedBy,
    withAccounts?: boolean,
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
