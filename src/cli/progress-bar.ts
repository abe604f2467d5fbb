/** A bar that shows how far a command has come: on a terminal only, since elsewhere nobody sees it move. */
import { SingleBar } from 'cli-progress';

/** A bar that is shown. */
export interface ProgressBar {
  /** How many are done; and how many there are, where that changed. */
  update(done: number, total?: number): void;
  /** Takes the bar to its end, or leaves it where it is. May be called again. */
  stop(): void;
}

/**
 * Shows a bar on standard error.
 *
 * @param unit what is counted, in the plural
 * @param total how many there are
 * @param done how many are done already
 */
export function createProgressBar(unit: string, total: number, done = 0): ProgressBar {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    stream: process.stderr,
    format: `{bar} {percentage} % · {value} of {total} ${unit} · {eta_formatted} to go`,
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
