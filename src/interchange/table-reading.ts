/** The rows of a file, read as rows of its kind, in parts of bounded size. */

import type { ImportedRows, Kind } from '../domain/imported-rows.ts';
import { utf8Chunks } from './formats/encoding.ts';
import { jsonRecords } from './formats/json-records.ts';
import type { TableRecord } from './formats/record.ts';
import { faultText, type TableFault } from './formats/table-faults.ts';
import { quoted } from './formats/wording.ts';
import { cellText, type HeaderMatch } from './header.ts';
import { type KindOptions, matchKind } from './kind.ts';
import type { CellProblem } from './kinds/table.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import { columnsIn } from './mapped-kind.ts';
import { misplacedColumns } from './misplaced-columns.ts';
import type { AssumedAnswer, RowPreparer } from './row-preparation.ts';
import type { ReadingOptions, TableFile } from './table-file.ts';
import { isBlank, tableRecords } from './table-records.ts';
import type { ReadingContext } from './values/column.ts';

/** A row of a file: what it says, or everything that is wrong with it. */
export type ReadRow<K extends Kind> = {
  /** The line of the file on which it begins (1 is the first). */
  readonly line: number;
  /** Its number as a spreadsheet shows it; of JSON Lines the line. */
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
  const rows = table.format === 'jsonl' ? jsonRows(table, own, hooks) : cellRows(table, own, hooks);
  for await (const found of rows) {
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

async function* jsonRows<K extends Kind>(
  table: TableFile<K>,
  options: ReadingOptions,
  hooks: ReadingHooks,
): AsyncGenerator<readonly ReadRow<K>[]> {
  const read = createObjectReader(table.kind, options);
  const context = { ...options, fromProgram: true } as const;
  const chunks = utf8Chunks(table.path, table.encoding, hooks.onBytes);
  for await (const records of jsonRecords(chunks, table.path)) {
    const rows: ReadRow<K>[] = [];
    for (const { line, values } of records) {
      const { texts, problems } = read(values);
      const place = { line, row: line };
      if (problems.length > 0) rows.push({ ...place, cells: texts, texts, problems });
      else if (!isBlank(texts)) rows.push(rowOf(table, place, { cells: texts, texts }, context, hooks));
    }
    yield rows;
  }
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

/** A text for each column of the kind, and the faults of values that no text can represent. */
interface JsonCells {
  readonly texts: readonly string[];
  readonly problems: readonly CellProblem[];
}

/** How the keys of an object fit, with the error about columns that only other kinds have. */
type KeysMatch = HeaderMatch & { readonly misplaced: TableFault | undefined };

/** Objects of one file have the same keys, or leave out what is null; others need not be remembered. */
const REMEMBERED = 1000;

/** Makes the reading of objects as rows of a kind: their keys are called as the columns of a CSV file are. */
function createObjectReader(
  kind: Kind,
  { role, round, ignore }: KindOptions,
): (values: Readonly<Record<string, unknown>>) => JsonCells {
  const matches = new Map<string, KeysMatch>();
  const matchOf = (keys: readonly string[]): KeysMatch =>
    matches.getOrInsertComputed(JSON.stringify(keys), () => {
      if (matches.size >= REMEMBERED) matches.clear();
      const found = matchKind(kind, keys, { role, round });
      return { ...found, misplaced: misplacedColumns(kind, keys, found, ignore) };
    });
  const names = columnNamesOf(kind);
  return (values) => {
    const keys = Object.keys(values);
    const { sources, repeated, unknown, misplaced } = matchOf(keys);
    const problems: CellProblem[] = [];
    const fault = (reason: string) => problems.push({ column: null, reason, value: null });
    if (misplaced !== undefined) fault(`It${faultText(misplaced, false)}`);
    if (repeated !== undefined) {
      const [one, other] = repeated.indices.map((index) => quoted(keys[index] ?? ''));
      fault(`It has two keys for ${repeated.name}, ${one} and ${other}. Remove one of them.`);
    }
    const cells = keys.map((key, index) => {
      const value = values[key];
      const text = textOf(value);
      if (text !== undefined) return text;
      if (!unknown.includes(index)) problems.push(wrong(names[sources.indexOf(index)] ?? null, value));
      return JSON.stringify(value);
    });
    return { texts: sources.map((source) => cellText(source, cells)), problems };
  };
}

/** Undefined where the value is no cell, or a number that lost its last digits. */
function textOf(value: unknown): string | undefined {
  if (value === null) return '';
  const isExact = typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact || typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}

const wrong = (column: string | null, value: unknown): CellProblem => ({
  column,
  reason:
    typeof value === 'number'
      ? 'It has more digits than a number keeps. Write it in quotation marks.'
      : 'It must be a text, a number, true, false or null.',
  value: JSON.stringify(value),
});
