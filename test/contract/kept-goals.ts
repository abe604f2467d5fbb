/** What every store of goals under private addresses promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ADDRESS_HOLDER } from '../../src/domain/eraser.ts';
import { NO_ORIGIN } from '../../src/domain/origin.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createKeptGoals, createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newGoal } from './examples.ts';

const SECRETS = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB'] as const;

/** Runs the suite over a kind of database. */
export function keptGoalsContract(kind: DatabaseKind): void {
  suite(`goals under private addresses in ${kind.name}`, kind.options, () => {
    test('are among the others, found by their secret alone, and gone with their address when they are erased', async () => {
      await using database = await kind.create();
      const here = await database.open();
      const kept = createKeptGoals(here);
      const goals = createSmartGoalStore(here);
      await goals.add(newGoal());
      const version = await goals.version();
      const [one, two] = [newGoal({ input: 'one' }), newGoal({ input: 'two', language: null })];
      const first = await kept.keep(one, { secret: SECRETS[0] }, NO_ORIGIN);
      await kept.keep(two, { secret: SECRETS[1] }, NO_ORIGIN);
      assert.notEqual(await goals.version(), version);
      assert.deepEqual(await goals.find(first.id), first);
      const { items } = await goals.page({ limit: 3, offset: 0 });
      assert.deepEqual(
        items.map(({ input }) => input),
        ['two', 'one', newGoal().input],
      );
      const { id, output } = first;
      assert.deepEqual(await kept.find(SECRETS[0]), { id, input: 'one', output, language: 'en' });
      assert.equal((await kept.find(SECRETS[1]))?.language, null);
      assert.equal(await kept.find('CCCCCCCCCCCCCCCCCCCCCC'), null);

      // No secret leads to two goals, and what was refused left nothing behind.
      await assert.rejects(kept.keep(one, { secret: SECRETS[1] }, NO_ORIGIN));
      assert.equal((await goals.page({ limit: 1, offset: 0 })).count, 3);

      await createEraser(here, TEST_DIGESTS).eraseGoal(id, ADDRESS_HOLDER);
      assert.equal(await kept.find(SECRETS[0]), null);
      assert.equal((await kept.find(SECRETS[1]))?.input, 'two');
      const rows = await here.reader.selectFrom('goal_addresses').select('goal_id').execute();
      assert.deepEqual(
        rows.map(({ goal_id }) => Number(goal_id)),
        [3],
      );
    });

    test('are signed with one key, whichever process asks', async () => {
      await using database = await kind.create();
      const keys = await Promise.all(
        [await database.open(), await database.open()].map((opened) => createKeptGoals(opened).signingKey()),
      );
      assert.equal(keys[0], keys[1]);
      assert.match(keys[0] ?? '', /^[\w-]{43}$/);
    });
  });
}
