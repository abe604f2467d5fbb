/** Files of backups: those of the scheduled ones in their folder, how they are written whole, and told from others. */

import { randomBytes } from 'node:crypto';
import { link, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCodeOf, isTaken } from '../../domain/errors.ts';
import { syncToDisk } from '../../files/whole-file.ts';
import { makePrivateFile } from '../private-files.ts';
import { isBusy } from '../sqlite/files.ts';
import { BackupError } from './copy-check.ts';

/** The process that makes a backup locks this file; the system releases the lock however the process ends. */
const LOCK = '.mentoring-backup.lock';

/** A backup made by the service. */
interface BackupFile {
  readonly name: string;
  /** When it was begun, by the clock of the machine at that time. */
  readonly moment: Temporal.Instant;
}

/** The backups in a folder, the oldest first by name. */
export async function listBackups(folder: string): Promise<readonly BackupFile[]> {
  const names = (await readdir(folder)).toSorted();
  return names.flatMap((name) => {
    const moment = parseBackupName(name);
    return moment === null ? [] : [{ name, moment }];
  });
}

/** How far in the future the name of a backup may be: machines that share a folder have different clocks. */
const TOLERANCE = { minutes: 5 };

/** Whether the name of a backup is in the future: the clock was wrong then, or is now. */
export const isInFuture = ({ moment }: BackupFile): boolean =>
  Temporal.Instant.compare(moment, Temporal.Now.instant().add(TOLERANCE)) > 0;

/** Runs the work if no other process is working in the folder; returns whether it ran. */
export async function withFolderLock(folder: string, work: () => Promise<void>): Promise<boolean> {
  const file = join(folder, LOCK);
  makePrivateFile(file);
  if (!(await lstat(file)).isFile()) {
    throw new BackupError(
      `${file} does not belong to this program. Remove it, or set BACKUP_DIR to another folder.`,
    );
  }
  let lock: DatabaseSync;
  try {
    lock = lockFile(file);
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
  using _held = lock;
  await work();
  return true;
}

/**
 * Removes abandoned files, and all but the newest backups. Backups dated in the future stay, and do not count. Files with other
 * names stay. The caller must hold the lock of the folder.
 *
 * @param keep the number of backups to keep: 1 and up
 * @returns the names of the removed backups
 */
export async function rotate(folder: string, keep: number): Promise<readonly string[]> {
  await removeAbandoned(folder);
  const there = (await listBackups(folder)).filter((copy) => !isInFuture(copy));
  const old = there.slice(0, -keep).map(({ name }) => name);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

/** The pattern of the names; files with other names do not belong to the service. */
const NAME = /^mentoring-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)Z\.(?:db|dump)$/;

/** An instant in a file name, to the minute: `2026-11-22T0830Z`. */
export const fileTime = (moment = Temporal.Now.instant()): string =>
  moment.toString({ smallestUnit: 'minute' }).replace(/:/, '');

/** The name of a backup begun at an instant. */
export const backupName = (kind: 'sqlite' | 'postgres', moment: Temporal.Instant): string =>
  `mentoring-${fileTime(moment)}.${kind === 'sqlite' ? 'db' : 'dump'}`;

/** The time in the name of a backup; null if it is not such a name. */
function parseBackupName(name: string): Temporal.Instant | null {
  const [, day, hour, minute] = NAME.exec(name) ?? [];
  if (day === undefined) return null;
  try {
    return Temporal.Instant.from(`${day}T${hour}:${minute}Z`);
  } catch {
    return null;
  }
}

// Writes files that are complete or absent.

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

const UNFINISHED = /\.[0-9a-f]{8}\.unfinished$/;
/** After so long without a write, in milliseconds, nobody is writing a file any more. */
const ABANDONED_AFTER = 24 * 3_600_000;

/** Removes what killed processes left in a folder a day ago or before. Files that cannot be removed stay. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const file = join(folder, name);
    const status = await statusOf(file);
    if (status?.isFile() && Date.now() - status.mtimeMs > ABANDONED_AFTER)
      await removeUnfinished(file).catch(() => undefined);
  }
}

/** Removes an unfinished file with its neighbours. */
async function removeUnfinished(unfinished: string): Promise<void> {
  for (const neighbour of ['', ...SQLITE_SUFFIXES]) await rm(unfinished + neighbour, { force: true });
}

/**
 * Locks an existing file. Closing the connection releases the lock.
 *
 * @throws Error if somebody else has it locked: `isBusy` recognizes that error
 */
function lockFile(file: string): DatabaseSync {
  using opened = new DisposableStack();
  const connection = opened.use(new DatabaseSync(file));
  connection.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  opened.move();
  return connection;
}

// Recognises backup files of SQLite.

/** How the files begin: https://www.sqlite.org/fileformat.html#magic_header_string */
const BEGINNING = Buffer.from('SQLite format 3\0');

/**
 * Checks the first bytes of a backup.
 *
 * @throws BackupError if it cannot be read, or is not an SQLite database
 */
export async function assertSqlite(file: string): Promise<void> {
  const beginning = await readBeginning(file).catch((cause: unknown) => {
    throw new BackupError(`${whyUnreadable(file, cause)} Name a file made by “npx mentoring backup”.`, {
      cause,
    });
  });
  if (beginning.equals(BEGINNING)) return;
  const what = beginning.toString('latin1').startsWith('PGDMP')
    ? 'a copy of a PostgreSQL database, and DATABASE_URL leads to SQLite'
    : 'not a backup: it is not an SQLite database';
  throw new BackupError(`${file} is ${what}. Name a file made by “npx mentoring backup” of SQLite.`);
}

async function readBeginning(file: string): Promise<Buffer> {
  await using handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
  return buffer.subarray(0, bytesRead);
}

/** Why a file cannot be read, in words where the cause is a usual one. */
function whyUnreadable(file: string, error: unknown): string {
  switch (errorCodeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file ${file}.`;
    case 'EISDIR':
      return `${file} is a folder.`;
    case 'EACCES':
    case 'EPERM':
      return `${file} cannot be read: this user lacks the right to.`;
    default:
      return `${file} cannot be read: ${error instanceof Error ? error.message : error}.`;
  }
}
