/** Files that are complete or not there at all, also after a power cut: written under another name, synced, then renamed. */

import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The name under which a file is written until it is complete. */
export const partOf = (path: string): string => `${path}.part`;

/**
 * Writes a file for its owner only; where that fails, what was there stays.
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
 * Writes a file under the name of its part. What a killed process left there is replaced, and a link is not followed.
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

/** Gives a part that is complete the name of its file. */
export async function publishPart(path: string): Promise<void> {
  await rename(partOf(path), path);
  await syncToDisk(dirname(path));
}

/** Removes the part of a file, if there is one. */
export async function removePart(path: string): Promise<void> {
  await rm(partOf(path), { force: true });
}

/**
 * Resolves once what was written is on disk; of a folder: the names in it. Windows does not open folders, and syncs their names
 * itself.
 */
export async function syncToDisk(path: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch (error) {
    if (process.platform === 'win32') return;
    throw error;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
