/** The work that a service does beside its requests. */

import { LRUCache } from 'lru-cache';
import { withTimeout } from '../interchange/upload-progress.ts';
import type { MailClock } from '../mail/sender.ts';
import { SYSTEM_CLOCK } from './mail.ts';

/**
 * Runs work in the background until it is disposed of, which aborts the signal and waits for the end of the work.
 *
 * @param work never fails
 */
export function inBackground(work: (signal: AbortSignal) => Promise<void>): AsyncDisposable {
  const stopping = new AbortController();
  const running = work(stopping.signal);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** How work is repeated: the time before it and between two rounds of it, in milliseconds. */
interface Repetition {
  readonly delay?: number;
  readonly pause: number;
  readonly clock?: Pick<MailClock, 'wait'>;
  onFailure(error: unknown): void;
}

/** Repeats work in the background until it is disposed of; failures do not end it. */
export const repeatInBackground = (
  work: (signal: AbortSignal) => Promise<unknown>,
  { delay, pause, clock = SYSTEM_CLOCK, onFailure }: Repetition,
): AsyncDisposable =>
  inBackground(async (signal) => {
    if (delay !== undefined) await clock.wait(delay, signal);
    while (!signal.aborted) {
      await work(signal).catch(onFailure);
      await clock.wait(pause, signal);
    }
  });

// Results that take long: they are kept for those who ask again, and whoever asks may leave and come back.

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

// Results of another process whose lists are long, in pieces: whoever receives one has to read it without a break, which would hold up
// all requests for a second.

/** The most items that are sent or received at once. */
const MAX_ITEMS = 200;

/** Items of a long list. */
export interface ListPiece {
  readonly list: number;
  readonly items: readonly unknown[];
}

/** What stands for a long list. */
interface ListPlace {
  readonly longList: number;
}

const isPlace = (value: object): value is ListPlace =>
  'longList' in value && typeof value.longList === 'number';

/** A result without its long lists, and these in pieces, in the order in which both are to be sent. */
export function* inPieces(result: unknown): Generator<ListPiece, unknown> {
  let lists = 0;
  function* without(value: unknown): Generator<ListPiece, unknown> {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (!Array.isArray(value)) {
      const entries: [string, unknown][] = [];
      for (const [name, own] of Object.entries(value)) entries.push([name, yield* without(own)]);
      return Object.fromEntries(entries);
    }
    const items: readonly unknown[] = value;
    if (items.length <= MAX_ITEMS) {
      const own: unknown[] = [];
      for (const item of items) own.push(yield* without(item));
      return own;
    }
    const list = lists;
    lists += 1;
    for (let start = 0; start < items.length; start += MAX_ITEMS) {
      yield { list, items: items.slice(start, start + MAX_ITEMS) };
    }
    return { longList: list } satisfies ListPlace;
  }
  return yield* without(result);
}

/** Puts the pieces of results together again. */
export class PieceCollector {
  #lists = new Map<number, unknown[]>();

  /** Keeps the items of a list. */
  add({ list, items }: ListPiece): void {
    this.#lists.getOrInsertComputed(list, () => []).push(...items);
  }

  /** The whole result, once its pieces have come; the next result may come. */
  complete(result: unknown): unknown {
    const lists = this.#lists;
    this.#lists = new Map();
    const whole = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
      if (Array.isArray(value)) return value.map(whole);
      if (isPlace(value)) return lists.get(value.longList) ?? [];
      return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, whole(own)]));
    };
    return whole(result);
  }
}
