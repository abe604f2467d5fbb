/** The thread that works on texts: in order, within bounds, and in the end. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServiceUnavailableError } from '../../../src/domain/errors.ts';
import { createBatches } from '../../../src/generators/worker/batches.ts';
import { createTextThread } from '../../../src/generators/worker/thread.ts';

/** Takes tens of milliseconds. */
const LONG = 'I want to learn many things and '.repeat(200);
const task = (input: string) => ({ input, today: '2026-11-21', variant: 0 });

test('whoever goes away gives up their turn', async () => {
  await using texts = createTextThread();
  await texts.compose(task('I want to learn Python'));
  const gone = new AbortController();
  const reason = new Error('gone');
  const waiting = Array.from({ length: 30 }, () => texts.compose(task(LONG), gone.signal));
  gone.abort(reason);
  const outcomes = await Promise.allSettled(waiting);
  const left = outcomes.filter((one) => one.status === 'rejected');
  // Two had their turn already.
  assert.equal(left.length, 28);
  assert.ok(left.every((one) => one.reason === reason));
});

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

/** Batches of letters, whose first one is under way until it is let go; each letter's outcome is its capital. */
function lettersInBatches() {
  const batches: string[] = [];
  const { promise: letGo, resolve: go } = Promise.withResolvers<void>();
  const { run, waiting } = createBatches<string, string>({
    concurrency: 1,
    size: 4,
    sizeOf: (letters) => letters.length,
    refuse: (ahead) => (ahead >= 6 ? new Error('too many') : undefined),
    async work(tasks) {
      batches.push(tasks.join(' '));
      await letGo;
      if (tasks.includes('x')) throw new Error(`all of ${tasks.join(' ')}`);
      return tasks.map((task) => (task === 'y' ? { error: new Error('y') } : { done: task.toUpperCase() }));
    },
  });
  return { batches, go, run, waiting };
}

const outcomesOf = async (promises: readonly Promise<string>[]) =>
  (await Promise.allSettled(promises)).map((one) =>
    one.status === 'fulfilled' ? one.value : `no: ${one.reason.message}`,
  );

test('what waits together goes together, as far as it fits', async () => {
  const { batches, go, run, waiting } = lettersInBatches();
  assert.equal(waiting(), 0);
  const asked = ['a', 'b', 'cc', 'd', 'eeeee', 'f', 'g', 'h'].map((letters) => run(letters));
  assert.equal(waiting(), 6);
  go();
  assert.deepEqual(await outcomesOf(asked), ['A', 'B', 'CC', 'D', 'EEEEE', 'F', 'G', 'no: too many']);
  assert.deepEqual(batches, ['a', 'b cc d', 'eeeee', 'f g']);
});

test('a task that fails takes no other along, also where its whole batch failed', async () => {
  const { batches, go, run } = lettersInBatches();
  const gone = new AbortController();
  const asked = ['a', 'b', 'x', 'y', 'c', 'd'].map((letters) => run(letters));
  const left = run('e', gone.signal);
  gone.abort(new Error('gone'));
  go();
  assert.deepEqual(await outcomesOf([...asked, left]), [
    'A',
    'B',
    'no: all of x',
    'no: y',
    'C',
    'D',
    'no: gone',
  ]);
  assert.deepEqual(batches, ['a', 'b x y c', 'b', 'x', 'y', 'c', 'd']);
});
