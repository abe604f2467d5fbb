/** Goal servers that are busy, silent, stopped or gone: how long anybody waits, and when they are asked again. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { suite, test } from 'node:test';
import type { GoalProgress, GoalWriter } from '../../../src/domain/goal-writer.ts';
import { withFallback } from '../../../src/generators/openai/fallback.ts';
import type { TextWork } from '../../../src/generators/text-work.ts';
import { inlineTextWork } from '../../../src/generators/worker/inline.ts';
import { startOneSlotServer, startStreamingProcess } from '../../support/one-slot-server.ts';
import { until } from '../../support/until.ts';
import { completion, GOALS } from './answers.ts';
import { asking, composer, INPUT, isFailure, LIMIT, write, writerFor } from './asking.ts';

/** Seventeen tokens a second and goals of a hundred, sixty seconds for each mentee: all of it ten times as fast. */
const SCALE = 10;
const GOAL_TIME = (100 / 17 / SCALE) * 1000;
const TIME_LIMIT = 60_000 / SCALE;
const REST_TIME = 30_000 / SCALE;
/** How long a busy process is occupied before it sends a request, in milliseconds. */
const OCCUPIED = 120;

/** Reads texts in a process that is busy: of calls made together, each is sent so much later than the one before. */
const busyTexts: TextWork = {
  ...inlineTextWork,
  read(task) {
    const end = performance.now() + OCCUPIED;
    while (performance.now() < end);
    return inlineTextWork.read(task);
  },
};

