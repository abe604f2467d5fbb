/** Files and folders that only their owner can read. */

import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { isTaken } from '../domain/errors.ts';

/** The permissions of the group and of others. */
const RIGHTS_OF_OTHERS = 0o077;

/** Creates a folder and its missing parents for the owner only. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Creates an empty file for the owner only. An existing one is not opened: closing it would release the locks of others here. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/** The result for a file that others could read or write. */
export interface NarrowedFile {
  readonly file: string;
  /** Its former permissions, in the notation of `chmod`: `644`. */
  readonly mode: string;
  /** False if this user may not change them. */
  readonly isNarrowed: boolean;
}

/** Removes the permissions of the group and of others from files that exist; returns those that others could read or write. */
export function narrowRights(files: readonly string[]): readonly NarrowedFile[] {
  return files.flatMap((file): NarrowedFile[] => {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & RIGHTS_OF_OTHERS) === 0) return [];
    const shown = (mode & 0o777).toString(8);
    try {
      chmodSync(file, mode & 0o700);
      return [{ file, mode: shown, isNarrowed: true }];
    } catch {
      return [{ file, mode: shown, isNarrowed: false }];
    }
  });
}
