/** Lets so many work at a time; the others wait their turn, and whoever goes away gives up the place. */

/** A gate. */
export interface ConcurrencyLimiter {
  /** How many wait. */
  readonly waiting: number;
  /**
   * Runs the work when it is its turn, and tells it how long it waited for that, in milliseconds: 0 if it was its turn at
   * once, however late the event loop came to it.
   *
   * @throws what `refuse` gives if waiting is of no use, and the signal's reason if it is aborted before its turn
   */
  run<Result>(work: (waited: number) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** One who waits. */
interface Waiting {
  /** When it began to wait, by `performance.now()`. */
  readonly since: number;
  readonly enter: (waited: number) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Makes a gate.
 *
 * @param most how many work at a time
 * @param refuse asked whether somebody may not wait, with the number of those ahead and how long they have waited, in
 *   milliseconds: on arrival, and again whenever somebody's work is done. An error refuses; undefined lets them wait.
 */
export function createConcurrencyLimiter(
  most: number,
  refuse: (ahead: number, waited: number) => Error | undefined,
): ConcurrencyLimiter {
  const queue = new Set<Waiting>();
  let active = 0;

  /** Resolves with how long it waited when it is its turn. */
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
