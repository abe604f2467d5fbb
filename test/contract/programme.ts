/** What the programme's store promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { type FeedbackNeeded, owedFeedbacks } from '../../src/domain/due-feedbacks.ts';
import type { Programme } from '../../src/domain/programme.ts';
import { assertDueFeedbacksAreRight } from '../support/many-pairs.ts';
import { dueFeedbacks, toFeedbackNeeded } from '../support/needed-feedbacks.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import type { DatabaseKind } from './database-kind.ts';
import { fillPlan } from './filling.ts';
import { type ProgrammePlan, programmePlan } from './random-programme.ts';

const comparable = (list: readonly FeedbackNeeded[]) =>
  list.map((one) => ({ ...one, due_date: one.due_date.toString() }));

/** Of all that is owed the query lists one a person and round, due on the earliest day; the others are owed no less. */
function assertListsTheLongestOverdue(
  listed: ReturnType<typeof comparable>,
  programme: Programme,
  today: Temporal.PlainDate,
): void {
  const earliest = new Map<string, string>();
  for (const { person, round, due_date } of owedFeedbacks(programme, today)) {
    const key = `${person.id} ${round.title}`;
    const day = due_date.toString();
    if (day < (earliest.get(key) ?? '9999')) earliest.set(key, day);
  }
  const found = new Map(listed.map(({ model_id, title, due_date }) => [`${model_id} ${title}`, due_date]));
  assert.deepEqual(found, earliest);
}

/** Runs the suite over a kind of database. */
export function programmeStoreContract(kind: DatabaseKind): void {
  suite(`the programme in ${kind.name}`, kind.options, () => {
    test('has the three rounds from the beginning, and nothing else', async () => {
      await using database = await kind.create();
      const store = createProgrammeStore(await database.open(), () => Temporal.PlainDate.from('2026-11-21'));
      const { rounds, ...rest } = await store.read();
      assert.deepEqual(rounds, [
        {
          id: 1,
          title: 'Chemistry',
          titles: null,
          order: 1,
          due: { counts_from: 'start', days: 14 },
          roles: ['mentee', 'mentor'],
          active: true,
          cohorts: [],
        },
        {
          id: 2,
          title: 'Mid Program',
          titles: null,
          order: 2,
          due: { counts_from: 'share', share: 0.5, days_without_end: 90 },
          roles: ['mentee', 'mentor'],
          active: true,
          cohorts: [],
        },
        {
          id: 3,
          title: 'Final',
          titles: null,
          order: 3,
          due: { counts_from: 'end', days: 0, days_without_end: 180 },
          roles: ['mentee', 'mentor'],
          active: true,
          cohorts: [],
        },
      ]);
      assert.deepEqual(rest, {
        managers: [],
        participants: [],
        relations: [],
        exceptions: [],
        feedbacks: [],
      });
      assert.deepEqual(await store.list(), []);
    });

    test('the list is what the definition says, whatever the programme', async () => {
      let listed = 0;
      await fc.assert(
        fc.asyncProperty(programmePlan, async (plan) => {
          await using database = await kind.create();
          const opened = await database.open();
          const store = await fillPlan(opened, plan);
          await assertDueFeedbacksAreRight(opened);
          const programme = await store.read();
          const expected = dueFeedbacks(programme, plan.today).map((due) => toFeedbackNeeded(due, programme));
          listed += expected.length;
          const list = comparable(await store.list());
          assert.deepEqual(list, comparable(expected));
          assertListsTheLongestOverdue(list, programme, plan.today);
        }),
        { numRuns: kind.runs(60) },
      );
      assert.ok(listed > kind.runs(24), `only ${listed} entries were compared`);
    });

    test('records come back as they were written', async () => {
      await fc.assert(
        fc.asyncProperty(programmePlan, async (plan) => {
          await using database = await kind.create();
          const { relations, exceptions, feedbacks } = await (
            await fillPlan(await database.open(), plan)
          ).read();
          const text = (value: unknown): string => JSON.stringify(value);
          const byKey = (one: {
            readonly relation_id: number;
            readonly round_id: number;
            readonly role: string;
          }) => `${one.relation_id} ${one.round_id} ${one.role}`;
          const sorted = <One extends Parameters<typeof byKey>[0]>(list: readonly One[]): One[] =>
            list.toSorted((one, other) => (byKey(one) < byKey(other) ? -1 : 1));
          assert.equal(
            text(relations),
            text(
              plan.relations.map((relation, index) => ({ id: index + 1, ...relation })).map(orderLikeStore),
            ),
          );
          assert.equal(
            text(exceptions.map(exceptionLikePlan)),
            text(sorted(plan.exceptions).map(exceptionLikePlan)),
          );
          assert.equal(feedbacks.length, plan.feedbacks.length);
        }),
        { numRuns: kind.runs(20) },
      );
    });

    test('the version is another one after a change, and on another day', async () => {
      await using database = await kind.create();
      let today = Temporal.PlainDate.from('2026-11-21');
      const store = createProgrammeStore(await database.open(), () => today);
      const first = await store.version();
      assert.equal(await store.version(), first);
      await store.change((writer) =>
        writer.addManager({ first_name: 'Maria', last_name: null, email: 'maria@example.org' }),
      );
      const second = await store.version();
      assert.notEqual(second, first);
      today = today.add({ days: 1 });
      assert.notEqual(await store.version(), second);
    });

    test('a change that fails leaves nothing behind', async () => {
      await using database = await kind.create();
      const store = createProgrammeStore(await database.open(), () => Temporal.PlainDate.from('2026-11-21'));
      const failing = store.change(async (writer) => {
        await writer.addManager({ first_name: 'Maria', last_name: null, email: 'maria@example.org' });
        throw new Error('no');
      });
      await assert.rejects(failing, /no/);
      assert.deepEqual((await store.read()).managers, []);
    });
  });
}

/** The keys in the order in which the store gives them. */
function orderLikeStore({
  id,
  mentor_id,
  mentee_id,
  manager_id,
  cohort,
  start,
  end,
  history,
  ...others
}: ProgrammePlan['relations'][number] & { readonly id: number }) {
  return { id, mentor_id, mentee_id, manager_id, cohort, ...others, start, end, history };
}

function exceptionLikePlan({
  relation_id,
  round_id,
  role,
  due_date,
  waived,
  reason,
}: ProgrammePlan['exceptions'][number]) {
  return { relation_id, round_id, role, due_date, waived, reason };
}
