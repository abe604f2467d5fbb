/** What the intake of feedbacks and the store of unassigned ones promise. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { IncomingFeedback } from '../../src/domain/operations/unassigned-feedback.ts';
import { readErasures, repeatErasures } from '../../src/store/backup/erasures.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import {
  createFeedbackIntake,
  createUnassignedFeedbackStore,
} from '../../src/store/feedbacks/feedback-intake.ts';
import { createReceivedFeedbackStore } from '../../src/store/feedbacks/received-feedbacks.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { said } from '../support/said.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { dump } from './importing.ts';
import { fillMentored, SINCE } from './mentored.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const today = () => TODAY;
const EVERYTHING = { limit: 30, offset: 0 };
const BY = { who: 'Maria', account_id: null, reason: null };

const delivery = (external_id: string, said: Partial<IncomingFeedback> = {}): IncomingFeedback => ({
  source: 'form',
  external_id,
  received_on: TODAY.subtract({ days: 2 }),
  role: 'mentee',
  person: 'ada@example.org',
  partner: null,
  relation: null,
  round: 'Chemistry',
  ...said,
});

/** Bea (2) mentors Ada (1), Cleo (3), and Dora (4), whose relation is over. */
async function stores(opened: Database) {
  await fillMentored(opened);
  return {
    intake: createFeedbackIntake(opened, today),
    unassigned: createUnassignedFeedbackStore(opened, today),
    received: createReceivedFeedbackStore(opened, today),
    operations: createProgrammeOperations(opened, today),
  };
}

const erase = async (database: Database, name: string): Promise<void> => {
  const eraser = createEraser(database, TEST_DIGESTS);
  const person = await eraser.findPerson(name);
  assert.ok(person !== null, `${name} is not found`);
  await eraser.erasePerson(person, TODAY);
};

