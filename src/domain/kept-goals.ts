/** The port of the page on which mentees write goals and keep them under a private address. */

import type { Origin } from './origin.ts';
import type { NewSmartGoal, SmartGoal } from './smart-goal.ts';

export interface KeptGoal extends Pick<SmartGoal, 'id' | 'input' | 'output'> {
  /** The language of the goals as an ISO 639-1 code; null if it is not known. */
  readonly language: string | null;
}

export interface KeptGoals {
  /** The key that signs goals while only a browser has them; the same in all processes on the database. */
  signingKey(): Promise<string>;
  /** Stores a goal permanently, as the collection does, with the digest of the secret in its private address, or as that of a mentee. */
  keep(
    goal: NewSmartGoal,
    place: { readonly secret: string } | { readonly mentee: number },
    origin: Origin,
  ): Promise<SmartGoal>;
  /** The goal with a secret; null if there is none, or it was erased. */
  find(secret: string): Promise<KeptGoal | null>;
}
