import type { RelationStatus } from '../programme.ts';
import type { DeskManager, DeskRound } from './common.ts';

/** The number of months of a trend, including the current one. */
export const TREND_MONTHS = 24;

/** The numbers of pairs; the active ones are matched. */
export type PairCounts = Readonly<Record<Exclude<RelationStatus, 'matched'> | 'active', number>>;

export interface RoundAnswers {
  readonly round: DeskRound;
  /** Received or owed. What nobody owes any more (waived, or the pair is over or on hold) does not count. */
  readonly asked: number;
  readonly received: number;
  /** The median lateness of the latest responses in days, negative if they are early; null without responses. */
  readonly median_days_late: number | null;
  /** The number of responses in that median. */
  readonly measured: number;
}

export interface MonthTrend {
  readonly month: Temporal.PlainYearMonth;
  /** Pairs that start in it, except proposed ones. */
  readonly started: number;
  /** Pairs that were completed or ended early in it. */
  readonly ended: number;
  readonly received: number;
}

export interface GoalCount {
  readonly month: Temporal.PlainYearMonth;
  /** As ISO 639-1 code; null if it is not known, as for imported goals. */
  readonly language: string | null;
  readonly count: number;
}

export interface DeskStatistics {
  readonly pairs: PairCounts;
  /** By the names of cohorts; the empty name first, if there are pairs without a cohort. */
  readonly cohorts: readonly { readonly cohort: string; readonly pairs: PairCounts }[];
  /** By the names of managers; null: nobody, last. */
  readonly managers: readonly { readonly manager: DeskManager | null; readonly pairs: PairCounts }[];
  /** In the order of rounds. */
  readonly rounds: readonly RoundAnswers[];
  /** {@link TREND_MONTHS} months, the oldest first. */
  readonly trend: readonly MonthTrend[];
  /** Of the same months; empty for a reader restricted to one manager, as goals belong to no pair. */
  readonly goals: readonly GoalCount[];
}
