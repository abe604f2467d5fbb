/** An export: every kind into a file of its own, all of the same moment, such that an import gives the same again. */

import { existsSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isTaken } from '../domain/errors.ts';
import type { ExportSource, ExportStore } from '../domain/export-store.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { createFolder, MissingFolderError } from '../files/new-folder.ts';
import { publishPart, removePart, writePart } from '../files/whole-file.ts';
import { csvLine } from './formats/csv-text.ts';
import { TableError } from './formats/table-faults.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';

interface ExportOptions {
  readonly kinds: readonly Kind[];
  readonly force: boolean;
  /** Begin with the mark by which Excel tells UTF-8. */
  readonly excel: boolean;
  readonly timeZone: string;
}

/** A file that was written. */
interface ExportedFile {
  readonly kind: Kind;
  readonly path: string;
  readonly rows: number;
}

/**
 * Writes files into a folder, which is made where it is missing in an existing one. They get their names when all of them are whole: where
 * something fails, those of an earlier export stay as they are.
 *
 * @throws TableError where a file is there already
 */
export async function exportFiles(
  store: ExportStore,
  folder: string,
  options: ExportOptions,
  signal: AbortSignal,
): Promise<readonly ExportedFile[]> {
  const { kinds, force } = options;
  const pathOf = (kind: Kind): string => join(folder, `${kind}.csv`);
  const existing = force ? undefined : kinds.map(pathOf).find((path) => existsSync(path));
  if (existing !== undefined) throw new TableError(existing, { code: 'exists' });
  await makeFolder(folder);
  try {
    const files = await store.read((source) => writeParts(source, pathOf, options, signal));
    for (const { kind } of files) await publishPart(pathOf(kind));
    return files.map(({ kind, rows }) => ({ kind, rows, path: pathOf(kind) }));
  } finally {
    for (const kind of kinds) await removePart(pathOf(kind));
  }
}

/** A missing folder is created, but none above it, since the path may be mistyped. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await createFolder(folder);
  } catch (error) {
    if (isTaken(error)) throw new TableError(folder, { code: 'is-file' });
    if (!(error instanceof MissingFolderError)) throw error;
    throw new TableError(folder, { code: 'no-folder', above: error.above });
  }
}

async function writeParts(
  source: ExportSource,
  pathOf: (kind: Kind) => string,
  options: ExportOptions,
  signal: AbortSignal,
): Promise<readonly { readonly kind: Kind; readonly rows: number }[]> {
  const { kinds, excel } = options;
  const written: { kind: Kind; rows: number }[] = [];
  for (const kind of kinds) {
    const rows = await writePart(pathOf(kind), async (file) => {
      await file.appendFile(`${excel ? '\uFEFF' : ''}${csvLine(columnNamesOf(kind))}`);
      return await writeRows(source, kind, file, options, signal);
    });
    written.push({ kind, rows });
  }
  return written;
}

async function writeRows<K extends Kind>(
  source: ExportSource,
  kind: K,
  file: FileHandle,
  { timeZone }: ExportOptions,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for await (const rows of source.rows(kind)) {
    signal.throwIfAborted();
    await file.appendFile(rows.map((row) => csvLine(TABLES[kind].write(row, timeZone))).join(''));
    count += rows.length;
  }
  return count;
}
