/** The folder of scheduled backups: which process makes one, and which files are removed. */

import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';
import { isBusy } from '../sqlite/errors.ts';
import { lockFile, removeAbandoned, UNFINISHED } from './abandoned.ts';
import { BackupError } from './backup-error.ts';
import { parseBackupName } from './names.ts';

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
export const isInFuture = ({ moment }: BackupFile, now = Temporal.Now.instant()): boolean =>
  Temporal.Instant.compare(moment, now.add(TOLERANCE)) > 0;

/** The order in which backups were made, which does not depend on clocks. */
export interface BackupOrder {
  /** Adds a backup as the newest. */
  note(name: string): void;
  /** The names of all recorded backups, the oldest first. */
  readonly names: readonly string[];
}

/** Runs the work if no other process is working in the folder; returns whether it ran. */
export async function withFolderLock(
  folder: string,
  work: (ledger: BackupOrder) => Promise<void>,
): Promise<boolean> {
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
  using held = lock;
  held.exec('CREATE TABLE IF NOT EXISTS made (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)');
  const select = held.prepare('SELECT name FROM made ORDER BY number');
  const namesIn = (): string[] => select.all().map(({ name }) => String(name));
  await work({
    note: (name) => void held.prepare('INSERT OR REPLACE INTO made (name) VALUES (?)').run(name),
    get names() {
      return namesIn();
    },
  });
  const there = await readdir(folder);
  const forget = held.prepare('DELETE FROM made WHERE name = ?');
  for (const name of namesIn()) if (!there.includes(name)) forget.run(name);
  held.exec('COMMIT');
  return true;
}

/**
 * Removes abandoned files, and all but the newest backups: the newest by name and the newest in the order of
 * creation, which differ if a clock was wrong. Backups dated in the future stay, and do not count. Files with
 * other names stay. The caller must hold the lock of the folder.
 *
 * @param keep the number of backups to keep: 1 and up
 * @returns the names of the removed backups
 */
export async function rotate(
  folder: string,
  keep: number,
  { names }: BackupOrder,
): Promise<readonly string[]> {
  await removeAbandoned(folder);
  const there = (await listBackups(folder)).filter((copy) => !isInFuture(copy)).map(({ name }) => name);
  const byOrder = names.filter((name) => there.includes(name));
  const kept = new Set([...there.slice(-keep), ...byOrder.slice(-keep)]);
  const old = there.filter((name) => !kept.has(name));
  // Earlier versions locked only the folder and left these.
  const left = await readdir(folder);
  const unfinished = left.filter(
    (name) =>
      UNFINISHED.test(name) &&
      parseBackupName(name.replace(UNFINISHED, '')) !== null &&
      !left.includes(`${name.replace(/(?<=\.unfinished).*/, '')}.lock`),
  );
  for (const name of [...old, ...unfinished]) await rm(join(folder, name), { force: true });
  return old;
}
