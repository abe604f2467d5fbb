/** The row of each collection in the table `collections`. */

import { type Expression, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { NumberedTable } from '../domain/operations/planning.ts';
import type { Database } from './database.ts';
import type { CollectionName, Transaction } from './schema.ts';
import { prepareQuery } from './sql-functions.ts';

type Counter = 'count' | 'last_id' | 'last_position' | 'revision';

/** Increases some counters in the row of a collection. */
const counting = (...counters: readonly Counter[]) =>
  prepareQuery<
    { readonly collection: CollectionName; readonly by: number },
    { readonly last_id: number; readonly last_position: number }
  >((queries, placeOf) =>
    queries
      .updateTable('collections')
      .where('name', '=', placeOf('collection'))
      .set((column) =>
        Object.fromEntries(counters.map((counter) => [counter, column(counter, '+', placeOf('by'))])),
      )
      .returning(['last_id', 'last_position']),
  );

const countRecord = counting('count', 'last_id', 'last_position', 'revision');
const countIds = counting('count', 'last_id');
const countRevision = counting('revision');

/**
 * Allocates the id and position of a new record, in the transaction that inserts it: the row stays locked
 * until the commit, so that ids and positions follow the order of commits without a gap.
 */
export async function allocateId(
  transaction: Transaction,
  collection: CollectionName,
): Promise<{ readonly id: number; readonly position: number }> {
  const row = onlyRow(await countRecord(transaction, { collection, by: 1 }), collection);
  return { id: row.last_id, position: row.last_position };
}

/**
 * Allocates ids, in the transaction that uses them.
 *
 * @param count 1 and up
 * @returns the first of them; the others follow
 */
export async function allocateIds(
  transaction: Transaction,
  collection: CollectionName,
  count: number,
): Promise<number> {
  const row = onlyRow(await countIds(transaction, { collection, by: count }), collection);
  return row.last_id - count + 1;
}

/** @throws TypeError if the collection has no row; a migration must insert it */
function onlyRow<Row>([row]: readonly Row[], collection: CollectionName): Row {
  if (row === undefined) throw new TypeError(`the table collections has no row ${collection}`);
  return row;
}

/** The first id that was never used in a table without generated ids, also in deleted rows of the history. */
export async function nextId(queries: QueryExecutorProvider, table: NumberedTable): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from (
    select max(id) as id from ${sql.table(table)}
    union all select max(record_id) from history_changes where table_name = ${table}
  ) as ids`.execute(queries);
  return (rows[0]?.last ?? 0) + 1;
}

/** A number, or another that it must not be below. */
export const noLessThan = (number: Expression<number>, least: number): RawBuilder<number> =>
  sql`case when ${number} < ${least} then ${least} else ${number} end`;

/** Increments the revision of a collection, in the transaction that changes it. */
export async function incrementRevision(transaction: Transaction, collection: CollectionName): Promise<void> {
  await countRevision(transaction, { collection, by: 1 });
}

/** Returns a function that reads a collection again only after any process has changed it. */
export function cachedByVersion<Value>(
  database: Database,
  collection: CollectionName,
  read: () => Promise<Value>,
): () => Promise<Value> {
  interface Entry {
    readonly version: number;
    readonly value: Value;
  }
  let cached: Entry | undefined;
  let reading: Promise<Entry> | undefined;

  const current = async (): Promise<Entry> => {
    const version = await database.revision(collection);
    if (cached?.version === version) return cached;
    // The version is read first, so the value may be newer than it, but never older.
    reading ??= read()
      .then((value) => ({ version, value }))
      .finally(() => {
        reading = undefined;
      });
    const now = await reading;
    // A read that another caller began may be older than the version that this one saw.
    if (now.version < version) return current();
    cached = now;
    return now;
  };
  return async () => (await current()).value;
}
