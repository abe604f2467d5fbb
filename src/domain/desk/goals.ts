/** Smart goals as managers look for them. */

import type { Page, PageRequest } from '../page.ts';
import type { SmartGoal } from '../smart-goal.ts';

/** How much is looked through at a time where a text is searched for, as it takes its time: goals, and characters of them. */
export const SEARCHED_AT_A_TIME = { goals: 2000, characters: 2_000_000 } as const;

/** Where in the list a search goes on: below this goal, which need not be there any more. */
export interface GoalPlace {
  readonly created_at: Temporal.Instant;
  readonly id: number;
}

/** Which goals are asked for; what is left out narrows nothing down. */
export interface GoalFilter {
  /** Words that all stand in what was wished or in the goals, whatever their case and accents. */
  readonly search?: string | undefined;
  /** Written at this moment or later. */
  readonly since?: Temporal.Instant | undefined;
  /** Written before this moment. */
  readonly until?: Temporal.Instant | undefined;
  readonly below?: GoalPlace | undefined;
}

/** Goals that were found, newest first, with the exact count of them among those that were looked through. */
export interface FoundGoals extends Page<SmartGoal> {
  /** How far the search went: how many goals it looked through, and the last of them; null if none is left. */
  readonly stopped: { readonly searched: number; readonly at: GoalPlace } | null;
}

/** Looks for goals. */
export interface GoalSearch {
  /** No more than {@link SEARCHED_AT_A_TIME} is looked through for a text; without one all are found. */
  search(filter: GoalFilter, page: PageRequest): Promise<FoundGoals>;
}
