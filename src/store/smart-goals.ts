/**
 * Smart goals in the database. They are numbered densely by position, and the collection's own row holds the count, so
 * that the page at any offset is one step into an index and the count need not be counted.
 */

import { sql } from 'kysely';
import { NO_ORIGIN } from '../domain/origin.ts';
import { type SmartGoalStore, smartGoalFields } from '../domain/smart-goal.ts';
import { allocateId } from './collections.ts';
import { instantToColumn, recordFromRow, recordOf } from './columns.ts';
import type { Database } from './database.ts';
import { noteCreation } from './origins.ts';

const COLLECTION = 'smart-goals';
/** How many rows are read at a time where all are. */
const BATCH = 5000;

/** The smart goals of a database. */
export function createSmartGoalStore(database: Database): SmartGoalStore {
  return {
    version: async () => String(await database.revision(COLLECTION)),

    // One statement, so that the count and the records are of the same moment.
    async page({ limit, offset }) {
      const { reader } = database;
      const state = reader.selectFrom('collections').where('name', '=', COLLECTION);
      // The bounds as queries of their own: planners then take them as known, and seek the first and stop after the last.
      const page = reader
        .selectFrom('smart_goals')
        .selectAll()
        .where('position', '<=', state.select(sql<number>`last_position - ${offset}`.as('newest')))
        .where('position', '>', state.select(sql<number>`last_position - count`.as('floor')))
        .orderBy('position', 'desc')
        .limit(limit);
      const rows = await state
        .leftJoin(page.as('page'), (join) => join.onTrue())
        .select('collections.count')
        .selectAll('page')
        .orderBy('page.position', 'desc')
        .execute();
      return {
        count: rows[0]?.count ?? 0,
        items: rows.flatMap((row) => (row.id === null ? [] : [recordFromRow(smartGoalFields, row)])),
      };
    },

    async find(id) {
      const row = await database.reader
        .selectFrom('smart_goals')
        .innerJoin('collections', (join) =>
          join
            .on('collections.name', '=', COLLECTION)
            .on('smart_goals.position', '>', sql<number>`collections.last_position - collections.count`),
        )
        .selectAll('smart_goals')
        .where('smart_goals.id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : recordFromRow(smartGoalFields, row);
    },

    add: (goal, origin = NO_ORIGIN) =>
      database.write(async (transaction) => {
        const { id, position } = await allocateId(transaction, COLLECTION);
        await transaction
          .insertInto('smart_goals')
          .values({ ...goal, created_at: instantToColumn(goal.created_at), id, position })
          .execute();
        await noteCreation(transaction, origin, COLLECTION, id);
        return recordOf(smartGoalFields, { id, ...goal });
      }, COLLECTION),

    async *usage() {
      const state = await database.reader
        .selectFrom('collections')
        .where('name', '=', COLLECTION)
        .select(['count', 'last_position'])
        .executeTakeFirstOrThrow();
      let last = state.last_position - state.count;
      for (;;) {
        const rows = await database.reader
          .selectFrom('smart_goals')
          .where('position', '>', last)
          .orderBy('position')
          .limit(BATCH)
          .select(['position', 'created_at', 'input_tokens', 'output_tokens'])
          .select(['writer', 'model', 'language', 'variant', 'milliseconds', 'tokens_counted_by'])
          .execute();
        if (rows.length === 0) return;
        last = rows.at(-1)?.position ?? last;
        yield rows.map(({ position: _position, created_at, ...row }) => ({
          ...row,
          created_at: Temporal.Instant.from(created_at),
        }));
      }
    },
  };
}
