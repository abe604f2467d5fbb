/** What the desk promises: what it lists is what the definitions say, pages add up, and nobody sees what is not theirs. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type Desk, TREND_MONTHS } from '../../src/domain/desk/desk-reader.ts';
import type { Page, PageRequest } from '../../src/domain/page.ts';
import { folded } from '../../src/domain/people-search.ts';
import { ROLES } from '../../src/domain/programme.ts';
import type { Database } from '../../src/store/database.ts';
import { createDeskReader } from '../../src/store/desk/desk-reader.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { readAllRows } from '../../src/store/programme-reading.ts';
import { foldedText } from '../../src/store/sql-functions.ts';
import { choice, operationFrom } from '../support/random-operations.ts';
import type { DatabaseKind } from './database-kind.ts';
import { tellsEverything } from './desk-details.ts';
import { findsGoals } from './desk-goals.ts';
import { COHORTS, NAMES, plans, questions } from './desk-questions.ts';
import { DeskReference, owedText, pairText } from './desk-reference.ts';
import { fillPlan } from './filling.ts';
import type { ProgrammePlan } from './random-programme.ts';

const BY = { who: 'Maria', account_id: null, reason: null };

/** All pages of a list, and one behind its end; each tells the whole length. */
async function allPages<Item>(
  limit: number,
  read: (page: PageRequest) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let offset = 0; ; offset += limit) {
    const { count, items } = await read({ limit, offset });
    all.push(...items);
    assert.ok(items.length <= limit);
    if (items.length === 0) {
      assert.equal(count, all.length);
      return all;
    }
  }
}

/** Fills a database with a plan, with names and cohorts that are hard to order, and does something to it. */
async function fill(
  database: Database,
  plan: ProgrammePlan,
  choices: readonly Parameters<typeof operationFrom>[0][],
): Promise<void> {
  await fillPlan(database, plan);
  await database.write(async (transaction) => {
    for (const [index, name] of NAMES.entries())
      await transaction
        .updateTable('participants')
        .where('id', '=', index + 1)
        .set({ full_name: name, ...(index === 5 && { email: 'person1@example.org' }) })
        .execute();
    for (const index of plan.relations.keys())
      await transaction
        .updateTable('relations')
        .where('id', '=', index + 1)
        .set({ cohort: COHORTS[index % COHORTS.length] ?? '' })
        .execute();
  });
  const operations = createProgrammeOperations(database, () => plan.today);
  for (const one of choices) {
    const rows = await database.reader.transaction().execute(readAllRows);
    await operations.perform(operationFrom(one, rows, plan.today), BY);
  }
  // As if it had been done in the months before.
  await database.write(async (transaction) => {
    for (const { number } of await operations.history({ limit: 100 })) {
      const at = plan.today.subtract({ days: 200 - 20 * number });
      await transaction
        .updateTable('history')
        .where('number', '=', number)
        .set({ at: `${at}T12:00:00.000000Z` })
        .execute();
    }
  });
}

/** All that the desk says, as text. */
async function everythingOf(desk: Desk, ids: readonly number[]): Promise<string> {
  const page = { limit: 1000, offset: 0 };
  const answers = [
    await desk.owed({}, { by: 'person', descending: false }, page),
    await desk.owed({ dueWithin: 90 }, { by: 'person', descending: false }, page),
    await desk.openByKeys(
      ids.flatMap((relation_id) =>
        [1, 2, 3].flatMap((round_id) => ROLES.map((role) => ({ relation_id, round_id, role }))),
      ),
    ),
    await desk.pairs({}, { by: 'start', descending: false }, page),
    await Promise.all(ids.map((id) => desk.pair(id))),
    await desk.people({}, { by: 'name', descending: false }, page),
    await Promise.all(ids.map((id) => desk.person(id))),
    await desk.findPeople('a', null, 1000),
    await desk.findPeople('example.org', null, 1000),
    await desk.today(100),
    await desk.choices(),
    await desk.managers(),
    [...(await desk.called(ids, ids)).people],
    [...(await desk.called(ids, ids)).pairs],
    await desk.statistics(),
  ];
  return JSON.stringify(answers);
}

