/** How a relation goes back to an earlier status: what holds since is taken out of its history. */

import type { StatusChange } from './programme.ts';
import { type ImportedStatus, mergeHistory } from './status-history.ts';

/** The status that a relation goes back to. */
export interface Reversal {
  /** The part of its history that stays. */
  readonly kept: readonly StatusChange[];
  /** The status as it is put there: without a day of its own, it takes the place of what it reverts. */
  readonly status: ImportedStatus;
}

/**
 * Finds the longest part of a history after which a status can hold that cannot follow all of it, such as “matched” for
 * a relation that is completed.
 *
 * @returns undefined where the status can follow, or nothing that is taken out makes room for it
 */
export function reversalTo(
  status: ImportedStatus,
  known: readonly StatusChange[],
  terms: Parameters<typeof mergeHistory>[2],
): Reversal | undefined {
  const isPossible = (history: readonly StatusChange[], row: ImportedStatus): boolean => {
    const merged = mergeHistory(history, [row], terms);
    return typeof merged.outcomes[0] === 'string' && merged.history.at(-1)?.status === row.status;
  };
  if (known.length === 0 || typeof mergeHistory(known, [status], terms).outcomes[0] === 'string')
    return undefined;
  for (let length = known.length - 1; length >= 0; length -= 1) {
    const kept = known.slice(0, length);
    const last = kept.at(-1);
    // What holds again has held since its own day.
    const since =
      last?.status === status.status ? last.since : (status.since ?? known[length]?.since ?? null);
    const placed = { ...status, since };
    if (isPossible(kept, placed)) return { kept, status: placed };
  }
  return undefined;
}
