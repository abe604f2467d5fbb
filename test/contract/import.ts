/** What every store of imports promises, whatever is imported: all is seen at once, or nothing is left. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ChangedMeanwhileError, type ImportSession } from '../../src/domain/import-store.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createExportStore } from '../../src/store/export.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { createCourseStore } from '../../src/store/records/records.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { COLLECTION_NAMES } from '../../src/store/schema.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newCourse, newGoal } from './examples.ts';
import { importAgainContract } from './import-again.ts';
import { importFixedContract } from './import-fixed.ts';
import { importGoalsContract } from './import-goals.ts';
import { importPeopleContract } from './import-people.ts';
import { importProgrammeContract } from './import-programme.ts';
import { importRelationsContract } from './import-relations.ts';
import {
  course,
  day,
  dump,
  exception,
  feedback,
  goal,
  importRows,
  manager,
  mentee,
  publish,
  type Rows,
  revisions,
  SMALL,
  TODAY,
  takeAll,
} from './importing.ts';

/** Something of every kind. */
const ROWS: Rows = {
  ...SMALL,
  'pre-lead-statuses': [
    { id: 20, name: 'New', value: 'new', order: 20, background: '#000000', disabled: true },
  ],
  erasures: [
    {
      digest: TEST_DIGESTS.email('gone@example.org'),
      what: 'person',
      erased_at: Temporal.Instant.from('2026-01-01T00:00:00Z'),
      key: TEST_DIGESTS.fingerprint,
    },
  ],
  rounds: [
    {
      title: 'Extra',
      titles: null,
      order: 4,
      due: { counts_from: 'start', days: 3 },
      roles: ['mentee'],
      cohort: null,
      active: null,
    },
  ],
  exceptions: [exception('Bea', 'Ada', { due_date: day('2026-12-01') })],
  feedbacks: [feedback('Bea', 'Cleo', { external_id: '1' })],
  courses: [course(5), course(6, { deactivated: true })],
  'smart-goals': [goal(1), goal(2)],
};

const begin = (database: Database): Promise<ImportSession> =>
  createImportStore(database, () => TODAY, TEST_DIGESTS).begin();

