/** Writes changes of rows: new and changed ones, whatever they exchange with each other, and those that go. */

import { type RawBuilder, sql } from 'kysely';
import {
  cellOf,
  columnsOf,
  isOf,
  KEPT_TABLE_NAMES,
  KEPT_TABLES,
  type KeptTable,
  type RowChange,
  rowOf,
} from '../domain/operations/rows.ts';
import { hasKeyOfAny, inParts } from './row-conditions.ts';
import { type Queries, type Schema, TABLES, type TableName, type Transaction } from './schema.ts';
import { jsonRows } from './sql-functions.ts';

/** As many rows go into one statement. */
const PART = 1000;

/** Tables with fractions, which SQLite may read from JSON with another last digit. They have few rows. */
const WITH_FRACTIONS: ReadonlySet<KeptTable> = new Set(
  KEPT_TABLE_NAMES.filter((table) =>
    Object.values(KEPT_TABLES[table].fields).some((field) => 'fraction' in field),
  ),
);

/** Writes changes of rows that are known to be as they were `before`. */
export async function writeChanges(queries: Queries, changes: readonly RowChange[]): Promise<void> {
  const byTable = Map.groupBy(changes, ({ table }) => table);
  const present = KEPT_TABLE_NAMES.filter((table) => byTable.has(table));
  for (const table of present) await makeWay(queries, table, byTable.get(table) ?? []);
  for (const table of present) {
    const written = (byTable.get(table) ?? []).filter(({ after }) => after !== null);
    if (table === 'outbox') await changeMessages(queries, written);
    else {
      const rows = written.flatMap(({ after }) => after ?? []);
      await putRows(queries, table, columnsOf(table), rows, WITH_FRACTIONS.has(table));
    }
  }
  for (const table of present.toReversed()) {
    const gone = (byTable.get(table) ?? []).flatMap(({ before, after }) =>
      after === null ? (before ?? []) : [],
    );
    if (gone.length > 0) await remove(queries, table, gone);
  }
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Adds a row, or puts it in the place of that with the same key. */
export const putRow = <Name extends TableName>(
  queries: Queries,
  table: Name,
  row: Schema[Name],
): Promise<void> => putRows(queries, table, Object.keys(row), [row], true);

/** @param asValues each value is a parameter: of few rows, and of those that JSON would change */
async function putRows(
  queries: Queries,
  table: TableName,
  columns: readonly string[],
  rows: readonly object[],
  asValues: boolean,
): Promise<void> {
  const { key } = TABLES[table];
  const updates = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const valuesOf = (row: object) => sql`(${sql.join(columns.map((column) => cellOf(row, column) ?? null))})`;
  for (const some of inParts(rows, PART)) {
    const source =
      asValues || rows.length === 1
        ? sql`values ${sql.join(some.map(valuesOf))}`
        : sql`select ${refs(columns)} from ${jsonRows(table, columns, some)} as given where true`;
    await sql`insert into ${sql.table(table)} (${refs(columns)}) ${source}
      on conflict (${refs(key)}) do update set ${sql.join(updates)}`.execute(queries);
  }
}

async function remove(queries: Queries, table: KeptTable, rows: readonly object[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${hasKeyOfAny(table, rows)}`.execute(queries);
}

/** Changes the states of messages, which have other columns that the history does not keep. */
async function changeMessages(queries: Queries, changes: readonly RowChange[]): Promise<void> {
  for (const change of changes) {
    if (!isOf('outbox', change) || change.after === null) continue;
    const { id, state } = change.after;
    // The same may be written once more on the same day.
    const key = state === 'cancelled' ? sql`null` : sql.ref('key');
    await sql`update outbox set state = ${state}, key = ${key} where id = ${id}`.execute(queries);
  }
}

/** Cancels the queued messages that fulfil a condition, and notes why. */
export const cancelQueued = (transaction: Transaction, which: RawBuilder<unknown>, why: string) =>
  sql`update outbox set state = 'cancelled', reply = ${why} where state = 'queued' and ${which}`.execute(
    transaction,
  );

/** Puts placeholders where rows give something away that others get. */
async function makeWay(queries: Queries, table: KeptTable, changes: readonly RowChange[]): Promise<void> {
  // One row gets what nobody else had.
  if (changes.length === 1) return;
  for (const { columns, column, placeholder } of exchangedIn(table)) {
    const ownedBy = (row: object | null): string | null =>
      row === null || columns.some((one) => cellOf(row, one) === null)
        ? null
        : JSON.stringify(columns.map((one) => cellOf(row, one)));
    const wanted = new Set(
      changes.flatMap(({ before, after }) => (ownedBy(before) === ownedBy(after) ? [] : ownedBy(after))),
    );
    const moving = changes.filter(({ before, after }) => {
      const owned = ownedBy(before);
      return owned !== null && owned !== ownedBy(after) && wanted.has(owned);
    });
    if (moving.length === 0) continue;
    const which = hasKeyOfAny(table, moving.map(rowOf));
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${placeholder} where ${which}`.execute(
      queries,
    );
  }
}

/** The columns that no two rows have in common besides the key, and what stands in the last of them meanwhile. */
const exchangedIn = (table: KeptTable) =>
  (KEPT_TABLES[table].unique ?? []).map((columns) => {
    const column = columns.at(-1) ?? columns[0];
    return { columns, column, placeholder: placeholderIn(table, column) };
  });

/** A value that no record has, and that no imported text contains. */
function placeholderIn(table: KeptTable, column: string): RawBuilder<unknown> {
  const { fields } = KEPT_TABLES[table];
  if (!('id' in fields)) return sql`null`;
  return fields[column]?.kind === 'integer' ? sql`-id` : sql`cast(${'\u0001'} as text) || id`;
}
