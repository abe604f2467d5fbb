/** What erasing promises: nothing is left of a person or a goal, all else stays as it was, and no import brings it back. */

import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { suite, test } from 'node:test';
import { ChangedMeanwhileError } from '../../src/domain/import-store.ts';
import { type Database, DatabaseOpenError } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createErasureDigests, forgetErasures } from '../../src/store/erasures.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { UNKNOWN_PERSON } from '../support/unknown-person.ts';
import type { DatabaseKind } from './database-kind.ts';
import {
  day,
  dump,
  email,
  exception,
  feedback,
  goal,
  importRows,
  manager,
  mentee,
  mentor,
  publish,
  type Rows,
  relation,
  revisions,
  SMALL,
  TODAY,
  takeAll,
} from './importing.ts';

/** Bea is a manager and a mentee as well, and other systems know her. */
const ROWS = {
  managers: [...SMALL.managers, manager('Bea', { last_name: 'Beispiel' })],
  participants: [
    mentee('Ada', { external_id: '1' }),
    mentor('Bea', { external_id: '1' }),
    mentee('Cleo', { external_id: '3' }),
    mentee('Bea', { external_id: '2' }),
    mentor('Dora', { external_id: '2' }),
  ],
  relations: [
    relation('Bea', 'Ada', { manager_email: email('Maria'), reason: 'Bea asked for her' }),
    relation('Bea', 'Cleo', { status: 'proposed', status_since: day('2026-05-04') }),
    relation('Dora', 'Bea', { manager_email: email('Maria'), status: 'completed' }),
    relation('Dora', 'Ada', { manager_email: email('Bea'), reason: 'Ada asked for her' }),
  ],
  exceptions: [exception('Bea', 'Ada', { due_date: day('2026-12-01'), reason: 'Bea is ill' })],
  feedbacks: [
    feedback('Bea', 'Ada', { role: 'mentor', external_id: 'from Bea' }),
    feedback('Bea', 'Ada', { external_id: 'from Ada' }),
  ],
} as const satisfies Rows;

async function erase(database: Database, name: string): Promise<void> {
  const person = await createEraser(database, TEST_DIGESTS).findPerson(name);
  assert.ok(person !== null, `${name} is not found`);
  await createEraser(database, TEST_DIGESTS).erasePerson(person, TODAY);
}

const BEA = { managers: [manager('Bea')] } as const satisfies Rows;

/** Imports her again, and tells what became of it. */
async function importAgain(database: Database, digests = TEST_DIGESTS) {
  await using session = await createImportStore(database, () => TODAY, digests).begin();
  const taken = await takeAll(session, BEA);
  await publish(session);
  return { outcomes: taken.managers };
}

const programmeOf = (database: Database) => createProgrammeStore(database, () => TODAY).read();

