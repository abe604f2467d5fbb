/** Composing and counting hold up nobody: the worst inputs that are taken are answered, and reads beside them first. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from '../../support/documents.ts';
import { send } from '../../support/http.ts';
import { startService } from '../../support/service.ts';
import { WORST_INPUTS } from '../../support/worst-inputs.ts';

/** How often an input is tried: another process may hold up a read once, composing would each time. */
const ATTEMPTS = 3;

/** Posts an input, and reads until it is answered. */
async function readBeside(port: number, input: string) {
  let answered = false;
  const start = performance.now();
  const posting = post(port, '/smart-goals/', { input }).finally(() => {
    answered = true;
  });
  const reads: number[] = [];
  while (!answered) {
    const from = performance.now();
    assert.equal((await send(port, { path: `/smart-goals/?limit=${reads.length + 1}` })).status, 200);
    reads.push(performance.now() - from);
    // Reads without a pause would take the processor from what is composed.
    await wait(5);
  }
  const { status } = await posting;
  return { status, took: performance.now() - start, reads: reads.length, slowest: Math.max(...reads) };
}

suite('beside the worst inputs', () => {
  test('all of them are answered, and reads do not wait for them', async (t) => {
    await using service = await startService({ LOG_LEVEL: 'silent' });
    await post(service.port, '/smart-goals/', { input: 'I want to learn Python.' });
    for (const [name, input] of WORST_INPUTS) {
      for (let attempt = 1; ; attempt += 1) {
        const { status, took, reads, slowest } = await readBeside(service.port, input);
        const said = `${name}: ${status} after ${took.toFixed(0)} ms, ${reads} reads beside it, the slowest ${slowest.toFixed(1)} ms`;
        t.diagnostic(said);
        assert.equal(status, 201, name);
        // Where the answer takes long, a read beside it must not take as long.
        if (took <= 100 || slowest < took * 0.8 || reads > 5) break;
        assert.ok(attempt < ATTEMPTS, said);
      }
    }
  });
});
