/** The port through which files come into the database. */

import type { Confirmation } from './import-decisions.ts';
import type { ImportDirectory } from './import-people.ts';
import type { ImportedRow, Kind, Outcome } from './imported-rows.ts';

/** A cell before and after, as text for people; null if nothing stands. */
export interface CellChange {
  /** The canonical name of the column. */
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What became of a row, by its number. */
export interface RowOutcome {
  readonly number: number;
  readonly outcome: Outcome;
  /** Of a row that changes something, or would if that were accepted: what. */
  readonly changes?: readonly CellChange[];
  /**
   * What stays as it is here, since the row says only what the last import said: `before` stands here, `after` in the
   * row.
   */
  readonly kept?: readonly CellChange[];
}

/** Records were changed by somebody else while files were read; reading them again shows what holds now. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
}

/** Somebody has changed the programme since whoever imports has seen what would change. Nothing is written. */
export class ChangedSinceSeenError extends Error {
  override readonly name = 'ChangedSinceSeenError';
}

/** Somebody else is bringing goals in at this moment. */
export class ImportRunningError extends Error {
  override readonly name = 'ImportRunningError';
}

/**
 * One import. Nothing of it is seen by anybody before `publish`, and all of it afterwards; where it ends before that,
 * nothing remains. Kinds are taken in the order of `KINDS`, all rows of one before the next.
 */
export interface ImportSession extends AsyncDisposable {
  /**
   * Takes some rows of a kind, and tells what becomes of each; of those that are told by `settle`, nothing. Rows with a
   * problem are left out.
   */
  take<K extends Kind>(kind: K, imported: readonly ImportedRow<K>[]): Promise<readonly RowOutcome[]>;
  /** Everybody who is known by now: those of the database, and those of the rows that were taken. */
  directory(): Promise<ImportDirectory>;
  /** Is told how many rows of a kind cannot even be read. They are left out, and told of where the import is noted. */
  leaveOut(kind: Kind, rows: number): void;
  /** Ends a kind: tells of the rows whose outcome shows only when all are there, part by part. */
  settle(kind: Kind): AsyncIterable<readonly RowOutcome[]>;
  /**
   * Makes all of it seen at once.
   *
   * @param onGoals told how many of how many goals are written, where there are goals
   * @param signal ends it before anything is seen
   * @throws ChangedMeanwhileError if what was compared with has changed; nothing is written
   */
  publish(onGoals: (done: number, total: number) => void, signal: AbortSignal): Promise<void>;
}

/** What an import is told beside its rows. */
export interface ImportTerms {
  /** The kinds of the rows that will come, and no others; all if it is not told. */
  readonly kinds?: readonly Kind[];
  /**
   * The rows are all that another service has: its pre-lead statuses are the whole list, others here go; and what is
   * another course here than there under the same id is refused.
   */
  readonly isMove?: boolean | undefined;
  /**
   * Whether a row, by its number, may change what is not changed without being told; if it may not, that is its problem.
   * Where it is missing, every row may.
   */
  readonly accepts?: ((number: number, what: Confirmation) => boolean) | undefined;
  /** The newest entry of the history that whoever imports knows of; where it is missing, what has changed does not matter. */
  readonly seen?: number | undefined;
  /** Who imports, as the history names them. */
  readonly by?: string | undefined;
  /** The account of whoever imports, if they have one. */
  readonly account_id?: number | null | undefined;
}

export interface ImportStore {
  /**
   * Begins an import.
   *
   * @throws ImportRunningError if somebody else is bringing goals in
   * @throws ChangedSinceSeenError if the history has a newer entry than was seen
   */
  begin(terms?: ImportTerms): Promise<ImportSession>;
}
