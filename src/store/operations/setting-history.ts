/** Changes beside the programme get an entry in its history: the rows that differ before and after, in the same transaction. */

import type { RawBuilder } from 'kysely';
import type { Message } from '../../domain/operations/messages.ts';
import type { SettingKind } from '../../domain/operations/operation.ts';
import { changesBetween, isOf, parseRowChange, type RowChange } from '../../domain/operations/row-changes.ts';
import { isSameRow, type KeptRow, type SettingTable } from '../../domain/operations/rows.ts';
import type { HistoryNote } from '../../domain/signature.ts';
import { readRows } from '../programme-reading.ts';
import type { CollectionName, Transaction } from '../schema.ts';
import { addEntry } from './history-rows.ts';

/** The entry of a change. */
export interface SettingChange<T extends SettingTable> {
  readonly table: T;
  /** The rows that it may change. */
  readonly which: RawBuilder<unknown>;
  readonly kind: SettingKind;
  readonly summaryOf: (before: KeptRow[T] | null, after: KeptRow[T] | null) => Message;
}

/** The collection whose changes wait for each other: an entry of the history is written after all others. */
export const writeOrderOf = (
  note: HistoryNote | undefined,
  collection: CollectionName,
): CollectionName | undefined => (note === undefined ? collection : undefined);

/**
 * Does something that changes rows of a table, and notes it.
 *
 * @param note who does it; nothing is noted where it is left out
 */
export async function withHistoryEntry<T extends SettingTable, Result>(
  transaction: Transaction,
  note: HistoryNote | undefined,
  { table, which, kind, summaryOf }: SettingChange<T>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (note === undefined) return work();
  const before = await readRows(transaction, table, which);
  const result = await work();
  const after = await readRows(transaction, table, which);
  const changes = changesBetween(table, before, after);
  const [first] = changes;
  if (first !== undefined && isOf(table, first)) {
    await noteEntry(transaction, note, kind, summaryOf(first.before, first.after), changes);
  }
  return result;
}

/** Notes the change of one row whose values before and after are known; nothing where they are the same. */
export async function noteRow<T extends SettingTable>(
  transaction: Transaction,
  note: HistoryNote,
  { table, kind, summaryOf }: Omit<SettingChange<T>, 'which'>,
  before: object | null,
  after: object | null,
): Promise<void> {
  if (isSameRow(table, before, after)) return;
  const change = parseRowChange({ table, before, after });
  if (!isOf(table, change)) throw new TypeError(`a change of ${change.table} is none of ${table}`);
  await noteEntry(transaction, note, kind, summaryOf(change.before, change.after), [change]);
}

/** Adds an entry, and tells its number. */
export async function noteEntry(
  transaction: Transaction,
  { who, account_id, reason, noted }: HistoryNote,
  kind: SettingKind,
  summary: Message,
  changes: readonly RowChange[],
): Promise<number> {
  const number = await addEntry(
    transaction,
    { who, account_id, reason, kind, summary },
    changes,
    Math.max(1, changes.length),
  );
  noted?.(number);
  return number;
}
