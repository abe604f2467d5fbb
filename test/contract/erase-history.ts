/** That an erasure removes from the history what it tells of somebody, and nothing else. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Operation, RelationPatch } from '../../src/domain/operations/operation.ts';
import type { Signature } from '../../src/domain/origin.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { said } from '../support/said.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { importRows, SMALL, TODAY } from './importing.ts';

const BY: Signature = { who: 'Nora', account_id: null, reason: null };
const [BEA, XENIA, ZOE] = [2, 4, 5];
const IS_LEFT = /merkmal|clinic/i;

/** Declares the suite. */
export function eraseHistoryContract(kind: DatabaseKind): void {
  suite(`erasing from the history of ${kind.name}`, kind.options, () => {
    test('leaves nothing of relations that are gone or were theirs, of cohorts, and of a name of one word', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      const operations = createProgrammeOperations(database, () => TODAY);
      const perform = async (operation: Operation, reason: string | null = null): Promise<number> => {
        const done = await operations.perform(operation, { ...BY, reason });
        assert.ok('number' in done, JSON.stringify(done));
        return done.number;
      };
      const undo = async (number: number): Promise<number> => {
        const done = await operations.undo(number, BY);
        assert.ok('number' in done, JSON.stringify(done));
        return done.number;
      };
      const person = (full_name: string, email: string): Operation => ({
        kind: 'create-person',
        role: 'mentee',
        full_name,
        email,
        external_id: null,
      });
      const pair = (mentee: number): Operation => ({
        kind: 'create-relation',
        mentor: BEA,
        mentee,
        manager_id: null,
        cohort: 'Autumn',
        start: TODAY,
        end: null,
        status: 'proposed',
      });
      await perform(person('Merkmal', 'x@example.org'));
      await perform(person('Zoe', 'z@example.org'));
      // The relation is gone, and with it what its statuses said.
      const made = await perform(pair(XENIA));
      const declined = await perform(
        { kind: 'change-status', relation_id: 3, transition: 'decline', on: TODAY },
        'is in the clinic',
      );
      await undo(declined);
      await undo(made);
      // It was theirs until the merge was undone.
      await perform(pair(ZOE));
      const merged = await perform({ kind: 'merge-people', keep_id: XENIA, remove_id: ZOE });
      const waived = await perform(
        { kind: 'waive-feedback', key: { relation_id: 4, round_id: 1, role: 'mentee' } },
        'back from the clinic',
      );
      await undo(waived);
      await undo(merged);
      // Others were in a cohort of their name, and another is in one since an import of which the history keeps no rows.
      const change = (relation_id: number, patch: RelationPatch) =>
        perform({ kind: 'change-relation', relation_id, patch });
      const moved = [
        await change(2, { cohort: 'Merkmal-Group' }),
        await change(2, { manager_id: 1 }),
        await change(2, { cohort: 'Spring' }),
      ];
      await database.write(async (transaction) => {
        await transaction
          .updateTable('relations')
          .set({ cohort: 'Merkmal-Team' })
          .where('id', '=', 1)
          .execute();
      });
      moved.push(await change(1, { manager_id: null }));
      // A text of one word, without a space or an “@”.
      const key = { relation_id: 1, round_id: 1, role: 'mentee' } as const;
      await perform({ kind: 'receive-feedback', key, received_on: TODAY, source: 'merkmal' });
      // What tells of others stays, and can be undone.
      const other = await perform(
        { kind: 'change-status', relation_id: 2, transition: 'hold', on: TODAY },
        'Ada and Cleo asked for it',
      );
      const kept = async () => {
        const rows = await database.reader.selectFrom('history_changes').selectAll().execute();
        return rows.map((row) => JSON.stringify(row));
      };
      const before = await kept();
      assert.equal(before.filter((line) => /clinic/.test(line)).length, 4);

      const eraser = createEraser(database, TEST_DIGESTS);
      const found = await eraser.findPerson('x@example.org');
      assert.ok(found !== null);
      await eraser.erasePerson(found, TODAY);
      assert.deepEqual(
        (await kept()).filter((line) => IS_LEFT.test(line)),
        [],
      );
      for (const number of [made, merged, waived, ...moved]) {
        const entry = await operations.entry(number);
        assert.equal(entry?.lasting, 'erased', `${number} ${said(entry)}`);
      }
      assert.match((await kept()).join('\n'), /Ada and Cleo asked for it/);
      await undo(other);
    });
  });
}
