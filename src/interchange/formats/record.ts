/** A row of a file before anybody looked what it means. */

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

/** The place of a row, for people to read: the line of the file, and the row of the sheet where that is another number. */
export function placeOf(
  { line, row }: Pick<TableRecord, 'line' | 'row'>,
  { format }: { readonly format: 'csv' | 'xlsx' },
): string {
  // A workbook has no lines.
  if (format === 'xlsx') return `row ${row}`;
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
