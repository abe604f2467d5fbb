/** A row of a file before anybody looked what it means, and how large it may be. */

import { TableError } from './table-faults.ts';

/** A cell without a text, such as a formula whose value the file does not contain. */
export interface CellFault {
  readonly cell: number;
  readonly reason: string;
}

/** The cells of a row, and where it stands. */
export interface TableRecord {
  /** The line of the file on which it begins (1 is the first). */
  readonly line: number;
  /** Its number among the rows of the file, as a spreadsheet counts them (1 is the first). */
  readonly row: number;
  readonly cells: readonly string[];
  readonly faults?: readonly CellFault[];
}

/** As much of a file is looked at to learn what it is and how it is laid out, in bytes. */
export const BEGINNING = 64 * 1024;

/** The place of a row, for people to read: the line of the file, and the row of the sheet where that is another number. */
export function placeOf(
  { line, row }: Pick<TableRecord, 'line' | 'row'>,
  { sheet }: { readonly sheet: string | null },
): string {
  // A workbook has no lines.
  if (sheet !== null) return `row ${row}`;
  return row === line ? `line ${line}` : `row ${row} (line ${line})`;
}

/** How many line breaks a text has: `\n`, `\r\n` and `\r` are one each. */
export function lineBreaksIn(text: string): number {
  if (!text.includes('\n') && !text.includes('\r')) return 0;
  return text.split(/\r\n|\n|\r/).length - 1;
}

/** Whether a row has nothing in it but white space. */
export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || cell.trim() === '');

/** Most columns that a row may have. */
export const MAX_COLUMNS = 1_000;
/** Longest text of a cell of a workbook: Excel allows no longer ones. */
export const MAX_WORKBOOK_CELL_LENGTH = 32_767;
/** Longest text of a cell elsewhere, in UTF-16 code units: exports hold what mentees write, 20,000 letters of up to two each, and more from other services. */
export const MAX_CELL_LENGTH = 65_536;
/** Longest row, in characters: a quotation mark that is never closed would make one of the rest of the file. */
export const MAX_ROW_LENGTH = 4 * 1024 * 1024;

/**
 * Makes sure that a row is not too large.
 *
 * @param where the file and its line, for the error
 * @param longest the longest text of a cell
 * @throws TableError beyond a limit
 */
export function refuseLargeRow(cells: readonly string[], where: string, longest = MAX_CELL_LENGTH): void {
  if (cells.length > MAX_COLUMNS) {
    throw new TableError(where, { code: 'many-columns', has: cells.length, limit: MAX_COLUMNS });
  }
  const long = cells.findIndex((cell) => cell.length > longest);
  if (long >= 0) {
    const has = cells[long]?.length ?? 0;
    throw new TableError(where, { code: 'long-cell', has, column: long + 1, limit: longest });
  }
}

/** Counts the rows of files that are read together, but for the first of each table: it names the columns. */
export class RowLimit {
  readonly #most: number;
  #rows = 0;

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** @throws TableError beyond the limit */
  count(): void {
    this.#rows += 1;
    if (this.#rows > this.#most) throw new TableError('The files', { code: 'many-rows', limit: this.#most });
  }
}
