/** The rows of a file, read as rows of its kind, in parts of bounded size. */

import type { ImportedRows, Kind, RowProblem } from '../domain/imported-rows.ts';
import type { ReadingContext } from './column.ts';
import { csvRecords } from './csv-records.ts';
import { withoutDefusing } from './csv-text.ts';
import { utf8Chunks } from './encoding.ts';
import { textFrom } from './header.ts';
import { readingOf } from './json-cells.ts';
import { jsonRecords } from './json-records.ts';
import { matchKind } from './kind.ts';
import type { TableRecord } from './record.ts';
import type { CellProblem } from './table.ts';
import type { ReadingOptions, TableFile } from './table-file.ts';
import { TABLES } from './tables.ts';

/** A row of a file: what it says, or everything that is wrong with it. */
export type ReadRow<K extends Kind> = {
  /** The line of the file on which it begins (1 is the first). */
  readonly line: number;
  /** Its number as a spreadsheet shows it; of JSON Lines the line. */
  readonly row: number;
  /** Its cells in the order of the file's columns, as text that `csvLine` writes again. */
  readonly cells: readonly string[];
} & (
  | { readonly says: ImportedRows[K] }
  | { readonly problems: readonly (RowProblem & { readonly value: string | null })[] }
);

const LARGEST_BATCH = 500;

/**
 * The rows of a file in batches of at most 500, without those that are empty.
 *
 * @param onBytes told how many bytes of the file were read so far
 * @throws TableError with the line where the file is malformed
 */
export async function* readTable<K extends Kind>(
  table: TableFile<K>,
  options: ReadingOptions,
  onBytes?: (done: number) => void,
): AsyncGenerator<readonly ReadRow<K>[]> {
  const rows = table.format === 'csv' ? csvRows(table, options, onBytes) : jsonRows(table, options, onBytes);
  for await (const found of rows) {
    for (let start = 0; start < found.length; start += LARGEST_BATCH) {
      yield found.slice(start, start + LARGEST_BATCH);
    }
  }
}

const isEmpty = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || cell.trim() === '');

async function* csvRows<K extends Kind>(
  table: TableFile<K>,
  options: ReadingOptions,
  onBytes: ((done: number) => void) | undefined,
): AsyncGenerator<readonly ReadRow<K>[]> {
  const { sources } = matchKind(table.kind, table.columns, options.role);
  const chunks = utf8Chunks(table.path, table.encoding, onBytes);
  const width = table.columns.length;
  for await (const records of csvRecords(chunks, table)) {
    const rows: ReadRow<K>[] = [];
    for (const { line, row: number, cells: raw } of records) {
      const place = { line, row: number - table.hiddenRows };
      if (line <= table.headerLine || isEmpty(raw)) continue;
      const cells = fitted(raw, width);
      const beyond = raw.slice(table.headerCells).some((cell) => cell.trim() !== '');
      if (beyond) rows.push({ ...place, cells, problems: [tooMany(raw.length, table.headerCells)] });
      else
        rows.push(
          rowOf(
            table.kind,
            place,
            cells,
            sources.map((source) => textFrom(source, cells)),
            options,
          ),
        );
    }
    yield rows;
  }
}

/** The cells without their defusing, as many as there are columns. */
function fitted(raw: readonly string[], width: number): readonly string[] {
  const isDefused = raw.some((cell) => cell.includes("'"));
  const cells = isDefused ? raw.map(withoutDefusing) : raw;
  if (cells.length === width) return cells;
  return cells.length > width
    ? cells.slice(0, width)
    : [...cells, ...Array<string>(width - cells.length).fill('')];
}

const tooMany = (has: number, columns: number): CellProblem => ({
  column: null,
  reason: `It has ${has} cells, but the header names ${columns} columns. Put a cell with a separator in it in quotation marks.`,
  value: null,
});

async function* jsonRows<K extends Kind>(
  table: TableFile<K>,
  options: ReadingOptions,
  onBytes: ((done: number) => void) | undefined,
): AsyncGenerator<readonly ReadRow<K>[]> {
  const read = readingOf(table.kind, options);
  const context = { ...options, fromProgram: true } as const;
  for await (const records of jsonRecords(utf8Chunks(table.path, table.encoding, onBytes), table.path)) {
    const rows: ReadRow<K>[] = [];
    for (const { line, values } of records) {
      const { texts, problems } = read(values);
      const place = { line, row: line };
      if (problems.length > 0) rows.push({ ...place, cells: texts, problems });
      else if (!isEmpty(texts)) rows.push(rowOf(table.kind, place, texts, texts, context));
    }
    yield rows;
  }
}

/**
 * @param texts a cell for each column of the kind
 */
function rowOf<K extends Kind>(
  kind: K,
  place: Pick<TableRecord, 'line' | 'row'>,
  cells: readonly string[],
  texts: readonly string[],
  context: ReadingContext,
): ReadRow<K> {
  const problems: CellProblem[] = [];
  const says = TABLES[kind].read(texts, context, problems);
  return says === undefined ? { ...place, cells, problems } : { ...place, cells, says };
}
