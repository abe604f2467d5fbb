/** Many pairs in a database, and whether what is kept of them is right. */

import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Database } from '../../src/store/database.ts';
import { refreshOwedWhere } from '../../src/store/due-feedbacks.ts';

/** Adds pairs that began two days ago. */
export async function addPairs(database: Database, count: number, today: Temporal.PlainDate): Promise<void> {
  const start = today.subtract({ days: 2 }).toString();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await database.write(async (transaction) => {
    for (let from = 0; from < count; from += 500) {
      const some = numbers.slice(from, from + 500);
      await transaction
        .insertInto('participants')
        .values(
          some.flatMap((number) =>
            (['mentee', 'mentor'] as const).map((role, index) => ({
              id: 2 * number + index,
              role,
              full_name: `Person ${number}`,
              email: `${role}${number}@example.org`,
              external_id: null,
              language: null,
            })),
          ),
        )
        .execute();
      await transaction
        .insertInto('relations')
        .values(
          some.map((number) => ({
            id: number,
            mentee_id: 2 * number,
            mentor_id: 2 * number + 1,
            manager_id: null,
            cohort: '',
            start,
            end: null,
            status: 'matched',
            owed_from: null,
          })),
        )
        .execute();
      await transaction
        .insertInto('relation_changes')
        .values(
          some.map((number) => ({
            relation_id: number,
            number: 1,
            status: 'matched',
            since: start,
            reason: null,
          })),
        )
        .execute();
    }
    await refreshOwedWhere(transaction, sql`true`);
  });
}

/** That every relation keeps the first day on which it owes something. */
export async function assertOwedFromIsRight(database: Database): Promise<void> {
  const read = async (): Promise<unknown> =>
    database.reader.selectFrom('relations').select(['id', 'owed_from']).orderBy('id').execute();
  const before = await read();
  await database.write((transaction) => refreshOwedWhere(transaction, sql`true`));
  assert.deepEqual(before, await read());
}
