/** Waiting in tests, with an end. */

import { setTimeout as wait } from 'node:timers/promises';

/** However busy the machine is, no condition of a test takes nearly as long to come true, in milliseconds. */
const LIMIT = 180_000;

/** Resolves as soon as a condition is true; rejects if it does not become true in time. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`it did not come true: ${condition}`);
    await wait(5);
  }
}
