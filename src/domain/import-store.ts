/** The port of imports. */

import type { ImportDirectory } from './import-people.ts';
import type { ImportedRow, Kind, Outcome } from './imported-rows.ts';

/** A cell before and after, as text for people; null if it is empty. */
export interface CellChange {
  /** The canonical name of the column. */
  readonly column: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

/** A text, a status with its first day (`2026-05-04`), or nothing. */
export type CellValue = string | { readonly status: string; readonly since: string } | null;

/** A value as one text, as files have it; null where there is nothing. */
export const cellValueText = (value: CellValue): string | null =>
  typeof value === 'object' && value !== null ? `${value.status} since ${value.since}` : value;

/** The outcome of a row. */
export interface RowOutcome {
  readonly outcome: Outcome;
  /** For a row that changes something, or would if that were confirmed: the changes. */
  readonly changes?: readonly CellChange[];
  /** Values that stay, as the row repeats the last import: `before` is the current one, `after` that of the row. */
  readonly kept?: readonly CellChange[];
}

/** Somebody changed records while the files were read; reading again uses the current ones. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
}

/** The programme was changed after the preview of an import. Nothing is written. */
export class ChangedSinceSeenError extends Error {
  override readonly name = 'ChangedSinceSeenError';
}

/**
 * An import. Nothing of it is visible before `publish`, and all of it afterwards; if it ends before that,
 * nothing remains. Kinds come in the order of `KINDS`.
 */
export interface ImportSession extends AsyncDisposable {
  /**
   * Adds all rows of a kind. Those with a problem are left out.
   *
   * @param unread how many rows of the kind could not be read, for the audit entry
   * @returns the outcome of each
   */
  take<K extends Kind>(
    kind: K,
    imported: readonly ImportedRow<K>[],
    unread?: number,
  ): Promise<readonly RowOutcome[]>;
  /** Everybody known by now: the people of the database and of the rows so far. */
  directory(): ImportDirectory;
  /**
   * Makes the whole import visible.
   *
   * @param signal aborts it before anything is visible
   * @returns the entry of the history; null if the programme did not change
   * @throws ChangedMeanwhileError if compared records have changed; nothing is written
   */
  publish(signal: AbortSignal): Promise<ImportEntry | null>;
}

/** How many rows of a table an import changed. */
export interface ImportCount {
  readonly table: string;
  readonly created: number;
  readonly changed: number;
  readonly removed: number;
  /** All of them, of an import that is too large to tell more. */
  readonly rows?: number;
}

/** The summary of an import in the history. It counts records; several rows of a file may describe one. */
export interface ImportEntry {
  readonly number: number;
  readonly counts: readonly ImportCount[];
}

export interface ImportSessionOptions {
  /** The rows are all of another service: its pre-lead statuses replace the list, and no course id may mean another course. */
  readonly isMove?: boolean | undefined;
  /** The newest entry of the history at the preview; absent: later changes do not matter. */
  readonly seen?: number | undefined;
  readonly by?: string | undefined;
  readonly account_id?: number | null | undefined;
  readonly reason?: string | undefined;
}

export interface ImportStore {
  /**
   * Begins an import.
   *
   * @throws ChangedSinceSeenError if the history has a newer entry than `seen`
   */
  begin(terms?: ImportSessionOptions): Promise<ImportSession>;
}
