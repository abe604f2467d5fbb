/** The parts of a workbook (.xlsx): a zip archive of XML, read within limits. */

import { stat } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TableError } from '../formats/table-error.ts';
import { MAX_FILE_SIZE, MAX_PART_SIZE, MAX_PARTS } from './limits.ts';

/** A workbook that is open. */
export interface Archive extends AsyncDisposable {
  readonly path: string;
  /** Its size and time of change. */
  readonly version: string;
  /** How large a part is when it is unpacked; undefined where there is no such part. */
  sizeOf(part: string): number | undefined;
  /**
   * A part piece by piece; nothing where there is none.
   *
   * @throws TableError where it is broken or too large
   */
  read(part: string): AsyncGenerator<Buffer>;
}

/** The error of an archive that the library cannot read. */
const damaged = (path: string, error: unknown): TableError =>
  new TableError(path, { code: 'damaged-archive', said: reasonOf(error) });

/**
 * Opens a workbook.
 *
 * @throws TableError where it is broken, encrypted or too large
 */
export async function openArchive(path: string): Promise<Archive> {
  const { size, mtimeMs } = await stat(path);
  if (size > MAX_FILE_SIZE)
    throw new TableError(path, { code: 'large-workbook', bytes: size, limit: MAX_FILE_SIZE });
  await using opened = new AsyncDisposableStack();
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    throw damaged(path, error);
  });
  opened.defer(() => zip.close());
  const entries = await entriesOf(zip, path);
  const held = opened.move();
  return {
    path,
    version: `${size} ${mtimeMs}`,
    sizeOf: (part) => entries.get(part.toLowerCase())?.uncompressedSize,
    read: (part) => readEntry(zip, entries.get(part.toLowerCase()), path),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

async function entriesOf(zip: ZipFile, path: string): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_PARTS)
    throw new TableError(path, { code: 'many-parts', has: zip.entryCount, limit: MAX_PARTS });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
    }
  } catch (error) {
    throw damaged(path, error);
  }
  return entries;
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, path: string): AsyncGenerator<Buffer> {
  if (entry === undefined) return;
  if (entry.isEncrypted()) throw new TableError(path, { code: 'locked-part' });
  const beyond = new TableError(path, { code: 'large-part', part: entry.fileName, limit: MAX_PART_SIZE });
  if (entry.uncompressedSize > MAX_PART_SIZE) throw beyond;
  let done = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!Buffer.isBuffer(chunk)) continue;
      done += chunk.length;
      if (done > MAX_PART_SIZE) throw beyond;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof TableError ? error : damaged(path, error);
  }
}

/** The library's message without its end. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message.split('\n')[0] : undefined;
  return (said ?? 'unknown').replace(/\.$/, '').slice(0, 120);
}
