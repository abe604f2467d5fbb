/** A table of a file: its kind and layout, which are known before its rows are read. */

import { basename } from 'node:path';
import type { ImportDecisions, RememberedAnswers } from '../domain/import-decisions.ts';
import type { ColumnSource, ImportMapping, TableChoice } from '../domain/import-mapping.ts';
import type { ImportSessionOptions } from '../domain/import-store.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { csvTable } from './formats/csv-records.ts';
import { decode, type Encoding } from './formats/encoding.ts';
import type { InputFile } from './formats/input-file.ts';
import { isWorkbook, rejectOtherFormats } from './formats/other-formats.ts';
import type { TableRecord } from './formats/record.ts';
import { TableError } from './formats/table-error.ts';
import type { RecognizedBy } from './formats/table-faults.ts';
import type { RowLimit } from './formats/table-limits.ts';
import type { KindOptions } from './kind.ts';
import type { PeopleInFiles } from './people-in-files.ts';
import type { ReadingContext } from './values/column.ts';

/** The options of a command or an upload for reading its files. */
export interface ReadingOptions extends KindOptions, ReadingContext {
  /** A label that `TextDecoder` knows; default: detected from the bytes. */
  readonly encoding?: string | undefined;
  /** The only sheet of a workbook to read; default: all sheets whose header identifies a kind. */
  readonly sheet?: string | undefined;
  /** Remembered mappings of headers, by their keys (`headerKey`). */
  readonly mappings?: ReadonlyMap<string, ImportMapping> | undefined;
  /**
   * Whether pages show what the tables are: somebody sees guesses and is asked about bad rows, rows say whom they are about,
   * and files go by their names without a folder.
   */
  readonly atDesk?: boolean | undefined;
  /** How many rows all files may have together; absent: any number. */
  readonly maxRows?: number | undefined;
  /** The choices for tables, by their ids (`tableId`). */
  readonly choices?: Readonly<Record<string, TableChoice>> | undefined;
}

/** The options of an import besides the files. */
export interface ImportOptions
  extends ReadingOptions,
    Pick<ImportSessionOptions, 'isMove' | 'by' | 'account_id' | 'reason' | 'seen'> {
  readonly dryRun: boolean;
  readonly skipBad: boolean;
  /** The decisions about rows; absent: the files are imported as they are. */
  readonly decisions?: ImportDecisions | undefined;
  /** What was answered about the tables the last time, by the keys of their headers. */
  readonly remembered?: ReadonlyMap<string, RememberedAnswers> | undefined;
  /** What the files say of people, whom names alone may mean. */
  readonly people?: PeopleInFiles | undefined;
}

/** A table of a file, before its header is known. */
export interface TableSource {
  readonly path: string;
  /** The sheet of a workbook; null in other files. */
  readonly sheet: string | null;
  readonly format: 'csv' | 'xlsx';
  /** The delimiter of a CSV file; a comma for other formats. */
  readonly separator: string;
  readonly encoding: Encoding;
  /** Its rows that are not blank. */
  readonly records: readonly TableRecord[];
}

/**
 * The tables of a file: one, or the visible sheets of a workbook that are not empty.
 *
 * @param encoding a label of `TextDecoder`; undefined: detected from the bytes
 * @throws TableError if it is neither text nor a workbook, damaged, or beyond the limit of rows
 */
export async function tableSources(
  file: InputFile,
  encoding: string | undefined,
  limit: RowLimit,
): Promise<readonly TableSource[]> {
  const { path, bytes } = file;
  if (bytes.length === 0) throw emptyError(path);
  const first = Buffer.from(bytes.subarray(0, BEGINNING));
  if (isWorkbook(first)) {
    // Whoever reads text files alone needs nothing that reads workbooks.
    const { workbookTables } = await import('./xlsx/rows.ts');
    const found = await workbookTables(file, limit);
    const common = { path, format: 'xlsx', separator: ',', encoding: UTF8 } as const;
    return found.map((one) => ({ ...common, ...one }));
  }
  rejectOtherFormats(path, first);
  const decoded = decode(file, encoding);
  const table = csvTable(path, decoded.utf8, limit);
  if (table.records.length === 0) throw emptyError(path);
  return [{ path, sheet: null, format: 'csv', encoding: decoded.encoding, ...table }];
}

/** As much of a file is looked at to tell its format. */
const BEGINNING = 64 * 1024;
const UTF8: Encoding = { label: 'utf-8', other: null };

/** The error about a file with nothing in it. */
export const emptyError = (path: string): TableError => new TableError(path, { code: 'empty' });

/** What is worth telling of how a table is read. */
export type TableNote =
  /** Its encoding was guessed. */
  | { readonly code: 'encoding'; readonly label: string; readonly other: string }
  /** Columns that its kind does not have. */
  | { readonly code: 'unknown-columns'; readonly columns: readonly string[] }
  /** Its header is not the first row. */
  | { readonly code: 'header-row'; readonly row: number }
  /** Other sheets of its workbook that hold nothing known. */
  | { readonly code: 'other-sheets'; readonly sheets: readonly string[] }
  /** What it holds was recognized by more than its header. */
  | { readonly code: 'recognized'; readonly why: RecognizedBy }
  /** Days such as 03/04/2026 are read in the order that other rows show. */
  | { readonly code: 'date-order'; readonly order: 'dmy' | 'mdy' }
  /** It has a column for the role, which counts before the option. */
  | { readonly code: 'own-roles' }
  /** Its kind has no role. */
  | { readonly code: 'no-role' };

/** A table whose kind and layout are known. */
export interface TableFile<K extends Kind = Kind> extends TableSource {
  readonly kind: K;
  /** Its rows are derived from those of another table, so its rejected rows get no file of their own. */
  readonly isDerived?: true;
  readonly label: string;
  /** The header of the file, without the columns of rejected rows. */
  readonly columns: readonly string[];
  readonly sources: readonly (ColumnSource | undefined)[];
  /** The columns of the file that no kind has: who answered a form, and a note. */
  readonly extra: { readonly respondent?: ColumnSource; readonly note?: ColumnSource };
  /** How its columns and words are read. */
  readonly mapping: ImportMapping;
  /** What was guessed, and what was passed over. */
  readonly notes: readonly TableNote[];
  /** The line on which the header begins. */
  readonly headerLine: number;
  /** How many cells the header has, those of rejected rows included. */
  readonly headerCells: number;
}

/** The id of a table within an upload: the name of its file, and its sheet. */
export const tableId = ({ path, sheet }: Pick<TableSource, 'path' | 'sheet'>): string =>
  sheet === null ? basename(path) : `${basename(path)}#${sheet}`;

/** The name of a table in messages. */
export function labelOf(
  { path, sheet }: Pick<TableSource, 'path' | 'sheet'>,
  { atDesk = false }: Pick<ReadingOptions, 'atDesk'>,
): string {
  const name = atDesk ? basename(path) : path;
  return sheet === null ? name : `${name}, sheet “${sheet}”`;
}
