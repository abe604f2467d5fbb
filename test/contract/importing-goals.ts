/** What the suites of imported smart goals share. */

import assert from 'node:assert/strict';
import type { Database } from '../../src/store/database.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { goal, importRows } from './importing.ts';

/** Imports the goals of these ids, and gives what became of them. */
export const importGoals = async (database: Database, ids: readonly number[]): Promise<readonly string[]> =>
  (await importRows(database, { 'smart-goals': ids.map((id) => goal(id)) }))['smart-goals'] ?? [];

/** Makes sure that readers see these goals, oldest first, and that they are kept as they should be. */
export async function holds(database: Database, inputs: ReadonlyMap<number, string>): Promise<void> {
  const store = createSmartGoalStore(database);
  const ids = [...inputs.keys()].sort((one, other) => other - one);
  for (let offset = 0; offset <= ids.length; offset += 1) {
    const { count, items } = await store.page({ limit: 3, offset });
    assert.equal(count, ids.length);
    assert.deepEqual(
      items.map(({ id, input }) => [id, input]),
      ids.slice(offset, offset + 3).map((id) => [id, inputs.get(id)]),
      `offset ${offset}`,
    );
  }
  const { last_position } = await database.reader
    .selectFrom('collections')
    .where('name', '=', 'smart-goals')
    .select('last_position')
    .executeTakeFirstOrThrow();
  const rows = await database.reader.selectFrom('smart_goals').select(['id', 'position']).execute();
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  for (const [place, id] of ids.entries())
    assert.equal(positions.get(id), last_position - place, `goal ${id}`);
  assert.equal(rows.length, ids.length);
}

/** What goals hold that were imported and not changed. */
export const texts = (ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map(ids.map((id) => [id, `goal ${id}`]));
