/** Smart goals are found by their words and by when they were written, in parts of bounded size. */

import assert from 'node:assert/strict';
import { type GoalFilter, SEARCHED_AT_A_TIME } from '../../src/domain/desk/desk-reader.ts';
import type { Database } from '../../src/store/database.ts';
import { createGoalSearch } from '../../src/store/desk/goals.ts';

const FIRST = Temporal.Instant.from('2026-01-01T00:00:00Z');
const HOW_MANY = SEARCHED_AT_A_TIME.goals + 5;
const PART = 201;

/** Two goals are written in each second; every hundredth is about Zoë. */
async function fill(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    for (let start = 1; start <= HOW_MANY; start += PART) {
      const ids = Array.from({ length: Math.min(PART, HOW_MANY - start + 1) }, (_, index) => start + index);
      const rows = ids.map((id) => ({
        id,
        position: id,
        created_at: FIRST.add({ seconds: Math.floor(id / 2) }).toString({ fractionalSecondDigits: 6 }),
        input: id % 100 === 0 ? `ich möchte\nZOË treffen ${id}` : `wish ${id}`,
        output: `Ziel ${id}`,
        input_tokens: 1,
        output_tokens: 1,
        writer: 'offline',
        model: null,
        language: null,
        variant: 0,
        milliseconds: null,
        tokens_counted_by: 'server' as const,
      }));
      await transaction.insertInto('smart_goals').values(rows).execute();
    }
    await transaction
      .updateTable('collections')
      .set({ count: HOW_MANY, last_id: HOW_MANY, last_position: HOW_MANY })
      .where('name', '=', 'smart-goals')
      .execute();
  });
}

/** Holds the search against what it promises. */
export async function findsGoals(database: Database): Promise<void> {
  await fill(database);
  const goals = createGoalSearch(database);
  const idsOf = async (filter: GoalFilter, page = { limit: 3, offset: 0 }) => {
    const { count, items, stopped } = await goals.search(filter, page);
    return { count, ids: items.map(({ id }) => id), stopped };
  };
  assert.deepEqual(await idsOf({}), {
    count: HOW_MANY,
    ids: [HOW_MANY, HOW_MANY - 1, HOW_MANY - 2],
    stopped: null,
  });
  // As many as are looked through at a time end between two goals of one second.
  const zoe = await idsOf({ search: 'zoe MÖCHTE' }, { limit: 2, offset: 1 });
  assert.deepEqual([zoe.count, zoe.ids], [20, [1900, 1800]]);
  assert.deepEqual([zoe.stopped?.searched, zoe.stopped?.at.id], [SEARCHED_AT_A_TIME.goals, 6]);
  const rest = await idsOf({ search: 'wish', below: zoe.stopped?.at });
  assert.deepEqual(rest, { count: 5, ids: [5, 4, 3], stopped: null });
  const range = { since: FIRST.add({ seconds: 50 }), until: FIRST.add({ seconds: 100 }) };
  assert.deepEqual(await idsOf(range, { limit: 2, offset: 98 }), {
    count: 100,
    ids: [101, 100],
    stopped: null,
  });
  assert.deepEqual(await idsOf({ ...range, search: 'ziel zoe' }), { count: 1, ids: [100], stopped: null });
  assert.deepEqual(await idsOf({ search: "%' or true" }, { limit: 1, offset: 0 }), {
    count: 0,
    ids: [],
    stopped: zoe.stopped,
  });
}
