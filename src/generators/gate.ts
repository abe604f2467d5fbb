/** Lets so many work at a time; the others wait their turn, and whoever goes away gives up the place. */

/** A gate. */
export interface Gate {
  /** How many wait. */
  readonly waiting: number;
  /**
   * Runs the work when it is its turn.
   *
   * @throws what `refuse` gives where waiting is of no use, and the signal's reason where it is aborted before its turn
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** One who waits. */
interface Waiting {
  /** When it began to wait, by `performance.now()`. */
  readonly since: number;
  readonly enter: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Makes a gate.
 *
 * @param most how many work at a time
 * @param refuse asked whether somebody may not wait, with the number of those ahead and how long they have waited, in
 *   milliseconds: on arrival, and again whenever somebody's work is done. An error refuses; undefined lets them wait.
 */
export function createGate(most: number, refuse: (ahead: number, waited: number) => Error | undefined): Gate {
  const queue = new Set<Waiting>();
  let active = 0;

  function turn(signal: AbortSignal | undefined): Promise<void> {
    if (active < most) {
      active++;
      return Promise.resolve();
    }
    const refusal = refuse(queue.size, 0);
    if (refusal !== undefined) return Promise.reject(refusal);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      queue.delete(waiting);
      reject(signal?.reason);
    };
    const stay = (): void => signal?.removeEventListener('abort', leave);
    const waiting: Waiting = {
      since: performance.now(),
      enter: () => {
        stay();
        resolve();
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
    next.enter();
    const now = performance.now();
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
      await turn(signal);
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}
