/** Shows the progress of an import: a bar on a terminal, otherwise a line for each file. */

import type { ImportWatcher } from '../interchange/import-files.ts';
import type { TableFile } from '../interchange/table-file.ts';
import { counted, printError, visible } from './output.ts';
import { ProgressBar } from './progress-bar.ts';

/** The number of goals between two lines, without a bar. */
const STEP = 100_000;

/** A watcher that remembers the files. Disposing of it removes the bar. */
export function createImportWatcher(): ImportWatcher & Disposable & { files(): readonly TableFile[] } {
  let files: readonly TableFile[] = [];
  let total = 0;
  const bar = new ProgressBar('KB');
  const goalBar = new ProgressBar('goals written');
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
      total = found.reduce((sum, file) => sum + file.bytes, 0);
      bar.update(0, kilobytes(total));
    },
    onBytes: (done) => bar.update(kilobytes(done), kilobytes(total)),
    onFile: ({ label, kind }, rows) => say(`${visible(label)}: ${counted(rows, 'row')} of ${kind} read`),
    onGoals(done, all) {
      bar.stop();
      goalBar.update(done, all);
      if (done % STEP === 0 && done > 0) say(`${done} of ${all} goals written`);
    },
    onAgain() {
      printError('Somebody has changed the records meanwhile; the files are read again.\n');
    },
    [Symbol.dispose]() {
      bar.stop();
      goalBar.stop();
    },
  };
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
