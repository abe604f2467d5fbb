/** The sheets of a workbook: as tables whose headers are not known yet, and their rows. */

import type { TableRecord } from './formats/record.ts';
import { TableError } from './formats/table-error.ts';
import type { TableSource } from './table-file.ts';
import { type Archive, openArchive } from './xlsx/archive.ts';
import { type MergedCells, sheetRows } from './xlsx/rows.ts';
import { readWorkbook, type Workbook } from './xlsx/workbook.ts';

/** The workbook that was read last: each of its sheets needs all of its texts. */
let last: { readonly path: string; readonly version: string; readonly workbook: Workbook } | undefined;

async function workbookIn(archive: Archive): Promise<Workbook> {
  const { path, version } = archive;
  if (last?.path !== path || last.version !== version) {
    last = undefined;
    last = { path, version, workbook: await readWorkbook(archive) };
  }
  return last.workbook;
}

/**
 * The visible sheets of a workbook that are not empty. Reads all of them once: the cells that are merged stand behind the
 * rows.
 *
 * @throws TableError if it is damaged, too large, or has no rows
 */
export async function sheetSources(path: string): Promise<readonly TableSource[]> {
  await using archive = await openArchive(path);
  const workbook = await workbookIn(archive);
  const sources: TableSource[] = [];
  for (const sheet of workbook.sheets.filter(({ isHidden }) => !isHidden)) {
    const merged: MergedCells[] = [];
    let rows = 0;
    const onMerged = (one: MergedCells) => merged.push(one);
    for await (const records of sheetRows(archive, workbook, sheet, { onMerged })) rows += records.length;
    if (rows === 0) continue;
    sources.push({
      path,
      sheet: sheet.name,
      bytes: archive.sizeOf(sheet.part) ?? 0,
      format: 'xlsx',
      separator: ',',
      encoding: { label: 'utf-8', mark: 0, other: null },
      lineEnds: [],
      hiddenRows: 0,
      merged,
    });
  }
  if (sources.length > 0) return sources;
  const hidden = workbook.sheets.filter(({ isHidden }) => isHidden).length;
  throw new TableError(path, { code: 'no-rows', hidden });
}

/** The rows of a sheet; `onBytes` is called with the number of bytes read so far. */
export async function* sheetRecords(
  { path, sheet: name, merged }: TableSource,
  onBytes: ((done: number) => void) | undefined,
): AsyncGenerator<readonly TableRecord[]> {
  await using archive = await openArchive(path);
  const workbook = await workbookIn(archive);
  const sheet = workbook.sheets.find((one) => one.name === name);
  if (sheet !== undefined) yield* sheetRows(archive, workbook, sheet, { merged, onBytes });
}
