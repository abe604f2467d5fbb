/** A file in memory, as tables are read of it. */

import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { errorCodeOf, isMissing } from '../../domain/errors.ts';
import { MissingFileError, TableError } from './table-error.ts';

/** A file with its path, or the name under which it was uploaded. */
export interface InputFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The name of what is no file; reading some of them would never end. */
function otherFile(stats: Stats) {
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return stats.isCharacterDevice() || stats.isBlockDevice() ? 'a device' : undefined;
}

/**
 * Reads a file.
 *
 * @throws TableError, or MissingFileError, if it cannot be read
 */
export async function readInputFile(path: string): Promise<InputFile> {
  try {
    const what = otherFile(await stat(path));
    if (what !== undefined) throw new TableError(path, { code: 'no-file', what });
    return { path, bytes: await readFile(path) };
  } catch (error) {
    if (isMissing(error)) throw new MissingFileError(`No file exists at ${path}.`);
    if (errorCodeOf(error) === 'EISDIR') throw new TableError(path, { code: 'folder' });
    if (errorCodeOf(error) === 'EACCES') throw new TableError(path, { code: 'forbidden' });
    throw error;
  }
}
