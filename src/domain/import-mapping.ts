/**
 * Mappings: how the columns and words of a sheet are read, chosen once and remembered for the next file with
 * the same header.
 */

import type { RememberedAnswers } from './import-decisions.ts';
import type { Kind } from './imported-rows.ts';

export type ColumnSource =
  /** The index of a column of the file. */
  | number
  /** The columns that are joined. */
  | { readonly joined: readonly number[] }
  /** A column, and the one used if it is empty, or those that are then joined. */
  | { readonly first: number; readonly instead: number | readonly number[] }
  /** A constant for every row. */
  | { readonly text: string }
  /** A column with times in UTC, according to its name. */
  | { readonly utc: number };

/** The meaning of the columns and words of a sheet. */
export interface ImportMapping {
  readonly kind: Kind;
  /**
   * By the canonical name of a column of the kind, or `respondent_email` (of the respondent a form), or `note`, which is
   * not imported but may say that a relation has ended.
   */
  readonly sources: Readonly<Record<string, ColumnSource>>;
  /** The meanings of words, by column and word (`keyOf`): `{ status: { lauft_gut: 'matched' } }`. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How `03/04/2026` is meant; null if nobody said. */
  readonly date_order: 'dmy' | 'mdy' | null;
}

export interface RememberedMapping extends ImportMapping {
  /** The header, for people. */
  readonly header: readonly string[];
  readonly key: string;
}

/** The mappings that are remembered, by the key of the header. */
export interface ImportMappingStore {
  read(): Promise<ReadonlyMap<string, RememberedMapping>>;
  /** Remembers some, in the place of those of the same headers. */
  remember(mappings: readonly RememberedMapping[]): Promise<void>;
  /** What was answered about the rows of such sheets, by the key of the header. */
  readAnswers(): Promise<ReadonlyMap<string, RememberedAnswers>>;
  /** Remembers the answers of some, in the place of those of the same headers. */
  rememberAnswers(answers: ReadonlyMap<string, RememberedAnswers>): Promise<void>;
}

/** The choices for a table of an upload; missing ones are detected from the table. */
export interface TableChoice {
  readonly skip?: boolean;
  /** The row number of the header in the spreadsheet. */
  readonly header_row?: number;
  readonly mapping?: ImportMapping;
  /** Whether columns, words and rows of the sheet are asked about as if it came for the first time. */
  readonly asks_again?: boolean;
}
