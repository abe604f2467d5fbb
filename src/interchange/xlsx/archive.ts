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

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)} MB`;

/** A workbook that cannot be taken, with what to do. */
export const broken = (path: string, why: string): TableError =>
  new TableError(
    path,
    ` is an Excel workbook that cannot be read: ${why}. Open it and save it again as XLSX or CSV.`,
  );

/** A workbook that goes beyond a limit. */
export const tooLarge = (path: string, what: string, limit: string): TableError =>
  new TableError(path, ` ${what}; the limit is ${limit}. Save the sheet that is needed as CSV.`);

/**
 * Opens a workbook.
 *
 * @throws TableError where it is broken, encrypted or too large
 */
export async function openArchive(path: string): Promise<Archive> {
  const { size, mtimeMs } = await stat(path);
  if (size > MAX_FILE_SIZE)
    throw tooLarge(path, `is a workbook of ${megabytes(size)}`, megabytes(MAX_FILE_SIZE));
  await using opened = new AsyncDisposableStack();
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    throw broken(path, reasonOf(error));
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
  if (zip.entryCount > MAX_PARTS) throw tooLarge(path, `has ${zip.entryCount} parts`, `${MAX_PARTS} parts`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
    }
  } catch (error) {
    throw broken(path, reasonOf(error));
  }
  return entries;
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, path: string): AsyncGenerator<Buffer> {
  if (entry === undefined) return;
  if (entry.isEncrypted()) throw broken(path, 'it is encrypted with a password');
  const limit = megabytes(MAX_PART_SIZE);
  const beyond = tooLarge(path, `has a part (${entry.fileName}) that unpacks to more than ${limit}`, limit);
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
    throw error instanceof TableError ? error : broken(path, reasonOf(error));
  }
}

/** The library's message as the end of a sentence. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message.split('\n')[0] : undefined;
  return `the archive is damaged (${(said ?? 'unknown').replace(/\.$/, '').slice(0, 120)})`;
}
