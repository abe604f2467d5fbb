/** The list of what is owed looks at those who owe, not at all others. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore, refreshDueFeedbacks } from '../../src/store/due-feedbacks.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { STEP, threadTime } from '../support/thread-time.ts';
import { sqliteFile } from './sqlite-databases.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
/** As many relations owe three feedbacks of each side. */
const OWING = 300;

/** Fills a database with relations, the first of which owe something, and the others not yet. */
async function fill(database: Database, relations: number): Promise<void> {
  await migrate(database);
  await database.write(async (transaction) => {
    const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${relations})`;
    for (const role of ['mentee', 'mentor']) {
      await sql`insert into participants (id, role, full_name, email)
        ${numbers} select 2 * n - ${role === 'mentee' ? 1 : 0}, ${role}, 'Person ' || n, ${role} || n || '@example.org' from numbers`.execute(
        transaction,
      );
    }
    await sql`insert into relations (id, mentor_id, mentee_id, cohort, start, status)
      ${numbers} select n, 2 * n, 2 * n - 1, '', case when n <= ${OWING} then '2025-01-06' else '2026-11-20' end, 'matched'
      from numbers`.execute(transaction);
    await sql`insert into relation_changes (relation_id, number, status, since)
      select id, 1, status, start from relations`.execute(transaction);
    await refreshDueFeedbacks(transaction, sql`true`);
  });
}

/** The shortest of several times that the list takes. */
async function shortest(database: Database): Promise<number> {
  const store = createProgrammeStore(database, () => TODAY);
  let time = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const begin = threadTime();
    assert.equal((await store.list()).length, OWING * 6);
    time = Math.min(time, threadTime() - begin);
  }
  return time;
}

test('what is owed is found among very many as among few', async () => {
  await using few = await sqliteFile();
  await using many = await sqliteFile();
  const [small, large] = [few.open(), many.open()];
  await fill(small, OWING);
  await fill(large, 30 * OWING);
  const [one, other] = [await shortest(small), await shortest(large)];
  // A plan that goes through all people for each that is owed takes some thirty times as long.
  assert.ok(
    other < 10 * Math.max(STEP, one),
    `${one.toFixed(1)} ms among few, ${other.toFixed(1)} ms among many`,
  );
});
