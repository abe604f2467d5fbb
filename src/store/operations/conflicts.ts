/** Whether rows are still as they were, and what is told to whoever would change what somebody else has changed. */

import { sql } from 'kysely';
import type { Basis, Conflict } from '../../domain/operations/programme-history.ts';
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
import type { ChangeScope } from '../read-scope.ts';
import { hasKeyOf, hasKeyOfAny } from '../row-conditions.ts';
import { WITH_FRACTIONS } from '../row-writing.ts';
import type { Queries } from '../schema.ts';
import { jsonRows } from '../sql-functions.ts';
import { readEntries } from './history-reading.ts';
import { laterEntries, newestEntry, rowsOfChanges } from './history-rows.ts';

/** The number of entries that tell what was changed. */
const TOLD = 20;

/**
 * The changes of others since somebody looked; undefined where they changed nothing of it.
 *
 * @param scope what whoever looked may see of the history
 * @param basis what was looked at
 * @param planned the changes that are to be made now
 */
export async function conflictWith(
  queries: Queries,
  scope: ChangeScope,
  { seen, changes }: Basis,
  planned: readonly RowChange[],
): Promise<Conflict | undefined> {
  if (seen === undefined) return undefined;
  if (changes !== undefined && areBefore(changes, planned)) return undefined;
  // What was to be created may have got another id since, which is no conflict.
  const looked = changes?.filter(({ before }) => before !== null) ?? [];
  const changed = planned.filter(({ before }) => before !== null);
  // What is planned was read just now: where it is as it was looked at, it need not be read again.
  const current = new Map(changed.map((change) => [nameOf(change), change]));
  const old = await outdated(
    queries,
    looked.filter((change) => {
      const now = current.get(nameOf(change));
      return now === undefined || !isSameRow(change.table, now.before, change.before);
    }),
  );
  const known = new Map(looked.map((change) => [nameOf(change), change]));
  const isUnseen = changed.some((change) => {
    const row = known.get(nameOf(change))?.before;
    return row === undefined || !isSameRow(change.table, row, change.before);
  });
  if (changes !== undefined && old.length === 0 && !isUnseen) return undefined;
  const newest = await newestEntry(queries);
  // Nobody has seen what is not there yet: then they have seen nothing.
  const numbers = await laterEntries(
    queries,
    seen > newest ? 0 : seen,
    rowsOfChanges([...looked, ...changed]),
  );
  if (changes === undefined && numbers.length === 0) return undefined;
  const entries = await readEntries(queries, scope, { limit: TOLD, numbers });
  return {
    conflict: { code: 'changed-meanwhile' },
    entries: entries.toReversed(),
    newest,
  };
}

/** Whether changes are of the same rows, in the same order, as they were looked at: the usual case, told without any search. */
const areBefore = (looked: readonly RowChange[], planned: readonly RowChange[]): boolean =>
  looked.length === planned.length &&
  looked.every((one, place) => {
    const other = planned[place];
    return (
      other?.table === one.table &&
      one.before !== null &&
      other.before !== null &&
      isSameRow(one.table, one.before, other.before)
    );
  });

const nameOf = (change: RowChange): string => `${change.table} ${keyOf(change.table, rowOf(change))}`;

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