/** Runs the suite over a kind of database. */
export function unassignedFeedbackStoreContract(kind: DatabaseKind): void {
  suite(`unassigned feedbacks in ${kind.name}`, kind.options, () => {
    test('what is clear is recorded once, and the rest is kept once, with why and with what may be meant', async () => {
      await using database = await kind.create();
      const { intake, unassigned, received, operations } = await stores(await database.open());
      const first = await intake.take(delivery('1', { role: null }));
      assert.deepEqual(await intake.take(delivery('1', { role: null })), first);
      assert.equal(first.kind === 'recorded' && first.feedback.role, 'mentee');
      // A clock that is wrong, as far as days go, is no reason to keep it: it was received today.
      const wrong = [
        TODAY.add({ days: 1 }),
        SINCE.subtract({ days: 1 }),
        Temporal.PlainDate.from('0001-01-01'),
      ];
      for (const [index, received_on] of wrong.entries()) {
        const { kind: what, ...more } = await intake.take(
          delivery(`wrong ${index}`, { round: '2', received_on }),
        );
        assert.equal(what, 'recorded');
        assert.equal('feedback' in more && String(more.feedback.received_on), String(TODAY));
      }
      const onFirstDay = await intake.take(delivery('2', { round: '2', received_on: SINCE }));
      assert.equal(onFirstDay.kind === 'recorded' && String(onFirstDay.feedback.received_on), String(SINCE));
      assert.equal((await operations.history({ limit: 9 }))[0]?.who, 'form');

      const bea = { role: 'mentor', person: 'bea@example.org' } as const;
      const kept: readonly (readonly [Partial<IncomingFeedback>, string, RegExp])[] = [
        [{ person: null }, 'no person', /^Nothing says who gave it\.$/],
        [{ person: 'nobody@example.org' }, 'unknown person', /^There is no mentee “nobody@example\.org”/],
        [{ role: null, person: 'nobody' }, 'unknown person', /^There is no participant “nobody”\.$/],
        [{ role: null, person: '4' }, 'unknown person', /id of one mentee and the external id of another/],
        [{ person: null, relation: 1, role: null }, 'unknown role', /mentee or the mentor/],
        [{ person: null, relation: 99 }, 'unknown relation', /^There is no relation 99\.$/],
        [{ round: 'Sports' }, 'unknown round', /^There is no round “Sports”/],
        [{ round: null }, 'no round', /^Nothing says which round it is\.$/],
        [{ partner: 'cleo@example.org' }, 'unknown relation', /has no relation with “cleo@example\.org”/],
        [bea, 'several relations', /^Bea Example \(2\) has 2 open relations/],
      ];
      for (const [index, [said, reason]] of kept.entries()) {
        const version = await unassigned.version();
        const outcome = { kind: 'unassigned', number: index + 1, reason };
        assert.deepEqual(await intake.take(delivery(`kept ${index}`, said)), outcome);
        assert.deepEqual(await intake.take(delivery(`kept ${index}`, said)), outcome);
        assert.notEqual(await unassigned.version(), version);
      }
      assert.equal(await unassigned.count(), kept.length);
      const { count, items } = await unassigned.page(EVERYTHING);
      assert.equal(count, kept.length);
      for (const [index, [, reason, problem]] of kept.entries()) {
        const item = items.at(-1 - index);
        assert.deepEqual([item?.number, item?.reason], [index + 1, reason]);
        assert.match(item?.problem ?? '', problem);
      }
      assert.deepEqual(
        items[0]?.candidates.map(({ relation, partner }) => [relation, partner]),
        [
          [1, 'ada@example.org'],
          [2, 'cleo@example.org'],
        ],
      );
      assert.deepEqual((await unassigned.page({ limit: 2, offset: 1 })).items, items.slice(1, 3));
      assert.deepEqual(await unassigned.find(10), items[0]);
      assert.equal(await unassigned.find(99), null);
      assert.equal((await received.page(EVERYTHING, {})).count, 2);
    });

    test('is assigned by an operation, whose undo makes it unassigned again, and whose redo assigns it', async () => {
      await using database = await kind.create();
      const { intake, unassigned, received, operations } = await stores(await database.open());
      const sent = delivery('1', { person: 'bea@private.example.org', role: null });
      assert.equal((await intake.take(sent)).kind, 'unassigned');
      for (const target of [{}, { relation: 1 }, { relation: 99, role: 'mentor' as const }]) {
        assert.ok('refused' in (await unassigned.assign(1, target, BY)), JSON.stringify(target));
      }
      assert.ok('refused' in (await unassigned.assign(2, { relation: 1, role: 'mentor' }, BY)));
      const target = { relation: 2, role: 'mentor' } as const;
      const preview = await unassigned.previewAssignment(1, target, null);
      assert.ok('summary' in preview);
      assert.match(
        said(preview),
        /^Chemistry, mentor Bea Example \(2\) with Cleo Example \(3\): received on/,
      );
      const done = await unassigned.assign(1, target, BY);
      assert.ok('number' in done);
      assert.equal(await unassigned.count(), 0);
      assert.deepEqual(await intake.take(sent), { kind: 'assigned', number: 1 });
      assert.ok('refused' in (await unassigned.assign(1, target, BY)));
      const [feedback] = (await received.page(EVERYTHING, {})).items;
      assert.deepEqual(
        [feedback?.relation, feedback?.role, feedback?.source, feedback?.external_id],
        [2, 'mentor', 'form', '1'],
      );
      assert.equal(String(feedback?.received_on), '2026-11-19');

      const undone = await operations.undo(done.number, BY);
      assert.ok('number' in undone);
      assert.deepEqual([await unassigned.count(), (await received.page(EVERYTHING, {})).count], [1, 0]);
      const redone = await operations.undo(undone.number, BY);
      assert.ok('number' in redone);
      assert.deepEqual([await unassigned.count(), (await received.page(EVERYTHING, {})).count], [0, 1]);
    });

    test('is assigned as it was delivered once that is clear, also by the next delivery', async () => {
      await using database = await kind.create();
      const { intake, unassigned, received, operations } = await stores(await database.open());
      const received_on = SINCE.subtract({ years: 1 });
      const emil = delivery('1', { person: 'emil@example.org', relation: 1, received_on });
      const fritz = delivery('2', { person: 'fritz@example.org', round: 'Final' });
      for (const one of [emil, fritz]) assert.equal((await intake.take(one)).kind, 'unassigned');
      for (const email of ['emil@example.org', 'fritz@example.org']) {
        const created = await operations.perform(
          { kind: 'change-person', person_id: 1, patch: { email } },
          BY,
        );
        assert.ok('number' in created);
        if (email !== 'emil@example.org') continue;
        assert.equal((await unassigned.find(1))?.problem, null);
        assert.ok('number' in (await unassigned.assign(1, {}, BY)));
        const [assigned] = (await received.page(EVERYTHING, {})).items;
        assert.equal(String(assigned?.received_on), String(TODAY), 'before the relation began');
      }
      assert.equal((await intake.take(fritz)).kind, 'recorded');
      assert.equal(await unassigned.count(), 0);
    });

    test('is dismissed without its respondent, and not kept again', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { intake, unassigned } = await stores(opened);
      const sent = delivery('1', { person: 'nobody@example.org' });
      await intake.take(sent);
      const nobody = { account: null, token: null };
      assert.ok((await unassigned.dismiss(2, 'a test', nobody)) !== undefined);
      assert.equal(await unassigned.dismiss(1, 'a test', nobody), undefined);
      assert.ok((await unassigned.dismiss(1, 'a test', nobody)) !== undefined);
      assert.ok('refused' in (await unassigned.assign(1, { relation: 1, role: 'mentee' }, BY)));
      assert.deepEqual(await intake.take(sent), { kind: 'dismissed', number: 1 });
      assert.equal(await unassigned.count(), 0);
      assert.deepEqual(
        (await dump(opened)).filter((line) => line.includes('nobody@')),
        [],
      );
    });

    test('leaves nothing of somebody who is erased, also of who is known by it alone', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { intake, unassigned } = await stores(opened);
      const said: readonly Partial<IncomingFeedback>[] = [
        { person: 'Bea@example.org', role: 'mentor' },
        { person: 'Bea Example', role: null },
        { person: '2', role: 'mentor', round: 'Sports' },
        { person: 'nobody@example.org', partner: 'bea@example.org' },
        { person: 'grabea@example.org' },
        { person: '2', round: 'Sports' },
        { person: 'private@example.net' },
        { person: 'stranger@example.net' },
      ];
      for (const [index, one] of said.entries()) await intake.take(delivery(`${index + 1}`, one));
      await unassigned.assign(7, { relation: 1, role: 'mentor' }, BY);
      const eraser = createEraser(opened, TEST_DIGESTS);
      assert.equal((await eraser.findPerson('bea@example.org'))?.unassigned, 5);
      await erase(opened, 'bea@example.org');
      const lines = await dump(opened);
      assert.deepEqual(
        lines.filter((line) => /\bbea\b|private@/i.test(line)),
        [],
      );
      const left = (await unassigned.page(EVERYTHING)).items;
      assert.deepEqual(
        left.map(({ number, person, partner }) => [number, person, partner]),
        [
          [8, 'stranger@example.net', null],
          [6, '2', null],
          [5, 'grabea@example.org', null],
          [4, 'nobody@example.org', null],
        ],
      );
      await erase(opened, 'stranger@example.net');
      assert.equal(await unassigned.find(8), null);
      // As a restore leaves it: the backup has what was erased since.
      await intake.take(delivery('8', said[7]));
      const erasures = await readErasures(opened.reader, await opened.tables());
      await repeatErasures(opened, erasures, TEST_DIGESTS, TODAY);
      assert.equal(await unassigned.count(), 3);
      for (const name of ['', '2', 'example.org', 'stranger@example.net'])
        assert.equal(await eraser.findPerson(name), null, name);
    });
  });
}
