/** What every store of goals under private addresses promises. */

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { suite, test } from 'node:test';
import { ADDRESS_HOLDER } from '../../src/domain/eraser.ts';
import { FORM_ANSWER_LIMITS } from '../../src/domain/form-answers.ts';
import { NO_ORIGIN } from '../../src/domain/origin.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createFormAnswers } from '../../src/store/records/form-answers.ts';
import { createKeptGoals } from '../../src/store/records/kept-goals.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
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
      const first = await kept.keep(one, SECRETS[0], NO_ORIGIN);
      await kept.keep(two, SECRETS[1], NO_ORIGIN);
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
      await assert.rejects(kept.keep(one, SECRETS[1], NO_ORIGIN));
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

    test('and answers to forms are read by whom they are for, with their key, for a while', async () => {
      await using database = await kind.create();
      const here = await database.open();
      let now = Temporal.Now.instant();
      const answers = createFormAnswers(here, () => now);
      const reader = { account: 1, sees: 'all', onlyManager: null };
      const answer = { status: 422, headers: { 'Content-Type': 'text/html' }, body: '<p>Zoë is not 12' };
      const key = (await answers.keep(answer, reader)) ?? '';
      assert.match(key, /^[\w-]{43}$/);
      assert.deepEqual(await createFormAnswers(await database.open()).find(key, reader), answer);
      for (const other of [
        { ...reader, account: 2 },
        { ...reader, account: null },
        { ...reader, sees: 'own' },
        { ...reader, onlyManager: 'maria@example.org' },
      ])
        assert.equal(await answers.find(key, other), null);
      assert.equal(await answers.find('A'.repeat(43), reader), null);
      // What tells a secret is shown once, of two who ask at the same time to one.
      const secret = { ...answer, isOnce: true };
      const once = (await answers.keep(secret, reader)) ?? '';
      assert.equal(await answers.find(once, { ...reader, account: 2 }), null);
      const shown = await Promise.all([answers.find(once, reader), answers.find(once, reader)]);
      assert.deepEqual(new Set(shown), new Set([secret, null]));
      assert.equal(await answers.find(once, reader), null);
      // Nobody reads it in the database.
      const rows = await here.reader.selectFrom('form_answers').selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes(key));
      const text = Buffer.from(rows[0]?.sealed ?? '', 'base64');
      assert.ok(!text.includes('Zo') && !text.includes('html'));

      // Each account has its room, and nothing is too large for the database.
      const { bytes, minutes, ofOne } = FORM_ANSWER_LIMITS;
      const large = randomBytes(bytes).toString('base64');
      assert.equal(await answers.keep({ ...answer, body: large }, reader), null);
      for (let count = 0; count < ofOne; count += 1) {
        now = now.add({ seconds: 1 });
        await answers.keep(answer, { ...reader, account: 2 });
      }
      assert.deepEqual(await answers.find(key, reader), answer);
      const count = async () =>
        (await here.reader.selectFrom('form_answers').select('digest').execute()).length;
      assert.equal(await count(), ofOne + 1);
      await answers.keep(answer, { ...reader, account: 2 });
      assert.equal(await count(), ofOne + 1);
      now = now.add({ minutes, seconds: 1 });
      assert.equal(await answers.find(key, reader), null);
      await answers.removeOld();
      assert.equal(await count(), 0);
      await answers.keep(answer, reader);
      await createKeptGoals(here).keep(newGoal(), SECRETS[0], NO_ORIGIN);
      await createEraser(here, TEST_DIGESTS).eraseGoal(1, ADDRESS_HOLDER);
      assert.equal(await count(), 0, 'an erasure removes all of them');
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
