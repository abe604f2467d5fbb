/** What operations promise where several services perform them on one database at once. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Refused } from '../../src/domain/operations/planning.ts';
import type { Basis, Conflict, Performed, Preview } from '../../src/domain/operations/programme-history.ts';
import { inverse, keyOf, withChanges } from '../../src/domain/operations/rows.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { dueFeedbacks, toFeedbackNeeded } from '../support/needed-feedbacks.ts';
import { type Choice, choice, operationFrom } from '../support/random-operations.ts';
import type { DatabaseKind } from './database-kind.ts';
import { importRows, manager, mentee, mentor, relation, TODAY } from './importing.ts';
import { allRows, lines } from './programme-rows.ts';

/** How many operations each of the two tries; `CONCURRENT_OPERATIONS=500` takes half a minute. */
const EACH = Number(process.env['CONCURRENT_OPERATIONS'] ?? 15);

/** What came of what one of them tried. */
interface Told {
  performed: number;
  undone: number;
  conflicts: number;
}

/** Somebody who previews operations and then performs them, and undoes what they find in the history. */
async function work(database: Database, who: string, choices: readonly Choice[]): Promise<Told> {
  const operations = createProgrammeOperations(database, () => TODAY);
  const by = { who, account_id: null, reason: null };
  const told: Told = { performed: 0, undone: 0, conflicts: 0 };

  /** Performs what was previewed; whoever is told of a conflict is told who changed what since. */
  const carryOut = async (
    preview: Preview | Refused,
    perform: (basis: Basis) => Promise<Performed | Refused | Conflict>,
  ): Promise<boolean> => {
    if ('refused' in preview) return false;
    const done = await perform(preview);
    if ('number' in done) return true;
    if ('conflict' in done) {
      told.conflicts++;
      assert.ok(done.entries.length > 0, done.conflict.code);
      for (const entry of done.entries) {
        assert.ok(entry.number > preview.seen, `entry ${entry.number} was there already`);
        assert.notEqual(entry.who, who);
      }
    }
    return false;
  };

  for (const [turn, one] of choices.entries()) {
    const operation = operationFrom(one, await allRows(database), TODAY);
    const preview = await operations.preview(operation, null);
    if (await carryOut(preview, (basis) => operations.perform(operation, by, basis))) told.performed++;
    if (turn % 3 > 0) continue;
    const entries = await operations.history({ limit: 4 });
    const number = entries[(one.picks[0] ?? 0) % Math.max(1, entries.length)]?.number ?? 0;
    const undoing = await operations.previewUndo(number);
    if (await carryOut(undoing, (basis) => operations.undo(number, by, basis))) told.undone++;
  }
  return told;
}

/** Runs the suite over a kind of database. */
export function concurrentOperationsContract(kind: DatabaseKind): void {
  suite(`operations at once in ${kind.name}`, kind.options, () => {
    test('two who change the same programme lose nothing, and are told what the other has changed', async (t) => {
      const half = { minLength: EACH, maxLength: EACH };
      await fc.assert(
        fc.asyncProperty(fc.array(choice, half), fc.array(choice, half), async (ones, others) => {
          await using database = await kind.create();
          const [one, other] = [await database.open(), await database.open()];
          await importRows(one, {
            managers: [manager('Maria'), manager('Max')],
            participants: [
              ...['E1', 'E2', 'E3'].map((name) => mentee(name)),
              ...['R1', 'R2'].map((name) => mentor(name)),
            ],
            relations: ['E1', 'E2', 'E3'].map((name, index) =>
              relation(`R${(index % 2) + 1}`, name, { manager_email: 'maria@example.org' }),
            ),
          });
          const first = await allRows(one);
          const told = await Promise.all([work(one, 'Maria', ones), work(other, 'Nora', others)]);
          t.diagnostic(JSON.stringify(told));

          const operations = createProgrammeOperations(one, () => TODAY);
          const entries = (await operations.history({ limit: 100_000 })).toReversed().slice(1);
          const count = told.reduce((sum, { performed, undone }) => sum + performed + undone, 0);
          assert.equal(
            entries.length,
            count,
            'the history has each of what both have done, and nothing else',
          );
          let replayed = first;
          for (const { number, undoes } of entries) {
            const changes = (await operations.entry(number))?.changes ?? [];
            if (undoes !== null) {
              const undone = await operations.entry(undoes);
              assert.deepEqual(changes, inverse(undone?.changes ?? []), `entry ${number} undoes ${undoes}`);
            }
            const known = new Set(lines(replayed));
            for (const { table, before } of changes) {
              if (before === null) continue;
              const line = `${table} ${keyOf(table, before)} ${JSON.stringify(Object.entries(before).toSorted())}`;
              assert.ok(known.has(line), `entry ${number} overwrites what it did not see: ${line}`);
            }
            replayed = withChanges(replayed, changes);
          }
          assert.deepEqual(lines(replayed), lines(await allRows(other)), 'nothing is lost');
          const programme = createProgrammeStore(other, () => TODAY);
          const all = await programme.read();
          assert.equal(
            JSON.stringify(await programme.list()),
            JSON.stringify(dueFeedbacks(all, TODAY).map((due) => toFeedbackNeeded(due, all))),
          );
        }),
        { numRuns: 1, endOnFailure: true },
      );
    });
  });
}
