/** The rows of a CSV file, piece by piece, each with the line on which it begins. */

import { CsvError, Parser } from 'csv-parse';
import { lineBreaksIn, type TableRecord } from './record.ts';
import { TableError } from './table-error.ts';
import { MAX_ROW_LENGTH, refuseLargeRow } from './table-limits.ts';

/** The parser gives texts, because it is not told to make anything else of them. */
const isCells = (record: unknown): record is readonly string[] => Array.isArray(record);

/** Keeps the rows of each piece, which a stream would hand out one by one. */
class Rows extends Parser {
  #found: (readonly string[])[] = [];

  override push(record: unknown): boolean {
    if (!isCells(record)) return super.push(record);
    this.#found.push(record);
    return true;
  }

  /** The rows that were found since this was last asked. */
  takeFound(): readonly (readonly string[])[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

/**
 * The rows of a CSV file, in parts as large as its chunks; blank lines are rows of one empty cell.
 *
 * @param chunks its text as UTF-8
 * @throws TableError with the line where it is malformed
 */
export async function* csvRecords(
  chunks: AsyncIterable<Buffer>,
  { path, separator, lineEnds }: { path: string; separator: string; lineEnds: readonly string[] },
): AsyncGenerator<readonly TableRecord[]> {
  const rows = new Rows({
    delimiter: separator,
    record_delimiter: [...lineEnds],
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  let failure: Error | undefined;
  rows.on('error', (error) => {
    failure = error;
  });
  let [line, row] = [1, 1];
  const numbered = (): readonly TableRecord[] =>
    rows.takeFound().map((cells) => {
      refuseLargeRow(cells, `${path}, the row that begins on line ${line}`);
      const record = { line, row, cells };
      row += 1;
      line += cells.reduce((sum, cell) => sum + lineBreaksIn(cell), 1);
      return record;
    });
  for await (const chunk of chunks) {
    rows.write(chunk);
    yield numbered();
    if (rows.errored !== null) throw malformed(rows.errored, path, line);
  }
  await new Promise<void>((resolve) => {
    rows.once('close', resolve);
    rows.resume();
    rows.end();
  });
  yield numbered();
  if (failure !== undefined) throw malformed(failure, path, line);
}

/** The error about the row that begins on a line. */
function malformed(error: Error, path: string, line: number): Error {
  if (!(error instanceof CsvError)) return error;
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
