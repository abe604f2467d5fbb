/** A file with a table: what it holds and how it is laid out, told before its rows are read. */

import { extname } from 'node:path';
import type { Kind } from '../domain/imported-rows.ts';
import { layoutOf } from './csv-layout.ts';
import { csvRecords } from './csv-records.ts';
import { withoutDefusing } from './csv-text.ts';
import { type Encoding, findEncoding, utf8Chunks } from './encoding.ts';
import { readBeginning } from './file-bytes.ts';
import { withoutRejection } from './header.ts';
import { jsonRecords } from './json-records.ts';
import { columnList, type KindMatch, type KindOptions, kindOf } from './kind.ts';
import { rejectOtherFormats } from './other-formats.ts';
import { TableError } from './table-error.ts';
import { columnNamesOf } from './tables.ts';

/** What a command says about how its files are read. */
export interface ReadingOptions extends KindOptions {
  /** What stands first where days are numbers between slashes. */
  readonly dateOrder?: 'dmy' | 'mdy' | undefined;
  readonly keepQuestionMarks?: boolean | undefined;
  /** A label that `TextDecoder` knows; otherwise the bytes tell. */
  readonly encoding?: string | undefined;
  readonly timeZone: string;
  readonly today: Temporal.PlainDate;
}

/** A file whose kind and layout are known. */
export interface TableFile<K extends Kind = Kind> {
  readonly path: string;
  readonly kind: K;
  /** Its size. */
  readonly bytes: number;
  readonly format: 'csv' | 'jsonl';
  /** What stands between the cells of a CSV file; a comma for JSON Lines. */
  readonly separator: string;
  /** The header as it stands, without the columns of rejected rows; of JSON Lines the canonical columns. */
  readonly columns: readonly string[];
  /** Sentences worth telling: what was guessed, what was passed over. */
  readonly notes: readonly string[];
  readonly encoding: Encoding;
  /** What ends the rows of a CSV file. */
  readonly lineEnds: readonly string[];
  /** Rows of the file that a spreadsheet does not show: a line that names the separator is none. */
  readonly hiddenRows: number;
  /** The line on which the header begins; 0 for JSON Lines, which have none. */
  readonly headerLine: number;
  /** How many cells the header has, those of rejected rows included. */
  readonly headerCells: number;
}

/**
 * Looks what a file holds. Reads all of it once, for its encoding.
 *
 * @throws TableError where it cannot be taken as a whole
 */
export async function inspectTable(path: string, options: ReadingOptions): Promise<TableFile> {
  const { size, first } = await readBeginning(path);
  const empty = new TableError(`${path} is empty. Its first row must name the columns.`);
  if (size === 0) throw empty;
  rejectOtherFormats(path, first);
  const encoding = await findEncoding(path, first, options.encoding);
  const text = new TextDecoder(encoding.label).decode(first);
  if (text.trim() === '') throw empty;
  const about = { path, bytes: size, encoding };
  return isJsonLines(path, text) ? inspectJsonLines(about, options) : inspectCsv(about, text, options);
}

type About = Pick<TableFile, 'path' | 'bytes' | 'encoding'>;

const isJsonLines = (path: string, text: string): boolean =>
  ['.jsonl', '.ndjson'].includes(extname(path).toLowerCase()) || text.trimStart().startsWith('{');

async function inspectJsonLines(about: About, options: ReadingOptions): Promise<TableFile> {
  const keys = await firstKeys(about);
  const found = kindOf(about.path, keys, options);
  return {
    ...about,
    kind: found.kind,
    format: 'jsonl',
    separator: ',',
    columns: columnNamesOf(found.kind),
    notes: notesOf(about, keys, found, options),
    lineEnds: [],
    hiddenRows: 0,
    headerLine: 0,
    headerCells: 0,
  };
}

async function firstKeys({ path, encoding }: About): Promise<readonly string[]> {
  for await (const [record] of jsonRecords(utf8Chunks(path, encoding), path)) {
    if (record !== undefined) return Object.keys(record.values);
  }
  return [];
}

async function inspectCsv(about: About, text: string, options: ReadingOptions): Promise<TableFile> {
  const { separator, lineEnds, namesSeparator } = layoutOf(text);
  const { line, cells } = await headerOf(about, { separator, lineEnds, namesSeparator });
  const columns = withoutRejection(cells);
  const found = kindOf(about.path, columns, options);
  return {
    ...about,
    kind: found.kind,
    format: 'csv',
    separator,
    columns,
    notes: notesOf(about, columns, found, options),
    lineEnds,
    hiddenRows: namesSeparator ? 1 : 0,
    headerLine: line,
    headerCells: cells.length,
  };
}

async function headerOf({ path, encoding }: About, layout: ReturnType<typeof layoutOf>) {
  let toSkip = layout.namesSeparator ? 1 : 0;
  for await (const records of csvRecords(utf8Chunks(path, encoding), { path, ...layout })) {
    for (const { line, cells } of records) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (toSkip === 0) return { line, cells: cells.map(withoutDefusing) };
      toSkip -= 1;
    }
  }
  throw new TableError(`${path} is empty. Its first row must name the columns.`);
}

function notesOf(
  { encoding }: About,
  header: readonly string[],
  { kind, match }: KindMatch,
  { role }: ReadingOptions,
): readonly string[] {
  const notes: string[] = [];
  if (encoding.note !== null) notes.push(encoding.note);
  if (match.unknown.length > 0) {
    const names = match.unknown.map((index) => header[index] ?? '');
    notes.push(`Columns that ${kind} do not have were passed over: ${columnList(names)}.`);
  }
  const roleIndex = columnNamesOf(kind).indexOf('role');
  const source = match.sources[roleIndex];
  if (role !== undefined && source !== undefined && !(typeof source === 'object' && 'text' in source)) {
    notes.push('Its column for the role counts, --role does not.');
  }
  if (role !== undefined && roleIndex < 0) notes.push(`--role says nothing about ${kind}.`);
  return notes;
}
