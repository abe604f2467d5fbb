/**
 * How a process is told to end: by a signal, or as the npm that started it is gone. Whoever ends npm means the program that
 * it runs, but npm may have put a shell in between, which ends without a word to the program. Where it has not, it passes on
 * what a terminal has sent to the program already. And either may be gone while the program still finishes what it does.
 */

import { processEnvironment } from '../config/configuration.ts';

/** The signals that ask for an end in good order. */
export const END_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** How often it is looked whether the parent is there, in milliseconds. */
const INTERVAL = 500;
/** For how long another signal is the first one that came again, in milliseconds; one after that ends the process at once. */
const SAME = 1_000;

/** Who had this process started, as far as that is known by now: it may be gone before anybody looks. */
const PARENT = process.ppid;

/**
 * Calls back once: at the first signal, with its name, or, where npm started this process, once the parent is gone. Elsewhere
 * a parent that ends means nothing: a program that is to go on by itself (nohup, setsid, “&”) outlives the shell that
 * started it.
 *
 * @returns what ends the watch
 */
export function whenToldToEnd(tell: (signal?: NodeJS.Signals) => void): Disposable {
  const { promise: told, resolve } = Promise.withResolvers<NodeJS.Signals | undefined>();
  const hear = (signal: NodeJS.Signals): void => resolve(signal);
  const deafen = (): void => {
    for (const signal of END_SIGNALS) process.off(signal, hear);
  };
  for (const signal of END_SIGNALS) process.on(signal, hear);
  const isOfNpm = processEnvironment()['npm_lifecycle_event'] !== undefined;
  const look = setInterval(() => {
    if (isOfNpm && process.ppid !== PARENT) resolve(undefined);
  }, INTERVAL).unref();
  void told.then((signal) => {
    clearInterval(look);
    setTimeout(deafen, SAME).unref();
    tell(signal);
  });
  return {
    [Symbol.dispose]() {
      clearInterval(look);
      deafen();
    },
  };
}
