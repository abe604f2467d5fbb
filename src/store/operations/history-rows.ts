/** The history in the database: entries with the rows that they changed. */

import type { Kysely, Transaction } from 'kysely';
import type { EntryKind } from '../../domain/operations/operation.ts';
import { parseRowChange, type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { keyOf } from '../../domain/operations/rows.ts';
import type { Signature } from '../../domain/signature.ts';
import { instantToColumn } from '../columns.ts';
import { prepareQuery } from '../prepared.ts';
import { inParts } from '../row-writing.ts';
import type { Schema } from '../schema.ts';
import { recordIdOf } from './checking.ts';

/** As many rows go into one statement. */
const STATEMENT = 500;

type Entry = Schema['history'];
type Change = Schema['history_changes'];

const insertEntry = prepareQuery<Entry>((queries, placeOf) =>
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

const insertChange = prepareQuery<Change>((queries, placeOf) =>
  queries.insertInto('history_changes').values({
    number: placeOf('number'),
    position: placeOf('position'),
    table_name: placeOf('table_name'),
    record_id: placeOf('record_id'),
    before: placeOf('before'),
    after: placeOf('after'),
  }),
);

const newest = prepareQuery<object, { readonly last: number | null }>((queries) =>
  queries.selectFrom('history').select((of) => of.fn.max('number').as('last')),
);

/** What is noted. */
export interface NewEntry extends Signature {
  readonly kind: EntryKind;
  readonly summary: string;
  readonly undoes?: number;
  readonly lasting?: 'large' | 'erased';
}

/**
 * Adds an entry, in the transaction that makes its changes.
 *
 * @param changes the rows that it keeps
 * @param rows how many it changed, where not all are kept
 * @returns its number
 */
export async function addEntry(
  transaction: Transaction<Schema>,
  { undoes, lasting, ...entry }: NewEntry,
  changes: readonly RowChange[],
  rows: number = changes.length,
): Promise<number> {
  const number = (await newestEntry(transaction)) + 1;
  await insertEntry(transaction, {
    ...entry,
    number,
    at: instantToColumn(Temporal.Now.instant()),
    undoes: undoes ?? null,
    row_count: rows,
    lasting: lasting ?? null,
  });
  const kept = changes.map((change, position) => ({
    number,
    position,
    table_name: change.table,
    record_id: recordIdOf(change.table, rowOf(change)),
    before: change.before === null ? null : JSON.stringify(change.before),
    after: change.after === null ? null : JSON.stringify(change.after),
  }));
  const [only] = kept;
  if (only !== undefined && kept.length === 1) {
    await insertChange(transaction, only);
    return number;
  }
  for (const some of inParts(kept, STATEMENT)) {
    await transaction
      .insertInto('history_changes')
      .values([...some])
      .execute();
  }
  return number;
}

/** The number of the newest entry; 0 where there is none. */
export async function newestEntry(queries: Kysely<Schema>): Promise<number> {
  const [row] = await newest(queries, {});
  return row?.last ?? 0;
}

/** The rows that an entry changed. */
export async function entryChanges(queries: Kysely<Schema>, number: number): Promise<readonly RowChange[]> {
  const rows = await queries
    .selectFrom('history_changes')
    .where('number', '=', number)
    .selectAll()
    .orderBy('position')
    .execute();
  return rows.map(changeFromRow);
}

/** A change as a row of the history keeps it. */
export const changeFromRow = ({
  table_name,
  before,
  after,
}: Pick<Schema['history_changes'], 'table_name' | 'before' | 'after'>): RowChange =>
  parseRowChange({ table: table_name, before: parsed(before), after: parsed(after) });

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/**
 * The entries after another that changed some of the same rows, oldest first.
 *
 * @param after the number of that other
 */
export async function laterEntries(
  queries: Kysely<Schema>,
  after: number,
  changes: readonly RowChange[],
): Promise<readonly number[]> {
  const found = new Set<number>();
  for (const [table, some] of Map.groupBy(changes, (change) => change.table)) {
    const ids = [...new Set(some.map((change) => recordIdOf(table, rowOf(change))))];
    const keys = new Set(some.map((change) => keyOf(table, rowOf(change))));
    for (const part of inParts(ids, STATEMENT)) {
      const rows = await queries
        .selectFrom('history_changes')
        .where('table_name', '=', table)
        .where('record_id', 'in', part)
        .where('number', '>', after)
        .selectAll()
        .execute();
      for (const row of rows) {
        if (keys.has(keyOf(table, rowOf(changeFromRow(row))))) found.add(row.number);
      }
    }
  }
  return [...found].sort((one, other) => one - other);
}

/** The imports after an entry whose rows are not known, oldest first. */
export async function laterLargeEntries(queries: Kysely<Schema>, after: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('history')
    .where('number', '>', after)
    .where('lasting', '=', 'large')
    .select('number')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}
