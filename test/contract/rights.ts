/** What operations promise those who look after some pairs: what they see and change is decided by the rows as they are. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type Reader, scopesOf } from '../../src/domain/access.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import type { Refused } from '../../src/domain/operations/planning.ts';
import type {
  Conflict,
  Performed,
  ProgrammeOperations,
} from '../../src/domain/operations/programme-history.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { fillDatabase } from '../support/programme.ts';
import type { DatabaseKind } from './database-kind.ts';
import { day, TODAY } from './importing.ts';

const BY = { who: 'Somebody', account_id: null, reason: null };
const coordinator = (onlyManager: string): Reader => ({
  account: null,
  role: 'coordinator',
  onlyManager,
  scopes: new Set(scopesOf('coordinator')),
});

const done = (outcome: Performed | Refused | Conflict): number => {
  assert.ok('number' in outcome, JSON.stringify(outcome));
  return outcome.number;
};

/** Runs the suite over a kind of database. */
export function rightsContract(kind: DatabaseKind): void {
  suite(`rights in ${kind.name}`, kind.options, () => {
    /** Opens the small programme for an operator, for Maria, whose pair 1 is, and for Nora, who has none. */
    const withPeople = async (
      work: (
        operations: Readonly<Record<'all' | 'maria' | 'nora', ProgrammeOperations>>,
        database: Database,
      ) => Promise<void>,
    ): Promise<void> => {
      await using database = await kind.create();
      const opened = await database.open();
      await fillDatabase(opened);
      const of = (reader: Reader | null) => createProgrammeOperations(opened, () => TODAY, null, reader);
      const all = of(null);
      const nora = { first_name: 'Nora', last_name: null, email: 'nora@example.org' };
      done(await all.perform({ kind: 'create-manager', ...nora }, BY));
      await work(
        {
          all,
          maria: of(coordinator('maria@example.org')),
          nora: of(coordinator('nora@example.org')),
        },
        opened,
      );
    };
    const performed = async (by: ProgrammeOperations, operation: Operation): Promise<number> =>
      done(await by.perform(operation, BY));
    const seenBy = async (by: ProgrammeOperations): Promise<readonly number[]> =>
      (await by.history({ limit: 50 })).map(({ number }) => number);
    const isRefused = async (outcome: Promise<object>): Promise<void> =>
      assert.ok('refused' in (await outcome), JSON.stringify(await outcome));
    const HAND_OVER = { kind: 'hand-over', from_id: 1, to_id: 2 } as const;
    const NEW_PAIR: Operation = {
      kind: 'create-relation',
      mentee: { full_name: 'Dora Example', email: 'dora@example.org' },
      mentor: { full_name: 'Emil Example', email: 'emil@example.org' },
      manager_id: 1,
      cohort: '2026',
      start: day('2026-11-01'),
      end: null,
      status: 'matched',
    };

    test('an entry is seen and undone by whoever has all of its rows now', () =>
      withPeople(async ({ all, maria, nora }) => {
        const key = { relation_id: 1, round_id: 1, role: 'mentee' } as const;
        const waived = await performed(maria, { kind: 'waive-feedback', key });
        const other = await performed(all, { kind: 'waive-feedback', key: { ...key, relation_id: 2 } });
        const both = await performed(all, {
          kind: 'several-feedbacks',
          operations: [1, 2].map((id) => ({
            kind: 'waive-feedback',
            key: { ...key, relation_id: id, role: 'mentor' },
          })),
        });
        assert.deepEqual(await seenBy(maria), [waived]);
        assert.deepEqual(await seenBy(nora), []);
        assert.equal(await maria.newest(), both);
        const given = await performed(all, HAND_OVER);
        assert.deepEqual(await seenBy(maria), []);
        assert.deepEqual(await seenBy(nora), [given, waived]);
        for (const number of [waived, other, both, given]) {
          await isRefused(maria.previewUndo(number));
          await isRefused(maria.undo(number, BY));
        }
        // What would give the pair away is not theirs to do.
        for (const number of [other, both, given]) await isRefused(nora.undo(number, BY));
        done(await nora.undo(waived, BY));
      }));

    test('a pair that its manager took away, with whoever was added for it, is theirs to bring back', () =>
      withPeople(async ({ all, maria, nora }) => {
        const made = await performed(maria, NEW_PAIR);
        const undone = done(await maria.undo(made, BY));
        assert.deepEqual(await seenBy(maria), [undone, made]);
        assert.deepEqual(await seenBy(nora), []);
        const again = done(await maria.undo(undone, BY));
        const deleted = await performed(maria, { kind: 'delete-relation', relation_id: 3 });
        // Whoever was added for it is still there, and in no pair.
        assert.deepEqual(await seenBy(maria), [deleted]);
        const back = done(await maria.undo(deleted, BY));
        assert.deepEqual(await seenBy(maria), [back, deleted, again, undone, made]);
        await performed(all, HAND_OVER);
        assert.deepEqual(await seenBy(maria), []);
        await performed(nora, { kind: 'delete-relation', relation_id: 3 });
        // Who had it once has it no more, whoever deletes it.
        assert.deepEqual(await seenBy(maria), []);
        await isRefused(maria.undo(deleted, BY));
      }));

    test('nobody changes what others look after, or who somebody in their pairs is', () =>
      withPeople(async ({ all, maria, nora }) => {
        const refused: readonly Operation[] = [
          { ...NEW_PAIR, manager_id: 2 },
          { ...NEW_PAIR, mentee: 3 },
          { kind: 'change-relation', relation_id: 2, patch: { end: day('2027-01-31') } },
          { kind: 'change-relation', relation_id: 1, patch: { manager_id: 2 } },
          { kind: 'drop-out', person_id: 2, on: TODAY },
          { kind: 'change-person', person_id: 3, patch: { full_name: 'Cleo' } },
          { kind: 'change-person', person_id: 2, patch: { email: 'mine@example.org' } },
          { kind: 'change-person', person_id: 2, patch: { external_id: 'mine' } },
          { kind: 'merge-people', keep_id: 1, remove_id: 3 },
          { kind: 'switch-round', round_id: 1, cohort: null, active: false },
          { kind: 'change-manager', manager_id: 1, patch: { first_name: 'M' } },
          HAND_OVER,
        ];
        for (const operation of refused) {
          await isRefused(maria.preview(operation, null));
          await isRefused(maria.perform(operation, BY));
          assert.ok('changes' in (await all.preview(operation, null)), operation.kind);
        }
        await performed(maria, { kind: 'change-person', person_id: 2, patch: { full_name: 'Bea' } });
        await performed(maria, { kind: 'change-person', person_id: 1, patch: { email: 'ada@example.net' } });
        await performed(all, HAND_OVER);
        await isRefused(
          maria.perform({ kind: 'change-person', person_id: 1, patch: { language: 'de' } }, BY),
        );
        await performed(nora, { kind: 'change-person', person_id: 1, patch: { language: 'de' } });
      }));

    test('what is not there yet was seen by nobody', () =>
      withPeople(async ({ all, maria }) => {
        const renamed = await performed(all, {
          kind: 'change-person',
          person_id: 1,
          patch: { full_name: 'Ada E.' },
        });
        const patch = { kind: 'change-person', person_id: 1, patch: { language: 'de' } } as const;
        const outcome = await maria.perform(patch, BY, { seen: renamed + 1000 });
        assert.ok('conflict' in outcome);
        assert.deepEqual(
          outcome.entries.map(({ number }) => number),
          [renamed],
        );
        done(await maria.perform(patch, BY, { seen: outcome.newest }));
      }));
  });
}
