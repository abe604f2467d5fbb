/** The objects of a JSON Lines file, piece by piece, each with its line. */

import { TableError } from './table-error.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** In bytes. */
const MAX_LINE_LENGTH = 32 * 1024 * 1024;
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
    if (begunBytes > MAX_LINE_LENGTH) {
      throw new TableError(
        `${path}, line ${line} is longer than ${MAX_LINE_LENGTH / 2 ** 20} MiB. JSON Lines have an object a line.`,
      );
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
    if (isObject(value)) return value;
  } catch {
    // What does not parse is no object either.
  }
  throw new TableError(
    `${path}, line ${line} is not a JSON object. In JSON Lines, each line is one complete object.`,
  );
}
