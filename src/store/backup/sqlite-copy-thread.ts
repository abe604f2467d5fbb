/** The thread that copies an SQLite database. */

import { backup, DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '../sqlite/files.ts';
import { BackupError, type CopySummary, checkCopy } from './copy-check.ts';

/** Its input. */
export interface CopyTask {
  readonly source: string;
  readonly copy: string;
}

/** Its messages. */
export type CopyMessage =
  | { readonly kind: 'done'; readonly stock: CopySummary }
  | { readonly kind: 'failed'; readonly reason: string };

/** The number of pages copied at a time. */
const STEP = 500;

const tell = (message: CopyMessage): void => parentPort?.postMessage(message);

async function run({ source, copy }: CopyTask): Promise<CopySummary> {
  {
    using connection = new DatabaseSync(source, { readOnly: true });
    connection.exec('PRAGMA busy_timeout = 1000');
    // SQLite restarts a copy whenever another process has written, unless it runs in one read transaction.
    connection.exec('BEGIN');
    connection.prepare('select count(*) from sqlite_master').get();
    await backup(connection, copy, { rate: STEP });
    connection.exec('COMMIT');
  }
  return checkCopy(copy);
}

run(workerData).then(
  (stock) => tell({ kind: 'done', stock }),
  (error: unknown) => {
    const reason =
      error instanceof BackupError
        ? error.message
        : `The database ${workerData.source} cannot be copied: ${reasonOf(error)}.`;
    tell({ kind: 'failed', reason });
  },
);
