/** The row that each collection keeps of its own state. */

import { type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import { prepareQuery } from './prepared.ts';
import type { CollectionName, Schema } from './schema.ts';

const allocation = prepareQuery<
  { readonly collection: CollectionName },
  { readonly last_id: number; readonly last_position: number }
>((queries, placeOf) =>
  queries
    .updateTable('collections')
    .where('name', '=', placeOf('collection'))
    .set((column) => ({
      count: column('count', '+', 1),
      last_id: column('last_id', '+', 1),
      last_position: column('last_position', '+', 1),
      revision: column('revision', '+', 1),
    }))
    .returning(['last_id', 'last_position']),
);

/**
 * Makes room for one more record, in the transaction that inserts it: the row is locked from here to the commit, so
 * that ids and positions are given out in the order of the commits, without a gap.
 *
 * @returns the id of the new record and its position
 */
export async function allocateId(
  transaction: Transaction<Schema>,
  collection: CollectionName,
): Promise<{ readonly id: number; readonly position: number }> {
  const row = onlyRow(await allocation(transaction, { collection }), collection);
  return { id: row.last_id, position: row.last_position };
}

const numbering = prepareQuery<
  { readonly collection: CollectionName; readonly howMany: number },
  { readonly last_id: number }
>((queries, placeOf) =>
  queries
    .updateTable('collections')
    .where('name', '=', placeOf('collection'))
    .set((column) => ({
      count: column('count', '+', placeOf('howMany')),
      last_id: column('last_id', '+', placeOf('howMany')),
    }))
    .returning('last_id'),
);

/**
 * Gives out numbers, in the transaction that uses them.
 *
 * @param howMany 1 and up
 * @returns the first of them; the others follow
 */
export async function nextNumbers(
  transaction: Transaction<Schema>,
  collection: CollectionName,
  howMany: number,
): Promise<number> {
  const row = onlyRow(await numbering(transaction, { collection, howMany }), collection);
  return row.last_id - howMany + 1;
}

/** @throws TypeError if the collection has no row, which a migration makes */
function onlyRow<Row>([row]: readonly Row[], collection: CollectionName): Row {
  if (row === undefined) throw new TypeError(`the table collections has no row ${collection}`);
  return row;
}

/** The first id that no row of a table has or had, as far as the history knows, where the database gives out none. */
export async function nextId(
  queries: QueryExecutorProvider,
  table: 'managers' | 'participants' | 'relations' | 'feedback_rounds',
): Promise<number> {
  const { rows } = await sql<{
    last: number | null;
  }>`select max(id) as last from (
    select max(id) as id from ${sql.table(table)}
    union all select max(record_id) from history_changes where table_name = ${table}
  ) as ids`.execute(queries);
  return (rows[0]?.last ?? 0) + 1;
}

/** Notes that a collection has changed, in the transaction that changes it. */
export async function noteChange(
  transaction: Transaction<Schema>,
  collection: CollectionName,
): Promise<void> {
  await transaction
    .updateTable('collections')
    .where('name', '=', collection)
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .execute();
}
