/** A table of a file: its kind and layout, which are known before its rows are read. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import {
  type ImportDecisions,
  type RecalledAnswers,
  type RememberedAnswers,
  type RowDecision,
  rowKey,
} from '../domain/import-decisions.ts';
import type { ImportSessionOptions } from '../domain/import-store.ts';
import type { Kind } from '../domain/imported-rows.ts';
import type { ColumnSource, ImportMapping, TableChoice } from '../domain/upload.ts';
import { csvRecords } from './formats/csv-records.ts';
import {
  decode,
  type Encoding,
  type InputFile,
  isWorkbook,
  rejectOtherFormats,
} from './formats/input-file.ts';
import { BEGINNING, type RowLimit, type TableRecord } from './formats/record.ts';
import { type RecognizedBy, TableError } from './formats/table-faults.ts';
import type { KindOptions } from './header.ts';
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
    return found.map((one) => ({ path, encoding: UTF8, ...one }));
  }
  rejectOtherFormats(path, first);
  const decoded = decode(file, encoding);
  const records = csvRecords(path, decoded.utf8, limit);
  if (records.length === 0) throw emptyError(path);
  return [{ path, sheet: null, encoding: decoded.encoding, records }];
}

const UTF8: Encoding = { label: 'utf-8', other: null };

/** The error about a file with nothing in it. */
export const emptyError = (path: string): TableError => new TableError(path, { code: 'empty' });

/** What is worth telling of how a table is read. */
export type TableNote =
  /** Its encoding was guessed. */
  | { readonly code: 'encoding'; readonly label: string; readonly other: string }
  /** Columns that its kind does not have. */
  | { readonly code: 'unknown-columns'; readonly columns: readonly string[] }
  /** Columns that are called as questions of forms. */
  | { readonly code: 'answers'; readonly columns: readonly string[] }
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
  /** Its rows are derived from those of another table. */
  readonly isDerived?: true;
  readonly label: string;
  /** The header of the file. */
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

/** Recognizes a row again, as long as no cell of it has changed. */
export const rowDigest = (cells: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(cells)).digest('base64url').slice(0, 16);

/** So many rows of a sheet are remembered, by which it is known again. */
const MAX_SEEN = 20;

/** The answers of a table. Takes note of those that were used, which are remembered. */
export class TableAnswers {
  readonly #id: string;
  readonly #decisions: ImportDecisions;
  readonly #last: RememberedAnswers | undefined;
  readonly #people: Record<string, string> = {};
  readonly #letters: Record<string, string> = {};
  readonly #rows: Record<string, RowDecision> = {};
  readonly #seen: string[] = [];
  readonly #recalled = {
    people: {} as Record<string, string>,
    letters: {} as Record<string, string>,
    rows: {} as Record<string, RowDecision>,
  };
  /** Names that lost letters, with what they were. */
  readonly mended = new Map<string, string>();

  constructor(table: TableFile, decisions: ImportDecisions, last: RememberedAnswers | undefined) {
    this.#id = tableId(table);
    this.#decisions = decisions;
    this.#last = last;
  }

  /** The e-mail of whom a name means (`personKey`); empty for nobody. */
  person(key: string): string | undefined {
    return this.#answer('people', key, this.#people);
  }

  /** The name that a damaged one was. */
  letters(text: string): string | undefined {
    return this.#answer('letters', text, this.#letters);
  }

  #answer(what: 'people' | 'letters', key: string, used: Record<string, string>): string | undefined {
    const now = this.#decisions[what]?.[key];
    const answer = now ?? this.#last?.[what][key];
    if (answer === undefined) return undefined;
    used[key] = answer;
    if (now === undefined) this.#recalled[what][key] = answer;
    return answer;
  }

  /** What was decided about a row. */
  row(row: number, cells: readonly string[]): RowDecision {
    const now = this.#decisions.rows?.[rowKey(this.#id, row)];
    const wantsDigest = now !== undefined || this.#last !== undefined || this.#seen.length < MAX_SEEN;
    if (!wantsDigest) return {};
    const digest = rowDigest(cells);
    if (this.#seen.length < MAX_SEEN) this.#seen.push(digest);
    const last = this.#last?.rows[digest];
    const decision = now ?? last;
    if (decision === undefined) return {};
    // That something here is overwritten is asked every time.
    const { accept: _accepted, ...kept } = decision;
    if (Object.keys(kept).length > 0) this.#rows[digest] = kept;
    if (now !== undefined || last === undefined) return decision;
    const { accept: _once, ...again } = last;
    this.#recalled.rows[rowKey(this.#id, row)] = again;
    return again;
  }

  /** Notes that a row was left out as nobody knows somebody in it. */
  leaveWhileUnknown(cells: readonly string[]): void {
    const digest = rowDigest(cells);
    this.#rows[digest] = { ...this.#rows[digest], leave_out: true, while_unknown: true };
  }

  /** Forgets that a row was left out: everybody in it is known now. */
  takeBack(row: number, cells: readonly string[]): void {
    const digest = rowDigest(cells);
    const { leave_out: _left, while_unknown: _unknown, ...rest } = this.#rows[digest] ?? {};
    this.#rows[digest] = rest;
    delete this.#recalled.rows[rowKey(this.#id, row)];
  }

  /** The answers that are those of last time. */
  get recalled(): RecalledAnswers {
    return this.#recalled;
  }

  /** What is remembered of the table for the next time. */
  get used(): Omit<RememberedAnswers, 'constants'> {
    return { people: this.#people, letters: this.#letters, rows: this.#rows, seen: this.#seen };
  }
}
