/** Smart goals are found by their words and by when they were written; a text is looked for in the newest. */

import assert from 'node:assert/strict';
import { type GoalFilter, MAX_SEARCHED } from '../../src/domain/desk/desk-reader.ts';
import type { Database } from '../../src/store/database.ts';
import { createGoalSearch } from '../../src/store/desk/goals.ts';

const FIRST = Temporal.Instant.from('2026-01-01T00:00:00Z');
const HOW_MANY = MAX_SEARCHED + 5;
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
    const { count, items, isPartial } = await goals.search(filter, page);
    return { count, ids: items.map(({ id }) => id), isPartial };
  };
  const isPartial = false;
  assert.deepEqual(await idsOf({}), {
    count: HOW_MANY,
    ids: [HOW_MANY, HOW_MANY - 1, HOW_MANY - 2],
    isPartial,
  });
  const zoe = await idsOf({ search: 'zoe MÖCHTE' }, { limit: 2, offset: 1 });
  assert.deepEqual(zoe, { count: 20, ids: [1900, 1800], isPartial: true });
  const until = FIRST.add({ seconds: 3 });
  assert.deepEqual(await idsOf({ search: 'wish', until }), { count: 5, ids: [5, 4, 3], isPartial });
  const range = { since: FIRST.add({ seconds: 50 }), until: FIRST.add({ seconds: 100 }) };
  assert.deepEqual(await idsOf(range, { limit: 2, offset: 98 }), { count: 100, ids: [101, 100], isPartial });
  assert.deepEqual(await idsOf({ ...range, search: 'ziel zoe' }), { count: 1, ids: [100], isPartial });
  const none = await idsOf({ search: "%' or true" });
  assert.deepEqual(none, { count: 0, ids: [], isPartial: true });
}
