/** The port of operations on the programme and their history. */

import type { Signature } from '../origin.ts';
import type { Effects } from './as-programme.ts';
import type { Message, Names } from './messages.ts';
import type { EntryKind, Operation } from './operation.ts';
import type { Refused } from './planning.ts';
import type { RowChange } from './rows.ts';

export interface Preview {
  readonly summary: Message;
  readonly notes: readonly Message[];
  readonly changes: readonly RowChange[];
  readonly effects: Effects;
  /** The newest entry of the history at the time of the preview. */
  readonly seen: number;
  readonly names: Names;
}

/** A refusal with the names of those whom it is about. */
export interface Refusal extends Refused {
  readonly names: Names;
}

/** The state that somebody saw before they decided. If it has changed since, nothing is done and the changes are reported. */
export interface Basis {
  /** The newest entry of the history that they saw; left out where they saw none. */
  readonly seen?: number;
  /** The rows as they saw them, where that is known. */
  readonly changes?: readonly RowChange[];
  /** The effect on feedbacks that they saw, valid while nobody has changed anything since; null: not checked. */
  readonly effects?: Effects | null;
}

/** The performed change, with its number in the history. */
export interface Performed extends Omit<Preview, 'effects'> {
  readonly number: number;
  /** Null where nobody asked. */
  readonly effects: Effects | null;
}

/** Somebody else has changed the same rows meanwhile. */
export interface Conflict {
  readonly conflict: Message;
  /** The entries that made them, as far as they may be seen; empty if the history does not contain them. */
  readonly entries: readonly HistoryEntry[];
  /** The newest entry of the history, of whatever it is. */
  readonly newest: number;
}

export interface HistoryEntry extends Signature {
  readonly number: number;
  readonly at: Temporal.Instant;
  readonly kind: EntryKind;
  readonly summary: Message;
  readonly names: Names;
  readonly rows: number;
  /** The entry that it undid. */
  readonly undoes: number | null;
  /** The entry that undid it. */
  readonly undone_by: number | null;
  /** Why it can never be undone: too many rows, or a person in it was erased; null if it can. */
  readonly lasting: 'large' | 'erased' | null;
}

/** An entry with the rows that it changed; empty if they are not stored. */
export interface HistoryDetails extends HistoryEntry {
  readonly changes: readonly RowChange[];
}

export interface HistoryFilter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly since?: Temporal.Instant | undefined;
  readonly until?: Temporal.Instant | undefined;
  readonly about?: HistorySubject | undefined;
  readonly reason?: string | undefined;
}

export type HistorySubject =
  | { readonly kind: 'person' | 'manager' | 'relation' | 'round'; readonly id: number }
  | { readonly kind: 'relations'; readonly ids: readonly number[] };

/**
 * Operations on the programme, for somebody who may see and change it or a part of it. Each is one transaction with its entry
 * in the history, or nothing; what they may see and change is decided within it.
 */
export interface ProgrammeOperations {
  preview(operation: Operation, reason: string | null): Promise<Preview | Refusal>;
  /** Performs an operation, unless the state that the caller saw has changed meanwhile. */
  perform(operation: Operation, signature: Signature, basis?: Basis): Promise<Performed | Refusal | Conflict>;
  previewUndo(number: number): Promise<Preview | Refusal>;
  /** Undoes an entry, which is an entry itself; refused if a row has changed since. */
  undo(number: number, signature: Signature, basis?: Basis): Promise<Performed | Refusal | Conflict>;
  /** The entries that they may see, newest first. */
  history(filter: HistoryFilter): Promise<readonly HistoryEntry[]>;
  entry(number: number): Promise<HistoryDetails | null>;
  /** The number of the newest entry, of whatever it is; 0 if there is none. */
  newest(): Promise<number>;
}

// The example programme, invented people for those who look around: its entry of the history says why, and is known by that.

/** Why the entry was made that loaded it. */
export const EXAMPLE_PROGRAMME = 'the example programme';

/** Whether an entry loaded the example programme: no other import has a reason. */
export const isExampleProgramme = ({ kind, reason }: Pick<HistoryEntry, 'kind' | 'reason'>): boolean =>
  kind === 'import' && reason === EXAMPLE_PROGRAMME;
