/** What every store of keys of requests promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { KeyedRequest, Origin } from '../../src/domain/origin.ts';
import { createIdempotencyStore } from '../../src/store/audit.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createCourseStore } from '../../src/store/records/records.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { instantToColumn } from '../../src/store/schema.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newCourse, newGoal } from './examples.ts';

const REQUEST: KeyedRequest = { account: 0, key: 'one', fingerprint: 'of this' };
const by = ({ account, key }: KeyedRequest): Origin => ({
  account: null,
  token: null,
  key: { account, key },
});

/** Runs the suite over a kind of database. */
export function idempotencyStoreContract(kind: DatabaseKind): void {
  suite(`keys of requests in ${kind.name}`, kind.options, () => {
    const opened = async (database: { open(): Promise<Database> }) => {
      const here = await database.open();
      const there = await database.open();
      return { here, keys: createIdempotencyStore(here, 60), others: createIdempotencyStore(there, 60) };
    };

    test('the first is to be done; while it is, others hear so, and afterwards what it created', async () => {
      await using database = await kind.create();
      const { here, keys, others } = await opened(database);
      assert.deepEqual(await keys.claim(REQUEST), { kind: 'first' });
      assert.deepEqual(await others.claim(REQUEST), { kind: 'under way' });
      const { id } = await createCourseStore(here).add(newCourse(), by(REQUEST));
      for (const store of [keys, others])
        assert.deepEqual(await store.claim(REQUEST), { kind: 'done', record: id });
      await keys.release(REQUEST);
      assert.deepEqual(await keys.claim(REQUEST), { kind: 'done', record: id });
    });

    test('a key means something else for another account, and nothing else for another request', async () => {
      await using database = await kind.create();
      const { keys } = await opened(database);
      await keys.claim(REQUEST);
      assert.deepEqual(await keys.claim({ ...REQUEST, account: 7 }), { kind: 'first' });
      assert.deepEqual(await keys.claim({ ...REQUEST, key: 'other' }), { kind: 'first' });
      assert.deepEqual(await keys.claim({ ...REQUEST, fingerprint: 'of that' }), { kind: 'other' });
    });

    test('what came to nothing may be sent again', async () => {
      await using database = await kind.create();
      const { keys, others } = await opened(database);
      await keys.claim(REQUEST);
      await keys.release(REQUEST);
      assert.deepEqual(await others.claim(REQUEST), { kind: 'first' });
    });

    test('of many that come at once over two connections one is the first', async () => {
      await using database = await kind.create();
      const { keys, others } = await opened(database);
      const claims = await Promise.all(
        [keys, others].flatMap((store) => [1, 2, 3].map(() => store.claim(REQUEST))),
      );
      assert.equal(claims.filter((claim) => claim.kind === 'first').length, 1);
      assert.equal(claims.filter((claim) => claim.kind === 'under way').length, 5);
    });

    test('a request whose process has died is not waited for longer than it may take', async () => {
      await using database = await kind.create();
      const { here } = await opened(database);
      const dead = createIdempotencyStore(here, -1);
      const keys = createIdempotencyStore(await database.open(), 60);
      assert.deepEqual(await dead.claim(REQUEST), { kind: 'first' });
      assert.deepEqual(await keys.claim(REQUEST), { kind: 'first' });
      assert.deepEqual(await keys.claim(REQUEST), { kind: 'under way' });
    });

    test('keys are forgotten after a day, and no later than the next is used', async () => {
      await using database = await kind.create();
      const { here, keys } = await opened(database);
      const known = async () =>
        (await here.reader.selectFrom('idempotency_keys').select('key').execute()).map(({ key }) => key);
      await keys.claim(REQUEST);
      const age = (hours: number) =>
        here.write((transaction) =>
          transaction
            .updateTable('idempotency_keys')
            .set({ claimed_at: instantToColumn(Temporal.Now.instant().subtract({ hours })) })
            .execute(),
        );
      await age(23);
      assert.deepEqual(await keys.claim(REQUEST), { kind: 'under way' });
      await age(25);
      await keys.claim({ ...REQUEST, key: 'other' });
      assert.deepEqual(await known(), ['other']);
      assert.deepEqual(await keys.claim(REQUEST), { kind: 'first' });
    });

    test('what was created is found, until it is erased; then nothing that was sent is kept', async () => {
      await using database = await kind.create();
      const { here, keys } = await opened(database);
      const goals = createSmartGoalStore(here);
      await keys.claim(REQUEST);
      const goal = await goals.add(newGoal(), by(REQUEST));
      assert.deepEqual(await goals.find(goal.id), goal);
      assert.equal(await goals.find(goal.id + 1), null);
      await createEraser(here, TEST_DIGESTS).eraseGoal(goal.id);
      assert.equal(await goals.find(goal.id), null);
      for (const fingerprint of [REQUEST.fingerprint, 'of that']) {
        assert.deepEqual(await keys.claim({ ...REQUEST, fingerprint }), { kind: 'erased' });
      }
      const rows = await here.reader.selectFrom('idempotency_keys').selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes(REQUEST.fingerprint));
    });

    test('a course is found by its id', async () => {
      await using database = await kind.create();
      const courses = createCourseStore(await database.open());
      const course = await courses.add(newCourse({ title: 'This one' }));
      await courses.add(newCourse());
      assert.equal((await courses.find(course.id))?.title, 'This one');
      assert.equal(await courses.find(99), null);
    });
  });
}
