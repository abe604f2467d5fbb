/** Counts failed sign-ins by client, so that nobody can make the service look up tokens, and fill its log, endlessly. */

import { LRUCache } from 'lru-cache';

/** How often a client may fail within a time, in milliseconds. */
const USUAL_MOST = 10;
const WITHIN = 60_000;
/** How many clients are remembered: with more, those that failed longest ago are forgotten. */
const REMEMBERED = 10_000;

/** The failures of all clients. */
export interface FailedSignIns {
  /**
   * Counts a failure.
   *
   * @returns how many seconds the client must wait; 0 if it may try again at once
   */
  count(client: string): number;
}

/** Creates the counter; `most` is how often a client may fail within a minute. */
export function createFailedSignIns(most = USUAL_MOST): FailedSignIns {
  const failures = new LRUCache<string, { count: number }>({ max: REMEMBERED, ttl: WITHIN });
  return {
    count(client) {
      const known = failures.get(client);
      if (known === undefined) {
        failures.set(client, { count: 1 });
        return 0;
      }
      known.count += 1;
      return known.count > most ? Math.max(1, Math.ceil(failures.getRemainingTTL(client) / 1000)) : 0;
    },
  };
}
