/** The port of goals that are somebody's. */

import type { Reader } from './access.ts';
import type { SmartGoal } from './smart-goal.ts';

export interface MenteeGoals {
  /** Whose goals they are: their id and name; null if they are nobody's, or the caller may not know. */
  menteeOf(goal: number, caller: Reader): Promise<{ readonly id: number; readonly full_name: string } | null>;
  /** The goals of a pair's mentee, the newest first; none that the caller may not see. */
  ofPair(relation: number, caller: Reader): Promise<readonly SmartGoal[]>;
  /** Says whose goals that are there are, by an e-mail address; null: nobody's. False if there is no such mentee, or the caller may not. */
  tie(goal: number, email: string | null, caller: Reader): Promise<boolean>;
}
