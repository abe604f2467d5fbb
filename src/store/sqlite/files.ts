/** The files of an open SQLite database, which others may delete or replace, and its errors. */

import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf, isMissing, ServiceUnavailableError } from '../../domain/errors.ts';
import { DatabaseOpenError } from '../database.ts';

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

// Errors of SQLite, and what they mean for operators and clients.

/** Result codes of SQLite (sqlite.org/rescode.html); the low byte of an extended code is one of these. */
const BUSY = 5;
const PASSING_FAULTS: ReadonlyMap<number | undefined, string> = new Map([
  [BUSY, 'another process is writing to it'],
  [6, 'another process is writing to it'],
  [8, 'it is read-only'],
  [10, 'the disk reported an error'],
  [13, 'the disk is full'],
  [14, 'its file cannot be opened'],
]);

/** Whether another process holds a lock, which is temporary. */
export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY;

/** The same error, or a {@link ServiceUnavailableError} if it may be temporary. */
export function explainFault(error: unknown, doing: 'read' | 'written'): unknown {
  const fault = PASSING_FAULTS.get(resultCode(error));
  return fault === undefined
    ? error
    : new ServiceUnavailableError(`the database cannot be ${doing}: ${fault}`, { cause: error });
}

/** Why something failed, as the end of a sentence. */
export const reasonOf = (error: unknown): string =>
  PASSING_FAULTS.get(resultCode(error)) ?? (error instanceof Error ? error.message : String(error));

/** Why a file cannot be opened as a database, and what to do. */
export const openError = (file: string, error: unknown): DatabaseOpenError =>
  new DatabaseOpenError(whyUnopened(file, error), { cause: error });

function whyUnopened(file: string, error: unknown): string {
  if (isFolder(file))
    return `${file} is a folder. Set DATABASE_URL to a file in it, such as sqlite:${file}/mentoring.db.`;
  switch (resultCode(error) ?? errorCodeOf(error)) {
    case 26:
      return `${file} is not an SQLite database. Set DATABASE_URL to another file, or move this one out of the way.`;
    case 8:
    case 14:
      return notWritable(file);
    case BUSY:
      return `The database ${file} is locked by another program. End that program and start again.`;
    case 'EROFS':
      return `The database ${file} is on a file system that may only be read. Mount it for writing, or set DATABASE_URL to another place.`;
    case 'EACCES':
    case 'EPERM':
      if (existsSync(dirname(file))) return notWritable(file);
      return `The folder ${dirname(file)} cannot be created. Create it and give this user the right to write to it, or set DATABASE_URL to another place.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${dirname(file)} is not a folder. Set DATABASE_URL to a file in a folder.`;
    default:
      return `The database ${file} cannot be opened: ${error instanceof Error ? error.message : error}`;
  }
}

const notWritable = (file: string): string =>
  `The database ${file} cannot be opened for writing. Give this user the right to write to the file and its folder, start the program as the user who owns them, or set DATABASE_URL to another place.`;

/** False, too, where this user may not look. */
function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}
