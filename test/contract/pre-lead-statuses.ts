/** What every reader of the pre-lead statuses promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createPreLeadStatusReader } from '../../src/store/records/records.ts';
import type { DatabaseKind } from './database-kind.ts';

/** Runs the suite over a kind of database. */
export function preLeadStatusReaderContract(kind: DatabaseKind): void {
  suite(`pre-lead statuses in ${kind.name}`, kind.options, () => {
    test('they are the nine, in their order', async () => {
      await using database = await kind.create();
      const statuses = await createPreLeadStatusReader(await database.open()).list();
      assert.deepEqual(
        statuses.map(({ order, value, name }) => [order, value, name]),
        [
          [1, 'call_scheduled', 'Call scheduled'],
          [2, 'call_done', 'Call done'],
          [3, 'no_show_on_call', 'No show on call'],
          [4, 'cancelled_the_call', 'Cancelled the call'],
          [5, 'fup_email_sent', 'FUP email sent'],
          [6, 'rescheduling_call', 'Rescheduling call'],
          [7, 'no_response', 'No response'],
          [8, 'not_interested', 'Not interested'],
          [9, 'app_incomplete_fu', 'App incomplete FU'],
        ],
      );
      assert.equal(new Set(statuses.map(({ id }) => id)).size, 9);
      assert.ok(statuses.every(({ disabled }) => disabled === false));
    });

    test('the version stays the same, as they do', async () => {
      await using database = await kind.create();
      const reader = createPreLeadStatusReader(await database.open());
      const other = createPreLeadStatusReader(await database.open());
      const version = await reader.version();
      await reader.list();
      assert.deepEqual([await reader.version(), await other.version()], [version, version]);
    });
  });
}
