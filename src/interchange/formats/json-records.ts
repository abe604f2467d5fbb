/** The objects of a JSON Lines file, piece by piece, each with its line. */

import { TableError } from './table-error.ts';
import { MAX_CELL_LENGTH, MAX_ROW_LENGTH, refuseLargeRow } from './table-limits.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const LINE_FEED = 0x0a;

/**
 * The objects of a file, in parts as large as its chunks; blank lines are passed over.
 *
 * @param chunks its text as UTF-8
 * @throws TableError with the line that is no object
 */
export async function* jsonRecords(
  chunks: AsyncIterable<Buffer>,
  path: string,
): AsyncGenerator<readonly { readonly line: number; readonly values: JsonObject }[]> {
  let line = 1;
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const chunk of chunks) {
    const records: { line: number; values: JsonObject }[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      const text = textOf(begun, chunk.subarray(start, end));
      start = end + 1;
      begun = [];
      begunBytes = 0;
      if (text.trim() !== '') records.push({ line, values: objectOf(text, path, line) });
      line += 1;
    }
    const rest = chunk.subarray(start);
    begun.push(rest);
    begunBytes += rest.length;
    yield records;
    if (begunBytes > MAX_ROW_LENGTH) {
      throw new TableError(path, { code: 'long-line', line, limit: MAX_ROW_LENGTH });
    }
  }
  const text = Buffer.concat(begun).toString();
  if (text.trim() !== '') yield [{ line, values: objectOf(text, path, line) }];
}

const textOf = (begun: readonly Buffer[], rest: Buffer): string =>
  begun.length === 0 ? rest.toString() : Buffer.concat([...begun, rest]).toString();

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(text: string, path: string, line: number): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) {
      refuseLargeRow(Object.values(value).map(sizedText), `${path}, line ${line}`);
      return value;
    }
  } catch (error) {
    if (error instanceof TableError) throw error;
    // What does not parse is no object either.
  }
  throw new TableError(path, { code: 'no-object', line });
}

/** A text as long as a value is as a cell. What is nested more deeply than can be written is longer than any. */
function sizedText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  try {
    return JSON.stringify(value);
  } catch {
    return ' '.repeat(MAX_CELL_LENGTH + 1);
  }
}
