/** What imports of smart goals promise that are stopped, or that are not the only ones. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ChangedMeanwhileError,
  ImportRunningError,
  type ImportSession,
} from '../../src/domain/import-store.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newGoal } from './examples.ts';
import { goal, publish, TODAY, takeAll } from './importing.ts';
import { holds, importGoals, texts } from './importing-goals.ts';

const LONG_AGO = '2020-01-01T00:00:00.000000Z';

const begin = (database: Database): Promise<ImportSession> =>
  createImportStore(database, () => TODAY, TEST_DIGESTS).begin();

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
  }, AbortSignal.timeout(300_000));
  await assert.rejects(publishing, /stopped/);
  return session;
}

export function runningGoalImportContract(kind: DatabaseKind): void {
  suite(`imports of smart goals on their way into ${kind.name}`, {
    concurrency: true,
    ...kind.options,
  }, () => {
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
      await assert.rejects(
        createEraser(await database.open(), TEST_DIGESTS).eraseGoal(5),
        ImportRunningError,
      );
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
        }, AbortSignal.timeout(300_000));
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
      const imported = await opened.reader.selectFrom('goal_arrivals').select('id').execute();
      assert.equal(imported.length, 1);
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
      }, AbortSignal.timeout(300_000));
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
