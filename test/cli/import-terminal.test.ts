/** `mentoring import` on a terminal, where somebody sees how far it has come. */

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { goalLines, span } from '../support/goals.ts';
import { onlyWith } from '../support/optional.ts';
import { workplace } from '../support/workplace.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/mentoring.cjs', import.meta.url));
const script = spawnSync('script', ['--version'], { encoding: 'utf8' });
/** The `script` of other systems takes other options. */
const hasScript = script.stdout?.includes('util-linux') ? script : undefined;

test(
  'an import on a terminal shows a bar and no lines of its own',
  onlyWith(hasScript, 'script of util-linux is not installed: apt-get install bsdutils'),
  async () => {
    await using place = await workplace();
    await place.write('goals.jsonl', goalLines(span(1, 50)));
    const command = `"${process.execPath}" "${PROGRAM}" import goals.jsonl`;
    const terminal = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: place.folder,
      env: { PATH: process.env['PATH'], TERM: 'xterm', ...place.options.settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(terminal, 'close');
    const shown = await text(terminal.stdout);
    await ended;
    assert.equal(terminal.exitCode, 0, shown);
    assert.match(shown, /[█░]{30} \d+ % · \d+ of \d+ KB · /);
    assert.match(shown, /█{30} 100 % · 50 of 50 goals written · /);
    assert.match(shown, /^50 written\.\r?$/m);
    assert.doesNotMatch(shown, /rows of smart-goals read/);
  },
);
