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
import { hasKeyOf, hasKeyOfAny, inParts } from './row-conditions.ts';
import { type Queries, type Schema, TABLES, type TableName, type Transaction } from './schema.ts';
import { jsonRows } from './sql-functions.ts';

/** As many rows go into one statement that has a parameter for each value. */
const STATEMENT = 100;
/** As many rows are one parameter: those of a large import are too long for one. */
const PART = 5_000;

/** Tables with fractions, which SQLite may read from JSON with another last digit. They have few rows. */
export const WITH_FRACTIONS: ReadonlySet<KeptTable> = new Set(
  KEPT_TABLE_NAMES.filter((table) =>
    Object.values(KEPT_TABLES[table].fields).some((field) => 'fraction' in field),
  ),
);

/** Writes changes of rows that are known to be as they were `before`. */
export async function writeChanges(queries: Queries, changes: readonly RowChange[]): Promise<void> {
  const byTable = Map.groupBy(changes, ({ table }) => table);
  const present = KEPT_TABLE_NAMES.filter((table) => byTable.has(table));
  const displaced = new Set<RowChange>();
  for (const table of present) {
    for (const change of await makeWay(queries, table, byTable.get(table) ?? [])) displaced.add(change);
  }
  for (const table of present) {
    const written = (byTable.get(table) ?? []).filter(({ after }) => after !== null);
    if (table === 'outbox') await changeMessages(queries, written);
    else if (written.length === 1 || WITH_FRACTIONS.has(table)) {
      const rows = written.flatMap(({ after }) => after ?? []);
      await putRows(queries, table, columnsOf(table), rows);
    } else await saveMany(queries, table, written, displaced);
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
): Promise<void> => putRows(queries, table, Object.keys(row), [row]);

async function putRows(
  queries: Queries,
  table: TableName,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const { key } = TABLES[table];
  const updates = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  for (const some of inParts(rows, STATEMENT)) {
    const values = some.map(
      (row) => sql`(${sql.join(columns.map((column) => cellOf(row, column) ?? null))})`,
    );
    await sql`insert into ${sql.table(table)} (${refs(columns)}) values ${sql.join(values)}
      on conflict (${refs(key)}) do update set ${sql.join(updates)}`.execute(queries);
  }
}

/**
 * Adds rows and changes others, in a statement for each: of changed rows, databases touch the indexes of changed columns
 * alone.
 *
 * @param displaced those in which {@link makeWay} put placeholders
 */
async function saveMany(
  queries: Queries,
  table: KeptTable,
  changes: readonly RowChange[],
  displaced: ReadonlySet<RowChange>,
): Promise<void> {
  const { key } = KEPT_TABLES[table];
  const columns = columnsOf(table);
  const others = columns.filter((column) => !key.includes(column));
  const added = changes.flatMap(({ before, after }) => (before === null ? (after ?? []) : []));
  for (const some of inParts(added, PART)) {
    await sql`insert into ${sql.table(table)} (${refs(columns)})
      select ${refs(columns)} from ${jsonRows(table, columns, some)} as added`.execute(queries);
  }
  const changed = changes.filter(({ before }) => before !== null);
  const alike = Map.groupBy(changed, (change) =>
    JSON.stringify(displaced.has(change) ? others : changedColumns(change, others)),
  );
  for (const some of alike.values()) {
    const [first] = some;
    if (first === undefined) continue;
    const written = displaced.has(first) ? others : changedColumns(first, others);
    if (written.length === 0) continue;
    const rows = some.flatMap(({ after }) => after ?? []);
    const updates = written.map((column) => sql`${sql.ref(column)} = fresh.${sql.ref(column)}`);
    const isIt = key.map((column) => sql`${sql.ref(`${table}.${column}`)} = fresh.${sql.ref(column)}`);
    await sql`update ${sql.table(table)} set ${sql.join(updates)}
      from ${jsonRows(table, [...key, ...written], rows)} as fresh
      where ${sql.join(isIt, sql` and `)}`.execute(queries);
  }
}

const changedColumns = ({ before, after }: RowChange, columns: readonly string[]): readonly string[] =>
  columns.filter((column) => cellOf(before ?? {}, column) !== cellOf(after ?? {}, column));

async function remove(queries: Queries, table: KeptTable, rows: readonly object[]): Promise<void> {
  const [only] = rows;
  const which = only !== undefined && rows.length === 1 ? hasKeyOf(table, only) : hasKeyOfAny(table, rows);
  await sql`delete from ${sql.table(table)} where ${which}`.execute(queries);
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

/** Puts placeholders where rows give something away that others get; returns the changes of those rows. */
async function makeWay(
  queries: Queries,
  table: KeptTable,
  changes: readonly RowChange[],
): Promise<readonly RowChange[]> {
  // One row gets what nobody else had.
  if (changes.length === 1) return [];
  const moved: RowChange[] = [];
  for (const { columns, column, placeholder } of exchangedIn(table)) {
    const ownedBy = (row: object | null): string | null =>
      row === null || columns.some((one) => cellOf(row, one) === null)
        ? null
        : JSON.stringify(columns.map((one) => cellOf(row, one)));
    const [given, wanted]: [RowChange[], Set<string | null>] = [[], new Set()];
    for (const change of changes) {
      const [old, fresh] = [ownedBy(change.before), ownedBy(change.after)];
      if (old === fresh) continue;
      if (old !== null) given.push(change);
      if (fresh !== null) wanted.add(fresh);
    }
    const moving = given.filter(({ before }) => wanted.has(ownedBy(before)));
    if (moving.length === 0) continue;
    const which = hasKeyOfAny(table, moving.map(rowOf));
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${placeholder} where ${which}`.execute(
      queries,
    );
    moved.push(...moving);
  }
  return moved;
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
