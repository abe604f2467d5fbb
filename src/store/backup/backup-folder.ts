/** The folder in which the service keeps copies: whose turn it is to make one, when it is due, and which may go. */

import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../sqlite-errors.ts';
import { momentOf } from './names.ts';
import { UNFINISHED } from './whole-file.ts';

/** Whoever makes a copy has this file locked; the system lets go of it however the process ends. */
const LOCK = '.mentoring-backup.lock';

/** Makes the folder where it is missing, for its owner only. */
export const makeFolder = (folder: string): Promise<string | undefined> =>
  mkdir(folder, { recursive: true, mode: 0o700 });

/** When the newest copy was begun; null where there is none. */
export async function newestCopy(folder: string): Promise<Temporal.Instant | null> {
  return momentOf((await copiesIn(folder)).at(-1) ?? '');
}

/**
 * Runs the work where no other process is at work in the folder.
 *
 * @returns whether it ran
 */
export async function aloneIn(folder: string, work: () => Promise<void>): Promise<boolean> {
  using lock = new DatabaseSync(join(folder, LOCK));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
  await work();
  return true;
}

/**
 * Removes what killed processes left of copies, and all copies but the newest. Files of other names stay. To be called by
 * whoever is alone in the folder.
 *
 * @param keep how many copies stay: 1 and up
 * @returns the names of the copies that went
 */
export async function rotate(folder: string, keep: number): Promise<readonly string[]> {
  const old = (await copiesIn(folder)).slice(0, -keep);
  const unfinished = (await readdir(folder)).filter(
    (name) => UNFINISHED.test(name) && momentOf(name.replace(UNFINISHED, '')) !== null,
  );
  for (const name of [...old, ...unfinished]) await rm(join(folder, name), { force: true });
  return old;
}

/** The names of the copies, the oldest first. */
async function copiesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => momentOf(name) !== null).toSorted();
}
