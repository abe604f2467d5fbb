/** What imports of courses, pre-lead statuses and feedback rounds promise. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ImportedRows } from '../../src/domain/imported-rows.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createCourseStore, createPreLeadStatusReader } from '../../src/store/records/records.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newCourse } from './examples.ts';
import { course, dump, exception, importRows, relation, SMALL, TODAY } from './importing.ts';

const courses = async (database: Database): Promise<readonly string[]> =>
  (await createCourseStore(database).list()).map(({ id, code, title }) => `${id}: ${code} ${title}`);

const round = (
  title: string,
  order: number,
  more: Partial<ImportedRows['rounds']> = {},
): ImportedRows['rounds'] => ({
  title,
  titles: null,
  order,
  due: { counts_from: 'start', days: 14 },
  roles: ['mentee', 'mentor'],
  cohort: null,
  active: null,
  ...more,
});

export function importFixedContract(kind: DatabaseKind): void {
  suite(`imports of courses, statuses and rounds into ${kind.name}`, kind.options, () => {
    test('a course is told by its id, or else by its code; empty cells clear nothing', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createCourseStore(opened);
      await store.add(newCourse({ code: 5, title: 'Five', event_w1: 'evt', deactivated: true }));
      await store.add(newCourse({ code: 6 }));
      await store.add(newCourse({ code: 6 }));
      const { courses: told = [] } = await importRows(opened, {
        courses: [
          course(5, { title: 'Five', date_w1: Temporal.Instant.from('2026-05-04T18:00:00+02:00') }),
          course(6),
          course(6, { id: 2, title: 'Six' }),
          course(7, { id: 9 }),
          course(8),
          course(8),
          course(8, { gsheet_name: 'other' }),
        ],
      });
      assert.match(
        told[1] ?? '',
        /^code: The courses 2 and 3 have this code\. Choose one with the column id/,
      );
      assert.match(told[6] ?? '', /^gsheet_name: It says otherwise than line 5/);
      assert.deepEqual(
        told.filter((one) => !one.includes(':')),
        ['changed', 'changed', 'created', 'created', 'unchanged'],
      );
      assert.deepEqual(await courses(opened), [
        '1: 5 Five',
        '2: 6 Six',
        '3: 6 Find your direction',
        '9: 7 Course 7',
        '10: 8 Course 8',
      ]);
      const [first] = await store.list();
      assert.deepEqual(
        [first?.event_w1, first?.deactivated, first?.date_w1?.toString()],
        ['evt', true, '2026-05-04T16:00:00Z'],
      );
      assert.equal((await store.add(newCourse())).id, 11);
    });

    test('an id that a course has got in the same import is not another one’s', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const rows = [course(5), course(6, { id: 1 })];
      const { courses: told = [] } = await importRows(opened, { courses: rows });
      assert.deepEqual(told, ['created', 'created']);
      assert.deepEqual(await courses(opened), ['1: 6 Course 6', '2: 5 Course 5']);
    });

    test('statuses exchange their places, names and ids, and contradict nothing', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const reader = createPreLeadStatusReader(opened);
      const statuses = await reader.list();
      const turned = statuses.map((status, index) => ({ ...status, order: 9 - index, id: 30 - index }));
      const told = await importRows(opened, { 'pre-lead-statuses': turned });
      assert.deepEqual(new Set(told['pre-lead-statuses']), new Set(['changed']));
      assert.deepEqual(JSON.stringify(await reader.list()), JSON.stringify(turned.toReversed()));
      const before = await dump(opened);
      assert.deepEqual(
        new Set((await importRows(opened, { 'pre-lead-statuses': turned }))['pre-lead-statuses']),
        new Set(['unchanged']),
      );
      const [one, other] = turned;
      assert.ok(one !== undefined && other !== undefined);
      for (const [rows, expected] of [
        [
          [{ ...one, order: other.order }],
          /^order: “Call scheduled” and “Call done” would both have 8|^order: “.*” and “.*” would both have 8/,
        ],
        [[one, { ...one, name: 'Another' }], /^name: It says otherwise than line 1/],
      ] as const) {
        const outcomes = (await importRows(opened, { 'pre-lead-statuses': rows }))['pre-lead-statuses'];
        assert.match(outcomes?.at(-1) ?? '', expected);
      }
      assert.deepEqual(await dump(opened), before);
    });

    test('rounds exchange their places, and what is due moves with them', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, { ...SMALL, exceptions: [exception('Bea', 'Ada', { waived: true })] });
      const store = createProgrammeStore(opened, () => TODAY);
      const owedFrom = async () =>
        (
          await opened.reader
            .selectFrom('due_feedbacks')
            .groupBy('relation_id')
            .select((of) => of.fn.min('due_on').as('day'))
            .orderBy('relation_id')
            .execute()
        ).map(({ day }) => day);
      assert.deepEqual(await owedFrom(), ['2026-05-18', '2026-05-18']);
      const rows = [
        round('mid program', 1, { due: { counts_from: 'start', days: 0 }, roles: ['mentee'] }),
        round('CHEMISTRY', 2, { due: { counts_from: 'start', days: 100 }, roles: ['mentor'] }),
        round('Extra', 7, { due: { counts_from: 'end', days: -3, days_without_end: 150 } }),
      ];
      assert.deepEqual((await importRows(opened, { rounds: rows })).rounds, [
        'changed',
        'changed',
        'created',
      ]);
      assert.deepEqual(await owedFrom(), ['2026-05-04', '2026-05-04']);
      assert.deepEqual(
        (await store.list()).map(
          ({ title, role, model_id, due_date }) => `${title} ${role} ${model_id} ${due_date}`,
        ),
        [
          'mid program mentee 1 2026-05-04',
          'mid program mentee 3 2026-05-04',
          'CHEMISTRY mentor 2 2026-08-12',
          'Final mentee 1 2026-10-31',
          'Final mentee 3 2026-10-31',
          'Final mentor 2 2026-10-31',
          'Extra mentee 1 2026-10-01',
          'Extra mentee 3 2026-10-01',
          'Extra mentor 2 2026-10-01',
        ],
      );
      const before = await dump(opened);
      assert.deepEqual((await importRows(opened, { rounds: rows })).rounds, [
        'unchanged',
        'unchanged',
        'unchanged',
      ]);
      const clash = await importRows(opened, {
        rounds: [round('New', 7), round('Extra', 7), round('Other', 8), round('other', 8)],
      });
      assert.match(clash.rounds?.[0] ?? '', /^order: “New” and “Extra” would both have 7/);
      assert.match(clash.rounds?.[3] ?? '', /^title: It says otherwise than line 3/);
      assert.deepEqual(await dump(opened), before);
    });

    test('a round is told by its title before its number', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, {
        ...SMALL,
        rounds: [round('2', 9)],
        relations: [relation('Bea', 'Ada')],
        exceptions: [
          exception('Bea', 'Ada', { round: '2', waived: true }),
          exception('Bea', 'Ada', { round: '3', waived: true }),
        ],
      });
      const { exceptions } = await createProgrammeStore(opened, () => TODAY).read();
      assert.deepEqual(
        exceptions.map(({ round_id }) => round_id),
        [3, 4],
      );
    });
  });
}
