/** The bytes of a file. */

import { createReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { errorCodeOf, isMissing } from '../../domain/errors.ts';
import { MissingFileError, TableError } from './table-error.ts';

/** As much of a file is read to learn how it is laid out. */
const FIRST_BYTES = 64 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** The name of a file whose content cannot be read twice; reading some of them would never end. */
function otherFile(stats: Stats) {
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return stats.isCharacterDevice() || stats.isBlockDevice() ? 'a device' : undefined;
}

function unreadable(path: string, error: unknown): unknown {
  if (isMissing(error)) return new MissingFileError(`No file exists at ${path}.`);
  if (errorCodeOf(error) === 'EISDIR') return new TableError(path, { code: 'folder' });
  if (errorCodeOf(error) === 'EACCES') return new TableError(path, { code: 'forbidden' });
  return error;
}

/**
 * The size of a file in bytes, and its beginning of at most 64 KiB.
 *
 * @throws TableError where there is nothing to read
 */
export async function readBeginning(path: string) {
  try {
    const found = await stat(path);
    const what = otherFile(found);
    if (what !== undefined) throw new TableError(path, { code: 'no-file', what });
    const { size } = found;
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return { size, first: buffer.subarray(0, bytesRead) };
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * A file piece by piece.
 *
 * @param start the first byte that is wanted
 * @throws TableError where it cannot be read
 */
export async function* chunksOf(path: string, start = 0): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { start, highWaterMark: CHUNK_BYTES })) {
      if (Buffer.isBuffer(chunk)) yield chunk;
    }
  } catch (error) {
    throw unreadable(path, error);
  }
}
