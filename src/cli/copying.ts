/** What making a copy of the database and putting one back have in common. */
import { BackupError } from '../store/backup/backup-error.ts';
import { CommandError } from './command-error.ts';
import { runInterruptible } from './interruptible.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';

/** What work on a copy is given. */
export interface Watched {
  /** Told how many of how many pages are done. */
  readonly onPages: (done: number, total: number) => void;
  /** Aborted when somebody stops the command. */
  readonly signal: AbortSignal;
}

/**
 * Does the work, with a bar of its pages on a terminal.
 *
 * @param outcome what holds where it is stopped, as the end of a sentence
 * @throws CommandError if the copy or the database is not as it must be
 */
export async function copying<Result>(
  outcome: string,
  work: (watched: Watched) => Promise<Result>,
): Promise<Result> {
  let bar: ProgressBar | undefined;
  const onPages: Watched['onPages'] = (done, total) => {
    bar ??= createProgressBar('pages', total);
    bar.update(done, total);
  };
  try {
    return await runInterruptible(outcome, (signal) => work({ onPages, signal }));
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message, 1, { cause: error });
    throw error;
  } finally {
    bar?.stop();
  }
}
