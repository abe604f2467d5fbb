/** Results that take long: they are kept for those who ask again, and whoever asks may leave and come back. */

import { LRUCache } from 'lru-cache';
import { withTimeout } from '../interchange/upload-progress.ts';

/** Results that are kept, so that who turns the pages of a long list does not have the files read for each. */
const KEPT = { max: 3, ttl: 10 * 60_000 };

interface Entry<Value> {
  readonly value: Promise<Value>;
  /** How many wait for it at the moment. */
  waiting: number;
  /** Whether it failed while nobody waited: the next who asks is told so. */
  isUntold: boolean;
}

/** Keeps results by a key. */
export class AwaitedResults<Value> {
  readonly #entries = new LRUCache<string, Entry<Value>>(KEPT);
  readonly #isLasting: (error: unknown) => boolean;

  /** @param isLasting whether a failure would only come again, so that it is kept like a result */
  constructor(isLasting: (error: unknown) => boolean) {
    this.#isLasting = isLasting;
  }

  /**
   * What is kept, or is worked out now; who asks meanwhile waits for the same.
   *
   * @param patience how long to wait, in milliseconds; absent: to the end
   * @throws UploadTimeoutError where it takes longer
   */
  async get(key: string, work: () => Promise<Value>, patience: number | undefined): Promise<Value> {
    const entry = this.#entries.get(key) ?? this.#begin(key, work);
    if (entry.isUntold) this.#entries.delete(key);
    entry.waiting += 1;
    try {
      return await withTimeout(entry.value, patience);
    } finally {
      entry.waiting -= 1;
    }
  }

  #begin(key: string, work: () => Promise<Value>): Entry<Value> {
    const entry: Entry<Value> = { value: work(), waiting: 0, isUntold: false };
    this.#entries.set(key, entry);
    entry.value.catch((error: unknown) => {
      if (this.#isLasting(error) || this.#entries.peek(key) !== entry) return;
      if (entry.waiting > 0) this.#entries.delete(key);
      else entry.isUntold = true;
    });
    return entry;
  }
}
