/** What every store of goals under private addresses promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { OPEN_ACCESS_CALLER } from '../../src/domain/access.ts';
import { ADDRESS_HOLDER } from '../../src/domain/eraser.ts';
import { NO_ORIGIN } from '../../src/domain/origin.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createMenteeGoals, setAgreement } from '../../src/store/mentee-goals.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { createKeptGoals, createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newGoal } from './examples.ts';
import { importRows, mentee, mentor } from './importing.ts';

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

    test('are a mentee’s behind a personal link, and go with the record into which it is merged', async () => {
      await using database = await kind.create();
      const here = await database.open();
      await importRows(here, { participants: [mentee('Ada'), mentee('Adah'), mentor('Bea')] });
      const goals = createMenteeGoals(here);
      const [ada, adah] = [1, 2];
      const { id } = await createKeptGoals(here).keep(newGoal(), { mentee: adah }, NO_ORIGIN);
      const whose = async () => (await goals.menteeOf(id, OPEN_ACCESS_CALLER))?.id ?? null;
      const agree = (isAgreed: boolean) =>
        here.write((transaction) => setAgreement(transaction, ada, isAgreed));
      await agree(true);
      await agree(true);
      assert.equal(await whose(), null);
      const operations = createProgrammeOperations(here, () => Temporal.PlainDate.from('2027-06-01'));
      const merge = { kind: 'merge-people', keep_id: ada, remove_id: adah } as const;
      assert.ok(
        'number' in (await operations.perform(merge, { who: 'a test', account_id: null, reason: null })),
      );
      assert.equal(await whose(), ada);
      await agree(false);
      assert.equal(await whose(), null);
      assert.equal(await goals.tie(id, 'bea@example.org', OPEN_ACCESS_CALLER), false);
      assert.equal(await goals.tie(id, null, OPEN_ACCESS_CALLER), true);
      assert.equal(await goals.tie(id, 'ADA@example.org', OPEN_ACCESS_CALLER), true);
      await agree(true);
      assert.equal(await whose(), ada);
      await createEraser(here, TEST_DIGESTS).eraseGoal(id, ADDRESS_HOLDER);
      assert.equal(await whose(), null);
    });

    test('go with their mentee, and those of others that mention the mentee are listed', async () => {
      await using database = await kind.create();
      const here = await database.open();
      await importRows(here, { participants: [mentee('Ada'), mentee('Cleo')] });
      const goals = createSmartGoalStore(here);
      const kept = createKeptGoals(here);
      const mentions = newGoal({ input: 'As Ada Example does.' });
      const own = await kept.keep(mentions, { mentee: 1 }, NO_ORIGIN);
      const other = await kept.keep(mentions, { mentee: 2 }, NO_ORIGIN);
      const eraser = createEraser(here, TEST_DIGESTS);
      const person = await eraser.findPerson('ada@example.org');
      assert.deepEqual(person?.goals, [other.id]);
      await eraser.erasePerson(person, Temporal.PlainDate.from('2027-06-01'));
      assert.equal(await goals.find(own.id), null);
      assert.deepEqual((await goals.page({ limit: 9, offset: 0 })).items, [other]);
      // Nothing brings it back.
      await importRows(here, { 'smart-goals': [{ ...mentions, ...own }] });
      assert.equal(await goals.find(own.id), null);
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
