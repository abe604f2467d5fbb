/** The row by which a database says that it is being filled from another one, and how far that has come. */

import { DatabaseOpenError, type ReadableDatabase } from './database.ts';
import type { Queries } from './schema.ts';
import type { TableName } from './tables.ts';

/** A table that is there as long as a move into its database is not finished. */
export const MOVE_TABLE = 'unfinished_move';

/** One row. */
export interface UnfinishedMove {
  /** The identity of the database that is moved. */
  readonly source: string;
  /** Where that one is, for people to read. */
  readonly place: string;
  /** A digest of its content when the move began (`Stock`); empty if the copy turned out to be wrong. */
  readonly stock: string;
  /** The table of which rows came over last. */
  readonly table: TableName;
  /** The key of the last of those rows, as a JSON array; empty if none of that table came over. */
  readonly last_key: string;
  /** How many rows came over, of all tables. */
  readonly rows: number;
}

/** The same queries, which know the table. */
export const withMove = (queries: Queries) => queries.withTables<{ [MOVE_TABLE]: UnfinishedMove }>();

/** That a database is not to be used before the move into it is finished. */
export async function unfinishedMoveError({ reader, namedBy }: ReadableDatabase): Promise<DatabaseOpenError> {
  const move = await withMove(reader).selectFrom(MOVE_TABLE).select('place').executeTakeFirst();
  const from = move === undefined ? '' : ` from ${move.place}`;
  return new DatabaseOpenError(
    `The move${from} into this database is not finished. Run the same “npx mentoring migrate --to …” again, which resumes it; or set ${namedBy} to another database.`,
  );
}
