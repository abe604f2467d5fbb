/** Shows how far an import has come: a bar on a terminal, a line for each file elsewhere. */
import type { ImportWatcher } from '../interchange/import-files.ts';
import type { TableFile } from '../interchange/table-file.ts';
import { printError, visible } from './output.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';

/** How many goals are told of in a line of their own, if there is no bar. */
const STEP = 100_000;

/** A watcher that remembers the files. */
export function createImportWatcher(): ImportWatcher & {
  files(): readonly TableFile[];
  /** Takes the bar away. */
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
