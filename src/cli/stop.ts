/** Ctrl+C and SIGTERM for commands that take long: they end what they do in good order. */
import { CommandError } from './command-error.ts';
import { whenToldToEnd } from './told-to-end.ts';

/**
 * Runs work that may be told to stop.
 *
 * @param state how things stand then: the end of a sentence, or what gives it
 * @throws CommandError where it was stopped
 */
export async function withStop<Result>(
  state: string | (() => string),
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopped = new AbortController();
  using _watch = whenToldToEnd(() => stopped.abort());
  try {
    return await work(stopped.signal);
  } catch (error) {
    if (stopped.signal.aborted)
      throw new CommandError(`Stopped: ${typeof state === 'string' ? state : state()}`, 1, { cause: error });
    throw error;
  }
}
