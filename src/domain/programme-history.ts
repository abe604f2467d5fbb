/** The port of operations on the programme, and of the history that they leave. */

import type { Effects } from './operations/effects.ts';
import type { EntryKind, Operation } from './operations/operation.ts';
import type { Refused } from './operations/planning.ts';
import type { RowChange } from './operations/row-changes.ts';
import type { Signature } from './signature.ts';

/** What an operation would do. */
export interface Preview {
  /** What is done, as a sentence without a full stop. */
  readonly summary: string;
  readonly notes: readonly string[];
  readonly changes: readonly RowChange[];
  readonly effects: Effects;
  /** The number of the newest entry of the history when it was looked at. */
  readonly seen: number;
}

/**
 * What somebody looked at before they decided. Whatever was changed since is told to them, and nothing is done.
 */
export interface Basis {
  /** The newest entry of the history that they saw. */
  readonly seen: number;
  /** The rows as they saw them, where that is known. */
  readonly changes?: readonly RowChange[];
}

/** What was done, with its number in the history. */
export interface Performed extends Preview {
  readonly number: number;
}

/** Somebody else has changed the same meanwhile. */
export interface Conflict {
  /** What and by whom, as sentences. */
  readonly conflict: string;
  /** The entries that changed it; none if the history does not know them. */
  readonly entries: readonly HistoryEntry[];
}

/** Something that was done. */
export interface HistoryEntry {
  readonly number: number;
  readonly at: Temporal.Instant;
  readonly who: string;
  readonly account_id: number | null;
  readonly kind: EntryKind;
  readonly summary: string;
  readonly reason: string | null;
  /** How many rows it changed. */
  readonly rows: number;
  /** The entry that it took back. */
  readonly undoes: number | null;
  /** The entry that took it back. */
  readonly undone_by: number | null;
  /** Why it can never be undone: too many rows to be kept, or somebody in it was erased; null if it may be. */
  readonly lasting: 'large' | 'erased' | null;
}

/** An entry with the rows that it changed; none if they are not kept. */
export interface HistoryDetails extends HistoryEntry {
  readonly changes: readonly RowChange[];
}

/** Which entries are asked for, newest first. */
export interface HistoryFilter {
  readonly limit: number;
  /** Only those before this number. */
  readonly before?: number | undefined;
  /** Only those after this number. */
  readonly after?: number | undefined;
  readonly since?: Temporal.Instant | undefined;
  readonly until?: Temporal.Instant | undefined;
  /** Only those that changed something of this record. */
  readonly about?: HistorySubject | undefined;
  /** Only what this account did. */
  readonly account?: number | undefined;
}

/** A record that entries are about. */
export type HistorySubject =
  | { readonly kind: 'person' | 'manager' | 'relation' | 'round'; readonly id: number }
  | { readonly kind: 'relations'; readonly ids: readonly number[] };

/** What can be done to the programme. Each is one change of the database with its entry in the history, or nothing. */
export interface ProgrammeOperations {
  /** Says what an operation would do, and changes nothing. */
  preview(operation: Operation, reason: string | null): Promise<Preview | Refused>;
  /** Does it, unless what the caller looked at was changed meanwhile. */
  perform(operation: Operation, signature: Signature, basis?: Basis): Promise<Performed | Refused | Conflict>;
  /** Says what taking back an entry would do. */
  previewUndo(number: number): Promise<Preview | Refused>;
  /** Takes an entry back as a whole, which is an entry itself; refused where something of it was changed since. */
  undo(number: number, signature: Signature, basis?: Basis): Promise<Performed | Refused | Conflict>;
  /** The entries, newest first. */
  history(filter: HistoryFilter): Promise<readonly HistoryEntry[]>;
  /** One entry; null if there is none. */
  entry(number: number): Promise<HistoryDetails | null>;
}
