/**
 * How a process is asked to terminate: by a signal, or because the npm that started it is gone. Whoever terminates npm means
 * the program that it runs, but npm may have put a shell in between, which exits without a signal to the program. Where it has not, it passes
 * on what a terminal has sent to the program already. And either may be gone while the program still finishes its work.
 */

import { processEnvironment } from '../config/configuration.ts';

/** The signals that ask for an orderly end. */
export const END_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** How often the parent is checked, in milliseconds. */
const INTERVAL = 500;
/** For how long a second signal counts as the first one repeated, in milliseconds; a later one ends the process at once. */
const REPEATED = 1_000;

/** The parent process when this one started: it may be gone before the first check. */
const PARENT = process.ppid;

/**
 * Calls back once: at the first signal, with its name, or, where npm started this process, once the parent is gone. Elsewhere
 * a parent that ends means nothing: a program that is to go on by itself (nohup, setsid, “&”) outlives the shell that
 * started it.
 *
 * @returns what stops watching
 */
export function onTermination(onEnd: (signal?: NodeJS.Signals) => void): Disposable {
  const { promise: requested, resolve } = Promise.withResolvers<NodeJS.Signals | undefined>();
  const receive = (signal: NodeJS.Signals): void => resolve(signal);
  const unsubscribe = (): void => {
    for (const signal of END_SIGNALS) process.off(signal, receive);
  };
  for (const signal of END_SIGNALS) process.on(signal, receive);
  const isOfNpm = processEnvironment()['npm_lifecycle_event'] !== undefined;
  const check = setInterval(() => {
    if (isOfNpm && process.ppid !== PARENT) resolve(undefined);
  }, INTERVAL).unref();
  void requested.then((signal) => {
    clearInterval(check);
    setTimeout(unsubscribe, REPEATED).unref();
    onEnd(signal);
  });
  return {
    [Symbol.dispose]() {
      clearInterval(check);
      unsubscribe();
    },
  };
}
