/** The numbers of the programme. */

import type { Manager } from '../programme.ts';
import type { DeskRound } from './common.ts';

type YearMonth = Temporal.PlainYearMonth;

/** How many months a trend shows, the present one among them. */
export const TREND_MONTHS = 24;

/** How many pairs have which status. */
export interface PairCounts {
  readonly proposed: number;
  /** Matched. */
  readonly active: number;
  readonly on_hold: number;
  readonly completed: number;
  readonly ended_early: number;
  readonly declined: number;
}

/** The answers to a round. */
export interface RoundAnswers {
  readonly round: DeskRound;
  /** Received and owed together. What nobody owes any more, as it was waived or the pair is over or on hold, is not asked. */
  readonly asked: number;
  readonly received: number;
  /** How many days after the due date half of the latest answers had come: negative where they come early; null without any. */
  readonly median_days_late: number | null;
  /** Of how many of the latest answers that is the median. */
  readonly measured: number;
}

/** What happened in a month. */
export interface MonthTrend {
  readonly month: YearMonth;
  /** Pairs whose start is in it, but for those that were proposed and came to nothing yet. */
  readonly started: number;
  /** Pairs that were completed or ended early in it. */
  readonly ended: number;
  /** Feedbacks received in it. */
  readonly received: number;
}

/** Smart goals that were written in a month, in a language. */
export interface GoalCount {
  readonly month: YearMonth;
  /** As ISO 639-1 code; null if it is not known, as for imported goals. */
  readonly language: string | null;
  readonly count: number;
}

/** All numbers. */
export interface DeskStatistics {
  readonly pairs: PairCounts;
  /** By the names of cohorts; the empty one first, where there is any without. */
  readonly cohorts: readonly { readonly cohort: string; readonly pairs: PairCounts }[];
  /** By the names of managers; null: nobody, last. */
  readonly managers: readonly { readonly manager: Manager | null; readonly pairs: PairCounts }[];
  /** In the order of rounds. */
  readonly rounds: readonly RoundAnswers[];
  /** {@link TREND_MONTHS} months, the oldest first. */
  readonly trend: readonly MonthTrend[];
  /** Of the same months, the oldest first; empty for a reader who sees the pairs of one manager, as goals belong to no pair. */
  readonly goals: readonly GoalCount[];
}
