/** The work that a service does beside its requests. */

import type { MailClock } from '../mail/sender.ts';
import { SYSTEM_CLOCK } from './mail.ts';

/**
 * Runs work in the background until it is disposed of, which aborts the signal and waits for the end of the work.
 *
 * @param work never fails
 */
export function inBackground(work: (signal: AbortSignal) => Promise<void>): AsyncDisposable {
  const stopping = new AbortController();
  const running = work(stopping.signal);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** How work is repeated: the time before it and between two rounds of it, in milliseconds. */
interface Repetition {
  readonly delay?: number;
  readonly pause: number;
  readonly clock?: Pick<MailClock, 'wait'>;
  onFailure(error: unknown): void;
}

/** Repeats work in the background until it is disposed of; failures do not end it. */
export const repeatInBackground = (
  work: (signal: AbortSignal) => Promise<unknown>,
  { delay, pause, clock = SYSTEM_CLOCK, onFailure }: Repetition,
): AsyncDisposable =>
  inBackground(async (signal) => {
    if (delay !== undefined) await clock.wait(delay, signal);
    while (!signal.aborted) {
      await work(signal).catch(onFailure);
      await clock.wait(pause, signal);
    }
  });
