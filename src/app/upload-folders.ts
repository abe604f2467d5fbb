/** The folders with the files of uploads: they are personal data, and stay behind a process that is killed. */

import { readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodeOf } from '../domain/errors.ts';
import { folderOwner, UPLOAD_FOLDER } from '../domain/upload.ts';

/** The age from which the folder of a process of another machine is removed, in milliseconds; no work takes as long. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Removes the folders that satisfy a condition. */
async function removeFolders(isMeant: (name: string) => boolean | Promise<boolean>): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(UPLOAD_FOLDER) || !(await isMeant(name))) continue;
    // Another process may be removing it too, or it belongs to somebody else.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Removes the folders of a process of this machine, which has ended. */
export const removeFoldersOf = (pid: number): Promise<void> =>
  removeFolders((name) => folderOwner(name, hostname()) === pid);

/**
 * Removes the folders of processes that have ended. Those of other machines that share the folder, which nobody here knows of, go
 * when they have not changed for a day.
 */
export const removeForgottenFolders = (): Promise<void> =>
  removeFolders(async (name) => {
    const owner = folderOwner(name, hostname());
    if (owner !== undefined && !isAlive(owner)) return true;
    const { mtimeMs: changed = Number.POSITIVE_INFINITY } =
      (await stat(join(tmpdir(), name)).catch(() => null)) ?? {};
    // In a container, the next process often has the same number.
    if (owner === process.pid && changed < performance.timeOrigin) return true;
    return owner === undefined && Date.now() - changed > MAX_AGE_MS;
  });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to somebody else.
    return errorCodeOf(error) === 'EPERM';
  }
}
