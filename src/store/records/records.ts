/**
 * Collections that are read as a whole: records with declared fields, in a table with columns of the same
 * names.
 */

import { sql, type Transaction } from 'kysely';
import { assertRecord, type Fields, type PartOf, type RecordOf } from '../../domain/fields.ts';
import { NO_ORIGIN, type Origin } from '../../domain/origin.ts';
import type { HistoryNote } from '../../domain/signature.ts';
import { allocateId, incrementRevision } from '../collections.ts';
import { recordFromRow, rowFromRecord } from '../columns.ts';
import type { Database } from '../database.ts';
import { type SettingChange, withHistoryEntry, writeOrderOf } from '../operations/setting-history.ts';
import { noteChangedRecord, noteCreation } from '../origins.ts';
import { prepareQuery } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import { COLLECTIONS, type ListedCollection } from '../tables.ts';

/**
 * The records of a collection.
 *
 * @param order the field by which they are sorted
 * @param noteOf what the history is told of a change; nothing where it is left out
 */
export function createRecordStore<F extends Fields>(
  database: Database,
  collection: ListedCollection,
  fields: F,
  order: keyof F & string = 'id',
  noteOf: ((id: number) => SettingChange<'courses'>) | null = null,
) {
  const table = sql.table(COLLECTIONS[collection].table);
  const names = Object.keys(fields);
  const notingIn = <Result>(
    transaction: Transaction<Schema>,
    note: HistoryNote | undefined,
    id: number,
    work: () => Promise<Result>,
  ): Promise<Result> => (noteOf === null ? work() : withHistoryEntry(transaction, note, noteOf(id), work));
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

    add: (
      values: Omit<RecordOf<F>, 'id'>,
      origin: Origin = NO_ORIGIN,
      note?: HistoryNote,
    ): Promise<RecordOf<F>> =>
      database.write(
        async (transaction) => {
          const { id } = await allocateId(transaction, collection);
          return notingIn(transaction, note, id, async () => {
            const record = { id, ...values };
            assertRecord(fields, record);
            await insert(transaction, rowFromRecord(record));
            await noteCreation(transaction, origin, collection, id);
            return record;
          });
        },
        writeOrderOf(note, collection),
      ),

    change: (
      id: number,
      values: PartOf<F>,
      origin: Origin = NO_ORIGIN,
      note?: HistoryNote,
    ): Promise<RecordOf<F> | null> =>
      database.write(
        (transaction) =>
          notingIn(transaction, note, id, async () => {
            const columns = Object.entries(rowFromRecord(values));
            const set = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
            const { rows } = await (set.length === 0
              ? sql<object>`select * from ${table} where id = ${id}`
              : sql<object>`update ${table} set ${sql.join(set)} where id = ${id} returning *`
            ).execute(transaction);
            if (rows[0] === undefined) return null;
            if (set.length > 0) {
              await incrementRevision(transaction, collection);
              await noteChangedRecord(transaction, origin, collection, id);
            }
            return recordFromRow(fields, rows[0]);
          }),
        writeOrderOf(note, collection),
      ),
  };
}
