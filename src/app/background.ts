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
