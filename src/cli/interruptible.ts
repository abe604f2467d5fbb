/** Long commands: Ctrl+C and SIGTERM abort their work in an orderly way, and a bar shows the progress. */

import { SingleBar } from 'cli-progress';
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

interface CopyWatchers {
  /** Is notified of the number of copied pages, and of the total. */
  readonly onPages: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Runs the work of a backup or a restore, with a progress bar on a terminal.
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

/** A progress bar on standard error; where that is no terminal, nothing is shown. Disposing of it leaves it where it is. */
export class ProgressBar implements Disposable {
  readonly #unit: string;
  #bar: SingleBar | undefined;

  /** @param unit what is counted, in the plural */
  constructor(unit: string) {
    this.#unit = unit;
  }

  /** Shows how many are done of a total. */
  update(done: number, total: number): void {
    if (!process.stderr.isTTY) return;
    if (this.#bar === undefined) {
      this.#bar = new SingleBar({
        stream: process.stderr,
        format: `{bar} {percentage}% · {value} of {total} ${this.#unit} · {eta_formatted} to go`,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        hideCursor: true,
        etaBuffer: 50,
        barsize: 30,
      });
      this.#bar.start(total, done);
    }
    this.#bar.setTotal(total);
    this.#bar.update(done);
  }

  stop(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }

  [Symbol.dispose](): void {
    this.stop();
  }
}
