/** Writes files that are complete or absent. */

import { randomBytes } from 'node:crypto';
import { link, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCodeOf, isTaken } from '../../domain/error-codes.ts';
import { syncToDisk } from '../../files/whole-file.ts';
import { makePrivateFile } from '../private-files.ts';
import { BackupError } from './backup-error.ts';

/**
 * Writes a file that only its owner may read, under a temporary name beside it, and renames it once it is on
 * disk. If that fails or is aborted, nothing is left; abandoned files beside it are removed.
 *
 * @param file an absolute path
 * @param force whether an existing file may be replaced
 * @param write fills the existing empty file with this name
 * @throws BackupError if the file exists, or cannot be written
 */
export async function writeWhole<Result>(
  file: string,
  force: boolean,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  if (await isFolder(file)) throw folderError(file);
  if (!(await isFolder(dirname(file)))) throw missingFolderError(file);
  if (!force && (await exists(file))) throw takenError(file);
  await removeAbandoned(dirname(file));
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  await using _held = lockUnfinished(unfinished);
  try {
    await (await open(unfinished, 'wx', 0o600)).close();
    const result = await write(unfinished);
    await syncToDisk(unfinished);
    if (force) await rename(unfinished, file);
    else await nameNew(unfinished, file);
    await syncToDisk(dirname(file));
    return result;
  } catch (error) {
    throw writingError(file, error);
  } finally {
    await removeUnfinished(unfinished);
  }
}

/** Whether a file exists. */
export const exists = async (file: string): Promise<boolean> => (await statusOf(file)) !== null;

const isFolder = async (file: string): Promise<boolean> => (await statusOf(file))?.isDirectory() === true;

const statusOf = (file: string) => stat(file).catch(() => null);

/** Somebody else may have created the file meanwhile, which a hard link detects. Not all disks have hard links. */
async function nameNew(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (isTaken(error) || (await exists(file))) throw takenError(file);
    await rename(unfinished, file);
  }
}

/** The error for a name that is that of a folder. */
export const folderError = (folder: string) =>
  new BackupError(`${folder} is a folder. Name a file in it, such as ${join(folder, 'mentoring.db')}.`);

const missingFolderError = (file: string, options?: ErrorOptions) =>
  new BackupError(
    `The folder ${dirname(file)} does not exist. Create it, or name a file in another folder.`,
    options,
  );

const takenError = (file: string) =>
  new BackupError(`${file} already exists. Name another file, or give --force to replace it.`);

/** Why a file could not be written, if known. */
function writingError(file: string, cause: unknown): unknown {
  switch (errorCodeOf(cause)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new BackupError(
        `The disk is full, so ${file} was not written. Free some space, or name a file on another disk.`,
        { cause },
      );
    case 'ENOENT':
    case 'ENOTDIR':
      return missingFolderError(file, { cause });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(
        `${file} cannot be written. Give this user the right to write to ${dirname(file)}, or name a file in another folder.`,
        { cause },
      );
    default:
      return cause;
  }
}

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
