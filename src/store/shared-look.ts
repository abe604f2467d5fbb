/** One look for many who ask at the same time. */

/** For how long a look that failed is not taken again, in milliseconds: whoever asks then hears the same at once. */
const PAUSE_AFTER_FAILURE = 500;

/**
 * Shares looks: whoever asks gets one that is begun after he asked, or after others did who came before it was begun.
 * One look is under way at a time.
 *
 * @param look takes a look
 */
export function sharedLook<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let current: Promise<Seen> | undefined;
  let next: Promise<Seen> | undefined;
  let failure: { readonly error: unknown; readonly until: number } | undefined;

  const begin = (): Promise<Seen> => {
    next = undefined;
    if (failure !== undefined && performance.now() < failure.until) return Promise.reject(failure.error);
    current = look()
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