/** Runs the suite over a kind of database. */
export function deskContract(kind: DatabaseKind): void {
  suite(`the desk in ${kind.name}`, kind.options, () => {
    test('lists what the definitions say, whoever looks, page by page, and nothing else', async () => {
      const seen = { owed: 0, pairs: 0, people: 0, hidden: 0, silent: 0 };
      await fc.assert(
        fc.asyncProperty(
          plans,
          fc.array(choice, { maxLength: 8 }),
          fc.array(questions, { minLength: 2, maxLength: 3 }),
          fc.constantFrom('manager1@example.org', 'manager2@example.org', 'nobody@example.org'),
          async (plan, choices, asked, restricted) => {
            await using place = await kind.create();
            const database = await place.open();
            await fill(database, plan, choices);
            const rows = await database.reader.transaction().execute(readAllRows);
            const reader = createDeskReader(database, () => plan.today);
            for (const only of [null, restricted]) {
              const desk = reader.seenBy(only);
              const reference = new DeskReference(rows, plan.today, only);
              for (const one of asked) {
                const owed = reference.owed(one.owed, one.owedSort);
                const found = await allPages(one.limit, (page) => desk.owed(one.owed, one.owedSort, page));
                assert.deepEqual(found.map(owedText), owed);
                assert.deepEqual(await desk.openByKeys(found.map(({ key }) => key)), found);
                const pairs = reference.pairs(one.pairs, one.pairSort);
                assert.deepEqual(
                  (await allPages(one.limit, (page) => desk.pairs(one.pairs, one.pairSort, page))).map(
                    pairText,
                  ),
                  pairs,
                );
                const people = reference.listPeople(one.people, one.peopleSort);
                assert.deepEqual(
                  (await allPages(one.limit, (page) => desk.people(one.people, one.peopleSort, page))).map(
                    ({ id, open_pairs }) => `${id} ${open_pairs}`,
                  ),
                  people,
                );
                seen.owed += owed.length;
                seen.pairs += pairs.length;
                seen.people += people.length;
              }
              seen.silent += await assertSums(desk, reference, plan.today);
              if (only === null) continue;
              const ids = [...rows.participants, ...rows.relations].map(({ id }) => id);
              const told = await everythingOf(desk, [...new Set(ids)]);
              for (const { email, id } of rows.participants.filter((one) => !reference.people.has(one.id))) {
                const isOther = [...reference.people.values()].some((one) => one.email === email);
                assert.ok(isOther || !told.includes(email), `${id} is told of to ${only}`);
                assert.equal(await desk.person(id), null);
                seen.hidden++;
              }
            }
          },
        ),
        { numRuns: kind.runs(8) },
      );
      for (const [name, count] of Object.entries(seen)) assert.ok(count >= kind.runs(8), `${count} ${name}`);
    });

    test('finds smart goals, texts among the newest', async () => {
      await using place = await kind.create();
      await findsGoals(await place.open());
    });

    test('tells everything of a pair and of a person, and what awaits them', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await tellsEverything(database);
      // Names are found and ordered by the database as the domain folds them.
      for (const text of [
        ...NAMES,
        'ÆØÅ ŁŚĆ  Ðþ',
        'Nguyễn',
        'ǅ ﬁ Ⅷ',
        'Ёлка Їжак',
        'Άλφα',
        '山田 太郎',
        'x\u0308 a\u0308',
        ' x ',
      ]) {
        const { rows } = await sql<{ readonly name: string }>`
          select ${foldedText(sql`cast(${text} as text)`)} as name`.execute(database.reader);
        assert.equal(rows[0]?.name, folded(text));
      }
    });
  });
}

/** That the numbers of the desk are those of its lists; gives how many pairs are silent. */
async function assertSums(desk: Desk, reference: DeskReference, today: Temporal.PlainDate): Promise<number> {
  const { owed, dueSoon, silent, withoutManager } = await desk.today(2);
  const lists = [
    [owed.items.map(owedText), owed.count, reference.owed({}, { by: 'due_date', descending: false })],
    [
      dueSoon.items.map(owedText),
      dueSoon.count,
      reference.owed({ dueWithin: 7 }, { by: 'due_date', descending: false }),
    ],
    [
      silent.items.map(pairText),
      silent.count,
      reference.pairs({ silentFor: 60 }, { by: 'last_sign_of_life', descending: false }),
    ],
    [
      withoutManager.items.map(pairText),
      withoutManager.count,
      reference.pairs(
        { manager: 'none', statuses: ['proposed', 'matched', 'on_hold'] },
        { by: 'start', descending: true },
      ),
    ],
  ] as const;
  for (const [items, count, all] of lists) assert.deepEqual([count, items], [all.length, all.slice(0, 2)]);
  const { pairs, cohorts, managers, rounds, trend } = await desk.statistics();
  const sum = (counts: object): number => Object.values(counts).reduce((total, count) => total + count, 0);
  const { length } = reference.programme.relations;
  assert.equal(sum(pairs), length);
  assert.equal(
    cohorts.reduce((total, one) => total + sum(one.pairs), 0),
    length,
  );
  assert.equal(
    managers.reduce((total, one) => total + sum(one.pairs), 0),
    length,
  );
  const since = today.with({ day: 1 }).subtract({ months: TREND_MONTHS - 1 });
  for (const { round, asked, received, median_days_late, measured } of rounds)
    assert.equal(`${asked} ${received} ${median_days_late} ${measured}`, reference.answers(round.id, since));
  assert.equal(
    trend.reduce((total, { received }) => total + received, 0),
    rounds.reduce((total, { received }) => total + received, 0),
  );
  return silent.count;
}
