/** Shows the progress of a download, and what it waits for, on standard error. */
import type { Retry } from '../pull/source.ts';
import type { Progress } from '../pull/walk.ts';
import { printError } from './output.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';

/** Shows a download; its methods are the callbacks of the download. */
export interface PullProgress {
  onProgress(progress: Progress): void;
  onRetry(retry: Retry): void;
  /** Leaves the bar where it is. May be called again. */
  stop(): void;
  /** The last progress; undefined if the total is not known yet. */
  readonly last: Progress | undefined;
}

/** Shows a bar on a terminal; resumed progress and each failed attempt get a line of their own. */
export function createPullProgress(): PullProgress {
  let bar: ProgressBar | undefined;
  let last: Progress | undefined;
  const stop = (): void => {
    bar?.stop();
    bar = undefined;
  };
  return {
    onProgress(progress) {
      if (last === undefined && progress.done > 0) {
        printError(
          `${progress.done} of ${progress.total} goals are already downloaded; the download resumes there.\n`,
        );
      }
      last = progress;
      bar ??= createProgressBar('goals', progress.total, progress.done);
      bar.update(progress.done, progress.total);
    },
    onRetry({ reason, pause }) {
      stop();
      printError(`The source failed (${reason}); again in ${seconds(pause)} s.\n`);
    },
    stop,
    get last() {
      return last;
    },
  };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(milliseconds < 9950 ? 1 : 0);
