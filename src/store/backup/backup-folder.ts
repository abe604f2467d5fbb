/** The folder of scheduled backups: which process makes one, and which files are removed. */

import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';
import { isBusy } from '../sqlite/errors.ts';
import { BackupError } from './backup-error.ts';
import { lockFile, removeAbandoned, UNFINISHED } from './whole-file.ts';

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

/** The pattern of the names; files with other names do not belong to the service. */
const NAME = /^mentoring-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)Z\.(?:db|dump)$/;

/** An instant in a file name, to the minute: `2026-11-22T0830Z`. */
export const fileTime = (moment = Temporal.Now.instant()): string =>
  moment.toString({ smallestUnit: 'minute' }).replace(/:/, '');

/** The name of a backup begun at an instant. */
export const backupName = (kind: 'sqlite' | 'postgres', moment: Temporal.Instant): string =>
  `mentoring-${fileTime(moment)}.${kind === 'sqlite' ? 'db' : 'dump'}`;

/** The time in the name of a backup; null if it is not such a name. */
export function parseBackupName(name: string): Temporal.Instant | null {
  const [, day, hour, minute] = NAME.exec(name) ?? [];
  if (day === undefined) return null;
  try {
    return Temporal.Instant.from(`${day}T${hour}:${minute}Z`);
  } catch {
    return null;
  }
}

/** The two clocks of a machine. */
export interface Clocks {
  /** The time of day, which may be set. */
  now(): Temporal.Instant;
  /** Monotonic time in milliseconds. */
  steady(): number;
}

const MACHINE: Clocks = { now: () => Temporal.Now.instant(), steady: () => performance.now() };

/**
 * The name of a backup determines its age when it is first seen; from then on the monotonic clock does. So a
 * changed clock neither stops backups nor causes many.
 */
export function createCopyAges(clocks: Clocks = MACHINE) {
  /** By the monotonic clock. */
  const begun = new Map<string, number>();
  return {
    /** Records that a backup is made now. */
    begin: (name: string): void => void begun.set(name, clocks.steady()),

    /**
     * Looks at the current backups.
     *
     * @returns the age of the newest, in milliseconds; null if there is none with a reliable age. `suspicious` are the names
     * of those dated in the future that this process has not made: their age is unknown
     */
    look(copies: readonly BackupFile[]) {
      const now = clocks.now();
      const suspicious: string[] = [];
      let newest: number | null = null;
      for (const copy of copies) {
        let since = begun.get(copy.name);
        if (since === undefined) {
          if (isInFuture(copy, now)) {
            suspicious.push(copy.name);
            continue;
          }
          since = clocks.steady() - Math.max(0, now.epochMilliseconds - copy.moment.epochMilliseconds);
          begun.set(copy.name, since);
        }
        const age = clocks.steady() - since;
        if (newest === null || age < newest) newest = age;
      }
      const names = new Set(copies.map(({ name }) => name));
      for (const name of begun.keys()) if (!names.has(name)) begun.delete(name);
      return { newest, suspicious };
    },
  };
}
