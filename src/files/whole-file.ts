/**
 * Writes files that are complete or absent, also after a power failure: written under another name, synced,
 * then renamed.
 */

import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The temporary name of a file until it is complete. */
export const partOf = (path: string): string => `${path}.part`;

/**
 * Writes a file for its owner only; if that fails, an existing file stays unchanged.
 *
 * @param write writes the content
 */
export async function replaceFile(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await writePart(path, write);
    await publishPart(path);
  } finally {
    await removePart(path);
  }
}

/**
 * Writes a file under its temporary name. A leftover of a killed process is replaced, and a symbolic link is
 * not followed.
 *
 * @param write writes the content
 */
export async function writePart<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  await removePart(path);
  await using file = await open(partOf(path), 'wx', 0o600);
  const result = await write(file);
  await file.sync();
  return result;
}

/** Renames a complete temporary file. */
export async function publishPart(path: string): Promise<void> {
  await rename(partOf(path), path);
  await syncToDisk(dirname(path));
}

/** Removes a temporary file, if there is one. */
export async function removePart(path: string): Promise<void> {
  await rm(partOf(path), { force: true });
}

/**
 * Resolves once a file is synced to disk, or for a folder the names in it. Windows cannot open folders, and
 * syncs names itself.
 */
export async function syncToDisk(path: string): Promise<void> {
  await using file = await open(path, 'r').catch((error: unknown) => {
    if (process.platform === 'win32') return null;
    throw error;
  });
  await file?.sync();
}
