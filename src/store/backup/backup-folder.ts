/** The folder in which the service keeps copies: whose turn it is to make one, and which may go. */

import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';
import { clearAbandoned, isLocked, lockFile, UNFINISHED } from './abandoned.ts';
import { BackupError } from './backup-error.ts';
import { momentOf } from './names.ts';

/** Whoever makes a copy has this file locked; the system lets go of it however the process ends. */
const LOCK = '.mentoring-backup.lock';

/** A copy that the service made. */
export interface Copy {
  readonly name: string;
  /** When it was begun, by the clock of the machine at that time. */
  readonly moment: Temporal.Instant;
}

/** The copies in a folder, the oldest first by their names. */
export async function copiesIn(folder: string): Promise<readonly Copy[]> {
  const names = (await readdir(folder)).toSorted();
  return names.flatMap((name) => {
    const moment = momentOf(name);
    return moment === null ? [] : [{ name, moment }];
  });
}

/** How far ahead of this clock the name of a copy may be: machines that share a folder have clocks of their own. */
const TOLERANCE = { minutes: 5 };

/** Whether the name of a copy says that it is still to be made: the clock was wrong then, or is now. */
export const isOfTheFuture = ({ moment }: Copy, now = Temporal.Now.instant()): boolean =>
  Temporal.Instant.compare(moment, now.add(TOLERANCE)) > 0;

/** Notes the order in which copies are made, which clocks that are set do not change. */
export interface Ledger {
  /** Notes that the copy of a name is the newest. */
  note(name: string): void;
  /** The names of all copies that were noted, the oldest first. */
  readonly names: readonly string[];
}

/**
 * Runs the work if no other process is at work in the folder.
 *
 * @returns whether it ran
 */
export async function aloneIn(folder: string, work: (ledger: Ledger) => Promise<void>): Promise<boolean> {
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
    if (isLocked(error)) return false;
    throw error;
  }
  using held = lock;
  held.exec('CREATE TABLE IF NOT EXISTS made (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)');
  const namesIn = (): string[] =>
    held
      .prepare('SELECT name FROM made ORDER BY number')
      .all()
      .map(({ name }) => String(name));
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
 * Removes what killed processes left of copies, and all copies but the newest: those by their names and those by the order in
 * which they were made, which differ where a clock was wrong. Copies of the future stay, and no other goes because of them.
 * Files of other names stay. To be called by whoever is alone in the folder.
 *
 * @param keep how many copies stay: 1 and up
 * @returns the names of the copies that went
 */
export async function rotate(folder: string, keep: number, { names }: Ledger): Promise<readonly string[]> {
  await clearAbandoned(folder);
  const there = (await copiesIn(folder)).filter((copy) => !isOfTheFuture(copy)).map(({ name }) => name);
  const byOrder = names.filter((name) => there.includes(name));
  const kept = new Set([...there.slice(-keep), ...byOrder.slice(-keep)]);
  const old = there.filter((name) => !kept.has(name));
  // Versions that locked nothing but the folder have left these.
  const left = await readdir(folder);
  const unfinished = left.filter(
    (name) =>
      UNFINISHED.test(name) &&
      momentOf(name.replace(UNFINISHED, '')) !== null &&
      !left.includes(`${name.replace(/(?<=\.unfinished).*/, '')}.lock`),
  );
  for (const name of [...old, ...unfinished]) await rm(join(folder, name), { force: true });
  return old;
}
