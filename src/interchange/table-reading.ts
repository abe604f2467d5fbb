/** The rows of a file, read as rows of its kind, in parts of bounded size. */

import type { ImportedRows, Kind } from '../domain/imported-rows.ts';
import type { TableRecord } from './formats/record.ts';
import { cellText } from './header.ts';
import type { CellProblem } from './kinds/table.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import { columnsIn } from './mapped-kind.ts';
import type { AssumedAnswer, RowPreparer } from './row-preparation.ts';
import type { ReadingOptions, TableFile } from './table-file.ts';
import { isBlank, tableRecords } from './table-records.ts';
import type { ReadingContext } from './values/column.ts';

/** A row of a file: what it says, or everything that is wrong with it. */
export type ReadRow<K extends Kind> = {
  /** The line of the file on which it begins (1 is the first). */
  readonly line: number;
  /** Its number as a spreadsheet shows it. */
  readonly row: number;
  /** Its cells in the order of the file's columns, as text that `csvLine` writes again. */
  readonly cells: readonly string[];
  /** A text for each column of its kind, before they were read. */
  readonly texts: readonly string[];
  /** What holds until somebody has looked at it. */
  readonly assumed?: readonly AssumedAnswer[];
} & (
  | { readonly says: ImportedRows[K] }
  | { readonly problems: readonly CellProblem[]; readonly isLeftOut?: true }
);

const MAX_BATCH_SIZE = 500;

/** Callbacks while a table is read. */
interface ReadingHooks {
  readonly onBytes?: ((done: number) => void) | undefined;
  readonly prepare?: RowPreparer | undefined;
}

/**
 * The rows of a file in batches of at most 500, without those that are empty.
 *
 * @throws TableError with the line where the file is malformed
 */
export async function* readTable<K extends Kind>(
  table: TableFile<K>,
  options: ReadingOptions,
  hooks: ReadingHooks = {},
): AsyncGenerator<readonly ReadRow<K>[]> {
  const own = { ...options, dateOrder: table.mapping?.date_order ?? options.dateOrder };
  for await (const found of cellRows(table, own, hooks)) {
    for (let start = 0; start < found.length; start += MAX_BATCH_SIZE) {
      yield found.slice(start, start + MAX_BATCH_SIZE);
    }
  }
}

async function* cellRows<K extends Kind>(
  table: TableFile<K>,
  options: ReadingOptions,
  hooks: ReadingHooks,
): AsyncGenerator<readonly ReadRow<K>[]> {
  for await (const records of tableRecords(table, hooks.onBytes)) {
    const rows: ReadRow<K>[] = [];
    for (const record of records) {
      const { line, row, cells: raw } = record;
      if (line <= table.headerLine || isBlank(raw)) continue;
      const cells = fitted(raw, table.columns.length);
      const texts = table.sources.map((source) => cellText(source, cells));
      const beyond = raw.slice(table.headerCells).some((cell) => cell.trim() !== '');
      const problems = beyond ? [tooMany(raw.length, table.headerCells)] : faultsOf(record, table);
      if (problems.length > 0) rows.push({ line, row, cells, texts, problems });
      else rows.push(rowOf(table, { line, row }, { cells, texts }, options, hooks));
    }
    yield rows;
  }
}

/** As many cells as there are columns. */
const fitted = (cells: readonly string[], width: number): readonly string[] =>
  cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? '');

const tooMany = (has: number, columns: number): CellProblem => ({
  ...{ column: null, value: null },
  reason: `It has ${has} cells, but the header names ${columns} columns. Put a cell with a separator in it in quotation marks.`,
});

/** The errors in the cells of a workbook. */
function faultsOf({ faults = [], cells }: TableRecord, table: TableFile): readonly CellProblem[] {
  return faults.flatMap(({ cell, reason }) => {
    const index = table.sources.findIndex(
      (source) => source !== undefined && columnsIn(source).includes(cell),
    );
    const column = columnNamesOf(table.kind)[index];
    return column === undefined ? [] : [{ column, reason, value: cells[cell] ?? null }];
  });
}

function rowOf<K extends Kind>(
  table: TableFile<K>,
  place: Pick<TableRecord, 'line' | 'row'>,
  row: Pick<ReadRow<K>, 'cells' | 'texts'>,
  context: ReadingContext,
  { prepare }: ReadingHooks,
): ReadRow<K> {
  const { cells } = row;
  const { respondent, note } = table.extra;
  const prepared = prepare?.({
    ...{ row: place.row, ...row },
    respondent: cellText(respondent, cells),
    note: cellText(note, cells),
  });
  const texts = prepared?.texts ?? row.texts;
  const assumed = prepared?.assumed ?? [];
  const told = { ...place, cells, texts, ...(assumed.length > 0 && { assumed }) };
  if (prepared?.isLeftOut) {
    const reason = prepared.isSum
      ? 'It counts the rows above, and is not a pair.'
      : 'It was left out, as decided.';
    return { ...told, problems: [{ column: null, reason, value: null }], isLeftOut: true };
  }
  const problems: CellProblem[] = [...(prepared?.problems ?? [])];
  if (problems.length > 0) return { ...told, problems };
  const own = prepared?.keepQuestionMarks ? { ...context, keepQuestionMarks: true } : context;
  const says = TABLES[table.kind].read(texts, own, problems);
  return says === undefined ? { ...told, problems } : { ...told, says };
}
