/** Reads files of wishes and of their goals, row by row, so that an interrupted run can be resumed. */

import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { isMissing } from '../domain/error-codes.ts';
import { separatorOf } from '../interchange/formats/csv-layout.ts';
import { CommandError, messageOf, UsageError } from './command-error.ts';

/** The format of a file of wishes. */
export interface WishFile {
  readonly path: string;
  readonly separator: string;
  /** The names of its columns, in their order. */
  readonly columns: readonly string[];
  /** The index of the column with the wishes. */
  readonly wishes: number;
  /** The requested wording. */
  readonly variant: number;
}

/** The columns that the output adds. */
export const ADDED_COLUMNS = [
  'output',
  'input_tokens',
  'output_tokens',
  'writer',
  'model',
  'language',
  'variant',
  'error',
] as const;

/** The number of bytes read to detect the format. */
const FIRST_BYTES = 64 * 1024;

/**
 * Detects the format of a file.
 *
 * @param column the name of the column with the wishes; default: `input`, or the only one
 * @throws CommandError if it cannot be read, or has no such column
 */
export async function inspectWishFile(
  path: string,
  column: string | undefined,
  variant: number,
): Promise<WishFile> {
  const first = (await firstText(path)).replace(/^\uFEFF/, '');
  const line = /^[^\r\n]*/.exec(first)?.[0] ?? '';
  if (line.trim() === '') throw new UsageError(`${path} is empty. Its first row must name the columns.`);
  const separator = separatorOf(line);
  const columns = await firstRow(path, separator);
  const wanted = column ?? (columns.length === 1 ? columns[0] : 'input');
  const wishes = columns.findIndex((name) => name.toLowerCase() === wanted?.toLowerCase());
  if (wishes < 0) {
    throw new UsageError(
      `${path} has no column “${wanted}”: its first row names ${columns.map((name) => `“${name}”`).join(', ')}. ` +
        'Name the column with the wishes with --column.',
    );
  }
  return { path, separator, columns, wishes, variant };
}

async function firstText(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } catch (error) {
    if (isMissing(error)) throw new UsageError(`No file exists at ${path}.`);
    throw new UsageError(`${path} cannot be read: ${messageOf(error)}`);
  }
}

async function firstRow(path: string, separator: string): Promise<readonly string[]> {
  for await (const row of rowsOf(path, separator)) return row;
  return [];
}

/**
 * The rows of a file, including the first, as they are read.
 *
 * @param end where to stop, in bytes
 * @throws CommandError that names the line if it is malformed
 */
export async function* rowsOf(
  path: string,
  separator: string,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly string[]> {
  const texts = Readable.from(textsOf(path, end));
  const options = { bom: true, delimiter: separator, relax_column_count: true, skip_empty_lines: true };
  try {
    const parser = parse(options);
    texts.once('error', (error) => parser.destroy(error));
    for await (const row of texts.pipe(parser)) {
      if (Array.isArray(row)) yield row.map(String);
    }
  } catch (error) {
    if (error instanceof TypeError) {
      throw new UsageError(`${path} is not UTF-8. Save it as “CSV UTF-8” and try again.`);
    }
    if (!(error instanceof CsvError)) throw error;
    throw new UsageError(
      `${path} cannot be read as a table: ${error.message}. Write quotation marks inside quoted cells twice.`,
    );
  }
}

/** Decodes a file in pieces; throws a TypeError if it is not UTF-8. */
async function* textsOf(path: string, end: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for await (const chunk of createReadStream(path, { end: end - 1 })) {
    if (Buffer.isBuffer(chunk)) yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** A row as text, with its line end. */
export function rowText(values: readonly (string | number | null)[], separator: string): string {
  return stringify([values.map((value) => value ?? '')], { delimiter: separator });
}

/** The progress of an earlier run. */
export interface Progress {
  /** The number of finished wishes. */
  readonly done: number;
  /** The number of failed ones among them. */
  readonly refused: number;
  /** The end of the last complete row, in bytes; 0 if there is nothing yet. */
  readonly end: number;
}

/**
 * Reads the progress of an earlier run, and checks that its rows are of the same wishes.
 *
 * @throws CommandError if the file has other content
 */
export async function inspectGoalFile(path: string, source: WishFile): Promise<Progress> {
  const end = await endOfRows(path);
  if (end === 0) return { done: 0, refused: 0, end };
  const header = [...source.columns, ...ADDED_COLUMNS];
  const mine = rowsOf(source.path, source.separator);
  await mine.next();
  const other = (): CommandError =>
    new UsageError(
      `${path} does not contain goals for ${source.path}, or in another wording. ` +
        'Name another file with --out, or remove it to start again.',
    );
  let done = -1;
  let refused = 0;
  try {
    for await (const values of rowsOf(path, source.separator, end)) {
      const next = done < 0 ? undefined : await mine.next();
      const same =
        next === undefined
          ? values.join('\n') === header.join('\n')
          : !next.done && isSameRow(values, next.value, source);
      if (!same) throw other();
      if (done >= 0 && values[header.indexOf('error', source.columns.length)] !== '') refused++;
      done++;
    }
  } catch {
    // A file that cannot be parsed is not such an output either.
    throw other();
  }
  return { done, refused, end };
}

/** Whether an output row is of the same wish, with the same other cells and the requested wording. */
function isSameRow(
  written: readonly string[],
  row: readonly string[],
  { columns, variant }: WishFile,
): boolean {
  const asked = written[columns.length + ADDED_COLUMNS.indexOf('variant')];
  return columns.every((_, index) => written[index] === (row[index] ?? '')) && asked === String(variant);
}

const QUOTE = '"'.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);

/** The end of the last complete row, in bytes: an interrupted run may have left a partial row. */
async function endOfRows(path: string): Promise<number> {
  let end = 0;
  let at = 0;
  let quoted = false;
  try {
    if (!(await stat(path)).isFile())
      throw new UsageError(`${path} cannot be resumed: it is not a regular file.`);
    for await (const chunk of createReadStream(path)) {
      if (!Buffer.isBuffer(chunk)) continue;
      for (const byte of chunk) {
        at++;
        if (byte === QUOTE) quoted = !quoted;
        else if (byte === LINE_FEED && !quoted) end = at;
      }
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (isMissing(error)) return 0;
    throw new CommandError(`${path} cannot be read: ${messageOf(error)}`);
  }
  return end;
}
