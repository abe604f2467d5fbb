/** Conditions on rows in SQL, whose text does not grow with the number of rows. */

import { type RawBuilder, sql } from 'kysely';
import { cellOf, KEPT_TABLES, type KeptTable } from '../domain/operations/rows.ts';
import { type Queries, type Schema, TABLES, type TableName } from './schema.ts';
import { isListed, jsonRows } from './sql-functions.ts';

/** Up to as many values stand in a condition one by one: databases plan better with few known values. */
const FEW = 20;

/** The condition that nothing fulfils. */
const NEVER: RawBuilder<unknown> = sql`false`;

/** A condition that a column has one of some values. */
export function isAnyOf(
  column: string,
  values: readonly (number | string | null | undefined)[],
): RawBuilder<unknown> {
  const known = [...new Set(values)].filter((value) => value !== null && value !== undefined);
  if (known.length === 0) return NEVER;
  const numbers = known.filter((value) => typeof value === 'number');
  return known.length > FEW && numbers.length === known.length
    ? isListed(sql.ref(column), numbers)
    : sql`${sql.ref(column)} in (${sql.join(known)})`;
}

/** The condition that one of some conditions holds. */
export function either(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  // With one of these, SQLite would read the whole table instead of looking up the others.
  const possible = conditions.filter((condition) => condition !== NEVER);
  return possible.length === 0 ? NEVER : sql`(${sql.join(possible, sql` or `)})`;
}

/** The ids of some records. */
export const idsOf = <Id>(records: readonly { readonly id: Id }[]): Id[] => records.map(({ id }) => id);

/** The condition that a row is a certain one. */
export const hasKeyOf = (table: KeptTable, row: object): RawBuilder<unknown> =>
  sql`(${sql.join(
    KEPT_TABLES[table].key.map((column) => sql`${sql.ref(column)} = ${cellOf(row, column)}`),
    sql` and `,
  )})`;

/** The condition that a row is one of some. */
export function hasKeyOfAny(table: KeptTable, rows: readonly object[]): RawBuilder<unknown> {
  const [only] = rows;
  return only !== undefined && rows.length === 1
    ? hasKeyOf(table, only)
    : hasSame(table, KEPT_TABLES[table].key, rows);
}

/** The condition that a row has the same values in some columns as one of others. */
export function hasSame(
  table: KeptTable,
  columns: readonly string[],
  rows: readonly object[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`(${names}) in (select ${names} from ${jsonRows(table, columns, rows)} as given)`;
}

// Long lists in parts, and long tables in batches of rows.

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
