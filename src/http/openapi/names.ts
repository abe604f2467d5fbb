/** What a collection is called in the document, where names are those of types and functions. */

import type { Collection } from '../../resources/collection.ts';

export interface CollectionNames {
  /** All of them: `SmartGoals`. */
  readonly plural: string;
  /** One of them: `SmartGoal`. */
  readonly record: string;
}

/** The names of a collection, from its declaration. */
export function namesOf({ name, noun }: Collection): CollectionNames {
  return { plural: joined(name), record: joined(noun) };
}

/** `smart goal` → `SmartGoal`. */
function joined(words: string): string {
  return words
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
