/** Lets so many work at a time; the others wait their turn, and whoever goes away gives up the place. */

/** A gate. */
export interface Gate {
  /** How many wait. */
  readonly waiting: number;
  /**
   * Runs the work when it is its turn.
   *
   * @throws what `refuse` gives where too many wait already, and the signal's reason where it is aborted before its turn
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/**
 * Makes a gate.
 *
 * @param most how many work at a time
 * @param refuse asked with the number of those who wait whether one more may not, and why; undefined lets it wait
 */
export function createGate(most: number, refuse: (waiting: number) => Error | undefined): Gate {
  const queue = new Set<() => void>();
  let active = 0;

  function turn(signal: AbortSignal | undefined): Promise<void> {
    if (active < most) {
      active++;
      return Promise.resolve();
    }
    const refusal = refuse(queue.size);
    if (refusal !== undefined) return Promise.reject(refusal);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      queue.delete(enter);
      reject(signal?.reason);
    };
    const enter = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    queue.add(enter);
    signal?.addEventListener('abort', leave, { once: true });
    return promise;
  }

  function done(): void {
    const [next] = queue;
    if (next === undefined) active--;
    else {
      queue.delete(next);
      next();
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
