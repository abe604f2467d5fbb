/** Shares one call of a function between concurrent callers. */

/** For how long after a failure callers get the same error without a new call, in milliseconds. */
const PAUSE_AFTER_FAILURE = 500;

/**
 * Shares calls: each caller gets the result of a call that began after they asked, together with all who
 * asked before it began. One call runs at a time.
 */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  let failure: { readonly error: unknown; readonly until: number } | undefined;

  const begin = (): Promise<Result> => {
    next = undefined;
    if (failure !== undefined && performance.now() < failure.until) return Promise.reject(failure.error);
    current = work()
      .catch((error: unknown) => {
        failure = { error, until: performance.now() + PAUSE_AFTER_FAILURE };
        throw error;
      })
      .finally(() => {
        current = undefined;
      });
    return current;
  };

  return () => {
    if (current === undefined) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
}