/** The suite of imports, kind by kind. */
export function importStoreContract(kind: DatabaseKind): void {
  suite(`imports into ${kind.name}`, kind.options, () => {
    test('nothing is seen before it is published, and all of it afterwards, by all', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const other = await database.open();
      const before = await dump(other);
      await using session = await begin(opened);
      const told = await takeAll(session, ROWS);
      assert.deepEqual(new Set(Object.values(told).flat()), new Set(['created']));
      assert.deepEqual(await dump(other), before);
      const versions = async () => [
        await createProgrammeStore(other, () => TODAY).version(),
        await createCourseStore(other).version(),
        await createSmartGoalStore(other).version(),
      ];
      const versionsBefore = await versions();
      await publish(session);
      for (const one of [opened, other]) {
        assert.equal((await createCourseStore(one).list()).length, 2);
        assert.equal((await createProgrammeStore(one, () => TODAY).read()).relations.length, 2);
        assert.equal((await createSmartGoalStore(one).page({ limit: 1, offset: 0 })).count, 2);
      }
      for (const [index, version] of (await versions()).entries())
        assert.notEqual(version, versionsBefore[index]);
    });

    test('a session that ends without publishing, or that is stopped, leaves nothing', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, { courses: [course(1)], 'smart-goals': [goal(7)] });
      const before = await dump(opened);
      {
        await using session = await begin(opened);
        await takeAll(session, ROWS);
      }
      assert.deepEqual(await dump(opened), before);
      {
        await using session = await begin(opened);
        await takeAll(session, ROWS);
        await assert.rejects(session.publish(AbortSignal.abort(new Error('stop'))), /stop/);
      }
      assert.deepEqual(await dump(opened), before);
      {
        await using session = await begin(opened);
        await takeAll(session, ROWS);
        const stop = new AbortController();
        const publishing = session.publish(stop.signal);
        stop.abort(new Error('stop'));
        await assert.rejects(publishing, /stop/);
      }
      assert.deepEqual(await dump(opened), before);
    });

    test('the same rows again change nothing, not even a revision', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      const before = await dump(opened);
      const told = await importRows(opened, ROWS);
      assert.deepEqual(new Set(Object.values(told).flat()), new Set(['unchanged']));
      assert.deepEqual(await dump(opened), before);
    });

    test('only the collections that change get another revision', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const none = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, 0]));
      assert.deepEqual(await revisions(opened), none);
      await importRows(opened, { courses: [course(1)] });
      assert.deepEqual(await revisions(opened), { ...none, courses: 1 });
      await importRows(opened, {
        courses: [course(1)],
        'smart-goals': [goal(1)],
        managers: [manager('Maria')],
      });
      assert.deepEqual(await revisions(opened), { ...none, courses: 1, 'smart-goals': 1, programme: 1 });
      await importRows(opened, { 'smart-goals': [goal(1)], managers: [manager('Maria')] });
      assert.deepEqual(await revisions(opened), { ...none, courses: 1, 'smart-goals': 1, programme: 1 });
    });

    test('what somebody else changed meanwhile is not overwritten', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const other = await database.open();
      await importRows(opened, SMALL);
      const changes: readonly (readonly [Rows, () => Promise<unknown>])[] = [
        [
          { participants: [mentee('Emil')] },
          () =>
            createProgrammeStore(other, () => TODAY).change((writer) =>
              writer.addManager({ first_name: 'Nora', last_name: null, email: 'nora@example.org' }),
            ),
        ],
        [{ courses: [course(5)] }, () => createCourseStore(other).add(newCourse())],
        [{ managers: [manager('Olga')] }, () => importRows(other, { managers: [manager('Pia')] })],
      ];
      for (const [rows, change] of changes) {
        await using session = await begin(opened);
        await takeAll(session, { ...rows, 'smart-goals': [goal(100)] });
        await change();
        const before = (await dump(opened)).filter((line) => !line.startsWith('smart_goals'));
        await assert.rejects(publish(session), ChangedMeanwhileError);
        await session[Symbol.asyncDispose]();
        assert.deepEqual(await dump(opened), before);
      }
    });

    test('what it does not touch may change meanwhile, and goals may be written', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const other = await database.open();
      await importRows(opened, { ...SMALL, courses: [course(5)], 'smart-goals': [goal(5)] });
      await using session = await begin(opened);
      const told = await takeAll(session, {
        ...SMALL,
        courses: [course(6)],
        'smart-goals': [goal(1), goal(9)],
      });
      await createSmartGoalStore(other).add(newGoal());
      await createProgrammeStore(other, () => TODAY).change((writer) =>
        writer.addManager({ first_name: 'Nora', last_name: null, email: 'nora@example.org' }),
      );
      await publish(session);
      assert.deepEqual([told.courses, told.relations], [['created'], ['unchanged', 'unchanged']]);
      const { items } = await createSmartGoalStore(other).page({ limit: 9, offset: 0 });
      assert.deepEqual(
        items.map(({ id }) => id),
        [9, 6, 5, 1],
      );
      assert.equal((await createCourseStore(other).list()).length, 2);
    });

    test('an id that was given to a new goal meanwhile is not given twice', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await using session = await begin(opened);
      await takeAll(session, { 'smart-goals': [goal(1)] });
      const { id } = await createSmartGoalStore(opened).add(newGoal());
      assert.equal(id, 1);
      await assert.rejects(publish(session), ChangedMeanwhileError);
    });

    test('an export sees one moment, whatever is imported and erased meanwhile', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, ROWS);
      const out = async () =>
        createExportStore(opened).read(async (source) => {
          const people = (await Array.fromAsync(source.rows('participants'))).flat();
          await importRows(opened, { participants: [mentee('Late')], 'smart-goals': [goal(3)] });
          await createEraser(opened, TEST_DIGESTS).eraseGoal(1);
          const goals = (await Array.fromAsync(source.rows('smart-goals'))).flat();
          return [people.length, goals.map(({ id }) => id)];
        });
      assert.deepEqual(await out(), [3, [1, 2]]);
    });
  });
  importGoalsContract(kind);
  importPeopleContract(kind);
  importRelationsContract(kind);
  importAgainContract(kind);
  importFixedContract(kind);
  importProgrammeContract(kind);
}
