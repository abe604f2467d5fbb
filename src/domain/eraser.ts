/** The port for erasing a person (GDPR, Article 17) or a single smart goal on request. */

import type { Signature } from './origin.ts';
import {
  isOver,
  type Manager,
  type Participant,
  type ParticipantRole,
  type RelationStatus,
} from './programme.ts';

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
  /** The ids of the newest goals, not known to be theirs, that mention their name or e-mail; at most 20. */
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
  /** Finds a person by an e-mail, also where only the history has it, or by the id of a participant; null where there is none. */
  findPerson(name: string): Promise<KnownPerson | null>;
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

// Retention: the rule of what is removed by age, and its port.

type PlainDate = Temporal.PlainDate;

/** The number of months for which records are kept; null: forever. */
export interface RetentionPeriods {
  /** Smart goals, from the time at which they were written. */
  readonly goals: number | null;
  /** People, from the day on which their last relation ended. */
  readonly people: number | null;
}

/** A relation, as the rule needs it. */
export interface RelationEnd {
  readonly relation_id: number;
  readonly status: RelationStatus;
  /** The day on which its status began. */
  readonly since: PlainDate;
}

/** The last ended relation of a person; null if there is none, or another is not over: such people are kept. */
export function lastEnded(relations: readonly RelationEnd[]): RelationEnd | null {
  if (relations.some(({ status }) => !isOver(status))) return null;
  return relations.toSorted((one, other) => Temporal.PlainDate.compare(other.since, one.since))[0] ?? null;
}

/** The last day that is old enough. */
export const lastExpiredDay = (today: PlainDate, months: number): PlainDate => today.subtract({ months });

/** Whether a person or goal with this last day is removed. */
export const isExpired = (ended: PlainDate, today: PlainDate, months: number): boolean =>
  Temporal.PlainDate.compare(ended, lastExpiredDay(today, months)) <= 0;

/** A person to remove, under one e-mail address. */
export interface ExpiredPerson {
  readonly email: string;
  readonly participants: readonly Participant[];
  readonly last: RelationEnd;
}

export interface RetentionPreview {
  /** Null if goals are kept forever. */
  readonly goals: {
    readonly before: Temporal.Instant;
    readonly count: number;
    /** When the oldest and the newest of them were written; null if there is none. */
    readonly oldest: Temporal.Instant | null;
    readonly newest: Temporal.Instant | null;
  } | null;
  /** Null if people are kept forever. */
  readonly people: { readonly until: PlainDate; readonly list: readonly ExpiredPerson[] } | null;
}

/** The removed records, and the files that may still contain them. */
interface Removed extends Erased {
  readonly goals: number;
  readonly people: number;
}

export interface RetentionRun {
  /** Who removes: somebody at the command line, or the service. */
  readonly by: 'operator' | 'service';
  readonly now: Temporal.ZonedDateTime;
  /** Ends the run after the current person. */
  readonly signal: AbortSignal;
}

export interface Retention {
  preview(now: Temporal.ZonedDateTime): Promise<RetentionPreview>;
  /**
   * Removes it: the goals at once, then one person after the other, between whom others can write. The next run continues a
   * killed one, and several at a time remove each person once.
   */
  remove(run: RetentionRun): Promise<Removed>;
}
