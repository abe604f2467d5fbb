/** `mentoring import` on a terminal, where somebody sees how far it has come. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalLines, span } from '../support/goals.ts';
import { onlyWithTerminal, onTerminal } from '../support/terminal.ts';
import { workplace } from '../support/workplace.ts';

test('an import on a terminal shows a bar and no lines of its own', onlyWithTerminal, async () => {
  await using place = await workplace();
  await place.write('goals.csv', goalLines(span(1, 50)));
  const { status, shown } = await onTerminal('import goals.csv', place.options);
  assert.equal(status, 0, shown);
  assert.match(shown, /[█░]{30} \d+% · \d+ of \d+ KB · /);
  assert.match(shown, /█{30} 100% · 50 of 50 goals written · /);
  assert.match(shown, /^50 rows read: 50 changed something\.\r?$/m);
  assert.doesNotMatch(shown, /rows of smart-goals read/);
});
