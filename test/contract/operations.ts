/** What operations on the programme promise: previews that say what is done, a history that replays, undos that restore. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { owedFeedbacks } from '../../src/domain/due-feedbacks.ts';
import { type Effects, programmeOf, roundsOf } from '../../src/domain/operations/as-programme.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import type { Conflict, Performed, Preview, Refusal } from '../../src/domain/operations/programme-history.ts';
import { isOf, type ProgrammeRows, withChanges } from '../../src/domain/operations/rows.ts';
import type { Signature } from '../../src/domain/origin.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { countOwed } from '../../src/store/operations/slice.ts';
import { addPairs, assertDueFeedbacksAreRight } from '../support/many-pairs.ts';
import { dueFeedbacks, toFeedbackNeeded } from '../support/needed-feedbacks.ts';
import { choice, operationFrom } from '../support/random-operations.ts';
import { notesSaid, refusalSaid, said } from '../support/said.ts';
import type { DatabaseKind } from './database-kind.ts';
import { fillPlan } from './filling.ts';
import { allRows, lines } from './programme-rows.ts';
import { programmePlan } from './random-programme.ts';

const BY: Signature = { who: 'Maria', account_id: null, reason: 'as agreed' };

/** Adds a manager, and gives their id. */
async function addManager(database: Database, first_name: string): Promise<number> {
  const created = await createProgrammeOperations(database, () =>
    Temporal.PlainDate.from('2026-11-21'),
  ).perform(
    { kind: 'create-manager', first_name, last_name: null, email: `${first_name.toLowerCase()}@example.org` },
    BY,
  );
  assert.ok('number' in created);
  const [change] = created.changes;
  assert.ok(change !== undefined && isOf('managers', change) && change.after !== null);
  return change.after.id;
}

/** What is owed, by relation, round and role. */
const owedIn = (rows: ProgrammeRows, today: Temporal.PlainDate): readonly string[] =>
  owedFeedbacks(programmeOf(rows), today).map(
    ({ relation, round, role }) => `${relation.id} ${round.id} ${role}`,
  );

/** The rounds that are other than before, but for their titles and their order. */
function changedRounds(before: ProgrammeRows, after: ProgrammeRows): ReadonlySet<number> {
  const rules = ({ feedback_rounds, round_cohorts }: ProgrammeRows) =>
    Map.groupBy(
      [
        ...feedback_rounds.map(({ id, title: _title, titles: _titles, order: _order, ...rule }) => ({
          id,
          rule: JSON.stringify(rule),
        })),
        ...round_cohorts.map((rule) => ({ id: rule.round_id, rule: JSON.stringify(rule) })),
      ],
      ({ id }) => id,
    );
  const [was, is] = [rules(before), rules(after)];
  const told = (some: readonly object[] = []): string => JSON.stringify(some);
  return new Set([...was.keys(), ...is.keys()].filter((id) => told(was.get(id)) !== told(is.get(id))));
}

/** That a preview says of the feedbacks what becomes of them. */
function assertTellsEffects(
  { moved, newlyOwed, noLongerOwed, owed }: Effects,
  before: ProgrammeRows,
  after: ProgrammeRows,
  today: Temporal.PlainDate,
): void {
  const [was, is] = [owedIn(before, today), owedIn(after, today)];
  if (owed !== null) {
    const changed = changedRounds(before, after);
    const count = (rows: ProgrammeRows) => {
      const owing = owedFeedbacks(programmeOf(rows), today).filter(({ round }) => changed.has(round.id));
      return { feedbacks: owing.length, people: new Set(owing.map(({ person }) => person.id)).size };
    };
    assert.deepEqual(owed, { before: count(before), after: count(after) });
    return;
  }
  const keys = (list: Effects['moved']): readonly string[] =>
    list.map(({ relation_id, round_id, role }) => `${relation_id} ${round_id} ${role}`).toSorted();
  assert.deepEqual(keys(newlyOwed), is.filter((key) => !was.includes(key)).toSorted());
  assert.deepEqual(keys(noLongerOwed), was.filter((key) => !is.includes(key)).toSorted());
  for (const one of moved) assert.ok(one.before !== null && !one.before.equals(one.after ?? one.before));
}

