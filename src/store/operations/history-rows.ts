/** The history in the database: entries with the rows that they changed. */

import { sql } from 'kysely';
import type { Message } from '../../domain/operations/messages.ts';
import type { EntryKind } from '../../domain/operations/operation.ts';
import { parseRowChange, type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { type KeptTable, keyOf, recordIdOf } from '../../domain/operations/rows.ts';
import type { Signature } from '../../domain/signature.ts';
import { instantToColumn } from '../columns.ts';
import { inParts } from '../parts.ts';
import { prepareQuery } from '../prepared.ts';
import type { Queries, Schema, Transaction } from '../schema.ts';
import { rowsOfJson } from '../sql-functions.ts';

/** The maximum number of rows per statement. */
const STATEMENT = 500;

const insertEntry = prepareQuery<Schema['history']>((queries, placeOf) =>
  queries.insertInto('history').values({
    number: placeOf('number'),
    at: placeOf('at'),
    who: placeOf('who'),
    account_id: placeOf('account_id'),
    kind: placeOf('kind'),
    summary: placeOf('summary'),
    reason: placeOf('reason'),
    undoes: placeOf('undoes'),
    row_count: placeOf('row_count'),
    lasting: placeOf('lasting'),
  }),
);

/** The columns of a change in the history, besides the number of the entry. */
const CHANGE_COLUMNS = ['position', 'table_name', 'record_id', 'before', 'after'];

/** Adds the rows of an entry, which are given as JSON. */
const insertChanges = prepareQuery<{ readonly number: number; readonly changes: string }>((_, placeOf) => {
  const names = sql.join(CHANGE_COLUMNS.map((column) => sql.ref(column)));
  return sql`insert into history_changes (number, ${names}) select cast(${placeOf('number')} as integer), ${names}
    from ${rowsOfJson('history_changes', CHANGE_COLUMNS, placeOf('changes'))} as kept`;
});

const newest = prepareQuery<object, { readonly last: number | null }>((queries) =>
  queries.selectFrom('history').select((of) => of.fn.max('number').as('last')),
);

/** A new entry. */
export interface NewEntry extends Signature {
  readonly kind: EntryKind;
  readonly summary: Message;
  readonly undoes?: number;
  readonly lasting?: 'large' | 'erased';
  /** The entry whose rows these are, turned around. */
  readonly inverseOf?: number;
}

/**
 * Adds an entry, in the transaction that makes its changes, and returns its number.
 *
 * @param changes the rows that it keeps
 * @param rows the number of changed rows, where not all are kept
 */
export async function addEntry(
  transaction: Transaction,
  { undoes, lasting, inverseOf, ...entry }: NewEntry,
  changes: readonly RowChange[],
  rows: number = changes.length,
): Promise<number> {
  const number = (await newestEntry(transaction)) + 1;
  await insertEntry(transaction, {
    ...entry,
    summary: JSON.stringify(entry.summary),
    number,
    at: instantToColumn(Temporal.Now.instant()),
    undoes: undoes ?? null,
    row_count: rows,
    lasting: lasting ?? null,
  });
  if (inverseOf !== undefined) {
    await insertInverse(transaction, number, inverseOf);
  } else if (changes.length > 0) {
    const kept = changes.map((change, position) => ({
      position,
      table_name: change.table,
      record_id: recordIdOf(change.table, rowOf(change)),
      before: change.before,
      after: change.after,
    }));
    await insertChanges(transaction, { number, changes: JSON.stringify(kept) });
  }
  return number;
}

/** Adds the rows of another entry, turned around and last first: they need not be written out to be the same. */
const insertInverse = (transaction: Transaction, number: number, of: number): Promise<unknown> =>
  sql`insert into history_changes (number, "position", table_name, record_id, "before", "after")
    select cast(${number} as integer), last.place - changes."position", table_name, record_id, "after", "before"
    from history_changes as changes
    cross join (select max("position") as place from history_changes where number = ${of}) as last
    where number = ${of}`.execute(transaction);

/** The number of the newest entry; 0 where there is none. */
export async function newestEntry(queries: Queries): Promise<number> {
  const [row] = await newest(queries, {});
  return row?.last ?? 0;
}

/** The rows that an entry changed. */
export async function entryChanges(queries: Queries, number: number): Promise<readonly RowChange[]> {
  // As one text, since thousands of rows with two texts each take several times as long to read and parse.
  const { rows } = await sql<{ readonly changes: string | null }>`
    select string_agg(
      '{"table":"' || table_name || '","before":' || coalesce("before", 'null') || ',"after":' || coalesce("after", 'null') || '}',
      ',' order by position
    ) as changes
    from history_changes where number = ${number}`.execute(queries);
  const changes: unknown = JSON.parse(`[${rows[0]?.changes ?? ''}]`);
  return Array.isArray(changes) ? changes.map(parseRowChange) : [];
}

/** A change as a row of the history keeps it. */
export const changeFromRow = ({ table_name, before, after }: ChangeRow): RowChange =>
  parseRowChange({
    table: table_name,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  });

type ChangeRow = Pick<Schema['history_changes'], 'table_name' | 'before' | 'after'>;

/** A row of a table. */
export interface TableRow {
  readonly table: KeptTable;
  readonly row: object;
}

/** The rows that changes are of. */
export const rowsOfChanges = (changes: readonly RowChange[]): readonly TableRow[] =>
  changes.map((change) => ({ table: change.table, row: rowOf(change) }));

/**
 * The entries after another that changed certain rows, oldest first.
 *
 * @param after the number of that other
 * @param rows with at least the columns of their keys
 */
export async function laterEntries(
  queries: Queries,
  after: number,
  rows: readonly TableRow[],
): Promise<readonly number[]> {
  const found = new Set<number>();
  for (const [table, some] of Map.groupBy(rows, (one) => one.table)) {
    const ids = [...new Set(some.map(({ row }) => recordIdOf(table, row)))];
    const keys = new Set(some.map(({ row }) => keyOf(table, row)));
    for (const part of inParts(ids, STATEMENT)) {
      const later = await queries
        .selectFrom('history_changes')
        .where('table_name', '=', table)
        .where('record_id', 'in', part)
        .where('number', '>', after)
        .selectAll()
        .execute();
      for (const row of later) {
        if (keys.has(keyOf(table, rowOf(changeFromRow(row))))) found.add(row.number);
      }
    }
  }
  return [...found].toSorted((one, other) => one - other);
}

/** The imports after an entry whose rows are not known, oldest first. */
export async function laterLargeEntries(queries: Queries, after: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('history')
    .where('number', '>', after)
    .where('lasting', '=', 'large')
    .select('number')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}
