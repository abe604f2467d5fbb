/** `mentoring migrate --to` on a terminal, where somebody sees how far it has come. */

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { onlyWith } from '../../support/optional.ts';
import { onlyWithPostgres, postgresTestDatabase } from '../../support/postgres.ts';
import { smallProgramme } from '../../support/small-programme.ts';

const PROGRAM = fileURLToPath(new URL('../../../bin/mentoring.cjs', import.meta.url));
const script = spawnSync('script', ['--version'], { encoding: 'utf8' });
/** The `script` of other systems takes other options. */
const hasScript = script.stdout?.includes('util-linux') ? script : undefined;

test('a move on a terminal shows a bar for the copy and one for its check', {
  ...onlyWith(hasScript, 'script of util-linux is not installed: apt-get install bsdutils'),
  ...onlyWithPostgres,
}, async () => {
  await using place = await smallProgramme();
  await using target = await postgresTestDatabase();
  const command = `"${process.execPath}" "${PROGRAM}" migrate --to "${target.url}"`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: place.folder,
    env: { PATH: process.env['PATH'], TERM: 'xterm', ...place.options.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(terminal, 'close');
  const shown = await text(terminal.stdout);
  await ended;
  assert.equal(terminal.exitCode, 0, shown);
  assert.match(shown, /█{30} 100 % · (\d+) of \1 rows copied · /);
  assert.match(shown, /█{30} 100 % · (\d+) of \1 rows of both checked · /);
  assert.match(shown, /holds the same now\./);
});