export function eraserContract(kind: DatabaseKind): void {
  suite(`erasing from ${kind.name}`, kind.options, () => {
    test('a person is found by her e-mail in any capitals, or by an id, in all her roles', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      const eraser = createEraser(opened, TEST_DIGESTS);
      for (const name of [' BEA@example.org ', '2', '4']) {
        const person = await eraser.findPerson(name);
        assert.deepEqual(person?.participants.map(({ role, id }) => `${role} ${id}`).sort(), [
          'mentee 4',
          'mentor 2',
        ]);
        assert.deepEqual(
          person?.managers.map(({ email: own }) => own),
          ['bea@example.org'],
        );
        assert.deepEqual([person?.relations, person?.managed], [3, 1]);
      }
      for (const name of ['nobody@example.org', '99', '', 'Bea'])
        assert.equal(await eraser.findPerson(name), null);
    });

    test('and however its letters are put together', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, { participants: [mentee('Zoë', { email: 'zoë@example.org' })] });
      const eraser = createEraser(opened, TEST_DIGESTS);
      const person = await eraser.findPerson('zoë@example.org'.normalize('NFD'));
      assert.ok(person !== null);
      await eraser.erasePerson(person, TODAY);
      assert.equal(await eraser.allowPerson('zoë@example.org'.normalize('NFD')), true);
    });

    test('goals that hold her name or e-mail are named, newest first', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const goals = [
        goal(1, { input: 'I am bea EXAMPLE.' }),
        goal(2, { input: 'Somebody else', output: 'Write to bea@example.org' }),
        goal(3, { input: 'Bea' }),
        goal(4, { output: 'Ask Bea Beispiel.' }),
      ];
      await importRows(opened, { ...ROWS, 'smart-goals': goals });
      assert.deepEqual((await createEraser(opened, TEST_DIGESTS).findPerson('2'))?.goals, [4, 2, 1]);
      assert.deepEqual((await createEraser(opened, TEST_DIGESTS).findPerson('cleo@example.org'))?.goals, []);
    });

    test('nothing of her is left, and her relations end today', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      const before = await programmeOf(opened);
      const version = await createProgrammeStore(opened, () => TODAY).version();
      await erase(opened, 'bea@example.org');
      const lines = await dump(opened);
      assert.deepEqual(
        lines.filter((line) => /\bbea\b/i.test(line)),
        [],
      );
      const after = await programmeOf(opened);
      assert.deepEqual(
        after.participants.filter(({ id }) => id === 2 || id === 4).map((one) => ({ ...one })),
        [
          {
            id: 2,
            role: 'mentor',
            full_name: '(erased)',
            email: 'erased-2@erased.invalid',
            ...UNKNOWN_PERSON,
          },
          {
            id: 4,
            role: 'mentee',
            full_name: '(erased)',
            email: 'erased-4@erased.invalid',
            ...UNKNOWN_PERSON,
          },
        ],
      );
      assert.deepEqual(
        after.managers.map(({ first_name }) => first_name),
        ['Maria'],
      );
      const history = after.relations.map((one) =>
        one.history.map(({ status, since, reason }) => `${status} ${since} ${reason ?? ''}`.trim()),
      );
      assert.deepEqual(history, [
        ['matched 2026-05-04', 'ended_early 2026-11-21'],
        ['proposed 2026-05-04', 'declined 2026-11-21'],
        ['matched 2026-05-04', 'completed 2026-11-21'],
        // Not hers but as a manager: it goes on.
        ['matched 2026-05-04 Ada asked for her'],
      ]);
      assert.deepEqual(
        after.relations.map(({ manager_id }) => manager_id),
        [1, null, 1, null],
      );
      assert.deepEqual(
        after.exceptions.map(({ reason }) => reason),
        [null],
      );
      assert.deepEqual(
        after.feedbacks.map(({ role, external_id }) => [role, external_id]),
        [
          ['mentee', 'from Ada'],
          ['mentor', null],
        ],
      );
      assert.deepEqual(
        [after.relations.length, after.participants.length, after.feedbacks.length],
        [before.relations.length, before.participants.length, before.feedbacks.length],
      );
      assert.notEqual(await createProgrammeStore(opened, () => TODAY).version(), version);
      assert.equal(await createEraser(opened, TEST_DIGESTS).findPerson('bea@example.org'), null);
      assert.equal(await createEraser(opened, TEST_DIGESTS).findPerson('2'), null);
    });

    test('an import leaves out who was erased, and what is about her, and changes nothing', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      await erase(opened, 'bea@example.org');
      const before = [await dump(opened), await revisions(opened)];
      assert.deepEqual(await importRows(opened, ROWS), {
        managers: ['unchanged', 'erased'],
        participants: ['unchanged', 'erased', 'unchanged', 'erased', 'unchanged'],
        // The last one goes on without the manager who was erased.
        relations: ['erased', 'erased', 'erased', 'unchanged'],
        exceptions: ['erased'],
        feedbacks: ['erased', 'erased'],
      });
      assert.deepEqual([await dump(opened), await revisions(opened)], before);
    });

    test('so does one that knows her by another e-mail, but the same external id in the same role', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      await erase(opened, 'ada@example.org');
      const other = { email: email('Other') };
      const told = await importRows(opened, {
        participants: [
          mentee('Ada', { ...other, external_id: '1' }),
          // Mentors are numbered by themselves.
          mentor('Bea', { external_id: '1', full_name: 'Bea Beispiel' }),
        ],
        relations: [relation('Bea', 'Other'), relation('Bea', 'Nobody')],
        feedbacks: [feedback('Bea', 'Other')],
      });
      assert.deepEqual(told.participants, ['erased', 'changed']);
      assert.equal(told.relations?.[0], 'erased');
      assert.match(told.relations?.[1] ?? '', /^mentee_email: There is no mentee nobody@example\.org/);
      assert.deepEqual(told.feedbacks, ['erased']);
    });

    test('who is allowed again comes in again as somebody new, also with her external id', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      await erase(opened, 'bea@example.org');
      await erase(opened, 'ada@example.org');
      const eraser = createEraser(opened, TEST_DIGESTS);
      assert.equal(await eraser.allowPerson('nobody@example.org'), false);
      assert.equal(await eraser.allowPerson(' Bea@example.org'), true);
      assert.equal(await eraser.allowPerson('bea@example.org'), false);
      const told = await importRows(opened, ROWS);
      assert.deepEqual(told.participants, ['erased', 'created', 'unchanged', 'created', 'unchanged']);
      assert.deepEqual(told.managers, ['unchanged', 'created']);
      assert.deepEqual(told.relations, ['erased', 'created', 'created', 'erased']);
    });

    test('what is erased or allowed while an import is under way stays so', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const eraser = createEraser(opened, TEST_DIGESTS);
      await importRows(opened, { ...ROWS, 'smart-goals': [goal(1), goal(2)] });
      const store = createImportStore(opened, () => TODAY, TEST_DIGESTS);
      {
        await using session = await store.begin();
        await eraser.eraseGoal(2);
        await takeAll(session, { 'smart-goals': [goal(2)] });
        await assert.rejects(publish(session), ChangedMeanwhileError);
      }
      assert.deepEqual((await importRows(opened, { 'smart-goals': [goal(2)] }))['smart-goals'], ['erased']);
      {
        await using session = await store.begin();
        await takeAll(session, { participants: [mentee('Cleo', { full_name: 'Cleo Beispiel' })] });
        await erase(opened, 'cleo@example.org');
        await assert.rejects(publish(session), ChangedMeanwhileError);
      }
      {
        await using session = await store.begin();
        await eraser.allowPerson('cleo@example.org');
        await takeAll(session, { participants: [mentee('Emil')] });
        await assert.rejects(publish(session), ChangedMeanwhileError);
      }
      assert.deepEqual((await importRows(opened, { participants: [mentee('Cleo')] })).participants, [
        'created',
      ]);
    });

    test('goals are erased at both ends and between, and their places closed', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const goals = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => goal(id));
      await importRows(opened, { 'smart-goals': goals });
      const left = new Set(goals.map(({ id }) => id));
      const store = createSmartGoalStore(opened);
      for (const id of [1, 8, 3, 6, 5, 4, 2, 7]) {
        const version = await store.version();
        assert.notEqual(await createEraser(opened, TEST_DIGESTS).eraseGoal(id), null);
        left.delete(id);
        assert.notEqual(await store.version(), version);
        const { count, items } = await store.page({ limit: 9, offset: 0 });
        assert.equal(count, left.size);
        assert.deepEqual(
          items.map((one) => one.id),
          [...left].reverse(),
        );
        const { last_position } = await opened.reader
          .selectFrom('collections')
          .where('name', '=', 'smart-goals')
          .select('last_position')
          .executeTakeFirstOrThrow();
        const rows = await opened.reader
          .selectFrom('smart_goals')
          .select('position')
          .orderBy('id', 'desc')
          .execute();
        assert.deepEqual(
          rows.map(({ position }) => position),
          [...left].map((_, place) => last_position - place),
        );
        assert.equal(await createEraser(opened, TEST_DIGESTS).eraseGoal(id), null);
      }
      const told = await importRows(opened, { 'smart-goals': goals });
      assert.deepEqual(new Set(told['smart-goals']), new Set(['erased']));
    });

    test('nobody tells from a copy of the database who was erased', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      await erase(opened, 'bea@example.org');
      const digests = async () => {
        const rows = await opened.reader.selectFrom('erasures').select('digest').execute();
        return rows.map(({ digest }) => digest);
      };
      const plain = hash('sha256', 'mentoring erasure\ne-mail\nbea@example.org', 'hex');
      const own = await digests();
      assert.deepEqual(
        [own.includes(plain), own.includes(TEST_DIGESTS.email('bea@example.org'))],
        [false, true],
      );
    });

    test('with another key nothing is done', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      await erase(opened, 'bea@example.org');
      const before = await dump(opened);
      const wrong = createErasureDigests('one-more-secret-key-for-tests-only');
      {
        await assert.rejects(importAgain(opened, wrong), /The secret key is not that of this database/);
        const person = await createEraser(opened, wrong).findPerson('cleo@example.org');
        assert.ok(person !== null);
        await assert.rejects(createEraser(opened, wrong).erasePerson(person, TODAY), DatabaseOpenError);
        await assert.rejects(createEraser(opened, wrong).allowPerson('bea@example.org'), DatabaseOpenError);
      }
      assert.deepEqual(await dump(opened), before);
    });

    test('a new key while an import runs keeps the import from bringing anybody back', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      await erase(opened, 'bea@example.org');
      await using session = await createImportStore(opened, () => TODAY, TEST_DIGESTS).begin();
      const [row] = BEA.managers.map((row, number) => ({ number, place: 'file, line 2', row }));
      assert.ok(row !== undefined);
      await session.take('managers', [row]);
      const other = await database.open();
      await forgetErasures(other, createErasureDigests('another-secret-key-for-tests-only'));
      await assert.rejects(publish(session), ChangedMeanwhileError);
    });
  });
}
