/** Imports that a process writes: they go on when whoever began them has left, and tell those who come back. */

import { UploadStoppedError, UploadTimeoutError, withTimeout } from '../interchange/upload-progress.ts';
import type { Outcome } from './screen.ts';

/** The imports of a process. Disposing of them waits for all. */
export class RunningImports implements AsyncDisposable {
  readonly #running = new Map<string, Promise<Outcome>>();
  /** The outcomes that are not what was asked for, by the ids of their uploads, until somebody is told. */
  readonly #untold = new Map<string, Promise<Outcome>>();

  /** Whether an upload is being imported. */
  has(id: string): boolean {
    return this.#running.has(id);
  }

  /**
   * Begins one, unless it is running already: who sends the form twice waits for the same.
   *
   * @param patience how long to wait for it, in milliseconds
   * @throws UploadTimeoutError where it takes longer
   */
  async start(id: string, write: () => Promise<Outcome>, patience: number): Promise<Outcome> {
    const own = this.#running.get(id) ?? this.#begin(id, write);
    try {
      const outcome = await withTimeout(own, patience);
      this.#untold.delete(id);
      return outcome;
    } catch (error) {
      if (!(error instanceof UploadTimeoutError)) this.#untold.delete(id);
      throw error;
    }
  }

  #begin(id: string, write: () => Promise<Outcome>): Promise<Outcome> {
    this.#untold.delete(id);
    const own = write();
    this.#running.set(id, own);
    const end = (isAsAsked: boolean): void => {
      this.#running.delete(id);
      if (!isAsAsked) this.#untold.set(id, own);
    };
    own.then(
      (outcome) => end('redirectTo' in outcome),
      // Whoever stopped it knows.
      (error: unknown) => end(error instanceof UploadStoppedError && error.reason !== 'too-long'),
    );
    return own;
  }

  /** Returns the outcome of an import that did not go as asked: once, to whoever asks first. */
  takeUntold(id: string): Promise<Outcome> | undefined {
    const outcome = this.#untold.get(id);
    this.#untold.delete(id);
    return outcome;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }
}
