/** The files of an open SQLite database, which others may delete or replace. */

import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing } from '../../domain/error-codes.ts';

/** The database, the write-ahead log, and the shared memory of that log. */
const LOG = '-wal';
const MEMORY = '-shm';

/** The real path of the database, beside which SQLite has the others: a link may lead to it. */
const realPath = (file: string): string => (existsSync(file) ? realpathSync(file) : file);

/**
 * Checks that this user may write to the files of a database and create them. SQLite itself would open a
 * read-only file, leave read-only neighbours beside it, and fail at the first change.
 *
 * @throws Error of the rejected system call
 */
export function assertWritable(file: string): void {
  const real = realPath(file);
  accessSync(dirname(real), constants.W_OK);
  for (const path of [real, real + LOG, real + MEMORY]) {
    try {
      accessSync(path, constants.W_OK);
    } catch (error) {
      // The log comes and goes as other processes open and close the database: what is there now says nothing.
      if (!isMissing(error)) throw error;
    }
  }
}

/**
 * Remembers the files of a database that is open for writing, while SQLite itself neither removes nor
 * replaces them.
 *
 * @returns a function that reports a file that was deleted or replaced; undefined if there is none. It is savable if the log
 * is gone and there is no new one: then a process that has it open can still move its content into the database
 */
export function rememberFiles(file: string) {
  const log = realPath(file) + LOG;
  const paths = [file, log, realPath(file) + MEMORY];
  const known = paths.map(identityOf);
  return () => {
    const lost = paths.findIndex((path, index) => identityOf(path) !== known[index]);
    const path = paths[lost];
    if (path === undefined) return undefined;
    return { path, isSavable: lost > 0 && !statSync(log, { throwIfNoEntry: false })?.size };
  };
}

/** Distinguishes a file from one that replaced it: SQLite would go on with a deleted file. */
function identityOf(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false });
  return `${status?.dev}:${status?.ino}`;
}
