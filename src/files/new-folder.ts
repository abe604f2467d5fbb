/** Folders that are created without those above them. */

import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCodeOf } from '../domain/errors.ts';

/** A folder above the one to create is missing. */
export class MissingFolderError extends Error {
  override readonly name = 'MissingFolderError';
  /** The one that is missing. */
  readonly above: string;

  constructor(folder: string, options?: ErrorOptions) {
    const above = dirname(resolve(folder));
    super(`The folder ${above} does not exist, so ${folder} was not created.`, options);
    this.above = above;
  }
}

/**
 * Creates a folder that only its owner may read, if it does not exist. Those above it must exist: they are
 * missing if a path is mistyped, or a disk is not mounted.
 *
 * @returns whether it was created
 * @throws MissingFolderError if the folder above it does not exist
 */
export async function createFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ENOENT') throw new MissingFolderError(folder, { cause: error });
    if (code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
    return false;
  }
}
