/** Retention: the rule of what is removed by age, and its port. */

import type { Erased } from './eraser.ts';
import { isOver, type Participant, type RelationStatus } from './programme.ts';

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
  readonly participants: readonly Pick<Participant, 'id' | 'role' | 'full_name'>[];
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
  /** Another process is at it, so this one removed nothing. */
  readonly isBusy: boolean;
}

export interface RetentionRun {
  /** Who removes: somebody at the command line, or the service. */
  readonly by: 'operator' | 'service';
  readonly now: Temporal.ZonedDateTime;
  /** Ends the run after the current part. */
  readonly signal: AbortSignal;
}

export interface Retention {
  preview(now: Temporal.ZonedDateTime): Promise<RetentionPreview>;
  /**
   * Removes it, in parts between which others can write. Each part is done completely or not at all; the next
   * run continues a killed one. One process does so at a time.
   */
  remove(run: RetentionRun): Promise<Removed>;
}
