/** What retention promises: it removes what is old enough, and nobody who is in a relation that is not over. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { RetentionPeriods, RetentionRun } from '../../src/domain/eraser.ts';
import type { Programme } from '../../src/domain/programme.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createRetention } from '../../src/store/erasure/retention.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { fillPlan } from './filling.ts';
import { day, dump, email, goal, importRows, manager, mentee, mentor, relation, TODAY } from './importing.ts';
import { programmePlan } from './random-programme.ts';

const at = (today: Temporal.PlainDate): RetentionRun => ({
  by: 'operator',
  now: today.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: '03:10' }),
  signal: new AbortController().signal,
});

const retentionOf = (database: Database, terms: RetentionPeriods) =>
  createRetention(database, TEST_DIGESTS, terms);

const programmeOf = (database: Database, today = TODAY) => createProgrammeStore(database, () => today).read();

const eventsOf = async ({ reader }: Database) =>
  await reader
    .selectFrom('audit_events')
    .where('action', '=', 'retention')
    .select(['subject', 'record_id', 'detail'])
    .orderBy('number')
    .execute();

/** Who is to go, by the words of the rule alone. */
function expected({ participants, relations, managers }: Programme, until: Temporal.PlainDate): string[] {
  return [...new Set(participants.map((one) => one.email))].filter((address) => {
    const ids = participants.filter((one) => one.email === address).map(({ id }) => id);
    const own = relations.filter((one) => ids.includes(one.mentor_id) || ids.includes(one.mentee_id));
    const ends = own.map(({ history }) => history.at(-1));
    return (
      own.length > 0 &&
      !address.endsWith('@erased.invalid') &&
      !managers.some((one) => one.email === address) &&
      ends.every(
        (end) =>
          end !== undefined &&
          ['completed', 'ended_early', 'declined'].includes(end.status) &&
          end.since.toString() <= until.toString(),
      )
    );
  });
}

