/** That a person whose records were merged is found by the address of either, until the merge is undone. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Signature } from '../../src/domain/origin.ts';
import type { Database } from '../../src/store/database.ts';
import { createDeskReader } from '../../src/store/desk/desk-reader.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createExportStore } from '../../src/store/export.ts';
import { createReceivedFeedbackStore } from '../../src/store/feedbacks/received-feedbacks.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { refusalSaid } from '../support/said.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { dump, email, feedback, importRows, mentee, mentor, relation, SMALL, TODAY } from './importing.ts';

const BY: Signature = { who: 'Nora', account_id: null, reason: null };
const OLD = 'ada.double@example.org';
const ROWS = {
  ...SMALL,
  participants: [
    ...SMALL.participants,
    mentee('Ada', { email: OLD, full_name: 'A. Example' }),
    mentor('Dora'),
  ],
  relations: [...SMALL.relations, relation('Dora', 'Ada', { mentee_email: OLD, cohort: 'Autumn' })],
};

const operationsOn = (database: Database) => createProgrammeOperations(database, () => TODAY);

async function merge(database: Database, keep_id = 1, remove_id = 4): Promise<number> {
  const merged = await operationsOn(database).perform({ kind: 'merge-people', keep_id, remove_id }, BY);
  assert.ok('number' in merged, JSON.stringify(merged));
  return merged.number;
}

const report = (database: Database, partner: string, person = OLD) =>
  createReceivedFeedbackStore(database, () => TODAY).receive({
    role: 'mentee',
    person,
    round: 'Chemistry',
    partner,
    relation: null,
    received_on: null,
    source: null,
    external_id: null,
  });

/** The address of whom an erasure would find. */
const addressFor = async (database: Database, name: string) =>
  (await createEraser(database, TEST_DIGESTS).findPerson(name))?.email;

