/** The sheets of a workbook, as rows of texts with the numbers that the spreadsheet shows. */

import type { InputFile } from '../formats/input-file.ts';
import {
  type CellFault,
  isBlank,
  MAX_COLUMNS,
  MAX_WORKBOOK_CELL_LENGTH,
  type RowLimit,
  refuseLargeRow,
  type TableRecord,
} from '../formats/record.ts';
import { TableError } from '../formats/table-faults.ts';
import {
  type Archive,
  dateText,
  numberText,
  openArchive,
  readWorkbook,
  readXml,
  type SheetEntry,
  unescaped,
  type Workbook,
} from './workbook.ts';

/** Most cells that merged areas fill. */
const MAX_FILLED = 200_000;

/** A sheet. */
interface SheetTable {
  readonly sheet: string;
  readonly records: readonly TableRecord[];
}

/**
 * The visible sheets of a workbook that are not empty.
 *
 * @throws TableError if it is damaged, too large, or has no rows
 */
export async function workbookTables(file: InputFile, limit: RowLimit): Promise<readonly SheetTable[]> {
  await using archive = await openArchive(file);
  const workbook = await readWorkbook(archive);
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const tables: SheetTable[] = [];
  for (const one of visible) {
    const records = await sheetRows(archive, workbook, one, limit);
    if (records.length > 0) tables.push({ sheet: one.name, records });
  }
  if (tables.length > 0) return tables;
  throw new TableError(file.path, { code: 'no-rows', hidden: workbook.sheets.length - visible.length });
}

/** A column of merged cells over several rows: the first has the value of all. */
interface MergedCells {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string | null;
  hasFormula: boolean;
}

/** `C7` → column 2, row 7; column -1 and row 0 where it is no reference. */
function placeOf(reference: string): { readonly column: number; readonly row: number } {
  const [, letters = '', row = '0'] = /^([A-Z]{1,4})(\d{1,7})$/i.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(row) };
}

/**
 * The rows of a sheet that are not blank.
 *
 * @throws TableError if it is damaged or too large
 */
async function sheetRows(
  archive: Archive,
  workbook: Workbook,
  { part, name }: SheetEntry,
  limit: RowLimit,
): Promise<readonly TableRecord[]> {
  const { path } = archive;
  const found: SheetRow[] = [];
  const merged: MergedCells[] = [];
  let row = 0;
  let cells: string[] = [];
  let faults: CellFault[] = [];
  let cell: OpenCell | undefined;
  let text = '';
  let isText = false;
  let phonetic = 0;
  let nextColumn = 0;
  const close = (read: OpenCell): void => {
    if (read.value === null && !read.hasFormula) return;
    if (read.column < 0 || read.column >= MAX_COLUMNS) {
      throw new TableError(path, { code: 'far-cell', row, limit: MAX_COLUMNS });
    }
    const value = textOf(read, workbook);
    if (typeof value === 'string') {
      if (value !== '') put(cells, read.column, value);
    } else {
      put(cells, read.column, read.value ?? '');
      faults.push({ ...value, cell: read.column });
    }
  };

  await readXml(path, `the sheet “${name}”`, archive.read(part), {
    onOpen(element, attributes) {
      if (element === 'row') {
        const number = attributes['r'] === undefined ? row + 1 : Number(attributes['r']);
        if (!Number.isSafeInteger(number) || number <= row) {
          throw new TableError(path, { code: 'unordered-rows', sheet: name });
        }
        [row, cells, faults, nextColumn] = [number, [], [], 0];
      } else if (element === 'c') {
        const column = attributes['r'] === undefined ? nextColumn : placeOf(attributes['r']).column;
        nextColumn = column + 1;
        const { t: type = 'n', s: style = 0 } = attributes;
        cell = { column, type, style: Number(style), value: null, hasFormula: false };
      } else if (element === 'f' && cell !== undefined) cell.hasFormula = true;
      else if (element === 'rPh') phonetic += 1;
      else if (element === 'v' || (element === 't' && phonetic === 0)) [text, isText] = ['', true];
      else if (element === 'mergeCell') {
        const [from = '', to = ''] = (attributes['ref'] ?? '').split(':');
        const { column, row: first } = placeOf(from);
        const { row: last } = placeOf(to);
        if (column >= 0 && last > first) merged.push({ column, first, last });
      }
    },
    onText(piece) {
      if (isText) text += piece;
    },
    onClose(element) {
      if (element === 'rPh') phonetic -= 1;
      else if ((element === 'v' || element === 't') && isText) {
        isText = false;
        if (cell !== undefined) cell.value = (cell.value ?? '') + text;
      } else if (element === 'c' && cell !== undefined) {
        close(cell);
        cell = undefined;
      } else if (element === 'row' && !isBlank(cells)) {
        refuseLargeRow(cells, `${path}, row ${row} of the sheet “${name}”`, MAX_WORKBOOK_CELL_LENGTH);
        if (found.length > 0) limit.count();
        found.push({ line: row, row, cells, ...(faults.length > 0 && { faults }) });
      }
    },
  });
  fillMerged(found, merged, () => {
    throw new TableError(path, { code: 'long-merges', sheet: name, limit: MAX_FILLED });
  });
  return found;
}

interface SheetRow extends TableRecord {
  readonly cells: string[];
}

function put(cells: string[], column: number, value: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = value;
}

/** Gives every row of merged cells the text of the first. */
function fillMerged(rows: readonly SheetRow[], merged: readonly MergedCells[], refuse: () => never): void {
  const places = new Map(rows.map(({ row }, index) => [row, index]));
  let filled = 0;
  for (const { column, first, last } of merged) {
    const start = places.get(first);
    const value = start === undefined ? '' : (rows[start]?.cells[column] ?? '');
    if (start === undefined || value === '') continue;
    for (let at = start + 1; (rows[at]?.row ?? last + 1) <= last; at += 1) {
      put(rows[at]?.cells ?? [], column, value);
      filled += 1;
      if (filled > MAX_FILLED) refuse();
    }
  }
}

/** The text of a cell, or why it has none. */
function textOf(
  { type, style, value, hasFormula }: OpenCell,
  { texts, dateStyles, from1904 }: Workbook,
): string | { readonly reason: string } {
  if (value === null || (value === '' && hasFormula && type !== 'str')) {
    const reason =
      'It is a formula, and the file does not contain its result. Open the workbook in a spreadsheet, save it, and import it again.';
    return hasFormula ? { reason } : '';
  }
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'e':
      return { reason: `The formula returns the error “${value}”. Correct it in the spreadsheet.` };
    case 'd':
      return value.replace(/T00:00:00(?:\.0+)?$/, '').replace('T', ' ');
    case 'n': {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number)) return value;
      return (dateStyles[style] ? dateText(number, from1904) : undefined) ?? numberText(number);
    }
    default:
      return unescaped(value);
  }
}
