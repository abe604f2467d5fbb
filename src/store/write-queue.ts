/**
 * Changes that wait for each other share a transaction: what is synced to disk once for all of them is not synced for
 * each. The first goes at once; those that come meanwhile go together.
 */

import { setImmediate as turnEnd } from 'node:timers/promises';
import { ServiceUnavailableError } from '../domain/errors.ts';
import type { Write } from './database.ts';
import type { Transaction } from './schema.ts';

/** How many changes share a transaction at most. */
const TOGETHER = 32;
/** How many wait at most; whoever comes then is turned away at once. */
const MAX_QUEUE_LENGTH = 1000;

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** A change that waits, whatever its result is. */
interface Waiting {
  /** Does the work; what is returned tells whoever waits that it is done. */
  run(transaction: Transaction): Promise<() => void>;
  fail(error: unknown): void;
  /** Whether it shares no transaction, because one that it shared failed. */
  readonly isAlone?: boolean;
}

/**
 * Lets changes share transactions.
 *
 * @param commit runs work in a transaction of its own; a {@link ServiceUnavailableError} of it is everybody's
 */
export function groupCommit(commit: Write): Write {
  const queue: Waiting[] = [];
  let isRunning = false;

  const commitTogether = async (some: readonly Waiting[]): Promise<void> => {
    try {
      const settle = await commit(async (transaction) => {
        const done: (() => void)[] = [];
        for (const { run } of some) done.push(await run(transaction));
        return done;
      });
      for (const done of settle) done();
    } catch (error) {
      const [only, ...others] = some;
      // The database is away: all who wait hear it now, and not each after a time limit of its own.
      if (error instanceof ServiceUnavailableError)
        for (const { fail } of [...some, ...queue.splice(0)]) fail(error);
      else if (others.length === 0) only?.fail(error);
      // One of them failed and took the others along: each shows on its own which it was.
      else queue.unshift(...some.map((one) => ({ ...one, isAlone: true })));
    }
  };

  /** The next that go together. */
  const next = (): readonly Waiting[] => {
    const end = queue.findIndex(({ isAlone }) => isAlone);
    return queue.splice(0, Math.min(TOGETHER, end < 0 ? queue.length : Math.max(1, end)));
  };

  const drain = async (): Promise<void> => {
    isRunning = true;
    while (queue.length > 0) {
      // Those that come in this turn of the event loop go along.
      await turnEnd();
      await commitTogether(next());
    }
    isRunning = false;
  };

  return <Result>(work: Work<Result>) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    if (queue.length >= MAX_QUEUE_LENGTH) {
      reject(new ServiceUnavailableError('too many changes wait to be written', { retryAfter: 1 }));
      return promise;
    }
    queue.push({
      async run(transaction) {
        const result = await work(transaction);
        return () => resolve(result);
      },
      fail: reject,
    });
    if (!isRunning) void drain();
    return promise;
  };
}
