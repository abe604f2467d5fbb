/** Courses in the database. */

import { type CourseStore, courseFields } from '../domain/course.ts';
import { NO_ORIGIN } from '../domain/origin.ts';
import { grow } from './collections.ts';
import { recordFromRow, rowFromRecord } from './columns.ts';
import type { Database } from './database.ts';
import { noteCreation } from './origins.ts';

const COLLECTION = 'courses';

/** The courses of a database. */
export function createCourseStore(database: Database): CourseStore {
  return {
    version: async () => String(await database.revision(COLLECTION)),

    async list() {
      const rows = await database.reader.selectFrom('courses').selectAll().orderBy('id').execute();
      return rows.map((row) => recordFromRow(courseFields, row));
    },

    async find(id) {
      const row = await database.reader
        .selectFrom('courses')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : recordFromRow(courseFields, row);
    },

    add: (course, origin = NO_ORIGIN) =>
      database.write(async (transaction) => {
        const { id } = await grow(transaction, COLLECTION);
        const record = { id, ...course };
        await transaction.insertInto('courses').values(rowFromRecord(record)).execute();
        await noteCreation(transaction, origin, COLLECTION, id);
        return record;
      }, COLLECTION),
  };
}
