/** What the store of received feedbacks promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ConflictError, InvalidValuesError } from '../../src/domain/errors.ts';
import type { ReceivedFeedbackStore, ReportedFeedback } from '../../src/domain/received-feedback.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createReceivedFeedbackStore } from '../../src/store/feedbacks/received-feedbacks.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { said } from '../support/said.ts';
import type { DatabaseKind } from './database-kind.ts';
import { fillMentored } from './mentored.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const today = () => TODAY;
const EVERYTHING = { limit: 30, offset: 0 };

async function filled(database: Database): Promise<ReceivedFeedbackStore> {
  await fillMentored(database);
  return createReceivedFeedbackStore(database, today);
}

const report = (reported: Partial<ReportedFeedback>): ReportedFeedback => ({
  role: 'mentee',
  person: 'ada@example.org',
  round: 'Chemistry',
  partner: '',
  relation: null,
  received_on: null,
  source: null,
  external_id: null,
  ...reported,
});

const fieldsOf = (error: unknown): readonly string[] => {
  assert.ok(error instanceof InvalidValuesError, String(error));
  return Object.keys(error.errors);
};

/** Runs the suite over a kind of database. */
export function receivedFeedbackStoreContract(kind: DatabaseKind): void {
  suite(`received feedbacks in ${kind.name}`, kind.options, () => {
    test('people are named by e-mail address, id or external id, and relations where several are open', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = await filled(opened);
      const version = await store.version();
      const owed = async () => (await createProgrammeStore(opened, today).list()).length;
      const before = await owed();
      assert.deepEqual(await store.receive(report({ person: 'ADA@example.org', source: 'form' })), {
        model_id: 1,
        role: 'mentee',
        person: 'ada@example.org',
        full_name: 'Ada Example',
        round: 'Chemistry',
        partner: 'bea@example.org',
        relation: 1,
        received_on: TODAY,
        source: 'form',
        external_id: null,
      });
      assert.equal(await owed(), before - 1);
      assert.notEqual(await store.version(), version);
      assert.equal((await store.receive(report({ person: 'P-1', round: '2' }))).round, 'Mid Program');
      assert.equal((await store.receive(report({ person: '1', round: 'final' }))).model_id, 1);
      // A relation that is over is meant where there is no other.
      assert.equal((await store.receive(report({ person: 'dora@example.org' }))).relation, 3);

      const bea = { role: 'mentor', person: 'bea@example.org' } as const;
      await assert.rejects(store.receive(report(bea)), (error) => {
        assert.ok(error instanceof ConflictError);
        assert.match(error.message, /^Bea Example \(2\) has 2 open relations/);
        assert.deepEqual(error.details['relations'], [
          {
            relation: 1,
            partner: 'ada@example.org',
            full_name: 'Ada Example',
            cohort: '2026',
            start: '2026-01-05',
            status: 'matched',
          },
          {
            relation: 2,
            partner: 'cleo@example.org',
            full_name: 'Cleo Example',
            cohort: '2026',
            start: '2026-01-05',
            status: 'on_hold',
          },
        ]);
        return true;
      });
      assert.equal((await store.receive(report({ ...bea, partner: 'Cleo@example.org' }))).relation, 2);
      assert.equal((await store.receive(report({ ...bea, relation: 3 }))).partner, 'dora@example.org');
    });

    test('what cannot be assigned is refused by field, and nothing is recorded', async () => {
      await using database = await kind.create();
      const store = await filled(await database.open());
      const rows: readonly (readonly [Partial<ReportedFeedback>, readonly string[]])[] = [
        [{ person: 'nobody@example.org' }, ['person']],
        // Mentees and mentors are told apart.
        [{ role: 'mentor' }, ['person']],
        // The id of Dora is the external id of Cleo.
        [{ person: '4' }, ['person']],
        [{ person: 'nobody', round: 'Sports' }, ['person', 'round']],
        [{ partner: 'cleo@example.org' }, ['partner']],
        [{ relation: 2 }, ['relation']],
        [{ received_on: TODAY.add({ days: 1 }) }, ['received_on']],
      ];
      for (const [reported, fields] of rows) {
        await assert.rejects(store.receive(report(reported)), (error) => {
          assert.deepEqual(fieldsOf(error), fields);
          return true;
        });
      }
      assert.equal((await store.page(EVERYTHING, {})).count, 0);
    });

    test('the same external id is recorded once, also when it comes twice at the same time', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = await filled(opened);
      const sent = report({ external_id: 'response-1', received_on: TODAY.subtract({ days: 3 }) });
      const [first, second] = await Promise.all([store.receive(sent), store.receive(sent)]);
      assert.deepEqual(second, first);
      const version = await store.version();
      // A day later the same response is sent again without its day.
      assert.deepEqual(await store.receive({ ...sent, received_on: null }), first);
      const entries = await createProgrammeOperations(opened, today).history({ limit: 10 });
      assert.deepEqual(
        entries.map(({ kind, rows, who }) => ({ kind, rows, who })),
        [{ kind: 'receive-feedback', rows: 1, who: 'the API' }],
      );
      assert.match(said(entries[0]), /^Chemistry, mentee Ada Example \(1\): received on 2026-11-18/);
      assert.equal(await store.version(), version);
      for (const other of [{ round: 'Final' }, { person: 'cleo@example.org' }]) {
        await assert.rejects(store.receive({ ...sent, ...other }), ConflictError);
      }
      assert.equal((await store.page(EVERYTHING, {})).count, 1);
    });

    test('pages have the latest first, and filters leave others out', async () => {
      await using database = await kind.create();
      const store = await filled(await database.open());
      const days = { Chemistry: '2026-03-01', 'Mid Program': '2026-05-01', Final: '2026-04-01' };
      for (const [round, day] of Object.entries(days)) {
        const received_on = Temporal.PlainDate.from(day);
        await store.receive(report({ round, received_on }));
        await store.receive(report({ person: '3', round, received_on: received_on.add({ days: 1 }) }));
        await store.receive(report({ role: 'mentor', person: '2', relation: 1, round, received_on }));
      }
      const all = await store.page(EVERYTHING, {});
      assert.equal(all.count, 9);
      const listed = all.items.map(({ received_on }) => String(received_on));
      assert.deepEqual(listed, listed.toSorted().reverse());
      const { count, items } = await store.page({ limit: 2, offset: 4 }, {});
      assert.deepEqual({ count, items }, { count: 9, items: all.items.slice(4, 6) });
      assert.deepEqual((await store.page({ limit: 2, offset: 9_007_199_254_740_991 }, {})).items, []);
      assert.equal((await store.page(EVERYTHING, { round: 'chemistry' })).count, 3);
      assert.equal((await store.page(EVERYTHING, { role: 'mentor' })).count, 3);
      assert.equal(
        (await store.page(EVERYTHING, { relation: 2, round: '3' })).items[0]?.full_name,
        'Cleo Example',
      );
      assert.equal((await store.page(EVERYTHING, { relation: 3 })).count, 0);
      await assert.rejects(store.page(EVERYTHING, { round: 'Sports' }), InvalidValuesError);
    });
  });
}
