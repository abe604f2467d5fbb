/** Long lists in parts, and long tables in batches of rows. */

import { sql } from 'kysely';
import { type Queries, type Schema, TABLES, type TableName } from './schema.ts';

/** The batch size, in rows. */
const PART = 1000;

/** A list in parts of a bounded length. */
export function* inParts<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length);
}

/** Reads a table in batches, in the order of its keys. */
export async function* partsOf<Name extends TableName>(
  queries: Queries,
  table: Name,
): AsyncGenerator<readonly Schema[Name][]> {
  const columns = sql.join(TABLES[table].key.map((column) => sql.ref(column)));
  for (let last: readonly unknown[] | null = null; ; ) {
    const later = last === null ? sql`` : sql`where (${columns}) > (${sql.join(last)})`;
    const { rows } = await sql<Schema[Name]>`
      select * from ${sql.table(table)} ${later} order by ${columns} limit ${sql.lit(PART)}`.execute(queries);
    const newest = rows.at(-1);
    if (newest === undefined) return;
    yield rows;
    if (rows.length < PART) return;
    last = keyOf(table, newest);
  }
}

/** The key of a row. */
const keyOf = (table: TableName, row: object): readonly unknown[] =>
  TABLES[table].key.map((column) => Reflect.get(row, column));
