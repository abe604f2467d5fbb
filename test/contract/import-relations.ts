/** What imports of relations, exceptions and feedbacks promise. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import type { DatabaseKind } from './database-kind.ts';
import {
  day,
  dump,
  email,
  exception,
  feedback,
  importRows,
  mentee,
  mentor,
  type Rows,
  relation,
  SMALL,
  TODAY,
  type Told,
} from './importing.ts';

const programmeOf = (database: Database) => createProgrammeStore(database, () => TODAY).read();

/** Each relation as `id cohort manager start end: history`. */
async function relations(database: Database): Promise<readonly string[]> {
  return (await programmeOf(database)).relations.map(
    ({ id, cohort, manager_id, start, end, history }) =>
      `${id} ${cohort}, ${manager_id}, ${start} ${end}: ${history.map((one) => `${one.status} ${one.since}`).join(', ')}`,
  );
}

/** Makes sure that outcomes begin as expected. */
function told(outcomes: Told, kind: keyof Told, ...expected: readonly string[]): void {
  assert.deepEqual(
    outcomes[kind]?.map((outcome, index) => outcome.slice(0, expected[index]?.length)),
    expected,
    JSON.stringify(outcomes[kind], null, 1),
  );
}

export function importRelationsContract(kind: DatabaseKind): void {
  suite(`imports of relations into ${kind.name}`, kind.options, () => {
    test('the rows of one relation are its history, in any order and any parts', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const rows = {
        ...SMALL,
        relations: [
          relation('Bea', 'Ada', { status: 'on_hold', status_since: day('2026-07-01') }),
          relation('Bea', 'Cleo', { status: 'completed' }),
          relation('Bea', 'Ada', { status_since: day('2026-05-04'), manager_email: email('Maria') }),
          relation('Bea', 'Ada', { cohort: 'two words', status: 'proposed' }),
          relation('Bea', 'Ada', { status_since: day('2026-08-01'), end: day('2026-12-31') }),
        ],
      };
      told(await importRows(opened, rows), 'relations', ...rows.relations.map(() => 'created'));
      assert.deepEqual(await relations(opened), [
        '1 , 1, 2026-05-04 2026-12-31: matched 2026-05-04, on_hold 2026-07-01, matched 2026-08-01',
        '2 , null, 2026-05-04 null: matched 2026-05-04, completed 2026-11-21',
        '3 two words, null, 2026-05-04 null: proposed 2026-05-04',
      ]);
      const before = await dump(opened);
      told(await importRows(opened, rows), 'relations', ...rows.relations.map(() => 'unchanged'));
      assert.deepEqual(await dump(opened), before);
    });

    test('rows are refused for who is not known, for days in the wrong order, and for what contradicts', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const rows = [
        relation('Bea', 'Ada', { start: day('2026-05-05') }),
        relation('Bea', 'Nobody'),
        relation('Ada', 'Cleo'),
        relation('Bea', 'Cleo', { manager_email: email('Nobody'), cohort: 'a' }),
        relation('Bea', 'Cleo', { end: day('2026-05-01'), cohort: 'b' }),
        relation('Bea', 'Bea', { cohort: 'c' }),
        relation('Bea', 'Ada', { start: day('2026-05-04') }),
      ];
      const outcomes = await importRows(opened, {
        ...SMALL,
        participants: [...SMALL.participants, mentee('Bea')],
        relations: rows,
      });
      told(
        outcomes,
        'relations',
        'created',
        'mentee_email: There is no mentee nobody@',
        'mentor_email: ada@example.org is a mentee here, and no mentor.',
        'manager_email: There is no manager nobody@',
        'start: It is after the end on 2026-05-01.',
        'mentee_email: Nobody is their own mentor.',
        'start: It says otherwise than line 1 of relations.csv, where it is “2026-05-05”.',
      );
      assert.equal((await relations(opened)).length, 1);
    });

    test('of a row whose status is refused nothing is taken', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, SMALL);
      await importRows(opened, {
        relations: [relation('Bea', 'Ada', { status: 'completed', status_since: day('2026-10-01') })],
      });
      const before = await dump(opened);
      const outcomes = await importRows(opened, {
        relations: [
          relation('Bea', 'Ada', { status: 'on_hold', start: day('2026-01-01'), end: day('2027-01-01') }),
          relation('Bea', 'Ada', { cohort: 'new', status: 'completed', status_since: day('2026-10-01') }),
          relation('Bea', 'Ada', { cohort: 'new', status: 'on_hold', status_since: day('2026-10-02') }),
        ],
      });
      told(
        outcomes,
        'relations',
        'status: A relation that is “completed”',
        'created',
        'status: A relation that is',
      );
      const old = new Set(before);
      assert.equal(
        (await dump(opened)).filter((line) => line.startsWith('relations ') && !old.has(line)).length,
        1,
      );
    });

    test('exceptions and feedbacks find their relation, by the cohort where there are several', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, SMALL);
      const only = { relations: [relation('Dora', 'Ada', { cohort: 'x' })], participants: [mentor('Dora')] };
      const outcomes = await importRows(opened, {
        participants: only.participants,
        relations: [...only.relations, relation('Bea', 'Cleo', { cohort: 'y' })],
        exceptions: [
          exception('Bea', 'Ada', { due_date: day('2026-12-01') }),
          exception('Dora', 'Ada', { waived: true, round: ' mid program' }),
          exception('Bea', 'Cleo', { waived: true, cohort: 'y', round: '3' }),
          exception('Bea', 'Cleo', { waived: true }),
          exception('Dora', 'Ada', { waived: true, cohort: 'z' }),
          exception('Dora', 'Cleo', { waived: true }),
          exception('Bea', 'Ada', { round: 'Alchemy' }),
        ],
      });
      told(
        outcomes,
        'exceptions',
        'created',
        'created',
        'created',
        'created',
        'cohort: The relations of dora@example.org and ada@example.org are of the cohorts “x”.',
        'mentee_email: There is no relation of dora@example.org and cleo@example.org.',
        'round: There is no such round. The rounds are “Chemistry”, “Mid Program”, “Final”.',
      );
      const several = await importRows(opened, {
        relations: [relation('Dora', 'Ada', { cohort: 'x y' })],
        feedbacks: [feedback('Dora', 'Ada')],
      });
      told(
        several,
        'feedbacks',
        'cohort: The relations of dora@example.org and ada@example.org are of the cohorts “x”, “x y”.',
      );
      const { exceptions } = await programmeOf(opened);
      assert.deepEqual(
        exceptions.map(
          ({ relation_id, round_id, due_date, waived }) => `${relation_id} ${round_id} ${due_date} ${waived}`,
        ),
        ['1 1 2026-12-01 false', '2 1 null true', '3 2 null true', '4 3 null true'],
      );
    });

    test('a date and a waiver exclude each other: the first import holds, and one import says one of the two', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const [dated, waived] = [
        exception('Bea', 'Ada', { due_date: day('2026-12-01'), reason: 'ill' }),
        exception('Bea', 'Ada', { waived: true }),
      ];
      told(
        await importRows(opened, { ...SMALL, exceptions: [dated, waived] }),
        'exceptions',
        'created',
        'waived: It says otherwise',
      );
      told(
        await importRows(opened, { exceptions: [waived, dated] }),
        'exceptions',
        'unchanged',
        'waived: It',
      );
      const { exceptions } = await programmeOf(opened);
      assert.deepEqual(
        exceptions.map(({ due_date, waived: isWaived, reason }) => [`${due_date}`, isWaived, reason]),
        [['2026-12-01', false, 'ill']],
      );
    });

    test('feedbacks come once, and their external ids are theirs', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const rows = {
        ...SMALL,
        feedbacks: [
          feedback('Bea', 'Ada', { external_id: '1', source: 'typeform' }),
          feedback('Bea', 'Ada', { received_on: day('2026-06-02') }),
          feedback('Bea', 'Cleo', { external_id: '1' }),
          feedback('Bea', 'Ada', { role: 'mentor', external_id: '2' }),
        ],
      };
      const expected = [
        'received_on: It says otherwise',
        'external_id: Another feedback has this external id.',
      ];
      told(await importRows(opened, rows), 'feedbacks', 'created', ...expected, 'created');
      told(await importRows(opened, rows), 'feedbacks', 'unchanged', ...expected, 'unchanged');
      const changes = [
        feedback('Bea', 'Ada', { received_on: day('2026-06-05') }),
        feedback('Bea', 'Cleo', { external_id: '2' }),
      ];
      told(
        await importRows(opened, { feedbacks: changes }),
        'feedbacks',
        'unchanged',
        'external_id: Another',
      );
      const { feedbacks } = await programmeOf(opened);
      assert.deepEqual(
        feedbacks.map(
          ({ role, received_on, source, external_id }) => `${role} ${received_on} ${source} ${external_id}`,
        ),
        ['mentee 2026-06-01 typeform 1', 'mentor 2026-06-01 null 2'],
      );
    });

    test('more relations and longer histories than one statement takes come in, and out of the way again', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const names = Array.from({ length: 501 }, (_, index) => `Mentee${index}`);
      const history = (name: string) =>
        Array.from({ length: 20 }, (_, index) =>
          relation('Bea', name, {
            status: index % 2 === 0 ? 'matched' : 'on_hold',
            status_since: day('2026-01-01').add({ days: index }),
            start: day('2026-01-01'),
          }),
        );
      const rows: Rows = {
        participants: [mentor('Bea'), ...names.map((name) => mentee(name))],
        relations: names.flatMap(history),
      };
      const outcomes = await importRows(opened, rows);
      assert.deepEqual(new Set(outcomes.relations), new Set(['created']));
      const again = await importRows(opened, rows);
      assert.deepEqual(
        new Set([...(again.relations ?? []), ...(again.participants ?? [])]),
        new Set(['unchanged']),
      );
      const { count } = await opened.reader
        .selectFrom('relation_changes')
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      assert.equal(count, 501 * 20);
    });
  });
}
