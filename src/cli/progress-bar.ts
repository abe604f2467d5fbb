import { SingleBar } from 'cli-progress';

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
