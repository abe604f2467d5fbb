/** Files and folders that nobody but their owner may read. */

import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

/** The rights that the group and all others may have on a file. */
const RIGHTS_OF_OTHERS = 0o077;

/** Makes a folder where it is missing, with those above it, for their owner only. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Makes an empty file for its owner only, if nothing of that name is there. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** What became of a file that others could read or write. */
export interface NarrowedFile {
  readonly file: string;
  /** The rights that it had, as `chmod` takes them: `644`. */
  readonly mode: string;
  /** False if this user may not change them. */
  readonly isNarrowed: boolean;
}

/**
 * Takes the rights of the group and of all others from files.
 *
 * @param files those that are missing are left out
 * @returns those that others could read or write
 */
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
