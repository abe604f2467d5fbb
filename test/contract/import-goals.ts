/** What imports of smart goals promise, also those that end before their time. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import {
  ChangedMeanwhileError,
  ImportRunningError,
  type ImportSession,
} from '../../src/domain/import-store.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/eraser.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { createSmartGoalStore } from '../../src/store/smart-goals.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newGoal } from './examples.ts';
import { dump, goal, importRows, publish, TODAY, takeAll } from './importing.ts';

const LONG_AGO = '2020-01-01T00:00:00.000000Z';

const begin = (database: Database): Promise<ImportSession> =>
  createImportStore(database, () => TODAY).begin();

const importGoals = async (database: Database, ids: readonly number[]): Promise<readonly string[]> =>
  (await importRows(database, { 'smart-goals': ids.map((id) => goal(id)) }))['smart-goals'] ?? [];

/** Makes sure that readers see these goals, oldest first, and that they are kept as they should be. */
async function holds(database: Database, inputs: ReadonlyMap<number, string>): Promise<void> {
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
  const visible = rows.filter(({ position }) => position > last_position - ids.length);
  assert.equal(visible.length, ids.length);
  const usage = (await Array.fromAsync(store.usage())).flat();
  assert.equal(usage.length, ids.length);
}

const texts = (ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map(ids.map((id) => [id, `goal ${id}`]));

/** How many goals stand there, seen or not. */
const rowCount = async ({ reader }: Database): Promise<number> =>
  (await reader.selectFrom('smart_goals').select('id').execute()).length;

/** Lets whoever brings goals in have been silent for long. */
const silence = (database: Database) =>
  database.write((transaction) =>
    transaction.updateTable('goal_arrivals').set({ seen_at: LONG_AGO }).execute(),
  );

/** A session that has written goals where nobody sees them, and went no further. */
async function stopped(database: Database, ids: readonly number[]): Promise<ImportSession> {
  const session = await begin(database);
  await takeAll(session, { 'smart-goals': ids.map((id) => goal(id)) });
  const publishing = session.publish((done, total) => {
    if (done === total) throw new Error('stopped');
  }, AbortSignal.timeout(60_000));
  await assert.rejects(publishing, /stopped/);
  return session;
}

/** What may happen to the goals of a database. */
type Step =
  | { readonly import: readonly { readonly id: number; readonly version: number }[] }
  | { readonly add: number }
  | { readonly erase: number };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      import: fc.array(fc.record({ id: fc.integer({ min: 1, max: 25 }), version: fc.nat(2) }), {
        maxLength: 8,
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
    assert.equal(await createEraser(database).eraseGoal(id), model.delete(id));
    if (!past.added.has(id)) past.erased.add(id);
  } else {
    const rows = step.import.map(({ id, version }) => goal(id, { input: `${id} as of ${version}` }));
    const told = await importRows(database, { 'smart-goals': rows }, { batch: 3 });
    const taken = new Map<number, string>();
    for (const [index, { id, input }] of rows.entries()) {
      const outcome = told['smart-goals']?.[index];
      if (past.erased.has(id)) assert.equal(outcome, 'erased');
      else if (taken.has(id) && taken.get(id) !== input) assert.match(outcome ?? '', /^id: Another row/);
      else if (taken.has(id)) assert.equal(outcome, 'unchanged');
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

interface Past {
  readonly added: Set<number>;
  readonly erased: Set<number>;
  highest: number;
}

export function importGoalsContract(kind: DatabaseKind): void {
  suite(`imports of smart goals into ${kind.name}`, { concurrency: true }, () => {
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
        { numRuns: 25 },
      );
    });

    test('of an import that stops before the end nothing is seen, and the next one clears it away', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importGoals(opened, [5, 6]);
      await using _dead = await stopped(await database.open(), [1, 2, 7, 20]);
      await holds(opened, texts([5, 6]));
      assert.equal(await rowCount(opened), 6);
      await silence(opened);
      await (await begin(opened))[Symbol.asyncDispose]();
      assert.equal(await rowCount(opened), 2);
      await holds(opened, texts([5, 6]));
      const { id } = await createSmartGoalStore(opened).add(newGoal({ input: 'goal 7' }));
      assert.equal(id, 7, 'the ids that were kept are free again');
      await holds(opened, texts([5, 6, 7]));
    });

    test('a goal that is created while others are on their way has an id of its own', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importGoals(opened, [5, 6]);
      const dead = await stopped(await database.open(), [1, 2, 7, 20]);
      const { id } = await createSmartGoalStore(opened).add(newGoal({ input: 'goal 21' }));
      assert.equal(id, 21);
      await holds(opened, texts([5, 6, 21]));
      await silence(opened);
      await (await begin(opened))[Symbol.asyncDispose]();
      await holds(opened, texts([5, 6, 21]));
      // Whoever was thought to have ended clears away nothing of what came since.
      const alive = await stopped(await database.open(), [8, 30]);
      await dead[Symbol.asyncDispose]();
      assert.equal(await rowCount(opened), 5);
      await alive[Symbol.asyncDispose]();
      assert.equal(await rowCount(opened), 3);
      await importGoals(opened, [1, 7]);
      await holds(opened, texts([1, 5, 6, 7, 21]));
    });

    test('while one import gives signs of life, no other begins, and no goal is erased', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importGoals(opened, [5, 6]);
      const session = await stopped(await database.open(), [7]);
      const ended = new AbortController();
      const living = (async () => {
        while (!ended.signal.aborted) {
          const seen_at = Temporal.Now.instant().toString({ fractionalSecondDigits: 6 });
          await opened.write((transaction) =>
            transaction.updateTable('goal_arrivals').set({ seen_at }).execute(),
          );
          await wait(100);
        }
      })();
      await assert.rejects(begin(await database.open()), ImportRunningError);
      await assert.rejects(createEraser(await database.open()).eraseGoal(5), ImportRunningError);
      ended.abort();
      await living;
      await session[Symbol.asyncDispose]();
      await holds(opened, texts([5, 6]));
    });

    test('of two imports that write goals at once the second is refused, and the first is whole', async () => {
      for (const others of [
        [3, 4, 8],
        [20, 21],
      ]) {
        await using database = await kind.create();
        const opened = await database.open();
        await importGoals(opened, [5, 6]);
        const first = await begin(await database.open());
        const second = await begin(await database.open());
        await takeAll(first, { 'smart-goals': [1, 3, 7, 8].map((id) => goal(id)) });
        await takeAll(second, { 'smart-goals': others.map((id) => goal(id)) });
        let late: Promise<void> | undefined;
        const early = first.publish(() => {
          late ??= assert
            .rejects(publish(second), ImportRunningError)
            .then(() => second[Symbol.asyncDispose]());
        }, AbortSignal.timeout(60_000));
        await early;
        await late;
        await holds(opened, texts([1, 3, 5, 6, 7, 8]));
        await first[Symbol.asyncDispose]();
        await holds(opened, texts([1, 3, 5, 6, 7, 8]));
        await importGoals(opened, others);
        await holds(opened, texts([...new Set([1, 3, 5, 6, 7, 8, ...others])]));
      }
    });

    test('an import without goals leaves alone those that another one has on their way', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const other = await begin(opened);
      const session = await stopped(await database.open(), [7]);
      await publish(other);
      await other[Symbol.asyncDispose]();
      const arrivals = await opened.reader.selectFrom('goal_arrivals').select('id').execute();
      assert.equal(arrivals.length, 1);
      await session[Symbol.asyncDispose]();
      assert.equal(await rowCount(opened), 0);
    });

    test('an import whose goals were cleared away, since it was silent for long, publishes nothing', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importGoals(opened, [5, 6]);
      const session = await begin(await database.open());
      await takeAll(session, { 'smart-goals': [1, 9].map((id) => goal(id)) });
      let silent: Promise<unknown> | undefined;
      const publishing = session.publish((done) => {
        if (done === 0) silent ??= wait(10).then(() => silence(opened));
      }, AbortSignal.timeout(60_000));
      await assert.rejects(publishing, ChangedMeanwhileError);
      await silent;
      await session[Symbol.asyncDispose]();
      await holds(opened, texts([5, 6]));
      await importGoals(opened, [1, 9]);
      await holds(opened, texts([1, 5, 6, 9]));
      assert.equal(await rowCount(opened), 4);
    });

    test('goals that another import has on their way are not known yet', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const session = await begin(opened);
      const dead = await stopped(await database.open(), [1, 2]);
      const told = await takeAll(session, { 'smart-goals': [goal(1), goal(2), goal(3)] });
      assert.deepEqual(told['smart-goals'], ['created', 'created', 'created']);
      await assert.rejects(publish(session), ImportRunningError);
      await dead[Symbol.asyncDispose]();
      await publish(session);
      await session[Symbol.asyncDispose]();
      await holds(opened, texts([1, 2, 3]));
    });
  });
}
