/**
 * Smart goals in the database. They are numbered densely by position, and the row of the collection has the
 * count, so that a page at any offset is one index seek, without counting.
 */

import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { namesOf } from '../../domain/operations/rows.ts';
import { NO_ORIGIN, type Origin } from '../../domain/origin.ts';
import {
  type KeptGoals,
  type NewSmartGoal,
  type SmartGoal,
  type SmartGoalStore,
  smartGoalFields,
} from '../../domain/smart-goal.ts';
import { noteCreation } from '../audit.ts';
import { allocateId } from '../collections.ts';
import type { Database } from '../database.ts';
import { instantToColumn, recordFromRow, recordOf, type Schema, type Transaction } from '../schema.ts';
import { prepareQuery } from '../sql-functions.ts';

export const GOAL_COLLECTION = 'smart-goals';

const COLUMNS = Object.keys(smartGoalFields).map((name) => sql.ref(`smart_goals.${name}`));

/**
 * A page with the count, in one statement and so from one snapshot; an empty page gives a row of nulls. Each
 * end has a single bound, so that any planner seeks the page and reads no further. `end` is the offset after
 * the page.
 */
const readPage = prepareQuery<{ readonly offset: number; readonly end: number }, PageRow>(
  (_, placeOf) => sql`
    select collections.count, ${sql.join(COLUMNS)}
    from collections left join smart_goals
      on smart_goals.position <= collections.last_position - ${placeOf('offset')}
      and smart_goals.position > collections.last_position
        - case when collections.count < ${placeOf('end')} then collections.count else ${placeOf('end')} end
    where collections.name = ${GOAL_COLLECTION}
    order by smart_goals.position desc`,
);

/** The columns of a goal besides its position; a missing one does not compile. */
export const GOAL_COLUMNS = namesOf<Exclude<keyof Schema['smart_goals'], 'position'>>({
  ...smartGoalFields,
  writer: true,
  model: true,
  language: true,
  variant: true,
  milliseconds: true,
  tokens_counted_by: true,
});

const insertGoal = prepareQuery<Schema['smart_goals']>((_, placeOf) => {
  const columns = [...GOAL_COLUMNS, 'position'] as const;
  return sql`insert into smart_goals (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(columns.map((name) => placeOf(name)))})`;
});

interface PageRow {
  readonly count: number;
  readonly id: number | null;
}

/** The smart goals of a database. */
export function createSmartGoalStore(database: Database): SmartGoalStore {
  return {
    version: async () => String(await database.revision(GOAL_COLLECTION)),

    async page({ limit, offset }) {
      const rows = await readPage(database.reader, { offset, end: offset + limit });
      return {
        count: rows[0]?.count ?? 0,
        items: rows.flatMap((row) => (row.id === null ? [] : [recordFromRow(smartGoalFields, row)])),
      };
    },

    async find(id) {
      const row = await database.reader
        .selectFrom('smart_goals')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : recordFromRow(smartGoalFields, row);
    },

    add: (goal, origin = NO_ORIGIN) => database.write((transaction) => addGoal(transaction, goal, origin)),
  };
}

/** Inserts a goal as the newest. */
async function addGoal(transaction: Transaction, goal: NewSmartGoal, origin: Origin): Promise<SmartGoal> {
  const { id, position } = await allocateId(transaction, GOAL_COLLECTION);
  await insertGoal(transaction, { ...goal, created_at: instantToColumn(goal.created_at), id, position });
  await noteCreation(transaction, origin, GOAL_COLLECTION, id);
  return recordOf(smartGoalFields, { id, ...goal });
}

// Goals under private addresses; of the secret in an address only the digest is stored.

/** The kept goals of a database. */
export function createKeptGoals(database: Database): KeptGoals {
  let key: Promise<string> | undefined;
  const readKey = async (): Promise<string> => {
    const row = await database.reader.selectFrom('goal_signing_key').select('key').executeTakeFirstOrThrow();
    return row.key;
  };
  return {
    signingKey() {
      key ??= readKey().catch((error: unknown) => {
        // The next caller tries again.
        key = undefined;
        throw error;
      });
      return key;
    },

    keep: (goal, place, origin) =>
      database.write(async (transaction) => {
        const stored = await addGoal(transaction, goal, origin);
        await ('secret' in place
          ? transaction
              .insertInto('goal_addresses')
              .values({ digest: digestOf(place.secret), goal_id: stored.id })
          : transaction
              .insertInto('mentee_goals')
              .values({ goal_id: stored.id, participant_id: place.mentee })
        ).execute();
        return stored;
      }),

    async find(secret) {
      const found = await database.reader
        .selectFrom('goal_addresses')
        .innerJoin('smart_goals', 'smart_goals.id', 'goal_addresses.goal_id')
        .where('digest', '=', digestOf(secret))
        .select(['id', 'input', 'output', 'language'])
        .executeTakeFirst();
      return found === undefined ? null : { ...found };
    },
  };
}

const digestOf = (secret: string): string => hash('sha256', secret, 'hex');
