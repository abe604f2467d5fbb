/** The port for erasing a person (GDPR, Article 17) or a single smart goal on request. */

import type { Manager, Participant, ParticipantRole } from './programme.ts';
import type { Signature } from './signature.ts';

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

/** Everything stored about one person, under one e-mail address. */
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
  /** The number of relations as manager. */
  readonly managed: number;
  /** The number of unassigned feedbacks that name them. */
  readonly unassigned: number;
  /** The ids of the newest goals that mention their name or e-mail; at most 20. */
  readonly goals: readonly number[];
  /** Other texts that name them and stay, such as `the course 3`. */
  readonly reported: readonly string[];
}

export interface Erased {
  /** Which files may still contain erased data, in words for the operator; null if none do. */
  readonly remains: string | null;
}

export type ErasedBy = Pick<Signature, 'who' | 'account_id'>;

export const OPERATOR: ErasedBy = { who: 'the operator', account_id: null };

export const ADDRESS_HOLDER: ErasedBy = { who: 'private address', account_id: null };

export interface Eraser {
  /** Finds a person by an e-mail or the id of a participant, also where only the history has them; null where there is none. */
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
  /** Lets imports add an erased person again; false if they were not erased. */
  allowPerson(email: string): Promise<boolean>;
  /**
   * Erases a goal; null if there is none. Imports do not restore it.
   *
   * @param by default: {@link OPERATOR}
   */
  eraseGoal(id: number, by?: ErasedBy): Promise<Erased | null>;
}
