/**
 * Whoever ends npm by a signal means the program that it runs. npm passes the signal on to a shell that it has put in
 * between, and the shell ends without a word to the program: all that the program can notice is that its parent is gone.
 */

import { processEnvironment } from '../config/configuration.ts';

/** How often it is looked whether the parent is there, in milliseconds. */
const INTERVAL = 500;

/**
 * Calls back once the parent is gone, where npm started this process. Elsewhere a parent that ends means nothing: a
 * program that is to go on by itself (nohup, setsid, “&”) outlives the shell that started it.
 *
 * @returns what ends the watch
 */
export function whenNpmIsGone(tell: () => void): Disposable {
  if (processEnvironment()['npm_lifecycle_event'] === undefined) return { [Symbol.dispose]: () => undefined };
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, INTERVAL).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
