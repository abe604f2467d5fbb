/** What imports of smart goals promise: each finds its place, and nothing comes twice. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { ChangedMeanwhileError } from '../../src/domain/import-store.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newGoal } from './examples.ts';
import { dump, goal, importRows, publish, TODAY, takeAll } from './importing.ts';
import { holds, importGoals, texts } from './importing-goals.ts';

/** What may happen to the goals of a database. */
type Step =
  | { readonly import: readonly { readonly id: number; readonly version: number }[] }
  | { readonly add: number }
  | { readonly erase: number };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      import: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 25 }), version: fc.nat(2) }), {
        maxLength: 8,
        selector: ({ id }) => id,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ add: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ erase: fc.nat() }) },
);

/** Does a step, and the same in the model: the inputs of all goals that are there. */
async function take(database: Database, step: Step, model: Map<number, string>, past: Past): Promise<void> {
  if ('add' in step) {
    for (let count = 0; count < step.add; count += 1) {
      const { id } = await createSmartGoalStore(database).add(newGoal({ input: 'added' }));
      assert.ok(id > past.highest, `the id ${id} was given out before`);
      past.highest = id;
      past.added.add(id);
      model.set(id, 'added');
    }
  } else if ('erase' in step) {
    const id = [...model.keys()][step.erase % Math.max(1, model.size)] ?? 999_999;
    assert.equal((await createEraser(database, TEST_DIGESTS).eraseGoal(id)) !== null, model.delete(id));
    if (!past.added.has(id)) past.erased.add(id);
  } else {
    const rows = step.import.map(({ id, version }) => goal(id, { input: `${id} as of ${version}` }));
    const told = await importRows(database, { 'smart-goals': rows });
    const taken = new Map<number, string>();
    for (const [index, { id, input }] of rows.entries()) {
      const outcome = told['smart-goals']?.[index];
      if (past.erased.has(id)) assert.equal(outcome, 'erased');
      else if (past.added.has(id) && model.has(id))
        assert.match(outcome ?? '', /^id: The goal \d+ here is another/);
      else {
        const before = model.get(id);
        const expected = before === undefined ? 'created' : before === input ? 'unchanged' : 'changed';
        assert.equal(outcome, expected);
        taken.set(id, input);
      }
    }
    for (const [id, input] of taken) {
      model.set(id, input);
      past.added.delete(id);
      past.highest = Math.max(past.highest, id);
    }
  }
}

const begin = (database: Database) => createImportStore(database, () => TODAY, TEST_DIGESTS).begin();

interface Past {
  readonly added: Set<number>;
  readonly erased: Set<number>;
  highest: number;
}

export function importGoalsContract(kind: DatabaseKind): void {
  suite(`imports of smart goals into ${kind.name}`, { concurrency: true, ...kind.options }, () => {
    const orders: readonly (readonly [what: string, first: readonly number[], second: readonly number[]])[] =
      [
        ['older than all', [10, 11, 12], [1, 5, 9]],
        ['newer than all', [1, 2], [7, 9]],
        ['between others', [1, 10, 20], [5, 11, 12]],
        ['everywhere', [5, 10, 15], [1, 2, 7, 8, 12, 20, 30]],
        ['into an empty database, in any order', [], [9, 3, 7, 1]],
        ['everywhere, many of them known', [5, 10, 15], [1, 5, 7, 10, 15, 20]],
      ];
    for (const [what, first, second] of orders) {
      test(`goals ${what} find their places`, async () => {
        await using database = await kind.create();
        const opened = await database.open();
        assert.deepEqual(new Set(await importGoals(opened, first)), new Set(first.map(() => 'created')));
        await holds(opened, texts(first));
        const told = await importGoals(opened, second);
        assert.deepEqual(
          told,
          second.map((id) => (first.includes(id) ? 'unchanged' : 'created')),
        );
        const all = [...new Set([...first, ...second])];
        await holds(opened, texts(all));
        const { id } = await createSmartGoalStore(opened).add(
          newGoal({ input: `goal ${Math.max(...all) + 1}` }),
        );
        assert.equal(id, Math.max(...all) + 1);
        await holds(opened, texts([...all, id]));
      });
    }

    test('the same goals again change nothing', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importGoals(opened, [1, 2, 3]);
      const before = await dump(opened);
      assert.deepEqual(await importGoals(opened, [3, 1, 2]), ['unchanged', 'unchanged', 'unchanged']);
      assert.deepEqual(await dump(opened), before);
    });

    test('a goal gets another text, and never the id of another one', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importGoals(opened, [1, 2, 3]);
      const other = goal(2, { created_at: Temporal.Instant.from('2026-01-01T00:00:00Z') });
      const rows = [goal(1, { output: 'another' }), other, goal(1, { output: 'a third' }), goal(3), goal(3)];
      const told = await importRows(opened, { 'smart-goals': rows });
      const expected = [
        /^changed$/,
        /^id: The goal 2 here is another one, written at 2025-01-01T00:02:00\.000000Z\./,
        /^id: Another row of these files has the same id/,
        /^unchanged$/,
        /^unchanged$/,
      ];
      for (const [index, text] of expected.entries()) assert.match(told['smart-goals']?.[index] ?? '', text);
      const { items } = await createSmartGoalStore(opened).page({ limit: 9, offset: 0 });
      assert.deepEqual(
        items.map(({ id, output }) => [id, output === 'another']),
        [
          [3, false],
          [2, false],
          [1, true],
        ],
      );
    });

    test('of an import that is stopped while it writes nothing is there', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importGoals(opened, [5, 6]);
      const before = await dump(opened);
      await using session = await begin(await database.open());
      await takeAll(session, { 'smart-goals': [1, 2, 5, 7, 20].map((id) => goal(id)) });
      const stop = new AbortController();
      const stopping = session.publish(stop.signal);
      stop.abort(new Error('stopped'));
      await assert.rejects(stopping, /stopped/);
      assert.deepEqual(await dump(opened), before);
      await importGoals(opened, [1, 2, 5, 7, 20]);
      await holds(opened, texts([1, 2, 5, 6, 7, 20]));
    });

    test('of two imports that bring a goal with the same id the second reads again; others are both whole', async () => {
      for (const [others, is] of [
        [[3, 4, 8], 'refused'],
        [[20, 21], 'whole'],
      ] as const) {
        await using database = await kind.create();
        const opened = await database.open();
        await importGoals(opened, [5, 6]);
        await using first = await begin(await database.open());
        await using second = await begin(await database.open());
        await takeAll(first, { 'smart-goals': [1, 3, 7, 8].map((id) => goal(id)) });
        await takeAll(second, { 'smart-goals': others.map((id) => goal(id)) });
        await publish(first);
        await holds(opened, texts([1, 3, 5, 6, 7, 8]));
        if (is === 'refused') await assert.rejects(publish(second), ChangedMeanwhileError);
        else await publish(second);
        await importGoals(opened, others);
        await holds(opened, texts([...new Set([1, 3, 5, 6, 7, 8, ...others])]));
      }
    });

    test('whatever is imported, added and erased, in any order, pages and positions are right', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(STEP, { minLength: 2, maxLength: 8 }), async (steps) => {
          await using database = await kind.create();
          const opened = await database.open();
          const model = new Map<number, string>();
          const past: Past = { added: new Set(), erased: new Set(), highest: 0 };
          for (const step of steps) {
            await take(opened, step, model, past);
            await holds(opened, model);
          }
        }),
        { numRuns: kind.runs(12), endOnFailure: true },
      );
    });
  });
}
