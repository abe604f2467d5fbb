/** Limits the number of concurrent tasks; further ones wait in a queue, and aborted ones leave it. */

/** A concurrency limiter. */
export interface ConcurrencyLimiter {
  /** The number of waiting tasks. */
  readonly waiting: number;
  /**
   * Runs the work when its turn comes.
   *
   * @param work gets the time that it waited, in milliseconds; 0 if it did not have to wait
   * @throws the error of `refuse` if it may not wait, and the signal's reason if it is aborted while waiting
   */
  run<Result>(work: (waited: number) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** A waiting task. */
interface Waiting {
  /** The start of its wait, by `performance.now()`. */
  readonly since: number;
  readonly enter: (waited: number) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Creates a limiter.
 *
 * @param most the maximum number of concurrent tasks
 * @param refuse decides whether a task may not wait, from the number of tasks ahead and the time waited so
 * far, in milliseconds: on arrival, and whenever a task finishes. An error rejects the task; undefined lets
 * it wait.
 */
export function createConcurrencyLimiter(
  most: number,
  refuse: (ahead: number, waited: number) => Error | undefined,
): ConcurrencyLimiter {
  const queue = new Set<Waiting>();
  let active = 0;

  /** Resolves with the time waited, when the turn comes. */
  function turn(signal: AbortSignal | undefined): Promise<number> {
    if (active < most) {
      active++;
      return Promise.resolve(0);
    }
    const refusal = refuse(queue.size, 0);
    if (refusal !== undefined) return Promise.reject(refusal);
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const leave = (): void => {
      queue.delete(waiting);
      reject(signal?.reason);
    };
    const stay = (): void => signal?.removeEventListener('abort', leave);
    const waiting: Waiting = {
      since: performance.now(),
      enter: (waited) => {
        stay();
        resolve(waited);
      },
      refuse: (error) => {
        stay();
        reject(error);
      },
    };
    queue.add(waiting);
    signal?.addEventListener('abort', leave, { once: true });
    return promise;
  }

  function done(): void {
    const [next] = queue;
    if (next === undefined) {
      active--;
      return;
    }
    queue.delete(next);
    const now = performance.now();
    next.enter(now - next.since);
    let ahead = 0;
    for (const waiting of queue) {
      const refusal = refuse(ahead, now - waiting.since);
      if (refusal === undefined) ahead++;
      else {
        queue.delete(waiting);
        waiting.refuse(refusal);
      }
    }
  }

  return {
    get waiting() {
      return queue.size;
    },
    async run(work, signal) {
      signal?.throwIfAborted();
      const waited = await turn(signal);
      try {
        return await work(waited);
      } finally {
        done();
      }
    },
  };
}
