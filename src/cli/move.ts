/** `mentoring migrate --to`: from SQLite to PostgreSQL. */
import type { Configuration } from '../config/settings.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import type { MoveWatcher } from '../store/moving/move.ts';
import { CommandError } from './command-error.ts';
import { runInterruptible } from './interruptible.ts';
import { moveJson, moveSummary } from './move-report.ts';
import { print, printError } from './output.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';

const KEPT = 'what was copied is kept, and the same command resumes there.';

/**
 * Moves the configured database, shows the progress, and prints the result.
 *
 * @param url the address of the target
 * @throws CommandError if it fails or is interrupted
 */
export async function runMove(url: string, configuration: Configuration, json: boolean): Promise<void> {
  const { openSource, openTarget } = await import('../app/move.ts');
  const { moveDatabase } = await import('../store/moving/move.ts');
  const { source, place: from } = await openSource(configuration);
  await using _source = source;
  const { target, place: to } = await openTarget(url);
  await using _target = target;
  const watcher = createWatcher();
  try {
    const report = await runInterruptible(KEPT, (signal) =>
      moveDatabase(source, from, target, watcher, signal),
    );
    watcher.stop();
    const shown = { ...report, from, to };
    print(json ? moveJson(shown) : moveSummary(shown));
    if (!report.isSame) process.exitCode = 1;
  } catch (error) {
    watcher.stop();
    if (!(error instanceof ServiceUnavailableError)) throw error;
    throw new CommandError(`Temporarily unavailable: ${error.message}. Once that has passed: ${KEPT}`, 1, {
      cause: error,
    });
  }
}

/** Shows one progress bar for the copy and one for its verification. */
function createWatcher(): MoveWatcher & { stop(): void } {
  let copied: ProgressBar | undefined;
  let checked: ProgressBar | undefined;
  return {
    onEarlier(what, rows) {
      printError(
        what === 'begun'
          ? `${rows} rows were already copied; the move resumes there.\n`
          : 'An earlier copy differs from the source, so the copy starts over.\n',
      );
    },
    onCopied(rows, total) {
      copied ??= createProgressBar('rows copied', total, rows);
      copied.update(rows);
    },
    onChecked(rows, total) {
      copied?.stop();
      checked ??= createProgressBar('rows of both checked', total);
      checked.update(rows);
    },
    stop() {
      copied?.stop();
      checked?.stop();
    },
  };
}
