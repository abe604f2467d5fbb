/** `mentoring migrate --to` on a terminal, where somebody sees how far it has come. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyWithPostgres, postgresTestDatabase } from '../../support/postgres.ts';
import { smallProgramme } from '../../support/small-programme.ts';
import { onlyWithTerminal, onTerminal } from '../../support/terminal.ts';

test('a move on a terminal shows a bar', {
  ...onlyWithTerminal,
  ...onlyWithPostgres,
}, async () => {
  await using place = await smallProgramme();
  await using target = await postgresTestDatabase();
  const { status, shown } = await onTerminal(`migrate --to "${target.url}"`, place.options);
  assert.equal(status, 0, shown);
  assert.match(shown, /█{30} 100% · (\d+) of \1 rows copied · /);
  assert.match(shown, /now has the same content\./);
});
