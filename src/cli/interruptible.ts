/** Ctrl+C and SIGTERM for long commands: they abort their work in an orderly way. */
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
