/** Changes of rows, as the history keeps them for years: what it kept at first is read after every change of the tables. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { columnsOf, KEPT_TABLE_NAMES, parseRowChange } from '../../src/domain/operations/rows.ts';
import { FIRST_ROWS } from '../support/first-rows.ts';

suite('a row that the history kept long ago is read with every column of', () => {
  for (const table of KEPT_TABLE_NAMES) {
    test(table, () => {
      const kept = FIRST_ROWS[table];
      const { before, after } = parseRowChange({ table, before: null, after: kept });
      assert.equal(before, null);
      assert.deepEqual(Object.keys(after ?? {}).toSorted(), columnsOf(table).toSorted());
      assert.deepEqual({ ...after, ...kept }, after);
    });
  }
});

test('what is no row names the column that it lacks', () => {
  const { email: _, ...manager } = { ...FIRST_ROWS.managers, email: null };
  assert.throws(
    () => parseRowChange({ table: 'managers', before: null, after: manager }),
    /is not a row of managers: it has no email/,
  );
  assert.throws(() => parseRowChange({ table: 'managers', before: 'x', after: null }), TypeError);
  assert.throws(() => parseRowChange({ table: 'sessions', before: null, after: null }), /no table sessions/);
});
