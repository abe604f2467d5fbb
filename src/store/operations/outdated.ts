/** Whether rows are still as they were. */

import { sql } from 'kysely';
import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import {
  columnsOf,
  isSameRow,
  KEPT_TABLES,
  type KeptTable,
  keyOf,
  PROGRAMME_TABLE_NAMES,
} from '../../domain/operations/rows.ts';
import { readRows } from '../programme-reading.ts';
import { hasKeyOf, hasKeyOfAny } from '../row-conditions.ts';
import { WITH_FRACTIONS } from '../row-writing.ts';
import type { Queries } from '../schema.ts';
import { jsonRows } from '../sql-functions.ts';

/** The tables whose rows a database compares itself: that of thousands of rows takes less time than to read them. */
const COMPARED: ReadonlySet<KeptTable> = new Set(
  PROGRAMME_TABLE_NAMES.filter((table) => !WITH_FRACTIONS.has(table)),
);

/** The changes whose row is not as it was before. */
export async function outdated(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<readonly RowChange[]> {
  const found: RowChange[] = [];
  for (const [table, some] of Map.groupBy(changes, (change) => change.table)) {
    const areCompared = some.length > 1 && COMPARED.has(table);
    found.push(...(await (areCompared ? comparedThere(queries, table, some) : comparedHere(queries, some))));
  }
  return found;
}

async function comparedHere(queries: Queries, changes: readonly RowChange[]): Promise<readonly RowChange[]> {
  const found: RowChange[] = [];
  for (const change of changes) {
    const { table, before } = change;
    const [now] = await readRows(queries, table, hasKeyOf(table, rowOf(change)));
    if (!isSameRow(table, before, now ?? null)) found.push(change);
  }
  return found;
}

async function comparedThere(
  queries: Queries,
  table: KeptTable,
  changes: readonly RowChange[],
): Promise<readonly RowChange[]> {
  const { key } = KEPT_TABLES[table];
  const columns = columnsOf(table);
  const expected = changes.flatMap(({ before }) => before ?? []);
  const unexpected = changes.flatMap(({ before, after }) => (before === null ? (after ?? []) : []));
  const found: object[] = [];
  if (expected.length > 0) {
    const isAsBefore = columns.map((column) => {
      const operator = key.includes(column) ? sql`=` : sql`is not distinct from`;
      return sql`${sql.ref(`present.${column}`)} ${operator} ${sql.ref(`expected.${column}`)}`;
    });
    const { rows } = await sql<object>`
      select ${sql.join(key.map((column) => sql.ref(column)))} from ${jsonRows(table, columns, expected)} as expected
      where not exists (
        select 1 from ${sql.table(table)} as present where ${sql.join(isAsBefore, sql` and `)}
      )`.execute(queries);
    found.push(...rows);
  }
  if (unexpected.length > 0) {
    found.push(...(await readRows(queries, table, hasKeyOfAny(table, unexpected))));
  }
  if (found.length === 0) return [];
  const keys = new Set(found.map((row) => keyOf(table, row)));
  return changes.filter((change) => keys.has(keyOf(table, rowOf(change))));
}
