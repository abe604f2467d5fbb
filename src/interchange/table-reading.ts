/** The rows of a table, read as rows of its kind. */

import type { ImportedRows, Kind } from '../domain/imported-rows.ts';
import type { TableRecord } from './formats/record.ts';
import { cellText } from './header.ts';
import type { CellProblem } from './kinds/table.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import { columnsIn } from './mapping.ts';
import type { AssumedAnswer, RowPreparer } from './row-preparation.ts';
import type { ReadingOptions, TableFile } from './table-file.ts';
import type { ReadingContext } from './values/column.ts';

/** A row of a table: what it says, or everything that is wrong with it. */
export type ReadRow<K extends Kind> = {
  readonly file: TableFile<K>;
  /** The line of the file on which it begins (1 is the first). */
  readonly line: number;
  /** Its number as a spreadsheet shows it. */
  readonly row: number;
  /** Its cells in the order of the file's columns. */
  readonly cells: readonly string[];
  /** A text for each column of its kind, before they were read. */
  readonly texts: readonly string[];
  /** What holds until somebody has looked at it. */
  readonly assumed?: readonly AssumedAnswer[];
} & (
  | { readonly says: ImportedRows[K] }
  | { readonly problems: readonly CellProblem[]; readonly isLeftOut?: true }
);

/** The rows of a table, each read when its turn comes. */
export function* readRows<K extends Kind>(
  table: TableFile<K>,
  options: ReadingOptions,
  prepare?: RowPreparer,
): Generator<ReadRow<K>> {
  const context = { ...options, dateOrder: table.mapping.date_order ?? options.dateOrder };
  for (const record of table.records) {
    const { line, row, cells: raw } = record;
    if (line <= table.headerLine) continue;
    const cells = fitted(raw, table.columns.length);
    const texts = table.sources.map((source) => cellText(source, cells));
    const beyond = raw.slice(table.columns.length).some((cell) => cell.trim() !== '');
    const problems = beyond ? [tooMany(raw.length, table.columns.length)] : faultsOf(record, table);
    const read = { file: table, line, row, cells, texts };
    yield problems.length > 0 ? { ...read, problems } : rowOf(read, context, prepare);
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
  read: Pick<ReadRow<K>, 'file' | 'line' | 'row' | 'cells' | 'texts'>,
  context: ReadingContext,
  prepare: RowPreparer | undefined,
): ReadRow<K> {
  const { kind, extra } = read.file;
  const { respondent, note } = extra;
  const prepared = prepare?.({
    ...read,
    respondent: cellText(respondent, read.cells),
    note: cellText(note, read.cells),
  });
  const { texts = read.texts, assumed = [], problems: found = [] } = prepared ?? {};
  const told = { ...read, texts, ...(assumed.length > 0 && { assumed }) };
  if (prepared?.isLeftOut) {
    const reason = prepared.isSum
      ? 'It counts the rows above, and is not a pair.'
      : 'It was left out, as decided.';
    return { ...told, problems: [{ column: null, reason, value: null }], isLeftOut: true };
  }
  if (found.length > 0) return { ...told, problems: found };
  const problems: CellProblem[] = [];
  const own = prepared?.keepQuestionMarks ? { ...context, keepQuestionMarks: true } : context;
  const says = TABLES[kind].read(texts, own, problems);
  return says === undefined ? { ...told, problems } : { ...told, says };
}