/** Runs the suite over a kind of database. */
export function programmeOperationsContract(kind: DatabaseKind): void {
  suite(`operations on the programme in ${kind.name}`, kind.options, () => {
    test('whatever is done and taken back: previews, the list, the history and the rows agree', async () => {
      const seen = { done: 0, refused: 0, undone: 0 };
      const kinds = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          programmePlan,
          fc.array(fc.tuple(choice, fc.nat({ max: 9 })), { minLength: 10, maxLength: 30 }),
          async (plan, choices) => {
            await using database = await kind.create();
            const opened = await database.open();
            const store = await fillPlan(opened, plan);
            const operations = createProgrammeOperations(opened, () => plan.today);
            const first = await allRows(opened);
            let rows = first;

            /** Previews and does the same, and checks all that is promised of it. */
            const perform = async (
              preview: () => Promise<Preview | Refusal>,
              doIt: () => Promise<Performed | Refusal | Conflict>,
            ): Promise<number | undefined> => {
              const promised = await preview();
              assert.deepEqual(lines(await allRows(opened)), lines(rows), 'a preview changes nothing');
              const done = await doIt();
              if (!('number' in done)) {
                assert.deepEqual(done, promised, 'what is refused is refused in the preview');
                assert.deepEqual(lines(await allRows(opened)), lines(rows));
                seen.refused++;
                return undefined;
              }
              assert.ok('changes' in promised);
              const { number, ...told } = done;
              assert.equal(JSON.stringify(told), JSON.stringify(promised));
              const after = await allRows(opened);
              assert.deepEqual(lines(after), lines(withChanges(rows, done.changes)));
              assert.ok(done.effects !== null);
              assertTellsEffects(done.effects, rows, after, plan.today);
              const programme = await store.read();
              assert.deepEqual(
                JSON.stringify(await store.list()),
                JSON.stringify(
                  dueFeedbacks(programme, plan.today).map((due) => toFeedbackNeeded(due, programme)),
                ),
              );
              rows = after;
              return number;
            };
            const undo = (number: number): Promise<number | undefined> =>
              perform(
                () => operations.previewUndo(number),
                () => operations.undo(number, BY),
              );

            const numbers: number[] = [];
            for (const [one, turn] of choices) {
              const before = rows;
              const operation = operationFrom(one, rows, plan.today);
              const number = await perform(
                () => operations.preview(operation, BY.reason),
                () => operations.perform(operation, BY),
              );
              if (number === undefined) continue;
              kinds.add(operation.kind);
              seen.done++;
              numbers.push(number);
              if (turn < 3) {
                const undoing = await undo(number);
                assert.ok(undoing !== undefined, 'what was just done can be undone');
                assert.deepEqual(lines(rows), lines(before), 'an undo restores exactly what was before');
                seen.undone++;
                // And again: to undo the undo is to do it again.
                if (turn === 0) assert.ok((await undo(undoing)) !== undefined);
              } else if (turn === 3) {
                await undo(numbers[one.kind % numbers.length] ?? 0);
              }
            }

            let replayed = first;
            const entries = await operations.history({ limit: 1000 });
            for (const { number, rows: count } of entries.toReversed()) {
              const entry = await operations.entry(number);
              assert.equal(entry?.changes.length, count);
              replayed = withChanges(replayed, entry?.changes ?? []);
            }
            assert.deepEqual(lines(replayed), lines(rows), 'replaying the history gives the same records');
            await assertDueFeedbacksAreRight(opened);
          },
        ),
        { numRuns: kind.runs(12) },
      );
      assert.ok(seen.done > kind.runs(60) && seen.undone > kind.runs(20), JSON.stringify(seen));
      if (kind.runs(12) === 12) assert.ok(kinds.size >= 15, `only ${[...kinds].join(', ')}`);
    });

    test('after a round is changed and changed back the list is right', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const today = Temporal.PlainDate.from('2026-05-04');
      await addPairs(opened, 1_100, today);
      const operations = createProgrammeOperations(opened, () => today);
      const store = createProgrammeStore(opened, () => today);
      const expectRightList = async (count: number): Promise<void> => {
        const programme = await store.read();
        const listed = await store.list();
        assert.equal(listed.length, count);
        const expected = dueFeedbacks(programme, today).map((due) => toFeedbackNeeded(due, programme));
        assert.equal(JSON.stringify(listed), JSON.stringify(expected));
      };
      await expectRightList(0);
      const created = await operations.perform(
        {
          kind: 'create-round',
          title: 'Hello',
          due: { counts_from: 'start', days: 1 },
          roles: ['mentee'],
          order: null,
          cohort: null,
        },
        BY,
      );
      assert.ok('number' in created);
      assert.deepEqual(created.effects?.owed?.after, { feedbacks: 1_100, people: 1_100 });
      await expectRightList(1_100);
      const before = await allRows(opened);
      const undone = await operations.undo(created.number, BY);
      assert.ok('number' in undone && undone.effects !== null);
      assertTellsEffects(undone.effects, before, await allRows(opened), today);
      await expectRightList(0);
      assert.ok('number' in (await operations.undo(undone.number, BY)));
      await assertDueFeedbacksAreRight(opened);
      await expectRightList(1_100);
    });

    test('hundreds of rows take as many statements as two: noted, handed over, and taken back', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const today = Temporal.PlainDate.from('2026-11-21');
      await addPairs(opened, 250, today);
      const [from_id, to_id] = [await addManager(opened, 'Maria'), await addManager(opened, 'Nora')];
      let statements = 0;
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const counted: Database = {
        ...opened,
        reader: opened.reader.withPlugin(counter),
        write: (work) => opened.write((transaction) => work(transaction.withPlugin(counter))),
      };
      const operations = createProgrammeOperations(counted, () => today);
      const notes = (count: number): Operation => ({
        kind: 'several-feedbacks',
        operations: Array.from({ length: count }, (_, index) => ({
          kind: 'receive-feedback',
          key: { relation_id: index + 1, round_id: 1, role: 'mentee' },
          received_on: today,
          source: null,
        })),
      });
      const take = async (count: number): Promise<readonly number[]> => {
        await opened.write((transaction) =>
          transaction
            .updateTable('relations')
            .set({ manager_id: from_id })
            .where('id', '<=', count)
            .execute(),
        );
        const taken: number[] = [];
        for (const operation of [notes(count), { kind: 'hand-over', from_id, to_id } as const]) {
          statements = 0;
          const done = await operations.perform(operation, BY);
          assert.ok('number' in done, JSON.stringify(done));
          const back = await operations.undo(done.number, BY);
          assert.ok('number' in back, JSON.stringify(back));
          taken.push(statements);
        }
        return taken;
      };
      // Those that are the same each time are prepared once.
      await take(2);
      assert.deepEqual(await take(250), await take(2));
      await assertDueFeedbacksAreRight(opened);
    });

    test('what is owed for two changed rounds is counted once, with an exception for one of them', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const today = Temporal.PlainDate.from('2026-05-04');
      await addPairs(opened, 2, today);
      const operations = createProgrammeOperations(opened, () => today);
      for (const title of ['Hello', 'Goodbye']) {
        const due = { counts_from: 'start', days: 1 } as const;
        const made = {
          kind: 'create-round',
          title,
          due,
          roles: ['mentee'],
          order: null,
          cohort: null,
        } as const;
        assert.ok('number' in (await operations.perform(made, BY)));
      }
      const key = { relation_id: 1, round_id: 1, role: 'mentee' } as const;
      const moved = { kind: 'move-feedback', key, due_date: today.subtract({ days: 1 }) } as const;
      assert.ok('number' in (await operations.perform(moved, BY)));
      const rows = await allRows(opened);
      const rounds = roundsOf(rows);
      const owed = await countOwed(opened.reader, today, new Set(rounds.map(({ id }) => id)), rounds);
      // Two pairs and two rounds, and the round that was there before, moved for one of them.
      assert.deepEqual(owed, { before: { feedbacks: 5, people: 2 }, after: { feedbacks: 5, people: 2 } });
    });

    test('a relation with people who are made for it is one entry, which one undo takes back', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const operations = createProgrammeOperations(opened, () => Temporal.PlainDate.from('2026-05-04'));
      const before = lines(await allRows(opened));
      const creation = {
        kind: 'create-relation',
        mentor: { full_name: ' Dora  Example ', email: 'Dora@Example.org' },
        mentee: { full_name: 'Emil Example', email: 'emil@example.org' },
        manager_id: null,
        cohort: '2026',
        start: Temporal.PlainDate.from('2026-05-11'),
        end: null,
        status: 'proposed',
      } as const;
      const made = await operations.perform(creation, BY);
      assert.ok('number' in made, JSON.stringify(made));
      assert.match(said(made), /Emil Example \(2\) with Dora Example \(1\), cohort 2026, proposed/);
      const rows = await allRows(opened);
      assert.deepEqual(
        rows.participants.map(({ id, role, full_name, email }) => [id, role, full_name, email]),
        [
          [1, 'mentor', 'Dora Example', 'dora@example.org'],
          [2, 'mentee', 'Emil Example', 'emil@example.org'],
        ],
      );

      // The same form sent twice, and one that means somebody else by an e-mail that is known.
      const twice = await operations.perform(creation, BY);
      assert.ok('refused' in twice && twice.isDone, JSON.stringify(twice));
      for (const other of [
        { cohort: '2027' },
        { mentor: { ...creation.mentor, full_name: 'Dodo Example' } },
      ]) {
        const refused = await operations.perform({ ...creation, ...other }, BY);
        assert.ok('refused' in refused && !refused.isDone, JSON.stringify(refused));
        assert.match(refusalSaid(refused), /has the e-mail dora@example.org already/);
      }
      const own = { ...creation, mentee: { ...creation.mentee, email: 'new@example.org' } };
      const same = await operations.perform({ ...own, mentor: own.mentee }, BY);
      assert.ok('refused' in same && refusalSaid(same).includes('their own mentor'), JSON.stringify(same));

      // What should be known first.
      const again = await operations.preview({ ...creation, mentor: 1, mentee: 2, cohort: '2027' }, null);
      assert.ok('notes' in again);
      assert.deepEqual(notesSaid(again), [
        'Emil Example (2) already has a mentor: Dora Example (1) (proposed, cohort 2026).',
        'Nobody looks after it yet.',
      ]);

      assert.ok('number' in (await operations.undo(made.number, BY)));
      assert.deepEqual(lines(await allRows(opened)), before);
    });

    test('what is taken back needs what it belongs to: whoever was removed since comes back first', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const operations = createProgrammeOperations(opened, () => Temporal.PlainDate.from('2026-05-04'));
      const performed = async (operation: Operation): Promise<number> => {
        const done = await operations.perform(operation, BY);
        assert.ok('number' in done, JSON.stringify(done));
        return done.number;
      };
      const person = { language: null, external_id: null } as const;
      const created = await performed({
        ...person,
        kind: 'create-person',
        role: 'mentor',
        full_name: 'Dora Example',
        email: 'dora@example.org',
      });
      await performed({
        ...person,
        kind: 'create-person',
        role: 'mentee',
        full_name: 'Emil Example',
        email: 'emil@example.org',
      });
      const manager_id = await addManager(opened, 'Nora');
      await performed({
        kind: 'create-relation',
        mentor: 1,
        mentee: 2,
        manager_id,
        cohort: '',
        start: Temporal.PlainDate.from('2026-05-11'),
        end: null,
        status: 'matched',
      });
      const deleted = await performed({ kind: 'delete-relation', relation_id: 1 });
      const removed = await operations.undo(created, BY);
      assert.ok('number' in removed);
      const before = lines(await allRows(opened));

      for (const told of [await operations.previewUndo(deleted), await operations.undo(deleted, BY)]) {
        assert.ok('refused' in told, JSON.stringify(told));
        assert.match(
          refusalSaid(told),
          /Emil Example \(2\) with Dora Example \(1\) needs Dora Example \(1\), which has been removed/,
        );
      }
      assert.deepEqual(lines(await allRows(opened)), before);
      assert.ok('number' in (await operations.undo(removed.number, BY)));
      assert.ok('number' in (await operations.undo(deleted, BY)));
    });
  });
}
