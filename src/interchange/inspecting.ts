/** Inspects the tables of a file: their kind follows from the header, or from a chosen or remembered mapping. */

import { extname } from 'node:path';
import { findHeader, HEADER_SEARCH_ROWS, missingHeader } from './find-header.ts';
import { layoutOf } from './formats/csv-layout.ts';
import { findEncoding, utf8Chunks } from './formats/encoding.ts';
import { readBeginning } from './formats/file-bytes.ts';
import { jsonRecords } from './formats/json-records.ts';
import { isWorkbook, rejectOtherFormats } from './formats/other-formats.ts';
import { TableError } from './formats/table-error.ts';
import { withoutRejection } from './header.ts';
import { columnList, type KindMatch, kindOf } from './kind.ts';
import { columnNamesOf } from './kinds/tables.ts';
import { labelOf, type ReadingOptions, type TableFile, type TableSource, tableId } from './table-file.ts';
import { firstRecords } from './table-records.ts';

/**
 * Inspects the tables of a file. Reads all of it once, for its encoding.
 *
 * @returns its table; of a workbook one for each sheet that is a table of a known kind
 * @throws TableError if the file as a whole cannot be read
 */
export async function inspectTables(path: string, options: ReadingOptions): Promise<readonly TableFile[]> {
  // What cannot be read at all can be passed over as well.
  if (isSkipped({ path, sheet: null }, options)) return [];
  const sources = await tableSources(path, options.encoding);
  const [only] = sources;
  if (only === undefined) throw emptyError(path);
  if (only.format === 'xlsx') return inspectSheets(path, sources, options);
  return isSkipped(only, options) ? [] : [await inspectTable(only, options)];
}

const isSkipped = (source: Pick<TableSource, 'path' | 'sheet'>, { choices }: ReadingOptions): boolean =>
  choices?.[tableId(source)]?.skip === true;

const emptyError = (path: string): TableError =>
  new TableError(`${path} is empty. Its first row must name the columns.`);

/**
 * The tables of a file before their headers are known: one, or the visible sheets of a workbook that are not empty.
 *
 * @throws TableError if it is neither text nor a workbook, or damaged
 */
export async function tableSources(path: string, encodingLabel?: string): Promise<readonly TableSource[]> {
  const { size, first } = await readBeginning(path);
  if (size === 0) throw emptyError(path);
  if (isWorkbook(first)) {
    const { sheetSources } = await import('./workbook-sheets.ts');
    return sheetSources(path);
  }
  rejectOtherFormats(path, first);
  const encoding = await findEncoding(path, first, encodingLabel);
  const text = new TextDecoder(encoding.label).decode(first);
  if (text.trim() === '') throw emptyError(path);
  const common = { path, sheet: null, bytes: size, encoding, merged: [] };
  if (isJsonLines(path, text)) {
    return [{ ...common, format: 'jsonl', separator: ',', lineEnds: [], hiddenRows: 0 }];
  }
  const { separator, lineEnds, namesSeparator } = layoutOf(text);
  return [{ ...common, format: 'csv', separator, lineEnds, hiddenRows: namesSeparator ? 1 : 0 }];
}

const isJsonLines = (path: string, text: string): boolean =>
  ['.jsonl', '.ndjson'].includes(extname(path).toLowerCase()) || text.trimStart().startsWith('{');

/**
 * Describes the content of one table of a file.
 *
 * @throws TableError if it cannot be read
 */
export const inspectTable = (source: TableSource, options: ReadingOptions): Promise<TableFile> =>
  source.format === 'jsonl' ? inspectJsonLines(source, options) : inspectRows(source, options);

