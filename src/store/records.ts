/** Collections that are read whole: records of declared fields, in a table whose columns have their names. */

import { sql } from 'kysely';
import { assertRecord, type Fields, type RecordOf } from '../domain/fields.ts';
import { NO_ORIGIN, type Origin } from '../domain/origin.ts';
import { allocateId } from './collections.ts';
import { recordFromRow, rowFromRecord } from './columns.ts';
import type { Database } from './database.ts';
import { noteCreation } from './origins.ts';
import { prepareQuery } from './prepared.ts';
import { COLLECTIONS, type ListedCollection } from './tables.ts';

/**
 * The records of a collection.
 *
 * @param order the field by which they are sorted
 */
export function createRecordStore<F extends Fields>(
  database: Database,
  collection: ListedCollection,
  fields: F,
  order: keyof F & string = 'id',
) {
  const table = sql.table(COLLECTIONS[collection].table);
  const names = Object.keys(fields);
  const insert = prepareQuery<Readonly<Record<string, unknown>>>(
    (_, placeOf) => sql`
      insert into ${table} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map(placeOf))})`,
  );
  return {
    /** Another one after every change. */
    version: async (): Promise<string> => String(await database.revision(collection)),

    async list(): Promise<readonly RecordOf<F>[]> {
      const { rows } = await sql<object>`select * from ${table} order by ${sql.ref(order)}`.execute(
        database.reader,
      );
      return rows.map((row) => recordFromRow(fields, row));
    },

    async find(id: number): Promise<RecordOf<F> | null> {
      const { rows } = await sql<object>`select * from ${table} where id = ${id}`.execute(database.reader);
      return rows[0] === undefined ? null : recordFromRow(fields, rows[0]);
    },

    add: (values: Omit<RecordOf<F>, 'id'>, origin: Origin = NO_ORIGIN): Promise<RecordOf<F>> =>
      database.write(async (transaction) => {
        const { id } = await allocateId(transaction, collection);
        const record = { id, ...values };
        assertRecord(fields, record);
        await insert(transaction, rowFromRecord(record));
        await noteCreation(transaction, origin, collection, id);
        return record;
      }, collection),
  };
}
