/** How the columns and words of a sheet are read: chosen once, and remembered for the next file with the same header. */

import type { Kind } from './imported-rows.ts';
import type { HistoryNote } from './signature.ts';

/** Where the text of a column comes from. */
export type ColumnSource =
  /** The index of a column of the file. */
  | number
  /** The columns that together stand for it. */
  | { readonly joined: readonly number[] }
  /** A column, and the one that counts where it is empty. */
  | { readonly first: number; readonly instead: number }
  /** The same text in every row. */
  | { readonly text: string }
  /** A column of times in UTC, as its name says. */
  | { readonly utc: number };

/**
 * A column that no kind has, and sheets do: who answered a form, by their e-mail alone; and a note, which is not imported but
 * may say that a relation has ended.
 */
export const EXTRA_COLUMNS = ['respondent_email', 'note'] as const;

/** What the columns of a sheet are, and what its words mean. */
export interface ImportMapping {
  readonly kind: Kind;
  /** By the canonical name of a column of the kind, or by one of {@link EXTRA_COLUMNS}. */
  readonly sources: Readonly<Record<string, ColumnSource>>;
  /** What words stand for, by column and word (`keyOf`): `{ status: { lauft_gut: 'matched' } }`. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How `03/04/2026` is meant; null if nobody said. */
  readonly date_order: 'dmy' | 'mdy' | null;
}

/** A mapping that is remembered. */
export interface RememberedMapping extends ImportMapping {
  /** The header that it is for, as people read it. */
  readonly header: readonly string[];
  /** What tells the header again. */
  readonly key: string;
}

/** The mappings that are remembered, by the key of the header. A change with a note has its entry in the history. */
export interface ImportMappingStore {
  read(): Promise<ReadonlyMap<string, RememberedMapping>>;
  /** Remembers some, in the place of those of the same headers. */
  remember(mappings: readonly RememberedMapping[], note?: HistoryNote): Promise<void>;
  /** Forgets one; false where there is none. */
  forget(key: string, note?: HistoryNote): Promise<boolean>;
}

/** What somebody chose for a table of an upload; what is missing is told from the table itself. */
export interface TableChoice {
  /** It is passed over. */
  readonly skip?: boolean;
  /** The row with the names of the columns, as the spreadsheet counts. */
  readonly header_row?: number;
  readonly mapping?: ImportMapping;
}
