/** A progress bar, on a terminal only. */
import { SingleBar } from 'cli-progress';

/** A bar that is shown. */
export interface ProgressBar {
  /** Updates the number done and, if it changed, the total. */
  update(done: number, total?: number): void;
  /** Completes the bar, or leaves it where it is. May be called again. */
  stop(): void;
}

/**
 * Shows a bar on standard error.
 *
 * @param unit what is counted, in the plural
 * @param total the total number
 * @param done the number done already
 */
export function createProgressBar(unit: string, total: number, done = 0): ProgressBar {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    stream: process.stderr,
    format: `{bar} {percentage}% · {value} of {total} ${unit} · {eta_formatted} to go`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    etaBuffer: 50,
    barsize: 30,
  });
  bar.start(total, done);
  return {
    update(value, of) {
      if (of !== undefined) bar.setTotal(of);
      bar.update(value);
    },
    stop: () => bar.stop(),
  };
}
