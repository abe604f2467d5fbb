/** What imports of whole programmes promise: the list follows from what came in, and what goes out comes in again. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { statusOn } from '../../src/domain/due-feedbacks.ts';
import type { ExportSource } from '../../src/domain/export-store.ts';
import { type ImportedRows, KINDS, type Kind } from '../../src/domain/imported-rows.ts';
import type { DueRule } from '../../src/domain/programme.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createExportStore } from '../../src/store/export.ts';
import { dueFeedbacks, toFeedbackNeeded } from '../support/needed-feedbacks.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { UNKNOWN_PAIR } from '../support/unknown-person.ts';
import type { DatabaseKind } from './database-kind.ts';
import { anyInstant, anyText } from './examples.ts';
import {
  course,
  dump,
  email,
  goal,
  importRows,
  manager,
  mentee,
  mentor,
  type Rows,
  revisions,
} from './importing.ts';
import { type ProgrammePlan, programmePlan } from './random-programme.ts';

/** Texts as reading leaves them: no spaces around. */
const text = fc
  .oneof(
    anyText,
    fc.string({ unit: fc.constantFrom(...'\'=+-@\t\n,;"~1aß'), minLength: 1, maxLength: 6 }),
    fc.constantFrom('~1', '~2', '1', '2', '-1', 'null', '0001', '1e3', 'mentee', 'x y', '1 2 mentor'),
  )
  .map((one) => one.trim())
  .filter((one) => one !== '');

const DUE: fc.Arbitrary<DueRule> = fc.oneof(
  fc.record({ counts_from: fc.constant('start' as const), days: fc.integer({ min: 0, max: 60 }) }),
  fc.record({
    counts_from: fc.constant('share' as const),
    share: fc.constantFrom(0, 0.25, 0.5, 1),
    days_without_end: fc.integer({ min: 0, max: 120 }),
  }),
  fc.record({
    counts_from: fc.constant('end' as const),
    days: fc.integer({ min: -20, max: 20 }),
    days_without_end: fc.integer({ min: 0, max: 200 }),
  }),
);

/** The three rounds that are shipped, otherwise than they are shipped, and two more. */
const ROUNDS = fc
  .record({
    titles: fc.uniqueArray(text, { minLength: 2, maxLength: 2, selector: (title) => title.toLowerCase() }),
    orders: fc.shuffledSubarray([1, 2, 3, 4, 7], { minLength: 5 }),
    rules: fc.array(
      fc.record({
        due: DUE,
        roles: fc.constantFrom(
          ['mentee' as const, 'mentor' as const],
          ['mentee' as const],
          ['mentor' as const],
        ),
      }),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ titles, orders, rules }) =>
    rules.map(({ due, roles }, index): ImportedRows['rounds'] => ({
      cohort: null,
      active: null,
      titles: null,
      title: ['CHEMISTRY', 'Mid Program', 'final', ...titles][index] ?? '',
      order: orders[index] ?? 0,
      due,
      roles,
    })),
  );

const EXTRAS = fc.record({
  rounds: ROUNDS,
  names: fc.array(text, { minLength: 10, maxLength: 10 }),
  cohort: fc.oneof(fc.constant(''), text),
  externalIds: fc.uniqueArray(text, { minLength: 7, maxLength: 7 }),
});

type Extras = typeof EXTRAS extends fc.Arbitrary<infer Value> ? Value : never;

/** A plan as files would tell it; rounds are named by their titles. */
function rowsOf(plan: ProgrammePlan, { rounds, names, cohort, externalIds }: Extras) {
  const person = (id: number): string => `person${id}`;
  const keyOf = (one: ProgrammePlan['exceptions'][number] | ProgrammePlan['feedbacks'][number]) => {
    const { mentor_id = 0, mentee_id = 0 } = plan.relations[one.relation_id - 1] ?? {};
    return {
      mentor_email: email(person(mentor_id)),
      mentee_email: email(person(mentee_id)),
      cohort,
      role: one.role,
      // Also the rounds that are not shipped.
      round: rounds[(one.round_id + one.relation_id) % 5]?.title ?? '',
    };
  };
  const unique = <Row extends { readonly round: string }>(list: readonly Row[]): Row[] => [
    ...new Map(
      list.map((row) => [
        JSON.stringify({ ...row, due_date: 0, received_on: 0, waived: 0, reason: 0, external_id: 0 }),
        row,
      ]),
    ).values(),
  ];
  return {
    managers: [
      manager('Manager1', { first_name: names[0] ?? '' }),
      manager('Manager2', { last_name: names[1] ?? null }),
    ],
    participants: Array.from({ length: plan.mentees + plan.mentors }, (_, index) => {
      const one = (index < plan.mentees ? mentee : mentor)(person(index + 1));
      return { ...one, full_name: names[index + 2] ?? '', external_id: externalIds[index] ?? null };
    }),
    rounds,
    relations: plan.relations.flatMap(({ mentor_id, mentee_id, manager_id, start, end, history }) =>
      history.map((change, index) => ({
        mentor_email: email(person(mentor_id)),
        mentee_email: email(person(mentee_id)),
        manager_email: manager_id === null ? null : email(`manager${manager_id}`),
        cohort,
        start,
        end,
        status: change.status,
        status_since: change.since,
        reason: names[index] ?? null,
        ...UNKNOWN_PAIR,
      })),
    ),
    exceptions: unique(
      plan.exceptions.map((one, index) => ({
        ...keyOf(one),
        due_date: one.due_date,
        waived: one.waived,
        reason: names[index] ?? null,
        ...UNKNOWN_PAIR,
      })),
    ),
    feedbacks: unique(
      plan.feedbacks.map((one, index) => ({
        ...keyOf(one),
        received_on: one.received_on,
        source: names[0] ?? null,
        external_id: names[index] === undefined ? null : `${index} ${names[index]}`,
      })),
    ),
  } satisfies Rows;
}

