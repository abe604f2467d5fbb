/** Long commands: Ctrl+C and SIGTERM abort their work in an orderly way. */

import { BackupError } from '../store/backup/copy-check.ts';
import { CommandError } from './command-error.ts';
import { onTermination } from './termination.ts';

/**
 * Runs work that Ctrl+C or SIGTERM aborts.
 *
 * @param state what is done by then: the end of a sentence, or a function that returns it
 * @throws CommandError if it was aborted
 */
export async function runInterruptible<Result>(
  state: string | (() => string),
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopped = new AbortController();
  using _watch = onTermination(() => stopped.abort());
  try {
    return await work(stopped.signal);
  } catch (error) {
    if (stopped.signal.aborted)
      throw new CommandError(`Stopped: ${typeof state === 'string' ? state : state()}`, { cause: error });
    throw error;
  }
}

/**
 * Runs the work of a backup or a restore.
 *
 * @param outcome the state after an abort, as the end of a sentence
 * @throws CommandError if it was aborted, or the backup or the database is not as it must be
 */
export async function runOnCopy<Result>(
  outcome: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await runInterruptible(outcome, work);
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}
