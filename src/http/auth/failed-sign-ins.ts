/** Counts failed sign-ins by client, to limit how many tokens are looked up and how much is logged. */

import { LRUCache } from 'lru-cache';

/** The maximum number of failures within a minute. */
const USUAL_MOST = 10;
const WITHIN = 60_000;
/** The maximum number of clients remembered; beyond it, those with the oldest failures are forgotten. */
const REMEMBERED = 10_000;

/** Counts a failure of a client, and returns the seconds that it must wait; 0 if it may try again at once. */
export type FailureCounter = (client: string) => number;

/** Creates a counter; `most` is the maximum number of failures of a client within a minute. */
export function createFailureCounter(most = USUAL_MOST): FailureCounter {
  const failures = new LRUCache<string, { count: number }>({ max: REMEMBERED, ttl: WITHIN });
  return (client) => {
    const known = failures.get(client);
    if (known === undefined) {
      failures.set(client, { count: 1 });
      return 0;
    }
    known.count += 1;
    return known.count > most ? Math.max(1, Math.ceil(failures.getRemainingTTL(client) / 1000)) : 0;
  };
}
