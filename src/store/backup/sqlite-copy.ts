/** Copies SQLite databases while others write to them. */

import { Worker } from 'node:worker_threads';
import { BackupError } from './backup-error.ts';
import type { CopySummary } from './copy-check.ts';
import type { CopyMessage, CopyTask } from './sqlite-copy-thread.ts';

/** Is notified of the number of copied pages, and of the total. */
export type PagesWatcher = (done: number, total: number) => void;

/**
 * Copies a snapshot of a database and verifies the copy, both in a separate thread, so that requests are not
 * delayed.
 *
 * @param source the file of a database, which others may use
 * @param copy an existing empty file
 * @param signal aborts it at once; the content of `copy` is useless then
 * @throws BackupError if it cannot be copied, or the copy is not intact
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
    // The thread may still have the copy open.
    await ended;
  }
}
