/** Reads the rows of any table in batches. */

import { sql } from 'kysely';
import type { Queries } from '../schema.ts';
import { TABLES, type TableName } from '../tables.ts';

/** The number of the audit event about the move: only the copy has it, so it is not compared. */
export const MOVE_EVENT = 0;

/** The batch size, in rows. */
const PART = 1000;

/** A row of any table, by column. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Reads a table in batches, in the order of its keys.
 *
 * @param after the key after which to begin; null: from the first row
 */
export async function* partsOf(
  queries: Queries,
  table: TableName,
  after: readonly unknown[] | null = null,
): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(TABLES[table].key.map((column) => sql.ref(column)));
  for (let last = after; ; ) {
    const later = last === null ? sql`` : sql`where (${columns}) > (${sql.join(last)})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${later} order by ${columns} limit ${sql.lit(PART)}`.execute(queries);
    const newest = rows.at(-1);
    if (newest === undefined) return;
    yield rows;
    if (rows.length < PART) return;
    last = keyOf(table, newest);
  }
}

/** The key of a row. */
export const keyOf = (table: TableName, row: Row): readonly unknown[] =>
  TABLES[table].key.map((column) => row[column]);

/** A reference to a record for people: `relation_changes, relation_id 5, number 2`. */
export const describeRow = (table: TableName, row: Row): string =>
  [table, ...TABLES[table].key.map((column) => `${column} ${row[column]}`)].join(', ');
