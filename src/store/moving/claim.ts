/** Which databases a move may fill: empty ones, and those of the same unfinished move. */

import { sql } from 'kysely';
import { DatabaseOpenError, type Workspace } from '../database.ts';
import type { Queries, Transaction } from '../schema.ts';
import { MOVED_TABLES, TABLES } from '../tables.ts';
import { MOVE_TABLE, type UnfinishedMove, withMove } from '../unfinished-move.ts';
import { appliedMigrations, type SourceSummary } from './source.ts';

/** Whether a database has records, of whichever version it is. */
export async function isInUse(queries: Queries, tables: readonly string[]): Promise<boolean> {
  for (const table of MOVED_TABLES) {
    if (!tables.includes(table) || TABLES[table].shipped) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(queries);
    if (rows.length > 0) return true;
  }
  if (!tables.includes('collections')) return false;
  const changed = await queries.selectFrom('collections').select('name').where('revision', '>', 0).execute();
  return changed.length > 0;
}

/** Why a database in use may not be filled. */
export const IN_USE =
  'The target database already contains records, so nothing was moved. Name an empty one, such as a new one created with “createdb”.';

/**
 * Claims an empty database for a copy, or that of the same unfinished move. From then on nobody else can open
 * it. An outdated copy is removed.
 *
 * @param place the place of the source, for people
 * @returns the progress of the move, and the earlier content: nothing, a part of the copy, or an outdated copy
 * @throws DatabaseOpenError if it may not be filled from that source
 */
export async function claim(
  workspace: Workspace,
  stock: SourceSummary,
  place: string,
): Promise<{ readonly move: UnfinishedMove; readonly was: 'empty' | 'begun' | 'outdated' }> {
  return await workspace.write(async (transaction) => {
    await transaction.schema
      .createTable(MOVE_TABLE)
      .ifNotExists()
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('stock', 'text', (column) => column.notNull())
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('last_key', 'text', (column) => column.notNull())
      .addColumn('rows', 'bigint', (column) => column.notNull())
      .execute();
    const begun = await withMove(transaction).selectFrom(MOVE_TABLE).selectAll().executeTakeFirst();
    await assertClaimable(transaction, stock, begun);
    if (begun?.stock === stock.digest) return { move: begun, was: 'begun' };
    await sql`truncate ${sql.join(MOVED_TABLES.map((table) => sql.table(table)))}`.execute(transaction);
    await withMove(transaction).deleteFrom(MOVE_TABLE).execute();
    const move = await withMove(transaction)
      .insertInto(MOVE_TABLE)
      .values({
        source: stock.identity,
        place,
        stock: stock.digest,
        table: 'identity',
        last_key: '',
        rows: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { move, was: begun === undefined ? 'empty' : 'outdated' };
  });
}

async function assertClaimable(
  transaction: Transaction,
  stock: SourceSummary,
  begun: UnfinishedMove | undefined,
): Promise<void> {
  if (begun === undefined && (await isInUse(transaction, MOVED_TABLES))) throw new DatabaseOpenError(IN_USE);
  if (begun !== undefined && begun.source !== stock.identity) {
    throw new DatabaseOpenError(
      `The target database is an incomplete copy of another one, ${begun.place}. Finish that move, or name an empty database.`,
    );
  }
  const steps = await appliedMigrations(transaction);
  if (steps === stock.steps) return;
  throw new DatabaseOpenError(
    `The database to be filled has tables of another version of the program (${steps}) than the source (${stock.steps}). Name an empty one.`,
  );
}
