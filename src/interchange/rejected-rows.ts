/** The bad rows of an import in a file of their own, to be mended and imported again. */

import { type FileHandle, lstat, mkdir, rm } from 'node:fs/promises';
import { basename, join, parse, resolve } from 'node:path';
import { replaceFile } from '../files/whole-file.ts';
import { csvLine } from './formats/csv-text.ts';
import { REJECTION_COLUMNS } from './header.ts';
import type { BadRow } from './import-report.ts';
import type { ReadingOptions, TableFile } from './table-file.ts';
import { readTable } from './table-reading.ts';

/**
 * Writes the bad rows of each file into a folder, under the file's own name: the same columns, and after them the line,
 * the column and the reason. What an earlier import left there under the name of a file that has no bad rows is removed.
 *
 * @returns the paths that were written
 * @throws Error with the system call that failed, also where the folder is a symbolic link
 */
export async function writeRejectedRows(
  folder: string,
  files: readonly TableFile[],
  badRows: readonly BadRow[],
  options: ReadingOptions,
): Promise<readonly string[]> {
  await refuseLink(folder);
  const written: string[] = [];
  const taken = new Set(files.map(({ path }) => resolve(path)));
  for (const file of files.filter(({ isDerived }) => isDerived !== true)) {
    const path = rejectedPath(folder, file, taken);
    taken.add(resolve(path));
    const own = badRows.filter((row) => row.file === file);
    if (own.length === 0) {
      await rm(path, { force: true });
      continue;
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // As private as an export. A link to another file is replaced and not written through.
    await replaceFile(path, (target) => fill(target, file, own, options));
    written.push(path);
  }
  return written;
}

/**
 * The path of a file's bad rows: under its own name, with a number behind it where that is taken. A file of rejected
 * rows that is imported after it was mended stays as it is.
 */
function rejectedPath(
  folder: string,
  { path, format, sheet }: Pick<TableFile, 'path' | 'format' | 'sheet'>,
  taken: ReadonlySet<string>,
): string {
  const own = basename(path);
  const name =
    format === 'xlsx' ? `${parse(own).name} ${(sheet ?? '').replace(/[^\p{L}\p{N} ._-]/gu, '_')}.csv` : own;
  const { name: stem, ext } = parse(name);
  let rejected = join(folder, name);
  for (let number = 2; taken.has(resolve(rejected)); number++)
    rejected = join(folder, `${stem}-${number}${ext}`);
  return rejected;
}

/** Somebody who can put a link in the place of the folder must not choose where names and e-mails are written to. */
async function refuseLink(folder: string): Promise<void> {
  const status = await lstat(folder).catch(() => null);
  const error = new Error(`${folder} is a symbolic link. Name the folder that it leads to`);
  if (status?.isSymbolicLink() === true) throw Object.assign(error, { syscall: 'lstat' });
}

async function fill(
  target: FileHandle,
  file: TableFile,
  badRows: readonly BadRow[],
  options: ReadingOptions,
): Promise<void> {
  const byLine = Map.groupBy(badRows, ({ line }) => line);
  // By the byte order mark spreadsheets recognize UTF-8.
  await target.write(`\uFEFF${csvLine([...file.columns, ...REJECTION_COLUMNS], file.separator)}`);
  for await (const batch of readTable(file, options)) {
    let text = '';
    for (const { line, cells } of batch) {
      const wrong = byLine.get(line);
      if (wrong === undefined) continue;
      const columns = wrong.flatMap(({ column }) => column ?? []).join(' ');
      const reasons = wrong.map(({ reason }) => reason).join(' ');
      text += csvLine([...cells, line, columns, reasons], file.separator);
    }
    if (text !== '') await target.write(text);
  }
}
