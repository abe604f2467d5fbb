/** The rows of a sheet of a workbook, as texts, each with the number that the spreadsheet shows. */

import type { CellFault, TableRecord } from '../formats/record.ts';
import { TableError } from '../formats/table-error.ts';
import { MAX_COLUMNS, MAX_WORKBOOK_CELL_LENGTH } from '../formats/table-limits.ts';
import type { Archive } from './archive.ts';
import { MAX_FILLED, MAX_MERGED } from './limits.ts';
import { dateText, numberText } from './number-formats.ts';
import { type SheetEntry, unescaped, type Workbook } from './workbook.ts';
import { readXml } from './xml.ts';

/** A column of merged cells over several rows: the first has the value of all. */
export interface MergedCells {
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

interface SheetHooks {
  /** The merged cells that go over several rows. */
  readonly merged?: readonly MergedCells[];
  /** Told of such cells, which stand after the rows. */
  readonly onMerged?: (merged: MergedCells) => void;
  readonly onBytes?: ((done: number) => void) | undefined;
}

/** The rows of a sheet that are not empty, in parts. */
export async function* sheetRows(
  archive: Archive,
  workbook: Workbook,
  { part, name }: SheetEntry,
  { merged = [], onMerged, onBytes }: SheetHooks,
): AsyncGenerator<readonly TableRecord[]> {
  const { path } = archive;
  let found: TableRecord[] = [];
  let row = 0;
  let cells: string[] = [];
  let faults: CellFault[] = [];
  let cell: OpenCell | undefined;
  let text = '';
  let isText = false;
  let phonetic = 0;
  let nextColumn = 0;
  let mergedCount = 0;
  let filled = 0;
  /** The areas that begin in later rows, the nearest last, and those that have begun, by their columns. */
  const later = merged.toSorted((one, other) => other.first - one.first);
  const begun = new Map<number, { readonly last: number; readonly value: string }>();

  const fillMerged = (): void => {
    for (const [column, { last, value }] of begun) {
      if (row > last) begun.delete(column);
      else {
        put(column, value);
        filled += 1;
      }
    }
    if (filled > MAX_FILLED) {
      throw new TableError(path, { code: 'long-merges', sheet: name, limit: MAX_FILLED });
    }
    for (let next = later.at(-1); next !== undefined && next.first <= row; next = later.at(-1)) {
      later.pop();
      const value = next.first === row ? (cells[next.column] ?? '') : '';
      if (next.last > row) begun.set(next.column, { last: next.last, value });
    }
  };
  const put = (column: number, value: string): void => {
    while (cells.length < column) cells.push('');
    cells[column] = value;
  };
  const close = (read: OpenCell): void => {
    if (read.value === null && !read.hasFormula) return;
    if (read.column < 0 || read.column >= MAX_COLUMNS) {
      throw new TableError(path, { code: 'far-cell', row, limit: MAX_COLUMNS });
    }
    const value = textOf(read, workbook);
    if (typeof value === 'string') {
      if (value !== '') put(read.column, value);
    } else {
      put(read.column, read.value ?? '');
      faults.push({ ...value, cell: read.column });
    }
  };

  const chunks = readXml(path, `the sheet “${name}”`, archive.read(part), {
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
        mergedCount += 1;
        if (mergedCount > MAX_MERGED)
          throw new TableError(path, { code: 'many-merges', sheet: name, limit: MAX_MERGED });
        const { column, row: first } = placeOf(from);
        const { row: last } = placeOf(to);
        if (column >= MAX_COLUMNS) {
          throw new TableError(path, { code: 'far-merge', limit: MAX_COLUMNS });
        }
        if (column >= 0 && last > first) onMerged?.({ column, first, last });
      }
    },
    onText(piece) {
      if (!isText) return;
      text += piece;
      if (text.length > MAX_WORKBOOK_CELL_LENGTH + 1) {
        throw new TableError(path, { code: 'long-text', row, limit: MAX_WORKBOOK_CELL_LENGTH });
      }
    },
    onClose(element) {
      if (element === 'rPh') phonetic -= 1;
      else if ((element === 'v' || element === 't') && isText) {
        isText = false;
        if (cell !== undefined) cell.value = (cell.value ?? '') + text;
      } else if (element === 'c' && cell !== undefined) {
        close(cell);
        cell = undefined;
      } else if (element === 'row') {
        if (merged.length > 0) fillMerged();
        if (cells.length > 0) found.push({ line: row, row, cells, ...(faults.length > 0 && { faults }) });
      }
    },
  });
  let done = 0;
  for await (const bytes of chunks) {
    done += bytes;
    onBytes?.(done);
    if (found.length === 0) continue;
    const part = found;
    found = [];
    yield part;
  }
  if (found.length > 0) yield found;
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
