/** Copies a database into a PostgreSQL database in batches, continuing an earlier attempt, and releases a complete copy. */

import { sql } from 'kysely';
import { auditRow, byOperator } from '../audit.ts';
import { instantToColumn } from '../columns.ts';
import { DatabaseOpenError, type Workspace } from '../database.ts';
import { describeRow, keyOf, partsOf } from '../parts.ts';
import { codeOf } from '../postgres/errors.ts';
import type { Queries, Transaction } from '../schema.ts';
import { MOVED_TABLES, type TableName } from '../tables.ts';
import { MOVE_TABLE, type UnfinishedMove, withMove } from '../unfinished-move.ts';
import { MOVE_EVENT } from './checksums.ts';

/**
 * Copies the missing rows.
 *
 * @param queries the source, in one snapshot
 * @param begun the progress so far
 * @param onCopied is notified of the number of rows copied since the first attempt; an error that it throws
 * aborts the copy between two batches
 * @returns the progress
 */
export async function copy(
  queries: Queries,
  workspace: Workspace,
  begun: UnfinishedMove,
  onCopied: (rows: number) => void,
): Promise<UnfinishedMove> {
  let move = begun;
  onCopied(move.rows);
  for (const table of MOVED_TABLES.slice(MOVED_TABLES.indexOf(begun.table))) {
    for await (const rows of partsOf(queries, table, table === begun.table ? lastKey(begun) : null)) {
      const last_key = JSON.stringify(keyOf(table, rows.at(-1) ?? {}));
      const next = { ...move, table, last_key, rows: move.rows + rows.length };
      await fillTarget(workspace, rows, move, next);
      move = next;
      onCopied(move.rows);
    }
  }
  return move;
}

function lastKey({ last_key }: UnfinishedMove): readonly unknown[] | null {
  const key: unknown = last_key === '' ? null : JSON.parse(last_key);
  return Array.isArray(key) ? key : null;
}

/**
 * Inserts a batch of rows, and stores the progress in the same transaction.
 *
 * @param from the progress before
 * @throws DatabaseOpenError if PostgreSQL rejects a row, or another process fills the database too
 */
async function fillTarget(
  workspace: Workspace,
  rows: readonly object[],
  from: UnfinishedMove,
  to: UnfinishedMove,
): Promise<void> {
  try {
    await workspace.write(async (transaction) => {
      await advance(transaction, from, to);
      await insert(transaction, to.table, rows);
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw await refusal(workspace, to.table, rows, error);
  }
}

/** Stores the progress, in the transaction that makes it. */
async function advance(transaction: Transaction, from: UnfinishedMove, to: UnfinishedMove): Promise<void> {
  const { numUpdatedRows } = await withMove(transaction)
    .updateTable(MOVE_TABLE)
    .where((row) => row.and({ stock: from.stock, rows: from.rows }))
    .set(to)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return;
  // Another process fills the same database and was faster.
  throw new DatabaseOpenError(
    'Another process moves a database into this one at this moment. Let it come to its end.',
  );
}

/** PostgreSQL parses the values from texts by the types of their columns, including 0 and 1 as booleans. */
const insert = (transaction: Transaction, table: TableName, rows: readonly object[]) =>
  sql`insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    transaction,
  );

/** Whether PostgreSQL rejected a value or a row (error classes 22 and 23). */
const isRefusal = (error: unknown): boolean => /^2[23]/.test(codeOf(error) ?? '');

/** Finds the rejected row by inserting the rows one by one. */
async function refusal(
  workspace: Workspace,
  table: TableName,
  rows: readonly object[],
  error: unknown,
): Promise<unknown> {
  let [current] = rows;
  try {
    await workspace.write(async (transaction) => {
      for (current of rows) await insert(transaction, table, [current]);
      throw error;
    });
  } catch (found) {
    if (found === error || !isRefusal(found) || current === undefined) return found;
    return new DatabaseOpenError(
      `${describeRow(table, current)}: PostgreSQL does not take it, ${found instanceof Error ? found.message : found}. Correct it in the source, and run the same command again.`,
      { cause: found },
    );
  }
  return error;
}

/** Releases a complete copy, in the transaction that verified it, or has a wrong one copied anew next time. */
export async function release(
  transaction: Transaction,
  move: UnfinishedMove,
  isWhole: boolean,
): Promise<void> {
  await advance(transaction, move, isWhole ? move : { ...move, stock: '' });
  if (!isWhole) return;
  await transaction.schema.dropTable(MOVE_TABLE).execute();
  const deed = byOperator('migrate', 'database', null, { rows: move.rows });
  await transaction
    .insertInto('audit_events')
    .values(auditRow(deed, MOVE_EVENT, instantToColumn(Temporal.Now.instant())))
    .execute();
}
