/** What the history promises of conflicts, imports and erasures. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Operation } from '../../src/domain/operations/operation.ts';
import type { Refused } from '../../src/domain/operations/planning.ts';
import type { Conflict, Performed } from '../../src/domain/operations/programme-history.ts';
import type { Signature } from '../../src/domain/origin.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { refusalSaid, said } from '../support/said.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import {
  day,
  dump,
  email,
  exception,
  feedback,
  importRows,
  manager,
  mentee,
  SMALL,
  TODAY,
} from './importing.ts';

const MARIA: Signature = { who: 'Maria', account_id: null, reason: null };
const NORA: Signature = { who: 'Nora', account_id: null, reason: 'as she asked' };
const HOLD = { kind: 'change-status', relation_id: 1, transition: 'hold', on: TODAY } as const;
const END: Operation = { kind: 'change-relation', relation_id: 1, patch: { end: day('2027-01-31') } };

const operationsOn = (database: Database) => createProgrammeOperations(database, () => TODAY);

function done(outcome: Performed | Refused | Conflict): Performed {
  assert.ok('number' in outcome, JSON.stringify(outcome));
  return outcome;
}

const refusal = (outcome: object): string => {
  return refusalSaid(outcome);
};

/** Runs the suite over a kind of database. */
export function historyContract(kind: DatabaseKind): void {
  suite(`the history in ${kind.name}`, kind.options, () => {
    test('of two who change the same, the second is told what the first has changed', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, SMALL);
      const operations = operationsOn(opened);
      const preview = await operations.preview(END, null);
      assert.ok('changes' in preview);
      assert.equal(preview.effects.moved.length, 4);
      await operations.perform(HOLD, NORA);
      for (const basis of [preview, { seen: preview.seen }]) {
        const outcome = await operations.perform(END, MARIA, basis);
        assert.ok('conflict' in outcome);
        assert.deepEqual(
          outcome.entries.map((entry) => [entry.who, said(entry), entry.reason]),
          [
            [
              'Nora',
              'Changed Ada Example (1) with Bea Example (2) from matched to on hold on 2026-11-21',
              'as she asked',
            ],
          ],
        );
      }
      const again = await operations.preview(END, null);
      assert.ok('changes' in again);
      done(await operationsOn(await database.open()).perform(END, MARIA, again));
      // Who changes something else is not told.
      const other: Operation = {
        kind: 'create-manager',
        first_name: 'Olga',
        last_name: null,
        email: 'o@example.org',
      };
      assert.ok('number' in (await operations.perform(other, MARIA, { seen: preview.seen })));
    });

    test('two operations at once are both done, one after the other', async () => {
      await using database = await kind.create();
      const [one, other] = [await database.open(), await database.open()];
      await importRows(one, SMALL);
      const outcomes = await Promise.all([
        operationsOn(one).perform(HOLD, MARIA),
        operationsOn(other).perform(HOLD, NORA),
      ]);
      const refused = outcomes.filter((outcome) => 'refused' in outcome);
      assert.equal(refused.length, 1);
      assert.match(
        refusal(refused[0] ?? {}),
        /is on hold; “hold” needs a relation that is matched\. Possible: resume/,
      );
    });

    test('an import is one entry, undone as a whole while nothing of it was changed since', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const empty = await dump(opened);
      await importRows(opened, {
        ...SMALL,
        exceptions: [exception('Bea', 'Ada', { due_date: day('2026-12-01') })],
        feedbacks: [feedback('Bea', 'Cleo', { external_id: 'x' })],
      });
      const imported = await dump(opened);
      const operations = operationsOn(opened);
      const [entry] = await operations.history({ limit: 10 });
      assert.equal(
        said(entry),
        'Imported files: managers 1 new, participants 3 new, relations 2 new, feedback exceptions 1 new, feedbacks 1 new',
      );
      // The same again changes nothing, and is no entry.
      await importRows(opened, SMALL);
      assert.equal((await operations.history({ limit: 10 })).length, 1);
      const about = { kind: 'relations', ids: [1, 2] } as const;
      assert.equal((await operations.history({ limit: 10, about, after: 0 })).length, 1);
      assert.deepEqual(await operations.history({ limit: 10, about, after: entry?.number }), []);
      assert.deepEqual(await operations.history({ limit: 10, about: { ...about, ids: [] } }), []);

      const { number } = done(await operations.perform(HOLD, NORA));
      assert.match(
        refusal(await operations.previewUndo(1)),
        /was changed since by entry 2 \(Nora\): Changed Ada Example/,
      );
      await operations.undo(number, NORA);
      const undone = done(await operations.undo(1, MARIA));
      const withoutRevisions = (lines: readonly string[]) =>
        lines.filter((line) => !line.startsWith('collections'));
      assert.deepEqual(withoutRevisions(await dump(opened)), withoutRevisions(empty));
      assert.match(
        refusal(await operations.undo(1, MARIA)),
        /was undone by entry 4\. To have it again, undo entry 4/,
      );
      await operations.undo(undone.number, MARIA);
      assert.deepEqual(withoutRevisions(await dump(opened)), withoutRevisions(imported));
      // What was undone is taken as new by an import, and no id is given twice.
      await operations.undo(5, MARIA);
      await importRows(opened, SMALL);
      const { participants } = await createProgrammeStore(opened, () => TODAY).read();
      assert.deepEqual(
        participants.map(({ id }) => id),
        [4, 5, 6],
      );
    });

    test('an import of very many rows is noted without them', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const participants = Array.from({ length: 10_001 }, (_, index) => mentee(`Person${index}`));
      await importRows(opened, { participants });
      const operations = operationsOn(opened);
      const entry = await operations.entry(1);
      assert.deepEqual([entry?.rows, entry?.changes.length, entry?.lasting], [10_001, 0, 'large']);
      assert.match(refusal(await operations.undo(1, MARIA)), /10001 rows, more than the history keeps/);
    });

    test('nothing of somebody who was erased stays in it, and what they were in cannot be undone', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, {
        ...SMALL,
        managers: [...SMALL.managers, manager('Ada', { last_name: 'Example' })],
      });
      const operations = operationsOn(opened);
      const doing: readonly Operation[] = [
        {
          kind: 'create-person',
          role: 'mentee',
          full_name: 'Ada Double',
          email: 'double@example.org',
          external_id: 'ex-7',
        },
        { kind: 'merge-people', keep_id: 1, remove_id: 4 },
        { kind: 'change-person', person_id: 1, patch: { full_name: 'Ada Formerly' } },
        { ...HOLD },
        { kind: 'create-manager', first_name: 'Olga', last_name: null, email: 'olga@example.org' },
      ];
      for (const operation of doing)
        done(await operations.perform(operation, { ...NORA, reason: 'Ada Formerly asked' }));
      const person = await createEraser(opened, TEST_DIGESTS).findPerson(email('Ada'));
      assert.ok(person !== null);
      await createEraser(opened, TEST_DIGESTS).erasePerson(person, TODAY);
      const kept = await opened.reader.selectFrom('history_changes').selectAll().execute();
      const entries = await opened.reader.selectFrom('history').selectAll().execute();
      const own = entries.filter(({ number }) => number !== 6);
      for (const text of ['Ada', 'Double', 'double@', 'ada@', 'Formerly', 'ex-7']) {
        assert.ok(!JSON.stringify(kept).includes(text), `${text} stands in the rows`);
        assert.ok(!JSON.stringify(own).includes(text), `${text} stands in the entries`);
      }
      const shown = await operations.history({ limit: 20 });
      assert.deepEqual(
        shown.slice(0, 4).map((entry) => [said(entry), entry.lasting]),
        [
          ['Erased (erased) (1) and (erased)', 'erased'],
          ['Created the manager Olga', null],
          ['Changed (erased) (1) with Bea Example (2) from matched to on hold on 2026-11-21', 'erased'],
          ['Changed the name of (erased) (1)', 'erased'],
        ],
      );
      for (const number of [1, 2, 3, 4, 5, 7]) {
        assert.match(refusal(await operations.undo(number, MARIA)), /a person in it has been erased/);
      }
      done(await operations.undo(6, MARIA));
    });

    test('what would break something is refused with the reason', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, { ...SMALL, feedbacks: [feedback('Bea', 'Ada')] });
      const operations = operationsOn(opened);
      const person = (name: string): Operation => ({
        kind: 'create-person',
        role: 'mentee',
        full_name: name,
        email: `${name}@example.org`,
        external_id: null,
      });
      const dora = done(await operations.perform(person('Dora'), MARIA));
      done(
        await operations.perform(
          {
            kind: 'create-relation',
            mentor: 2,
            mentee: 4,
            manager_id: null,
            cohort: '',
            start: TODAY,
            end: null,
            status: 'matched',
          },
          MARIA,
        ),
      );
      assert.match(
        refusal(await operations.undo(dora.number, MARIA)),
        /Dora \(4\) is now used by relation r3 of Dora/,
      );
      const renamed = done(
        await operations.perform(
          { kind: 'change-person', person_id: 4, patch: { email: 'new@example.org' } },
          MARIA,
        ),
      );
      done(await operations.perform(person('dora'), MARIA));
      assert.match(
        refusal(await operations.undo(renamed.number, MARIA)),
        /Dora|dora \(5\) has “mentee, dora@example\.org” now/i,
      );
      for (const [operation, reason] of [
        [{ kind: 'delete-relation', relation_id: 1 }, /cannot be deleted: feedbacks of it were received/],
        [
          { kind: 'change-status', relation_id: 1, transition: 'resume', on: TODAY },
          /“resume” needs a relation that is on hold/,
        ],
        [{ ...HOLD, on: TODAY.add({ days: 1 }) }, /is in the future/],
        [
          { ...HOLD, on: day('2020-01-01') },
          /is matched since 2026-05-04; it cannot become on hold on 2020-01-01/,
        ],
        [{ kind: 'merge-people', keep_id: 1, remove_id: 2 }, /a mentee and Bea Example \(2\) a mentor/],
        [person('Ada'), /The mentee Ada Example \(1\) has the e-mail ada@example\.org already/],
        [{ kind: 'drop-out', person_id: 99, on: TODAY }, /There is no participant 99/],
        [{ kind: 'hand-over', from_id: 1, to_id: 9 }, /There is no manager 9/],
        [
          { kind: 'change-relation', relation_id: 1, patch: { end: day('2020-01-01') } },
          /before the start on 2026-05-04/,
        ],
      ] as const) {
        assert.match(refusal(await operations.preview(operation, null)), reason);
        assert.match(refusal(await operations.perform(operation, MARIA)), reason);
      }
    });
  });
}
