/** Errors of SQLite, and what they mean for operators and clients. */

import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from '../../domain/error-codes.ts';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import { DatabaseOpenError } from '../database.ts';

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
