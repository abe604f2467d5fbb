/** What every store of smart goals promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { SmartGoal, SmartGoalStore } from '../../src/domain/smart-goal.ts';
import type { Database } from '../../src/store/database.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import type { DatabaseKind } from './database-kind.ts';
import { anyInstant, anyText, awkwardTexts, comparable, newGoal } from './examples.ts';

const FARTHEST = Number.MAX_SAFE_INTEGER;
const ALL = { limit: 1000, offset: 0 };

/** Adds so many goals one after the other, and gives them newest first. */
async function addGoals(store: SmartGoalStore, number: number): Promise<readonly SmartGoal[]> {
  const added: SmartGoal[] = [];
  for (let index = 1; index <= number; index += 1) {
    added.unshift(await store.add(newGoal({ input: `goal ${index}` })));
  }
  return added;
}

/** The positions and the count as they are kept beside the records. */
async function bookkeeping({ reader }: Database) {
  const rows = await reader.selectFrom('smart_goals').select(['id', 'position']).orderBy('id').execute();
  const { count } = await reader
    .selectFrom('collections')
    .select('count')
    .where('name', '=', 'smart-goals')
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), positions: rows.map(({ position }) => position), count };
}

/** Runs the suite over a kind of database. */
export function smartGoalStoreContract(kind: DatabaseKind): void {
  suite(`smart goals in ${kind.name}`, kind.options, () => {
    test('there are none at first, whatever page is asked for', async () => {
      await using database = await kind.create();
      const store = createSmartGoalStore(await database.open());
      for (const offset of [0, 1, 30, FARTHEST]) {
        assert.deepEqual(await store.page({ limit: 30, offset }), { count: 0, items: [] });
      }
    });

    test('ids grow, positions have no gap, and the newest comes first', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createSmartGoalStore(opened);
      const added = await addGoals(store, 7);
      const { count, items } = await store.page(ALL);
      assert.equal(count, 7);
      assert.deepEqual(items.map(comparable), added.map(comparable));
      const ids = added.map(({ id }) => id).reverse();
      assert.deepEqual(
        ids,
        ids.toSorted((one, other) => one - other),
      );
      assert.equal(new Set(ids).size, 7);
      assert.deepEqual(await bookkeeping(opened), { ids, positions: [1, 2, 3, 4, 5, 6, 7], count: 7 });
    });

    test('a clock that is set back changes nothing in their order, nor on which page they are', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createSmartGoalStore(opened);
      // Back by an hour, by a day and by years, forth again, and the same twice.
      const clock = ['2028-02-29T12:00:00Z', '2028-02-29T11:00:00Z', '2028-02-28T12:00:00Z'];
      clock.push('1970-01-01T00:00:00Z', '2028-03-01T00:00:00Z', '2028-03-01T00:00:00Z');
      for (const time of clock) await store.add(newGoal({ created_at: Temporal.Instant.from(time) }));
      const { items } = await store.page(ALL);
      assert.deepEqual(
        items.map(({ id, created_at }) => `${id} ${created_at}`),
        clock.map((time, index) => `${index + 1} ${time}`).toReversed(),
      );
      for (const [offset, item] of items.entries()) {
        const page = await store.page({ limit: 1, offset });
        assert.deepEqual(page.items.map(comparable), [comparable(item)]);
      }
      const { positions } = await bookkeeping(opened);
      assert.deepEqual(positions, [1, 2, 3, 4, 5, 6]);
    });

    test('every page is what a list would give, at any limit and offset', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createSmartGoalStore(opened);
      const model: SmartGoal[] = [];
      const request = fc.record({
        limit: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1000 })),
        offset: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: FARTHEST })),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.nat({ max: 3 }),
          fc.array(request, { minLength: 1, maxLength: 8 }),
          async (more, requests) => {
            model.unshift(...(await addGoals(store, more)));
            for (const { limit, offset } of [...requests, { limit: 1, offset: FARTHEST }]) {
              const { count, items } = await store.page({ limit, offset });
              assert.equal(count, model.length);
              assert.deepEqual(
                items.map(comparable),
                model.slice(offset, offset + limit).map(comparable),
                `limit ${limit}, offset ${offset}`,
              );
            }
          },
        ),
        { numRuns: kind.runs(20), endOnFailure: true },
      );
      const { positions, count } = await bookkeeping(opened);
      assert.deepEqual(
        positions,
        model.map((_, index) => index + 1),
      );
      assert.equal(count, model.length);
    });

    test('the version is another one after every change, and only then', async () => {
      await using database = await kind.create();
      const store = createSmartGoalStore(await database.open());
      const versions = [await store.version()];
      for (let change = 1; change <= 5; change += 1) {
        await store.add(newGoal());
        versions.push(await store.version());
        await store.page(ALL);
        assert.equal(await store.version(), versions.at(-1));
      }
      assert.equal(new Set(versions).size, 6);
    });

    test('another connection sees a goal, and its version, as soon as it is added', async () => {
      await using database = await kind.create();
      const [writer, reader] = [await database.open(), await database.open()].map(createSmartGoalStore);
      assert.ok(writer !== undefined && reader !== undefined);
      for (let count = 1; count <= 10; count += 1) {
        const before = await reader.version();
        const { id } = await writer.add(newGoal());
        assert.notEqual(await reader.version(), before);
        assert.equal(await reader.version(), await writer.version());
        const page = await reader.page({ limit: 1, offset: 0 });
        assert.deepEqual([page.count, page.items[0]?.id], [count, id]);
      }
    });

    test('of fifty goals added at once by two connections none is lost', async () => {
      await using database = await kind.create();
      const opened = [await database.open(), await database.open()] as const;
      const stores = opened.map(createSmartGoalStore);
      const added = await Promise.all(
        stores.flatMap((store, which) =>
          Array.from({ length: 25 }, (_, index) => store.add(newGoal({ input: `${which}/${index}` }))),
        ),
      );
      assert.equal(new Set(added.map(({ id }) => id)).size, 50);
      const { count, items } = await createSmartGoalStore(opened[0]).page(ALL);
      assert.equal(count, 50);
      assert.deepEqual(
        items.map(comparable),
        added.toSorted((one, other) => other.id - one.id).map(comparable),
      );
      const { positions } = await bookkeeping(opened[1]);
      assert.deepEqual(
        positions,
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
    });

    test('ids grow in the order of the answers', async () => {
      await using database = await kind.create();
      const store = createSmartGoalStore(await database.open());
      const answered: number[] = [];
      await Promise.all(
        Array.from({ length: 20 }, async () => answered.push((await store.add(newGoal())).id)),
      );
      assert.deepEqual(
        answered,
        answered.toSorted((one, other) => one - other),
      );
    });

    test('every text and every instant of the years 1 to 9999 comes back as it was', async () => {
      await using database = await kind.create();
      const store = createSmartGoalStore(await database.open());
      const comesBack = async (goal: Parameters<typeof store.add>[0]) => {
        const added = await store.add(goal);
        const { created_at, input, output, input_tokens, output_tokens } = goal;
        const shown = { id: added.id, created_at, input, output, input_tokens, output_tokens };
        assert.deepEqual(comparable(added), comparable(shown));
        const { items } = await store.page({ limit: 1, offset: 0 });
        assert.deepEqual(items.map(comparable), [comparable(added)]);
      };
      for (const input of awkwardTexts) await comesBack(newGoal({ input, output: input }));
      for (const instant of [
        '0001-01-01T00:00:00Z',
        '1969-12-31T23:59:59.999999Z',
        '9999-12-31T23:59:59.999999Z',
      ]) {
        await comesBack(newGoal({ created_at: Temporal.Instant.from(instant) }));
      }
      await fc.assert(
        fc.asyncProperty(anyText, anyText, anyInstant, fc.nat(), (input, output, created_at, tokens) =>
          comesBack(
            newGoal({ input, output, created_at, input_tokens: tokens, output_tokens: tokens % 257 }),
          ),
        ),
        { numRuns: 20 },
      );
    });

    test('who wrote a goal is kept beside it, and not shown', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createSmartGoalStore(opened);
      await store.add(newGoal({ writer: 'openai', model: 'some-model', language: 'sl' }));
      const kept = await opened.reader
        .selectFrom('smart_goals')
        .select(['writer', 'model', 'language'])
        .execute();
      assert.deepEqual(kept.map(comparable), [{ writer: 'openai', model: 'some-model', language: 'sl' }]);
      assert.deepEqual(Object.keys((await store.page(ALL)).items[0] ?? {}), [
        'id',
        'created_at',
        'input',
        'output',
        'input_tokens',
        'output_tokens',
      ]);
    });

    test('of changes that come at once, those that fail take no others along', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createSmartGoalStore(opened);
      const broken: object = { ...newGoal(), input: null };
      const outcomes = await Promise.allSettled(
        Array.from({ length: 100 }, (_, index) =>
          Promise.resolve(Reflect.apply(store.add, store, [index % 7 === 3 ? broken : newGoal()])),
        ),
      );
      for (const [index, { status }] of outcomes.entries()) {
        assert.equal(status, index % 7 === 3 ? 'rejected' : 'fulfilled', String(index));
      }
      const { positions, count } = await bookkeeping(opened);
      const good = outcomes.filter(({ status }) => status === 'fulfilled').length;
      assert.deepEqual({ count, last: positions.at(-1) }, { count: good, last: good });
    });

    test('a change that fails leaves nothing behind', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createSmartGoalStore(opened);
      await addGoals(store, 2);
      const version = await store.version();
      const broken: object = { ...newGoal(), input: null };
      await assert.rejects(Reflect.apply(store.add, store, [broken]));
      assert.equal(await store.version(), version);
      const [added] = await addGoals(store, 1);
      const { positions, count } = await bookkeeping(opened);
      assert.deepEqual({ positions, count }, { positions: [1, 2, 3], count: 3 });
      assert.equal((await store.page(ALL)).items[0]?.id, added?.id);
    });
  });
}
