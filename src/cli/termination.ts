/**
 * Detects that a process shall terminate: by a signal, or because the npm that started it is gone. Whoever
 * stops npm means the program that it runs, but npm may have put a shell in between, which exits without
 * signalling the program. Otherwise npm passes on a signal that the terminal has already sent to the program.
 * And both may be gone while the program finishes its work.
 */

import { processEnvironment } from '../config/configuration.ts';

/** The signals that request a graceful shutdown. */
export const END_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** The interval of the checks of the parent, in milliseconds. */
const INTERVAL = 500;
/**
 * How long a second signal counts as a repetition of the first, in milliseconds; a later one ends the process
 * at once.
 */
const REPEATED = 1_000;

/** The parent process at the start: it may be gone before the first check. */
const PARENT = process.ppid;

/**
 * Calls back once: at the first signal, with its name, or, if npm started this process, once the parent is
 * gone. Otherwise the end of the parent has no meaning: a program in the background (nohup, setsid, “&”)
 * outlives its shell.
 *
 * @returns a function that stops watching
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
