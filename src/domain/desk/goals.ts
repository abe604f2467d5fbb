/** The search of smart goals for managers. */

import type { Page, PageRequest } from '../page.ts';
import type { SmartGoal } from '../smart-goal.ts';

/** The limits of one search step for a text: goals, and characters in them. */
export const SEARCHED_AT_A_TIME = { goals: 2000, characters: 2_000_000 } as const;

/** Where a search continues: below this goal, which need not exist any more. */
export interface GoalPlace {
  readonly created_at: Temporal.Instant;
  readonly id: number;
}

export interface GoalFilter {
  /** Words that all occur in the input or the output, ignoring case and accents. */
  readonly search?: string | undefined;
  /** Written at this instant or later. */
  readonly since?: Temporal.Instant | undefined;
  /** Written before this instant. */
  readonly until?: Temporal.Instant | undefined;
  readonly below?: GoalPlace | undefined;
}

/** The goals found, newest first, with the exact count among those searched. */
export interface FoundGoals extends Page<SmartGoal> {
  /** How far the search went: the number of goals searched, and the last of them; null if none is left. */
  readonly stopped: { readonly searched: number; readonly at: GoalPlace } | null;
}

export interface GoalSearch {
  /** Searches at most {@link SEARCHED_AT_A_TIME} for a text; without one all goals match. */
  search(filter: GoalFilter, page: PageRequest): Promise<FoundGoals>;
}
