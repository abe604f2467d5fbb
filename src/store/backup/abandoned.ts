/**
 * What killed processes left of files that they were writing. Whoever writes one has a file beside it locked by SQLite's own
 * lock, which the system lets go of however the process ends: what is not locked, nobody writes any more.
 */

import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';
import { isBusy } from '../sqlite-errors.ts';

/** How the name ends that a file has until it is whole. */
export const UNFINISHED = /\.[0-9a-f]{8}\.unfinished(?:-journal|-wal|-shm|\.lock)?$/;

/** What SQLite may leave beside a database. */
export const NEIGHBOURS = ['-journal', '-wal', '-shm'] as const;

const LOCK = '.lock';
const LOCK_NAME = /\.[0-9a-f]{8}\.unfinished\.lock$/;

/**
 * Says of a file that it is being written, until it is disposed of. Where the disk knows no locks nothing is said, and what
 * is left there by a killed process is left for people to remove.
 */
export function holdUnfinished(unfinished: string): AsyncDisposable {
  const file = unfinished + LOCK;
  let held: DatabaseSync | undefined;
  try {
    makePrivateFile(file);
    held = lockFile(file);
  } catch {
    // The write itself tells why nothing can be written there.
  }
  return {
    async [Symbol.asyncDispose]() {
      // First the name: whoever looks for what was abandoned must not find it unlocked.
      await rm(file, { force: true });
      held?.close();
    },
  };
}

/** Removes what nobody writes any more from a folder. What cannot be removed stays. */
export async function clearAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => LOCK_NAME.test(one))) {
    const file = join(folder, name);
    try {
      if (!(await lstat(file)).isFile()) continue;
      using _lock = lockFile(file);
      await removeUnfinished(file.slice(0, -LOCK.length));
      await rm(file, { force: true });
    } catch {
      // Somebody is writing it, or it is another user's.
    }
  }
}

/** Removes an unfinished file with its neighbours. */
export async function removeUnfinished(unfinished: string): Promise<void> {
  for (const neighbour of ['', ...NEIGHBOURS]) await rm(unfinished + neighbour, { force: true });
}

/**
 * Locks a file that is there. Closing the connection lets go of it.
 *
 * @throws Error if somebody else has it locked: {@link isLocked} tells that from other errors
 */
export function lockFile(file: string): DatabaseSync {
  using opened = new DisposableStack();
  const connection = opened.use(new DatabaseSync(file));
  connection.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  opened.move();
  return connection;
}

/** Whether somebody else has a file locked. */
export const isLocked = (error: unknown): boolean => isBusy(error);
