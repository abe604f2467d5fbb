/** Brings the rows of one database into another, part by part, from wherever an earlier attempt was. */

import type { Kysely } from 'kysely';
import type { Workspace } from '../database.ts';
import type { Schema } from '../schema.ts';
import { MOVED_TABLES } from '../tables.ts';
import type { UnfinishedMove } from '../unfinished-move.ts';
import { fillTarget } from './fill.ts';
import { keyOf, partsOf } from './rows.ts';

/**
 * Copies what is not there yet.
 *
 * @param queries the source, at one moment
 * @param begun how far the move has come
 * @param onCopied told how many rows came over since the first attempt; what it throws ends the copy between two parts
 * @returns how far it has come now
 */
export async function copy(
  queries: Kysely<Schema>,
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

/** The key after which its table goes on. */
function lastKey({ last_key }: UnfinishedMove): readonly unknown[] | null {
  const key: unknown = last_key === '' ? null : JSON.parse(last_key);
  return Array.isArray(key) ? key : null;
}
