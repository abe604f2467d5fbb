/** The common part of the commands `backup` and `restore`. */

import { BackupError } from '../store/backup/backup-error.ts';
import { CommandError } from './command-error.ts';
import { runInterruptible } from './interruptible.ts';
import { ProgressBar } from './progress-bar.ts';

/** The watchers of the work. */
interface CopyWatchers {
  /** Is notified of the number of copied pages, and of the total. */
  readonly onPages: (done: number, total: number) => void;
  /** Aborted when somebody stops the command. */
  readonly signal: AbortSignal;
}

/**
 * Runs the work, with a progress bar on a terminal.
 *
 * @param outcome the state after an abort, as the end of a sentence
 * @throws CommandError if the backup or the database is not as it must be
 */
export async function runWithProgress<Result>(
  outcome: string,
  work: (watched: CopyWatchers) => Promise<Result>,
): Promise<Result> {
  using bar = new ProgressBar('pages');
  const onPages = (done: number, total: number): void => bar.update(done, total);
  try {
    return await runInterruptible(outcome, (signal) => work({ onPages, signal }));
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}
