/** The bad rows of an import in files of their own, to be mended and imported again. */

import { lstat, mkdir, rm } from 'node:fs/promises';
import { basename, join, parse, resolve } from 'node:path';
import { replaceFile } from '../files/whole-file.ts';
import { csvLine } from './formats/csv-text.ts';
import { REJECTION_COLUMNS } from './header.ts';
import type { BadRow } from './import-report.ts';
import type { TableFile } from './table-file.ts';

/** A file of bad rows; without content if the table has none. */
interface RejectedFile {
  readonly name: string;
  readonly content: string | null;
}

/**
 * The bad rows of each table, under the name of its file: the same columns, and after them the line, the column and the reason.
 *
 * @param isTaken whether a name is taken by another file
 */
export function rejectedFiles(
  tables: readonly TableFile[],
  badRows: readonly BadRow[],
  isTaken: (name: string) => boolean = () => false,
): readonly RejectedFile[] {
  const names = new Set<string>();
  return tables.flatMap((table) => {
    const { path, format, sheet, columns, separator } = table;
    // A text may be called a workbook.
    const own =
      format === 'xlsx'
        ? `${parse(path).name} ${withoutSigns(sheet ?? '')}.csv`
        : basename(path).replace(/\.xlsx?$/i, '.csv');
    const { name: stem, ext } = parse(own);
    let name = own;
    for (let number = 2; names.has(name) || isTaken(name); number++) name = `${stem}-${number}${ext}`;
    names.add(name);
    const rows = [...Map.groupBy(badRows, ({ file, line }) => (file === table ? line : 0))].flatMap(
      ([line, wrong]) => {
        if (line === 0) return [];
        const about = wrong.flatMap(({ column }) => column ?? []).join(' ');
        const reasons = wrong.map(({ reason }) => reason).join(' ');
        return csvLine([...(wrong[0]?.cells ?? []), line, about, reasons], separator);
      },
    );
    // By the byte order mark spreadsheets recognize UTF-8.
    const header = `\uFEFF${csvLine([...columns, ...REJECTION_COLUMNS], separator)}`;
    return [{ name, content: rows.length === 0 ? null : header + rows.join('') }];
  });
}

const withoutSigns = (sheet: string): string => sheet.replace(/[^\p{L}\p{N} ._-]/gu, '_');

/**
 * Writes the bad rows of each table into a folder. What an earlier import left there under the name of a file that has no bad rows is
 * removed; a file of rejected rows that is imported after it was mended stays as it is.
 *
 * @returns the paths that were written
 * @throws Error with the system call that failed, also where the folder is a symbolic link
 */
export async function writeRejectedRows(
  folder: string,
  tables: readonly TableFile[],
  badRows: readonly BadRow[],
): Promise<readonly string[]> {
  await refuseLink(folder);
  const sources = new Set(tables.map(({ path }) => resolve(path)));
  const written: string[] = [];
  for (const { name, content } of rejectedFiles(tables, badRows, (one) =>
    sources.has(resolve(folder, one)),
  )) {
    const path = join(folder, name);
    if (content === null) {
      await rm(path, { force: true });
      continue;
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // As private as an export. A link to another file is replaced and not written through.
    await replaceFile(path, (target) => target.writeFile(content));
    written.push(path);
  }
  return written;
}

/** Somebody who can put a link in the place of the folder must not choose where names and e-mails are written to. */
async function refuseLink(folder: string): Promise<void> {
  const status = await lstat(folder).catch(() => null);
  const error = new Error(`${folder} is a symbolic link. Name the folder that it leads to`);
  if (status?.isSymbolicLink() === true) throw Object.assign(error, { syscall: 'lstat' });
}
