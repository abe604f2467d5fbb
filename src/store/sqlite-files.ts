/** The files of an open database of SQLite, which others may delete or replace while it is open. */

import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The database, the log of changes that are not in it yet, and the memory by which processes share that log. */
const LOG = '-wal';
const MEMORY = '-shm';

/** Where the database itself is, beside which SQLite has the others: a link may lead to it. */
const realPath = (file: string): string => (existsSync(file) ? realpathSync(file) : file);

/**
 * Makes sure that this user may write to the files of a database and make them. SQLite itself would open what may only be
 * read, leave neighbours beside it that may only be read as well, and fail at the first change.
 *
 * @throws Error of the system call that was refused
 */
export function assertWritable(file: string): void {
  const real = realPath(file);
  const paths = [real, real + LOG, real + MEMORY].filter((path) => existsSync(path));
  for (const path of [dirname(real), ...paths]) accessSync(path, constants.W_OK);
}

/** A file that is not the one any more that was opened. */
export interface LostFile {
  readonly path: string;
  /**
   * Whether the log is gone, and nobody has begun another: what it holds can then still be brought into the database, by
   * whoever has it open, and is lost otherwise.
   */
  readonly isSavable: boolean;
}

/**
 * Remembers the files of a database that is open for writing, for as long as which SQLite neither removes nor replaces
 * them.
 *
 * @returns tells which is lost; undefined if none is
 */
export function rememberFiles(file: string): () => LostFile | undefined {
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

/** Tells one file from another that has come to its place: SQLite would continue with a deleted one as if it were there. */
function identityOf(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false });
  return `${status?.dev}:${status?.ino}`;
}
