/** Writes files that are complete or absent. */

import { randomBytes } from 'node:crypto';
import { link, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCodeOf, isTaken } from '../../domain/error-codes.ts';
import { syncToDisk } from '../../files/whole-file.ts';
import { lockUnfinished, removeAbandoned, removeUnfinished } from './abandoned.ts';
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