suite('more requests than a server can take', { concurrency: 1 }, () => {
  test('twenty at once on one slot, of eight that the service thinks it has', async (t) => {
    await using server = await startOneSlotServer(completion(GOALS), GOAL_TIME);
    const told = writerFor(server.address, { timeLimit: TIME_LIMIT, restTime: REST_TIME, concurrency: 8 });
    const writer = withFallback(told.writer, composer);
    // What is loaded for the first goal is no part of the time that a server has.
    await write(writerFor(server.address).writer);
    for (let round = 0; round < 2; round++)
      await until(async () => (await write(writer)).writer === 'openai');
    const before = server.written;
    const start = performance.now();
    const all = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { writer: by } = await write(writer);
        return { by, after: performance.now() - start };
      }),
    );
    const composed = all.filter(({ by }) => by === 'offline').map(({ after }) => after);
    const slowest = Math.max(...all.map(({ after }) => after));
    t.diagnostic(
      `${20 - composed.length} by the server, ${composed.length} composed (first after ${Math.round(Math.min(...composed))} ms), all after ${Math.round(slowest)} ms of ${TIME_LIMIT}`,
    );
    assert.ok(composed.length > 0 && composed.length < 20, 'both write');
    assert.ok(20 - composed.length <= server.written - before, 'each answer is for one of them');
    const reasons = new Set(told.failures.map(({ reason }) => reason));
    assert.ok(reasons.delete('crowded'), 'who would wait too long is handed over before the time is up');
    reasons.delete('too slow');
    assert.deepEqual([...reasons], []);
    assert.deepEqual(told.health, []);
    await until(async () => (await write(writer)).writer === 'openai');
  });

  test('who would wait too long is refused at once, and told when to come back', async () => {
    await using server = await startOneSlotServer(completion(GOALS), 1200);
    const { writer } = writerFor(server.address, { timeLimit: 4000, concurrency: 1 });
    for (let round = 0; round < 2; round++) await write(writer);
    const before = server.written;
    const all = Array.from({ length: 8 }, () => write(writer));
    const last = all.at(-1);
    assert.ok(last !== undefined);
    await assert.rejects(last, (error) => {
      assert.ok(error instanceof Error && 'retryAfter' in error && Number(error.retryAfter) >= 1000);
      return isFailure('crowded')(error);
    });
    // Those who wait have three answers in their time.
    assert.ok(server.written - before < 3, 'before the time of the others is up');
    await Promise.allSettled(all);
  });

  test('time-outs are no fault of a server that answers others meanwhile', async () => {
    await using asked = await asking(
      ({ body }) =>
        JSON.stringify(body).includes('in Lisp') ? { silent: true } : { body: completion(GOALS) },
      { timeLimit: 8000, texts: busyTexts },
    );
    // What is loaded for the first goal is no part of the time that a server has.
    assert.equal((await write(asked.writer)).output, GOALS);
    const slow = Array.from({ length: 6 }, () => write(asked.writer, 'I want to learn to write in Lisp.'));
    const ended = Promise.allSettled(slow);
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.ok((await ended).every(({ status }) => status === 'rejected'));
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      Array(6).fill('too slow'),
    );
    assert.deepEqual(asked.health, []);
    assert.equal((await write(asked.writer)).output, GOALS);
  });

  test('whoever finds the context full that slots share is asked for again after the others, one at a time', async () => {
    const FULL = { code: 500, message: 'Context size has been exceeded.', type: 'server_error' };
    let active = 0;
    let failed = 0;
    let most = 0;
    await using asked = await asking(
      () => {
        active++;
        most = Math.max(most, active);
        setTimeout(() => active--, 300);
        if (failed === 4) {
          most = Math.max(most, active);
          return { body: completion(GOALS), pause: 300 };
        }
        failed++;
        if (failed === 4) most = 0;
        return failed % 2 === 0
          ? { status: 500, body: { error: FULL }, pause: 300 }
          : { events: [{ error: FULL }], pause: 300 };
      },
      { concurrency: 4 },
    );
    const all = await Promise.all(Array.from({ length: 4 }, () => write(asked.writer)));
    assert.ok(all.every(({ output }) => output === GOALS));
    assert.equal(most, 1, 'at a time, once the context was full');
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      Array(4).fill('too long'),
    );
  });

  test('a wish that does not fit at all is asked for once', async () => {
    const LARGE = {
      code: 400,
      message: 'request (9000 tokens) exceeds the available context size (8192 tokens), try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 9000,
      n_ctx: 8192,
    };
    await using asked = await asking(() => ({ status: 400, body: { error: LARGE } }));
    await assert.rejects(write(asked.writer), isFailure('too long'));
    assert.equal(asked.server.requests.length, 1);
  });

  test('a server that falls silent is not at fault while it answers others', async () => {
    const [first = ''] = GOALS.split('\n');
    const told = { choices: [{ index: 0, delta: { content: `${first}\n` } }] };
    await using asked = await asking(
      ({ body }) =>
        body['stream'] === true
          ? { events: [told, told], pause: 100, hangs: true }
          : { body: completion(GOALS) },
      { silence: 600 },
    );
    await write(asked.writer);
    const onProgress = (): void => undefined;
    const all = Array.from({ length: 6 }, () => asked.writer.write({ input: INPUT, variant: 0, onProgress }));
    assert.ok((await Promise.all(all)).every(({ output }) => output === first));
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      Array(6).fill('stalled'),
    );
    assert.deepEqual(asked.health, []);
  });

  test('a server that loads its model keeps nobody waiting for long, and is told of once', async () => {
    await using asked = await asking(
      () => ({
        status: 503,
        body: { error: { message: 'Loading model', type: 'unavailable_error', code: 503 } },
      }),
      { loadingLimit: 2500 },
    );
    const start = performance.now();
    assert.equal((await write(withFallback(asked.writer, composer))).writer, 'offline');
    assert.ok(performance.now() - start < LIMIT / 4);
    assert.ok(asked.server.requests.length > 1, 'it was asked again');
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      ['unavailable'],
    );
  });

  test('a server that only fails is left alone; a few words find out that it is back', async () => {
    let alive = false;
    await using asked = await asking(
      () => (alive ? { body: completion('Hi') } : { status: 401, body: { error: { message: 'no' } } }),
      { restTime: 500 },
    );
    for (let round = 0; round < 5; round++) await assert.rejects(write(asked.writer), isFailure('denied'));
    await assert.rejects(write(asked.writer), isFailure('left alone'));
    assert.equal(asked.server.requests.length, 5);
    await until(() => asked.server.requests.length > 6);
    assert.equal(asked.health.length, 1, 'told once, not after each probe');
    alive = true;
    // Nobody asks for goals meanwhile.
    await until(() => asked.health.length > 1);
    const [left, used] = asked.health;
    assert.deepEqual(left, { kind: 'left alone', reason: 'denied', status: 401, milliseconds: 500 });
    assert.ok(used?.kind === 'used again' && used.milliseconds >= 1000);
    const { model, ...probe } = asked.server.requests[5]?.body ?? {};
    assert.deepEqual(probe, { messages: [{ role: 'user', content: 'Hello' }], max_tokens: 8 });
    assert.equal(model, 'some-model');
  });
});

