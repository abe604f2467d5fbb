/** What is removed because it is old: the rule, and the port of whoever removes it. */

import type { Erased } from './eraser.ts';
import type { ParticipantRole, RelationStatus } from './programme.ts';

type PlainDate = Temporal.PlainDate;

/** For how many months things are kept; null: for ever. */
export interface RetentionTerms {
  /** Smart goals, from the moment they were written. */
  readonly goals: number | null;
  /** People, from the day on which the last of their relations ended. */
  readonly people: number | null;
}

/** A relation as the rule sees it. */
export interface RelationEnd {
  readonly relation_id: number;
  readonly status: RelationStatus;
  /** The day from which it has its status. */
  readonly since: PlainDate;
}

/** Which relations are over. */
const IS_OVER: Readonly<Record<RelationStatus, boolean>> = {
  proposed: false,
  matched: false,
  on_hold: false,
  completed: true,
  ended_early: true,
  declined: true,
};

/**
 * The relation of a person that ended last.
 *
 * @returns null if one of them is proposed or under way, and if there is none: such people are kept
 */
export function lastEnded(relations: readonly RelationEnd[]): RelationEnd | null {
  if (relations.some(({ status }) => !IS_OVER[status])) return null;
  return relations.toSorted((one, other) => Temporal.PlainDate.compare(other.since, one.since))[0] ?? null;
}

/** The last day that lies long enough ago. */
export const lastExpiredDay = (today: PlainDate, months: number): PlainDate => today.subtract({ months });

/** Whether what ended on a day is to be removed. */
export const isExpired = (ended: PlainDate, today: PlainDate, months: number): boolean =>
  Temporal.PlainDate.compare(ended, lastExpiredDay(today, months)) <= 0;

/** Somebody who is to be removed, under one e-mail address. */
export interface ExpiredPerson {
  readonly email: string;
  readonly participants: readonly {
    readonly id: number;
    readonly role: ParticipantRole;
    readonly full_name: string;
  }[];
  readonly last: RelationEnd;
}

/** What would be removed. */
export interface RetentionPreview {
  /** Null if goals are kept for ever. */
  readonly goals: {
    readonly before: Temporal.Instant;
    readonly count: number;
    /** When the oldest and the newest of them were written; null if there is none. */
    readonly oldest: Temporal.Instant | null;
    readonly newest: Temporal.Instant | null;
  } | null;
  /** Null if people are kept for ever. */
  readonly people: { readonly until: PlainDate; readonly list: readonly ExpiredPerson[] } | null;
}

/** What was removed, and what of it may still be in the files. */
export interface Removed extends Erased {
  readonly goals: number;
  readonly people: number;
}

/** How a run goes about it. */
export interface RetentionRun {
  /** Who removes it: somebody at the command line, or the service. */
  readonly by: 'operator' | 'service';
  readonly now: Temporal.ZonedDateTime;
  /** Ends it after the part at hand. */
  readonly signal: AbortSignal;
}

export interface Retention {
  /** Says what would be removed now. */
  preview(now: Temporal.ZonedDateTime): Promise<RetentionPreview>;
  /**
   * Removes it, in parts between which others write. Each part is done or not; what is left of a run that was killed, the
   * next one removes.
   *
   * @throws ImportRunningError while an import writes goals
   */
  remove(run: RetentionRun): Promise<Removed>;
}
