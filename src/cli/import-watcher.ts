/** Shows the progress of an import: a bar on a terminal, otherwise a line for each file. */
import type { ImportWatcher } from '../interchange/import-files.ts';
import type { TableFile } from '../interchange/table-file.ts';
import { printError, visible } from './output.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';

/** The number of goals between two lines, without a bar. */
const STEP = 100_000;

/** A watcher that remembers the files. */
export function createImportWatcher(): ImportWatcher & {
  files(): readonly TableFile[];
  /** Removes the bar. */
  stop(): void;
} {
  let files: readonly TableFile[] = [];
  let bar: ProgressBar | undefined;
  let goalBar: ProgressBar | undefined;
  const say = (text: string): void => {
    if (!process.stderr.isTTY) printError(`${text}\n`);
  };
  return {
    files: () => files,
    onFiles(found) {
      files = found;
      for (const { label, notes } of found) {
        for (const note of notes) printError(`${visible(`${label}: ${note}`)}\n`);
      }
      const bytes = found.reduce((sum, file) => sum + file.bytes, 0);
      bar = createProgressBar('KB', kilobytes(bytes));
    },
    onBytes: (done) => bar?.update(kilobytes(done)),
    onFile: ({ label, kind }, rows) =>
      say(`${visible(label)}: ${rows} ${rows === 1 ? 'row' : 'rows'} of ${kind} read`),
    onGoals(done, total) {
      if (goalBar === undefined) {
        bar?.stop();
        goalBar = createProgressBar('goals written', total);
      }
      goalBar.update(done);
      if (done % STEP === 0 && done > 0) say(`${done} of ${total} goals written`);
    },
    onAgain() {
      printError('Somebody has changed the records meanwhile; the files are read again.\n');
    },
    stop() {
      bar?.stop();
      goalBar?.stop();
    },
  };
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
