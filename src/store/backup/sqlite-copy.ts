/** Copies of a database of SQLite, made while others write in it. */

import { Worker } from 'node:worker_threads';
import { BackupError } from './backup-error.ts';
import type { CopySummary } from './copy-check.ts';
import type { CopyMessage, CopyTask } from './sqlite-copy-thread.ts';

/** Is told how many pages of the file were copied, of how many. */
export type PagesWatcher = (done: number, total: number) => void;

/**
 * Copies a database as it is at one moment, and checks the copy. A thread of its own does both, so that neither holds up
 * whoever waits for it.
 *
 * @param source the file of a database, which others may use
 * @param copy a file that is there and empty
 * @param signal ends it at once; what is in `copy` then is of no use
 * @throws BackupError if it cannot be copied, or the copy is not whole
 */
export async function copySqlite(
  source: string,
  copy: string,
  onPages: PagesWatcher,
  signal: AbortSignal,
): Promise<CopySummary> {
  signal.throwIfAborted();
  const workerData: CopyTask = { source, copy };
  const thread = new Worker(new URL('./sqlite-copy-thread.ts', import.meta.url), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<CopySummary>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  thread.on('message', (message: CopyMessage) => {
    if (message.kind === 'pages') onPages(message.done, message.total);
    else if (message.kind === 'done') resolve(message.stock);
    else reject(new BackupError(message.reason));
  });
  thread.on('error', reject);
  thread.on('exit', () => {
    end();
    reject(new Error('the thread that copies ended too soon'));
  });
  const stop = (): void => {
    reject(signal.reason);
    void thread.terminate();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    // It may still hold the copy open.
    await ended;
  }
}