/** Makes sure that the list is what the definition says; gives how long it is. */
async function listIsRight(database: Database, today: Temporal.PlainDate): Promise<number> {
  const store = createProgrammeStore(database, () => today);
  const programme = await store.read();
  const listed = await store.list();
  const expected = dueFeedbacks(programme, today).map((due) => toFeedbackNeeded(due, programme));
  assert.equal(JSON.stringify(listed), JSON.stringify(expected));
  // Whatever is merged, no relation is without a history, and its status is the last of it.
  const rows = await database.reader.selectFrom('relations').select(['id', 'status']).orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ status }) => status),
    programme.relations.map(({ history }) => history.at(-1)?.status),
  );
  return listed.length;
}

const rowsOfKind = async <K extends Kind>(
  source: ExportSource,
  kind: K,
): Promise<readonly ImportedRows[K][]> => (await Array.fromAsync(source.rows(kind))).flat();

/** Everything that goes out. */
const exported = (database: Database) =>
  createExportStore(database).read(async (source) => ({
    'pre-lead-statuses': await rowsOfKind(source, 'pre-lead-statuses'),
    erasures: await rowsOfKind(source, 'erasures'),
    managers: await rowsOfKind(source, 'managers'),
    participants: await rowsOfKind(source, 'participants'),
    rounds: await rowsOfKind(source, 'rounds'),
    relations: await rowsOfKind(source, 'relations'),
    exceptions: await rowsOfKind(source, 'exceptions'),
    feedbacks: await rowsOfKind(source, 'feedbacks'),
    courses: await rowsOfKind(source, 'courses'),
    'smart-goals': await rowsOfKind(source, 'smart-goals'),
  })) satisfies Promise<Rows>;

export function importProgrammeContract(kind: DatabaseKind): void {
  suite(`imports of programmes into ${kind.name}`, kind.options, () => {
    test('after every import the list is what the definition says', async () => {
      let listed = 0;
      await fc.assert(
        fc.asyncProperty(programmePlan, programmePlan, EXTRAS, EXTRAS, async (one, other, first, second) => {
          await using database = await kind.create();
          const opened = await database.open();
          const today = Temporal.PlainDate.compare(one.today, other.today) > 0 ? one.today : other.today;
          const options = { today };
          await importRows(opened, rowsOf(one, first), options);
          listed += await listIsRight(opened, today);
          // The same people and cohorts; what contradicts the history or the order of the rounds is left out.
          const titles = { rounds: [...first.rounds.slice(0, 3), ...second.rounds.slice(3)] };
          const changes = { ...second, ...titles, cohort: first.cohort, externalIds: first.externalIds };
          await importRows(opened, rowsOf(other, changes), options);
          listed += await listIsRight(opened, today);
        }),
        { numRuns: kind.runs(20), endOnFailure: true },
      );
      assert.ok(listed > kind.runs(40), `only ${listed} entries were compared`);
    });

    test('what goes out comes in again, and once more changes nothing', async () => {
      await fc.assert(
        fc.asyncProperty(
          programmePlan,
          EXTRAS,
          fc.array(fc.tuple(text, anyInstant), { maxLength: 3 }),
          fc.nat(9),
          async (plan, extras, texts, erased) => {
            const today = plan.today;
            await using database = await kind.create();
            const opened = await database.open();
            await importRows(
              opened,
              {
                ...rowsOf(plan, extras),
                courses: texts.map(([title, date_w1], code) =>
                  course(code, { title, date_w1, event_w1: title }),
                ),
                'smart-goals': texts.map(([input, created_at], index) =>
                  goal(index + 1, { input, output: input, created_at }),
                ),
              },
              { today },
            );
            // Feedbacks are in that nobody owes any more, and statuses come back on the day on which they ended.
            const rounds = extras.rounds.map((round) => ({ ...round, roles: ['mentor' as const] }));
            await importRows(opened, { rounds }, { today });
            const programme = createProgrammeStore(opened, () => today);
            const matched = (await programme.read()).relations.find(
              (one) => statusOn(one, today) === 'matched',
            );
            if (matched !== undefined && erased > 5) {
              await programme.change(async (writer) => {
                for (const status of ['on_hold', 'matched', 'on_hold', 'matched'] as const) {
                  await writer.changeStatus(matched.id, { status, since: today, reason: null });
                }
              });
            }
            const person = await createEraser(opened, TEST_DIGESTS).findPerson(`person${erased}@example.org`);
            if (person !== null) await createEraser(opened, TEST_DIGESTS).erasePerson(person, today);
            if (erased === 1) await createEraser(opened, TEST_DIGESTS).eraseGoal(2);
            const out = await exported(opened);

            await using empty = await kind.create();
            const copy = await empty.open();
            const told = await importRows(copy, out, { today });
            for (const name of KINDS) {
              for (const outcome of told[name] ?? [])
                assert.match(outcome, /^(created|changed|unchanged)$/, name);
            }
            assert.equal(JSON.stringify(await exported(copy)), JSON.stringify(out));
            assert.equal(
              JSON.stringify(await createProgrammeStore(copy, () => today).list()),
              JSON.stringify(await createProgrammeStore(opened, () => today).list()),
            );
            for (const again of [opened, copy]) {
              const before = [await dump(again), await revisions(again)];
              const outcomes = Object.values(await importRows(again, out, { today })).flat();
              assert.deepEqual(new Set(outcomes), new Set(outcomes.map(() => 'unchanged')));
              assert.deepEqual([await dump(again), await revisions(again)], before);
            }
          },
        ),
        { numRuns: kind.runs(12), endOnFailure: true },
      );
    });
  });
}