export function retentionContract(kind: DatabaseKind): void {
  suite(`retention in ${kind.name}`, kind.options, () => {
    test('removes goals of before a day, in their places and from later imports, and notes how many', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const instant = (text: string) => ({ created_at: Temporal.Instant.from(text) });
      const goals = [
        ...Array.from({ length: 40 }, (_, index) => goal(index + 1, instant('2024-03-01T12:00:00Z'))),
        // The day begins in Berlin an hour before it does in UTC.
        goal(41, instant('2024-11-20T22:59:59Z')),
        goal(42, instant('2024-11-20T23:00:00Z')),
        goal(43, instant('2026-11-01T12:00:00Z')),
        goal(44, instant('2024-05-01T12:00:00Z')),
      ];
      await importRows(opened, { 'smart-goals': goals });
      const retention = retentionOf(opened, { goals: 24, people: null });
      const before = await dump(opened);
      const preview = await retention.preview(at(TODAY).now);
      assert.deepEqual(
        [preview.people, preview.goals?.count, preview.goals?.oldest?.toString()],
        [null, 42, '2024-03-01T12:00:00Z'],
      );
      assert.equal(preview.goals?.newest?.toString(), '2024-11-20T22:59:59Z');
      assert.deepEqual(await dump(opened), before);
      const removed = await retention.remove(at(TODAY));
      assert.deepEqual([removed.goals, removed.people], [42, 0]);
      const rows = await opened.reader.selectFrom('smart_goals').select('id').orderBy('position').execute();
      assert.deepEqual(
        rows.map(({ id }) => id),
        [42, 43],
      );
      const events = await eventsOf(opened);
      assert.deepEqual(
        events.map(({ detail }) => JSON.parse(detail ?? '')),
        [{ by: 'operator', removed: 42, from: 1, to: 44 }],
      );
      const after = await dump(opened);
      assert.deepEqual(await retention.remove(at(TODAY)), {
        goals: 0,
        people: 0,
        remains: null,
      });
      assert.deepEqual(await dump(opened), after);
      const told = await importRows(opened, { 'smart-goals': goals });
      assert.equal(told['smart-goals']?.filter((outcome) => outcome === 'erased').length, 42);
    });

    test('removes people in all their roles, notes it with the reason, and keeps managers and who was in no relation', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const over = { status: 'completed', status_since: day('2022-02-01') } as const;
      const rows = {
        managers: [manager('Maria')],
        participants: [
          ...['Ada', 'Cleo', 'Emil', 'Bea'].map((name) => mentee(name)),
          ...['Bea', 'Dora', 'Maria'].map((name) => mentor(name)),
        ],
        relations: [
          relation('Bea', 'Ada', { start: day('2021-05-04'), ...over }),
          relation('Dora', 'Bea', { start: day('2021-05-04'), ...over, status_since: day('2022-03-01') }),
          relation('Dora', 'Cleo', { status: 'proposed', status_since: day('2026-05-04') }),
          relation('Maria', 'Ada', { start: day('2021-05-04'), ...over }),
        ],
      };
      await importRows(opened, rows);
      const retention = retentionOf(opened, { goals: null, people: 36 });
      const list = (await retention.preview(at(TODAY).now)).people?.list ?? [];
      assert.deepEqual(
        list.map((one) => [one.email, one.participants.map(({ id }) => id), `${one.last.since}`]),
        [
          [email('Ada'), [1], '2022-02-01'],
          [email('Bea'), [4, 5], '2022-03-01'],
        ],
      );
      assert.equal((await retention.remove(at(TODAY))).people, 2);
      const { participants } = await programmeOf(opened);
      assert.deepEqual(
        participants.map(({ full_name }) => full_name.replace(' Example', '')),
        ['(erased)', 'Cleo', 'Emil', '(erased)', '(erased)', 'Dora', 'Maria'],
      );
      const operations = createProgrammeOperations(opened, () => TODAY);
      const entries = await operations.history({ limit: 2 });
      assert.deepEqual(
        entries.map((one) => [one.kind, one.who, one.lasting, one.reason]),
        ['2022-03-01', '2022-02-01'].map((end) => [
          'retention',
          'the operator',
          'erased',
          `The last relation ended on ${end}, and KEEP_PEOPLE_MONTHS is 36`,
        ]),
      );
      assert.deepEqual(
        (await eventsOf(opened)).map(({ subject, record_id }) => `${subject} ${record_id}`),
        ['participant 1', 'participant 4', 'participant 5'],
      );
      const told = await importRows(opened, rows);
      assert.deepEqual(
        told.participants?.map((outcome) => outcome === 'erased'),
        [true, false, false, true, true, false, false],
      );
      assert.equal((await retention.remove(at(TODAY))).people, 0);
    });

    test('removes each person once, also where two processes are at it', async () => {
      await using database = await kind.create();
      const [one, other] = [await database.open(), await database.open()];
      const people = Array.from({ length: 12 }, (_, index) => `P${index}`);
      const over = {
        status: 'completed',
        status_since: day('2020-05-04'),
        start: day('2020-01-01'),
      } as const;
      await importRows(one, {
        participants: [mentor('Bea'), ...people.map((name) => mentee(name))],
        relations: people.map((name) => relation('Bea', name, over)),
      });
      const removed = await Promise.all(
        [one, other].map((opened) => retentionOf(opened, { goals: null, people: 12 }).remove(at(TODAY))),
      );
      // Nobody can know how many each gets; together they get each person once.
      assert.equal(
        removed.reduce((total, { people: count }) => total + count, 0),
        13,
      );
    });

    test('never removes anybody in a relation that is not over, and a second run does nothing', async () => {
      await fc.assert(
        fc.asyncProperty(programmePlan, fc.integer({ min: 1, max: 12 }), async (plan, months) => {
          await using database = await kind.create();
          const opened = await database.open();
          await fillPlan(opened, plan);
          const before = await programmeOf(opened, plan.today);
          const gone = expected(before, plan.today.subtract({ months }));
          const retention = retentionOf(opened, { goals: 1, people: months });
          const { people } = await retention.preview(at(plan.today).now);
          assert.deepEqual(people?.list.map((one) => one.email).toSorted(), gone.toSorted());
          assert.equal((await retention.remove(at(plan.today))).people, gone.length);
          const after = await programmeOf(opened, plan.today);
          assert.deepEqual(
            after.participants.filter((one) => one.full_name === '(erased)').map(({ id }) => id),
            before.participants.filter((one) => gone.includes(one.email)).map(({ id }) => id),
          );
          assert.deepEqual(
            after.relations.map(({ id, history }) => [id, history.map(({ status }) => status)]),
            before.relations.map(({ id, history }) => [id, history.map(({ status }) => status)]),
          );
          const content = await dump(opened);
          assert.equal((await retention.remove(at(plan.today))).people, 0);
          assert.deepEqual(await dump(opened), content);
        }),
        { numRuns: kind.runs(8) },
      );
    });
  });
}
