/** Writes changes of rows: new and changed ones, whatever they exchange with each other, and those that go. */

import { type Kysely, sql } from 'kysely';
import { isOf, type RowChange, rowOf } from '../domain/operations/row-changes.ts';
import {
  cellOf,
  columnsOf,
  KEPT_TABLE_NAMES,
  KEPT_TABLES,
  type KeptTable,
} from '../domain/operations/rows.ts';
import type { Schema } from './schema.ts';
import { TABLES } from './tables.ts';

/** As many rows go into one statement. */
const STATEMENT = 100;

/** What stands in for the cohort of a relation while pairs exchange it. */
const COHORT_PLACEHOLDER = sql`cast(${'\u0001'} as text) || id`;

/** Writes changes of rows that are known to be as they were `before`. */
export async function writeChanges(queries: Kysely<Schema>, changes: readonly RowChange[]): Promise<void> {
  const byTable = Map.groupBy(changes, ({ table }) => table);
  const present = KEPT_TABLE_NAMES.filter((table) => byTable.has(table));
  for (const table of present) await makeWay(queries, table, byTable.get(table) ?? []);
  for (const table of present) {
    const written = (byTable.get(table) ?? []).flatMap(({ after }) => after ?? []);
    if (table === 'outbox') {
      await changeMessages(queries, byTable.get(table) ?? []);
      continue;
    }
    for (const some of inParts(written, STATEMENT)) await save(queries, table, some);
  }
  for (const table of present.toReversed()) {
    const gone = (byTable.get(table) ?? []).flatMap(({ before, after }) =>
      after === null ? (before ?? []) : [],
    );
    for (const some of inParts(gone, STATEMENT)) {
      await sql`delete from ${sql.table(table)} where ${sql.join(
        some.map((row) => hasKeyOf(table, row)),
        sql` or `,
      )}`.execute(queries);
    }
  }
}

/** A list in parts of a bounded length. */
export function* inParts<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length);
}

/** The condition that a row is a certain one. */
const hasKeyOf = (table: KeptTable, row: object) =>
  sql`(${sql.join(
    KEPT_TABLES[table].key.map((column) => sql`${sql.ref(column)} = ${cellOf(row, column)}`),
    sql` and `,
  )})`;

/** Adds rows, or puts them in the place of those with the same key. */
async function save(queries: Kysely<Schema>, table: KeptTable, rows: readonly object[]): Promise<void> {
  const { key, others } = KEPT_TABLES[table];
  const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const values = rows.map(
    (row) => sql`(${sql.join(columnsOf(table).map((column) => cellOf(row, column) ?? null))})`,
  );
  const updates = others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`insert into ${sql.table(table)} (${columns(columnsOf(table))}) values ${sql.join(values)}
    on conflict (${columns(key)}) do update set ${sql.join(updates)}`.execute(queries);
}

/** Changes the states of messages, which have other columns that the history does not keep. */
async function changeMessages(queries: Kysely<Schema>, changes: readonly RowChange[]): Promise<void> {
  for (const change of changes) {
    if (!isOf('outbox', change) || change.after === null) continue;
    const { id, state } = change.after;
    // The same may be written once more on the same day.
    const key = state === 'cancelled' ? sql`null` : sql.ref('key');
    await sql`update outbox set state = ${state}, key = ${key} where id = ${id}`.execute(queries);
  }
}

/** Puts placeholders where rows give something away that others may get. */
async function makeWay(
  queries: Kysely<Schema>,
  table: KeptTable,
  changes: readonly RowChange[],
): Promise<void> {
  const exchanged = {
    ...TABLES[table].imported?.exchanged,
    ...(table === 'relations' && { cohort: COHORT_PLACEHOLDER }),
  };
  // A pair exchanges its relation as a whole.
  const telling = table === 'relations' ? ['mentor_id', 'mentee_id', 'cohort'] : Object.keys(exchanged);
  const moving = changes.filter(({ before, after }) => {
    if (before === null) return false;
    const others = after ?? {};
    return telling.some(
      (column) => cellOf(before, column) !== null && cellOf(before, column) !== cellOf(others, column),
    );
  });
  // One row gets what nobody else had.
  if (moving.length === 0 || changes.length === 1) return;
  for (const some of inParts(moving, STATEMENT)) {
    const which = sql.join(
      some.map((change) => hasKeyOf(table, rowOf(change))),
      sql` or `,
    );
    for (const [column, placeholder] of Object.entries(exchanged)) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${placeholder}
        where ${sql.ref(column)} is not null and (${which})`.execute(queries);
    }
  }
}
