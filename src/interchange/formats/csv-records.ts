/** The rows of a CSV file, each with the line on which it begins, and how the file is laid out. */

import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { unescapeFormula } from './csv-text.ts';
import {
  BEGINNING,
  isBlank,
  lineBreaksIn,
  MAX_ROW_LENGTH,
  type RowLimit,
  refuseLargeRow,
  type TableRecord,
} from './record.ts';
import { TableError } from './table-faults.ts';

/** The separators that spreadsheets write. */
const SEPARATORS = [',', ';', '\t'] as const;

/** A line that only names the separator, as Excel writes it. */
const NAMES_SEPARATOR = /^\s*"?sep=(?<separator>[,;\t])"?[,;\t]*(?:\r\n|\n|\r)/i;

/**
 * The rows of a CSV file that are not blank, without what defuses their cells.
 *
 * @param utf8 its text
 * @throws TableError with the line where it is malformed, or beyond the limit of rows
 */
export function csvRecords(path: string, utf8: Buffer, limit: RowLimit): readonly TableRecord[] {
  const beginning = utf8.subarray(0, BEGINNING).toString();
  const named = NAMES_SEPARATOR.exec(beginning)?.groups?.['separator'];
  const separator = named ?? separatorOf(firstRow(beginning));
  // A spreadsheet does not show the line that names the separator.
  let row = named === undefined ? 0 : -1;
  let line = 1;
  const records: TableRecord[] = [];
  const take = (cells: readonly string[]): null => {
    refuseLargeRow(cells, `${path}, the row that begins on line ${line}`);
    row += 1;
    if (!isBlank(cells)) {
      if (records.length > 0) limit.count();
      // The parser's own arrays have room for more.
      records.push({ line, row, cells: cells.map(unescapeFormula) });
    }
    line += cells.reduce((sum, cell) => sum + lineBreaksIn(cell), 1);
    return null;
  };
  try {
    parse(utf8, {
      delimiter: separator,
      record_delimiter: lineEndsOf(beginning),
      relax_column_count: true,
      max_record_size: MAX_ROW_LENGTH,
      // It gives texts, because it is not told to make anything else of them.
      on_record: (cells: unknown) => take(Array.isArray(cells) ? cells : []),
    });
  } catch (error) {
    throw error instanceof CsvError ? malformed(error, path, line) : error;
  }
  return records;
}

/** The separator that stands most often in a row outside of quotation marks. */
export function separatorOf(row: string): string {
  const bare = row.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => bare.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The first row that is not blank, which may go on over lines inside of quotation marks. */
function firstRow(text: string): string {
  const start = Math.max(0, text.search(/\S/));
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) return text.slice(start, index);
  }
  return text.slice(start);
}

/** Programs of the old Mac end lines by `\r` alone. Elsewhere a lone `\r` is part of a cell. */
function lineEndsOf(text: string): string[] {
  const bare = text.replace(/"[^"]*"/g, '');
  return bare.includes('\r') && !bare.includes('\n') ? ['\r\n', '\n', '\r'] : ['\r\n', '\n'];
}

/** The error about the row that begins on a line. */
function malformed(error: CsvError, path: string, line: number): TableError {
  const column = typeof error['index'] === 'number' ? error['index'] + 1 : null;
  const code = CODES[error.code];
  if (code !== undefined) return new TableError(path, { code, line, column });
  return new TableError(
    path,
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? { code: 'long-row', line, column, limit: MAX_ROW_LENGTH }
      : { code: 'unreadable-row', line, said: error.message },
  );
}

const CODES: Partial<Record<CsvError['code'], 'open-quotation' | 'inner-quotation' | 'late-quotation'>> = {
  CSV_QUOTE_NOT_CLOSED: 'open-quotation',
  CSV_INVALID_CLOSING_QUOTE: 'inner-quotation',
  INVALID_OPENING_QUOTE: 'late-quotation',
};
