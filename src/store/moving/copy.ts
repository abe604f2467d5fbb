/** Copies the rows of a database into another in batches, continuing an earlier attempt. */

import type { Workspace } from '../database.ts';
import type { Queries } from '../schema.ts';
import { MOVED_TABLES } from '../tables.ts';
import type { UnfinishedMove } from '../unfinished-move.ts';
import { fillTarget } from './fill.ts';
import { keyOf, partsOf } from './rows.ts';

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
      const newest = rows.at(-1);
      if (newest === undefined) continue;
      const next = {
        ...move,
        table,
        last_key: JSON.stringify(keyOf(table, newest)),
        rows: move.rows + rows.length,
      };
      await fillTarget(workspace, rows, move, next);
      move = next;
      onCopied(move.rows);
    }
  }
  return move;
}

/** The key after which its table continues. */
function lastKey({ last_key }: UnfinishedMove): readonly unknown[] | null {
  const key: unknown = last_key === '' ? null : JSON.parse(last_key);
  return Array.isArray(key) ? key : null;
}