/** Declares the suite. */
export function mergedPeopleContract(kind: DatabaseKind): void {
  suite(`merged people in ${kind.name}`, kind.options, () => {
    test('are found by the former address in reports, files and by name; an undo takes that back', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, ROWS);
      const before = await dump(database);
      const back = await operationsOn(database).undo(await merge(database), BY);
      assert.ok('number' in back, JSON.stringify(back));
      const records = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('collections'));
      assert.deepEqual(records(await dump(database)), records(before));
      assert.equal(await addressFor(database, OLD), OLD);

      await merge(database);
      assert.equal(await addressFor(database, OLD), email('Ada'));
      const { person } = await report(database, email('Dora'), OLD.toUpperCase());
      assert.equal(person, email('Ada'));
      // As a partner, too.
      const partner = await createReceivedFeedbackStore(database, () => TODAY).receive({
        role: 'mentor',
        person: email('Bea'),
        round: 'Chemistry',
        partner: OLD,
        relation: null,
        received_on: null,
        source: null,
        external_id: null,
      });
      assert.equal(partner.partner, email('Ada'));

      const read = await createProgrammeStore(database, () => TODAY).read();
      assert.deepEqual(read.participants.find(({ id }) => id === 1)?.former_emails, [OLD]);
      // The same files change nothing, however they name the person.
      const again = await importRows(database, {
        ...ROWS,
        feedbacks: [feedback('Dora', 'Ada', { mentee_email: OLD, cohort: 'Autumn', received_on: TODAY })],
      });
      assert.deepEqual(again.participants, Array(5).fill('unchanged'));
      assert.deepEqual(again.relations, Array(3).fill('unchanged'));
      assert.deepEqual(again.feedbacks, ['unchanged']);
      const taken = await operationsOn(database).perform(
        { kind: 'create-person', role: 'mentee', full_name: 'Other', email: OLD, external_id: null },
        BY,
      );
      assert.match(refusalSaid(taken), /is that of a record that was merged into the mentee/);
    });

    test('are found by the external id that was replaced by hand before, until it is set again or undone', async () => {
      await using place = await kind.create();
      const database = await place.open();
      const participants = [
        ...SMALL.participants,
        mentee('Ada', { email: OLD, external_id: 'first' }),
        mentor('Dora'),
      ];
      await importRows(database, { ...ROWS, participants });
      const operations = operationsOn(database);
      const set = async (external_id: string | null) => {
        const done = await operations.perform(
          { kind: 'change-person', person_id: 4, patch: { external_id } },
          BY,
        );
        assert.ok('number' in done, JSON.stringify(done));
        return done.number;
      };
      const former = async () =>
        (await database.reader.selectFrom('former_external_ids').selectAll().execute()).map(
          (row) => `${row.participant_id} ${row.external_id}`,
        );
      await set('second');
      assert.deepEqual(await former(), ['4 first']);
      await set('first');
      assert.deepEqual(await former(), ['4 second']);
      const third = await set('third');
      await operations.undo(third, BY);
      assert.deepEqual(await former(), ['4 second']);
      await merge(database);
      const { person } = await report(database, email('Dora'), 'second');
      assert.equal(person, email('Ada'));
      const told = await importRows(database, {
        participants: [mentee('Ada', { email: OLD, external_id: 'second' })],
      });
      assert.deepEqual(told.participants, ['unchanged']);
    });

    test('an external id that is removed finds nobody, and can be given to somebody else', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      const change = (person_id: number, external_id: string | null) =>
        operationsOn(database).perform({ kind: 'change-person', person_id, patch: { external_id } }, BY);
      assert.ok('number' in (await change(1, 'typo')));
      const replaced = await change(1, 'right');
      assert.ok('number' in replaced);
      assert.match(refusalSaid(await change(3, 'typo')), /is a former one of the mentee Ada Example \(1\)/);
      await operationsOn(database).undo(replaced.number, BY);
      for (const [id, text] of [
        [1, null],
        [3, 'typo'],
        [1, 'right'],
      ] as const) {
        assert.ok('number' in (await change(id, text)), `${id} ${text}`);
      }
    });

    test('keep their former addresses through further merges and exports, until they are erased', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, ROWS);
      await merge(database, 1, 4);
      await merge(database, 3, 1);
      const exported = await createExportStore(database).read(async ({ rows }) =>
        (await Array.fromAsync(rows('participants'))).flat(),
      );
      const kept = exported.find(({ id }) => id === 3);
      assert.equal(kept?.former_emails, `${OLD} ${email('Ada')}`);
      await using fresh = await kind.create();
      const other = await fresh.open();
      await importRows(other, { participants: exported });
      const told = await importRows(other, {
        participants: [...exported, mentee('Ada'), mentee('Ada', { email: OLD })],
      });
      assert.deepEqual(new Set(told.participants), new Set(['unchanged']));

      const eraser = createEraser(database, TEST_DIGESTS);
      const person = await eraser.findPerson(OLD);
      assert.deepEqual(
        person?.participants.map(({ id }) => id),
        [3],
      );
      assert.ok(person !== null);
      await eraser.erasePerson(person, TODAY);
      const left = [
        ...(await dump(database)),
        JSON.stringify(await database.reader.selectFrom('history_changes').selectAll().execute()),
      ];
      assert.deepEqual(
        left.filter((line) => /double|ada@|cleo@/.test(line)),
        [],
      );
      assert.deepEqual(await importRows(database, { participants: [mentee('Ada', { email: OLD })] }), {
        participants: ['erased'],
      });
    });

    test('are found by the external id of either, in reports, files and exports, until they are erased', async () => {
      await using place = await kind.create();
      const database = await place.open();
      const ids = { kept: 'C 1%', lost: 'airtable rec/2 %41' };
      const participants = [
        ...SMALL.participants.map((one) =>
          one.email === email('Ada') ? { ...one, external_id: ids.kept } : one,
        ),
        mentee('Ada', { email: OLD, external_id: ids.lost }),
        mentor('Dora', { external_id: 'd1' }),
        mentor('Dora', { email: 'dora.double@example.org', external_id: 'd2' }),
      ];
      await importRows(database, { ...ROWS, participants });
      const before = await dump(database);
      const merged = await merge(database);
      const back = await operationsOn(database).undo(merged, BY);
      assert.ok('number' in back, JSON.stringify(back));
      const records = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('collections'));
      assert.deepEqual(records(await dump(database)), records(before));

      await merge(database);
      await merge(database, 5, 6);
      // Both of the pair by what only the deleted records had.
      const { person } = await report(database, 'd2', ids.lost);
      assert.equal(person, email('Ada'));
      const desk = createDeskReader(database, () => TODAY).seenBy(null);
      for (const id of Object.values(ids)) {
        assert.deepEqual(
          (await desk.findPeople(id.toUpperCase(), 'mentee', 5)).map((one) => one.email),
          [email('Ada')],
          id,
        );
      }
      const said = [
        [mentee('Ada', { external_id: ids.lost })],
        [mentee('Ada', { external_id: ids.kept })],
        [mentee('Ada', { email: 'ada.third@example.org', external_id: ids.lost })],
        participants,
      ];
      for (const rows of said) {
        const told = await importRows(database, { participants: rows });
        assert.deepEqual(new Set(told.participants), new Set(['unchanged']));
      }
      const [refusal] =
        (await importRows(database, { participants: [mentee('Cleo', { external_id: ids.lost })] }))
          .participants ?? [];
      assert.match(JSON.stringify(refusal), /is a former one of another person than Cleo/);
      const taken = await operationsOn(database).perform(
        {
          kind: 'create-person',
          role: 'mentee',
          full_name: 'Other',
          email: email('Other'),
          external_id: ids.lost,
        },
        BY,
      );
      assert.match(refusalSaid(taken), /is a former one of the mentee/);

      const exported = await createExportStore(database).read(async ({ rows }) =>
        (await Array.fromAsync(rows('participants'))).flat(),
      );
      await using fresh = await kind.create();
      const other = await fresh.open();
      await importRows(other, { participants: exported });
      for (const rows of [exported, ...said]) {
        const again = await importRows(other, { participants: rows });
        assert.deepEqual(new Set(again.participants), new Set(['unchanged']));
      }

      const eraser = createEraser(database, TEST_DIGESTS);
      const found = await eraser.findPerson(email('Ada'));
      assert.ok(found !== null);
      await eraser.erasePerson(found, TODAY);
      const left = [
        ...(await dump(database)),
        JSON.stringify(await database.reader.selectFrom('history_changes').selectAll().execute()),
      ];
      assert.deepEqual(
        left.filter((line) => line.includes(ids.lost) || line.includes(ids.kept)),
        [],
      );
      const returned = [mentee('Third', { external_id: ids.lost })];
      assert.deepEqual(await importRows(database, { participants: returned }), { participants: ['erased'] });
    });
  });
}
