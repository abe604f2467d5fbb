/**
 * The line before a goal server: so many calls at once, and nobody waits for a turn that will come too late. How long a
 * turn takes is foreseen from the last calls, whatever number of them the server really works on at a time.
 */
import { createConcurrencyLimiter } from '../concurrency-limiter.ts';
import { GoalServerFailure } from './failure.ts';

/** What a line is made for. */
export interface CallQueueOptions {
  /** How many calls are made at a time. */
  readonly concurrency: number;
  /** How long anybody waits in all, in milliseconds. */
  readonly timeLimit: number;
}

/** A line. */
export interface CallQueue {
  /**
   * Makes a call when it is its turn, and tells it how long it waited in the line, in milliseconds.
   *
   * @throws GoalServerFailure (`crowded`) as soon as it can be foreseen that its answer would come too late
   */
  run<Result>(call: (waited: number) => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** However short calls are, no more wait than this. */
const LONGEST_QUEUE = 32;
/** From so many of the last calls it is told what the next will take. */
const LAST_CALLS = 5;
/** From so many calls in a row, without a pause between them, the pace of the server is told. */
const LEAST_CALLS = 4;
/** No more of them are looked at. */
const MOST_CALLS = 16;
/** A client is told to come back after this, in milliseconds, where less was foreseen. */
const LEAST_RETRY = 1_000;

/** Makes a line. */
export function createCallQueue({ concurrency, timeLimit }: CallQueueOptions): CallQueue {
  /** What the last calls took. */
  const durations: number[] = [];
  /** When calls ended since all places were taken; first, since when they are. Empty while a place is free. */
  let ends: number[] = [];
  let active = 0;

  /** What a call takes: the middle of the last ones, since the first may have waited for a model to be loaded; 0 before one. */
  function usual(): number {
    const sorted = durations.toSorted((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }

  /** The time from the end of a call to the end of the next, while all places are taken. */
  function pace(): number {
    const [first = 0] = ends;
    const last = ends.at(-1) ?? 0;
    return ends.length > LEAST_CALLS ? (last - first) / (ends.length - 1) : usual() / concurrency;
  }

  const gate = createConcurrencyLimiter(concurrency, (ahead, waited) => {
    const foreseen = (concurrency + ahead + 1) * pace();
    if (ahead < LONGEST_QUEUE && foreseen <= timeLimit - waited) return undefined;
    return new GoalServerFailure('crowded', { retryAfter: Math.max(LEAST_RETRY, foreseen) });
  });

  function begin(): number {
    const now = performance.now();
    active++;
    if (active === concurrency && ends.length === 0) ends.push(now);
    return now;
  }

  function end(start: number, counts: boolean): void {
    const now = performance.now();
    active--;
    if (counts) {
      durations.push(now - start);
      if (durations.length > LAST_CALLS) durations.shift();
      if (ends.length > 0) ends.push(now);
      if (ends.length > MOST_CALLS) ends.shift();
    }
    if (gate.waiting === 0) ends = [];
  }

  return {
    run: (call, signal) =>
      gate.run(async (waited) => {
        const start = begin();
        let counts = true;
        try {
          return await call(waited);
        } catch (error) {
          // What was refused at once, or left by who asked, says nothing of how long an answer takes.
          counts = error instanceof GoalServerFailure && error.reason === 'too slow';
          throw error;
        } finally {
          end(start, counts);
        }
      }, signal),
  };
}
