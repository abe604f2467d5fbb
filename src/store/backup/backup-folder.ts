/** The folder of scheduled backups: which process makes one, and which files are removed. */

import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';
import { isBusy } from '../sqlite/errors.ts';
import { BackupError } from './backup-error.ts';
import { lockFile, removeAbandoned } from './whole-file.ts';

/** The process that makes a backup locks this file; the system releases the lock however the process ends. */
const LOCK = '.mentoring-backup.lock';

/** A backup made by the service. */
export interface BackupFile {
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