suite('the connection to a server', { concurrency: 2 }, () => {
  test('that waits for more where it is spoken to in https: nobody waits for as long as for goals', async () => {
    let connections = 0;
    const plain = createServer((socket) => {
      connections++;
      socket.on('error', () => undefined).resume();
    });
    plain.listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const address = plain.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { writer, failures } = writerFor(`https://127.0.0.1:${port}`, {
      timeLimit: 8000,
      connectionLimit: 300,
    });
    assert.equal((await write(withFallback(writer, composer))).writer, 'offline');
    plain.close();
    assert.equal(connections, 1, 'it is not tried again');
    assert.deepEqual(
      failures.map(({ reason, said }) => [reason, said]),
      [['unreachable', 'no connection in 0.3 s']],
    );
  });

  test('has a limit of its own: an answer may take longer', async () => {
    await using asked = await asking(() => ({ body: completion(GOALS), pause: 900 }), {
      connectionLimit: 300,
    });
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.deepEqual(asked.failures, []);
  });
});

suite('a server that breaks off in the middle of a stream', { concurrency: 2 }, () => {
  const [GOAL = ''] = GOALS.split('\n');

  /** Follows a request; `then` is called when the first goal has been told. */
  async function follow(
    writer: GoalWriter,
    then: () => void,
  ): Promise<{ text: string; output: string; by: string }> {
    let text = '';
    let first = true;
    const onProgress = (progress: GoalProgress): void => {
      text = progress.kind === 'restart' ? '' : text + progress.text;
      if (first && text.includes(GOAL)) {
        first = false;
        then();
      }
    };
    const { output, writer: by } = await writer.write({ input: INPUT, variant: 0, onProgress });
    return { text, output, by };
  }

  test('as it is killed: the goal that was told is kept; before one the composer writes', async () => {
    await using server = await startStreamingProcess(GOAL);
    const { writer, failures } = writerFor(server.address);
    const fallen = withFallback(writer, composer);
    const { text, output, by } = await follow(fallen, () => server.process.kill('SIGKILL'));
    assert.deepEqual([by, text, output], ['openai', GOAL, GOAL]);
    const after = await follow(fallen, () => undefined);
    assert.deepEqual([after.by, after.text], ['offline', after.output]);
    assert.deepEqual(new Set(failures.map(({ reason }) => reason)), new Set(['unreachable']));
  });

  for (const [name, goal, expected] of [
    ['the goal that was told is kept', GOAL, 'openai'],
    ['the composer writes where none was', 'Certainly', 'offline'],
  ] as const)
    test(`as it is stopped: its silence is noticed, it is not asked again, and ${name}`, async () => {
      await using server = await startStreamingProcess(goal);
      const { writer, failures } = writerFor(server.address, { silence: 400 });
      const start = performance.now();
      // The first words come at once.
      const timer = goal === GOAL ? undefined : setTimeout(() => server.process.kill('SIGSTOP'), 1000);
      const { text, output, by } = await follow(withFallback(writer, composer), () =>
        server.process.kill('SIGSTOP'),
      );
      clearTimeout(timer);
      assert.deepEqual([by, text], [expected, output]);
      assert.ok(performance.now() - start < LIMIT / 2, 'well before the time is up');
      assert.deepEqual(
        failures.map(({ reason }) => reason),
        ['stalled'],
      );
      assert.match(failures[0]?.said ?? '', /nothing came for 0\.4 s in the middle of an answer/);
    });

  test('before its first words it may think as long as it likes, whatever else it sends', async () => {
    await using asked = await asking(
      () => ({
        events: [
          ':',
          { choices: [{ index: 0, delta: { role: 'assistant', content: null }, finish_reason: null }] },
          ':',
          { choices: [{ index: 0, delta: { content: GOALS }, finish_reason: 'stop' }] },
        ],
        pause: 900,
      }),
      { silence: 300 },
    );
    const { output } = await follow(asked.writer, () => undefined);
    assert.equal(output, GOALS);
    assert.deepEqual(asked.failures, []);
  });
});
