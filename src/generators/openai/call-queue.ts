/**
 * The queue before a goal server: it limits concurrent calls, and rejects those whose turn would come too
 * late. It estimates the wait from the last calls, whatever number of them the server really handles at a
 * time.
 */
import { GoalServerFailure } from './failure.ts';

/**
 * Makes a call when its turn comes; the call gets the time waited in the queue, in milliseconds.
 *
 * @throws GoalServerFailure (`crowded`) as soon as the estimate shows that its answer would come too late, and the signal's reason if
 * it is aborted while waiting
 */
export type CallQueue = <Result>(
  call: (waited: number) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/** The maximum number of waiting calls. */
const MAX_QUEUE_LENGTH = 32;
/** The number of calls from which the duration is estimated. */
const LAST_CALLS = 5;
/**
 * The minimum number of calls in a row, without a pause between them, from which the throughput is estimated.
 */
const MIN_CALLS = 4;
/** The maximum number of those calls. */
const MAX_CALLS = 16;
/** The minimum Retry-After for clients, in milliseconds. */
const MIN_RETRY = 1_000;

/** A waiting call. */
interface Waiting {
  /** The start of its wait, by `performance.now()`. */
  readonly since: number;
  readonly enter: (waited: number) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Creates a queue.
 *
 * @param concurrency the maximum number of concurrent calls
 * @param timeLimit the maximum total wait, in milliseconds
 */
export function createCallQueue(concurrency: number, timeLimit: number): CallQueue {
  /** The durations of the last calls. */
  const durations: number[] = [];
  /** The times at which calls ended since all slots were taken; the first is when that began. Empty while a slot is free. */
  let ends: number[] = [];
  const queue = new Set<Waiting>();
  let active = 0;

  /** The median duration of the last calls, since the first may have waited for a model to load; 0 before any. */
  function usual(): number {
    const sorted = durations.toSorted((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }

  /** The time between the ends of two calls while all slots are taken. */
  function pace(): number {
    const [first = 0] = ends;
    const last = ends.at(-1) ?? 0;
    return ends.length > MIN_CALLS ? (last - first) / (ends.length - 1) : usual() / concurrency;
  }

  /** The failure of a call with so many ahead that has waited so long, in milliseconds; undefined if it may wait. */
  function refusalOf(ahead: number, waited: number): GoalServerFailure | undefined {
    const foreseen = (concurrency + ahead + 1) * pace();
    if (ahead < MAX_QUEUE_LENGTH && foreseen <= timeLimit - waited) return undefined;
    return new GoalServerFailure('crowded', { retryAfter: Math.max(MIN_RETRY, foreseen) });
  }

  /** Resolves with the time waited, when the turn comes. */
  async function turn(signal: AbortSignal): Promise<number> {
    if (active < concurrency) {
      active++;
      return 0;
    }
    const refusal = refusalOf(queue.size, 0);
    if (refusal !== undefined) throw refusal;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const waiting: Waiting = { since: performance.now(), enter: resolve, refuse: reject };
    const leave = (): void => {
      queue.delete(waiting);
      reject(signal.reason);
    };
    queue.add(waiting);
    signal.addEventListener('abort', leave, { once: true });
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  function note(start: number, now: number): void {
    durations.push(now - start);
    if (durations.length > LAST_CALLS) durations.shift();
    if (ends.length > 0) ends.push(now);
    if (ends.length > MAX_CALLS) ends.shift();
  }

  /** Gives the slot of a call to the next one, and refuses those behind it that would come too late. */
  function handOver(now: number): void {
    const [next] = queue;
    if (next === undefined) {
      ends = [];
      active--;
      return;
    }
    queue.delete(next);
    next.enter(now - next.since);
    let ahead = 0;
    for (const waiting of queue) {
      const refusal = refusalOf(ahead, now - waiting.since);
      if (refusal === undefined) ahead++;
      else {
        queue.delete(waiting);
        waiting.refuse(refusal);
      }
    }
  }

  return async (call, signal) => {
    signal.throwIfAborted();
    const waited = await turn(signal);
    const start = performance.now();
    if (active === concurrency && ends.length === 0) ends.push(start);
    let counts = true;
    try {
      return await call(waited);
    } catch (error) {
      // Calls that were rejected at once or aborted say nothing about the duration.
      counts = error instanceof GoalServerFailure && error.reason === 'too slow';
      throw error;
    } finally {
      const now = performance.now();
      if (counts) note(start, now);
      handOver(now);
    }
  };
}
