import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GoalProgress, NO_RESPONSE } from '../../../src/domain/goal-writer.ts';
import { createOfflineGoalWriter } from '../../../src/generators/offline-writer.ts';
import { countTokens } from '../../../src/generators/tokens.ts';
import { inlineTextWork } from '../../../src/generators/worker/inline.ts';
import { createTextThread } from '../../../src/generators/worker/thread.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const today = () => TODAY;

test('the writer counts the fixed prompt in and says who wrote and counted', async () => {
  const writer = createOfflineGoalWriter({ today, texts: inlineTextWork });
  const written = await writer.write({ input: 'I want to learn Python', variant: 0 });
  assert.equal(written.writer, 'offline');
  assert.equal(written.model, null);
  assert.equal(written.language, 'en');
  assert.equal(written.tokensCountedBy, 'service');
  assert.ok(written.inputTokens >= 230 && written.inputTokens <= 250);
  assert.equal(written.outputTokens, await countTokens(written.output));
  const none = await writer.write({ input: '...', variant: 0 });
  assert.equal(none.output, NO_RESPONSE);
  assert.equal(none.language, null);
});

test('the writer stops when it is told to, with the reason', async () => {
  const writer = createOfflineGoalWriter({ today, texts: inlineTextWork });
  const reason = new Error('gone away');
  await assert.rejects(
    writer.write({ input: 'I want to learn Python', variant: 0, signal: AbortSignal.abort(reason) }),
    reason,
  );
});

test('the writer tells goal by goal what it wrote', async () => {
  const told: GoalProgress[] = [];
  const writer = createOfflineGoalWriter({ today, texts: inlineTextWork });
  const input = '1. learn Python\n2. find a new job\n3. sleep more';
  const { output } = await writer.write({ input, variant: 0, onProgress: (progress) => told.push(progress) });
  const texts = told.map((progress) => (progress.kind === 'text' ? progress.text : ''));
  assert.equal(texts.length, 3);
  assert.equal(texts.join(''), output);
});

test('a thread writes what is written without one, and ends when it is disposed of', async () => {
  await using texts = createTextThread();
  for (const input of ['I want to learn Python', 'Mehr Gehalt', '...']) {
    const task = { input, today: '2026-11-21', variant: 0 };
    assert.deepEqual(await texts.compose(task), await inlineTextWork.compose(task));
    assert.deepEqual(await texts.read({ input }), await inlineTextWork.read({ input }));
    const output = 'By 1 May 2027 I will finish 2 courses about Python and show them.';
    const examined = { input, output, today: '2026-11-21', language: null, isCut: false };
    assert.deepEqual(await texts.examine(examined), await inlineTextWork.examine(examined));
  }
});
