/** The rows of a table as texts, in any format. */

import { csvRecords } from './formats/csv-records.ts';
import { unescapeFormula } from './formats/csv-text.ts';
import { utf8Chunks } from './formats/encoding.ts';
import type { TableRecord } from './formats/record.ts';
import type { TableSource } from './table-file.ts';

/**
 * The rows of a CSV file or of a sheet of a workbook, as texts without what defuses them.
 *
 * @param onBytes is called with the number of bytes read so far
 */
export async function* tableRecords(
  source: TableSource,
  onBytes?: (done: number) => void,
): AsyncGenerator<readonly TableRecord[]> {
  if (source.format === 'xlsx') {
    // Whoever reads text files alone needs nothing that reads workbooks.
    const { sheetRecords } = await import('./workbook-sheets.ts');
    yield* sheetRecords(source, onBytes);
    return;
  }
  const chunks = utf8Chunks(source.path, source.encoding, onBytes);
  for await (const records of csvRecords(chunks, source)) {
    yield records.map((record) => shownRecord(record, source.hiddenRows));
  }
}

/** The row as a spreadsheet shows it. Most rows have no apostrophe, and stay as they are. */
function shownRecord(record: TableRecord, hiddenRows: number): TableRecord {
  const isDefused = record.cells.some((cell) => cell.includes("'"));
  if (hiddenRows === 0 && !isDefused) return record;
  return {
    ...record,
    row: record.row - hiddenRows,
    cells: isDefused ? record.cells.map(unescapeFormula) : record.cells,
  };
}

/** Whether a row has nothing in it but white space. */
export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || cell.trim() === '');

/**
 * The first rows of a table that are not blank.
 *
 * @param from the row of the spreadsheet that is the first to be looked at
 */
export async function firstRecords(
  source: TableSource,
  count: number,
  from = 1,
): Promise<readonly TableRecord[]> {
  const found: TableRecord[] = [];
  for await (const records of tableRecords(source)) {
    for (const record of records) {
      if (record.row < from || isBlank(record.cells)) continue;
      found.push(record);
      if (found.length === count) return found;
    }
  }
  return found;
}
