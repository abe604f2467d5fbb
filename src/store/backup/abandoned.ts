/**
 * Finds unfinished files of killed processes. A process that writes one locks a file beside it with SQLite's
 * lock, which the system releases however the process ends: a file without a lock is abandoned.
 */

import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';

/** The suffix of a file until it is complete. */
export const UNFINISHED = /\.[0-9a-f]{8}\.unfinished(?:-journal|-wal|-shm|\.lock)?$/;

/** The suffixes of files that SQLite may leave beside a database. */
export const SQLITE_SUFFIXES = ['-journal', '-wal', '-shm'] as const;

const LOCK = '.lock';
const LOCK_NAME = /\.[0-9a-f]{8}\.unfinished\.lock$/;

/** Marks a file as being written until it is disposed of; on a disk without locks nothing is marked. */
export function lockUnfinished(unfinished: string): AsyncDisposable {
  const file = unfinished + LOCK;
  let held: DatabaseSync | undefined;
  try {
    makePrivateFile(file);
    held = lockFile(file);
  } catch {
    // The write itself reports why nothing can be written there.
  }
  return {
    async [Symbol.asyncDispose]() {
      // The lock comes before the file: otherwise a search for abandoned files could find it unlocked.
      await rm(file, { force: true });
      held?.close();
    },
  };
}

/** Removes abandoned files from a folder. Files that cannot be removed stay. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => LOCK_NAME.test(one))) {
    const file = join(folder, name);
    try {
      if (!(await lstat(file)).isFile()) continue;
      using _lock = lockFile(file);
      await removeUnfinished(file.slice(0, -LOCK.length));
      await rm(file, { force: true });
    } catch {
      // Somebody is writing it, or it belongs to another user.
    }
  }
}

/** Removes an unfinished file with its neighbours. */
export async function removeUnfinished(unfinished: string): Promise<void> {
  for (const neighbour of ['', ...SQLITE_SUFFIXES]) await rm(unfinished + neighbour, { force: true });
}

/**
 * Locks an existing file. Closing the connection releases the lock.
 *
 * @throws Error if somebody else has it locked: `isBusy` recognizes that error
 */
export function lockFile(file: string): DatabaseSync {
  using opened = new DisposableStack();
  const connection = opened.use(new DatabaseSync(file));
  connection.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  opened.move();
  return connection;
}
