/** Collections that are read as a whole: tables whose columns are the declared fields. */

import { sql } from 'kysely';
import { type CourseStore, courseFields } from '../../domain/course.ts';
import { assertRecord, type Fields, type PartOf, type RecordOf } from '../../domain/fields.ts';
import {
  cellOf,
  isRecordTable,
  KEPT_COLLECTIONS,
  type KeptCollection,
  type RecordKind,
  type RecordTable,
} from '../../domain/operations/rows.ts';
import { type HistoryNote, NO_ORIGIN, type Origin } from '../../domain/origin.ts';
import { type PreLeadStatusReader, preLeadStatusFields } from '../../domain/pre-lead-status.ts';
import { noteCreation, noteRecord } from '../audit.ts';
import { allocateId, incrementRevision } from '../collections.ts';
import type { Database } from '../database.ts';
import { noteRow, type SettingChange } from '../operations/history.ts';
import {
  COLLECTIONS,
  type ListedCollection,
  type Queries,
  recordFromRow,
  rowFromRecord,
  type Transaction,
} from '../schema.ts';
import { prepareQuery } from '../sql-functions.ts';

/**
 * The records of a collection. Changes with a note get an entry in the history if it keeps these records (`KEPT_COLLECTIONS`).
 *
 * @param order the field by which they are sorted
 */
function createRecordStore<F extends Fields>(
  database: Database,
  collection: ListedCollection,
  fields: F,
  order: keyof F & string = 'id',
) {
  const name = COLLECTIONS[collection];
  const table = sql.table(name);
  const names = Object.keys(fields);
  /** A row as the history keeps it: SQLite has no booleans. */
  const keptRow = (row: object | null): object | null => row && rowFromRecord(recordFromRow(fields, row));
  const noteIn = async (
    transaction: Transaction,
    note: HistoryNote | undefined,
    before: object | null,
    after: object,
  ): Promise<void> => {
    if (note === undefined || !isRecordTable(name)) return;
    await noteRow(transaction, note, changeOfRecord(name), keptRow(before), keptRow(after));
  };
  const select = prepareQuery<{ readonly id: number }, object>(
    (_, placeOf) => sql<object>`select * from ${table} where id = ${placeOf('id')}`,
  );
  const read = async (queries: Queries, id: number): Promise<object | null> =>
    (await select(queries, { id }))[0] ?? null;
  const recordIn = (row: object | null): RecordOf<F> | null =>
    row === null ? null : recordFromRow(fields, row);
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

    find: async (id: number): Promise<RecordOf<F> | null> => recordIn(await read(database.reader, id)),

    add: (
      values: Omit<RecordOf<F>, 'id'>,
      origin: Origin = NO_ORIGIN,
      note?: HistoryNote,
    ): Promise<RecordOf<F>> =>
      database.write(async (transaction) => {
        const { id } = await allocateId(transaction, collection);
        const record = { id, ...values };
        assertRecord(fields, record);
        const row = rowFromRecord(record);
        await insert(transaction, row);
        await noteCreation(transaction, origin, collection, id);
        await noteIn(transaction, note, null, row);
        return record;
      }),

    change: (
      id: number,
      values: PartOf<F>,
      origin: Origin = NO_ORIGIN,
      note?: HistoryNote,
    ): Promise<RecordOf<F> | null> =>
      database.write(async (transaction) => {
        const columns = Object.entries(rowFromRecord(values));
        const before = columns.length === 0 || note !== undefined ? await read(transaction, id) : null;
        if (columns.length === 0) return recordIn(before);
        const set = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
        const { rows } = await sql<object>`
            update ${table} set ${sql.join(set)} where id = ${id} returning *`.execute(transaction);
        const after = rows[0];
        if (after === undefined) return null;
        await incrementRevision(transaction, collection);
        await noteRecord(transaction, origin, 'change', collection, id);
        await noteIn(transaction, note, before, after);
        return recordFromRow(fields, after);
      }),
  };
}

/** Returns the entry of a created or changed record. */
function changeOfRecord(table: RecordTable): Omit<SettingChange<RecordTable>, 'which'> {
  const { kind, fields }: KeptCollection & { readonly kind: RecordKind } = KEPT_COLLECTIONS[table];
  return {
    table,
    kind,
    summaryOf(before, after) {
      const title = (after ?? before)?.title ?? '';
      if (before === null || after === null) return { code: 'record-created', table, title };
      const changed = Object.keys(fields).filter((name) => cellOf(before, name) !== cellOf(after, name));
      if (changed.join() === 'deactivated') {
        return { code: 'record-switched', table, title, isOn: cellOf(after, 'deactivated') !== true };
      }
      return { code: 'record-changed', table, title, fields: changed };
    },
  };
}

// Courses in the database.

/** The courses of a database. */
export const createCourseStore = (database: Database): CourseStore =>
  createRecordStore(database, 'courses', courseFields);

// The pre-lead statuses in the database.

/** The pre-lead statuses of a database. */
export const createPreLeadStatusReader = (database: Database): PreLeadStatusReader =>
  createRecordStore(database, 'pre-lead-statuses', preLeadStatusFields, 'order');
