/** The thread that works on texts: in order, within bounds, and in the end. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServiceUnavailableError } from '../../../src/domain/errors.ts';
import { createTextThread } from '../../../src/generators/worker/thread.ts';

/** Takes tens of milliseconds. */
const LONG = 'I want to learn many things and '.repeat(200);
const task = (input: string) => ({ input, today: '2026-11-21', variant: 0 });

test('so much waits as can be worked on soon, and the rest is refused at once', async () => {
  await using texts = createTextThread(50);
  for (let round = 0; round < 5; round++) await texts.compose(task(LONG));
  const asked = Array.from({ length: 60 }, () => texts.compose(task(LONG)));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter((one) => one.status === 'rejected');
  assert.ok(refused.length > 20, String(refused.length));
  assert.ok(refused.every((one) => one.reason instanceof ServiceUnavailableError));
  assert.ok(outcomes.length - refused.length >= 2);
});

test('what was begun is finished when it ends', async () => {
  const texts = createTextThread();
  const working = texts.compose(task('I want to learn Python'));
  await texts[Symbol.asyncDispose]();
  assert.match((await working).output, /Python/);
});