/** The sheets of a workbook that are tables; if there is none, throws the error of the first sheet. */
async function inspectSheets(
  path: string,
  sources: readonly TableSource[],
  options: ReadingOptions,
): Promise<readonly TableFile[]> {
  const wanted = options.sheet;
  const named = sources.filter(({ sheet }) => wanted === undefined || sheet === wanted);
  if (named.length === 0) {
    const names = columnList(sources.map(({ sheet }) => sheet ?? ''));
    throw new TableError(`${path} has no sheet “${wanted}”. It has ${names}.`);
  }
  const tables: TableFile[] = [];
  const passedOver: string[] = [];
  let problem: TableError | undefined;
  for (const source of named) {
    if (isSkipped(source, options)) continue;
    try {
      tables.push(await inspectTable(source, options));
    } catch (error) {
      // What somebody chose for a sheet must hold.
      const isChosen = wanted !== undefined || options.choices?.[tableId(source)]?.mapping !== undefined;
      if (!(error instanceof TableError) || isChosen) throw error;
      problem ??= error;
      passedOver.push(source.sheet ?? '');
    }
  }
  const [first, ...others] = tables;
  if (first === undefined) {
    if (problem !== undefined) throw problem;
    return [];
  }
  for (const [kind, same] of Map.groupBy(tables, (table) => table.kind)) {
    if (same.length > 1 && options.choices === undefined) {
      const names = columnList(same.map(({ sheet }) => sheet ?? ''));
      throw new TableError(
        `${path} has several sheets of ${kind}: ${names}. Choose one with --sheet, or delete the others.`,
      );
    }
  }
  if (passedOver.length === 0) return tables;
  const note = `Sheets that are no table of a known kind were passed over: ${columnList(passedOver)}.`;
  return [{ ...first, notes: [...first.notes, note] }, ...others];
}

async function inspectJsonLines(source: TableSource, options: ReadingOptions): Promise<TableFile> {
  const keys = await firstKeys(source);
  const found = kindOf(source.path, keys, options);
  return {
    ...source,
    label: labelOf(source),
    kind: found.kind,
    columns: columnNamesOf(found.kind),
    ...{ sources: found.match.sources, extra: {}, mapping: undefined },
    notes: notesOf(source, keys, found, options),
    ...{ headerLine: 0, headerCells: 0 },
  };
}

async function firstKeys({ path, encoding }: TableSource): Promise<readonly string[]> {
  for await (const [record] of jsonRecords(utf8Chunks(path, encoding), path)) {
    if (record !== undefined) return Object.keys(record.values);
  }
  return [];
}

async function inspectRows(source: TableSource, options: ReadingOptions): Promise<TableFile> {
  const chosenRow = options.choices?.[tableId(source)]?.header_row;
  const records = await firstRecords(source, HEADER_SEARCH_ROWS, chosenRow);
  const [first] = records;
  if (first === undefined) {
    throw chosenRow === undefined ? emptyError(labelOf(source)) : missingHeader(source, chosenRow);
  }
  const { record, found, mapping } = findHeader(source, records, options);
  const { sources, extra } = found.match;
  const columns = withoutRejection(record.cells);
  const notes = mapping === undefined ? notesOf(source, columns, found, options) : encodingNotes(source);
  const above =
    record === first ? [] : [`The header is in row ${record.row}; what stands above it was passed over.`];
  return {
    ...source,
    label: labelOf(source),
    kind: found.kind,
    ...{ columns, sources, extra, mapping },
    notes: [...notes, ...above],
    headerLine: record.line,
    headerCells: record.cells.length,
  };
}

const encodingNotes = ({ encoding }: TableSource): readonly string[] =>
  encoding.note === null ? [] : [encoding.note];

function notesOf(
  source: TableSource,
  header: readonly string[],
  { kind, match }: KindMatch,
  { role }: ReadingOptions,
): readonly string[] {
  const notes = [...encodingNotes(source)];
  if (match.unknown.length > 0) {
    const names = match.unknown.map((index) => header[index] ?? '');
    notes.push(`Columns that ${kind} do not have were passed over: ${columnList(names)}.`);
  }
  const roleIndex = columnNamesOf(kind).indexOf('role');
  const own = match.sources[roleIndex];
  if (role !== undefined && own !== undefined && !(typeof own === 'object' && 'text' in own)) {
    notes.push('Its column for the role counts, --role does not.');
  }
  if (role !== undefined && roleIndex < 0) notes.push(`--role says nothing about ${kind}.`);
  return notes;
}
