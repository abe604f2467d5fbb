/** A review by the model itself: what it costs, what it changes, and that it never loses the goals that it looks at. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { GoalProgress } from '../../../src/domain/goal-writer.ts';
import type { HeardRequest, Reply } from '../../support/goal-server.ts';
import { completion, GOALS } from './answers.ts';
import { asking, INPUT, LIMIT, write } from './asking.ts';

const [ONE = '', TWO = ''] = GOALS.split('\n');
const OTHER = 'I will solve 20 exercises in Python by 31 March 2027 and keep them in a notebook.';

const isReview = ({ body }: HeardRequest): boolean => JSON.stringify(body).includes('<goals>');
const isRewrite = ({ body }: HeardRequest): boolean =>
  JSON.stringify(body).includes('These goals were refused');

/** A server that writes goals, says that of them, and writes that in the place of those that broke a rule. */
const server =
  (said: Reply, again: Reply = { body: completion(OTHER) }) =>
  (request: HeardRequest): Reply =>
    isReview(request) ? said : isRewrite(request) ? again : { body: completion(GOALS) };

const says = (text: string): Reply => ({ body: completion(text) });

suite('a review', () => {
  test('that finds nothing changes nothing, and its tokens are in the record', async () => {
    await using without = await asking(server(says('none')));
    await using asked = await asking(server(says('none')), { review: true });
    const first = await write(without.writer);
    const written = await write(asked.writer);
    assert.equal(written.output, GOALS);
    assert.deepEqual([without.server.requests.length, asked.server.requests.length], [1, 2]);
    assert.equal(written.inputTokens, first.inputTokens * 2);
    assert.equal(written.outputTokens, Math.min(256, first.outputTokens * 2));
    const question = JSON.stringify(asked.server.requests[1]?.body);
    for (const part of [INPUT, `2. ${TWO}`, 'invented', 'excluded', 'unclear'])
      assert.ok(question.includes(part), part);
    assert.deepEqual(asked.failures, []);
  });

  test('counts its tokens itself if the server does not', async () => {
    const uncounted = { ...completion(GOALS), usage: null };
    await using without = await asking(() => ({ body: uncounted }));
    await using asked = await asking(
      (request) => ({ body: isReview(request) ? { ...completion('none'), usage: null } : uncounted }),
      { review: true },
    );
    const first = await write(without.writer);
    const written = await write(asked.writer);
    assert.equal(written.outputTokens, first.outputTokens + 1);
    assert.ok(written.inputTokens > first.inputTokens + 100, `${written.inputTokens}`);
  });

  test('has the goals that break a rule written again, once, in their place', async () => {
    await using asked = await asking(server(says('1. excluded')), { review: true });
    assert.equal((await write(asked.writer)).output, `${OTHER}\n${TWO}`);
    assert.equal(asked.server.requests.length, 3);
    const correction = JSON.stringify(asked.server.requests[2]?.body);
    assert.ok(correction.includes(ONE) && !correction.includes(TWO) && correction.includes('does not want'));
  });

  for (const [name, again] of [
    ['unusable', says('Sorry.')],
    ['the same', says(ONE)],
    ['an error', { status: 400, body: { error: { message: 'no' } } }],
    ['no wish', says('No response.')],
  ] as const)
    test(`drops them if what is written again is ${name}`, async () => {
      await using asked = await asking(server(says('1 invented'), again), { review: true });
      assert.equal((await write(asked.writer)).output, TWO);
      assert.equal(asked.server.requests.length, 3);
    });

  test('keeps all goals if none would be left', async () => {
    await using asked = await asking(server(says('1 unclear\n2 date'), says('Sorry.')), { review: true });
    assert.equal((await write(asked.writer)).output, GOALS);
  });

  for (const [name, said, reason] of [
    ['nonsense', says('The goals look great! Goal 1 is unclear.'), 'nonsense'],
    ['a goal that there is not', says('7 unclear'), 'nonsense'],
    ['an error', { status: 400, body: { error: { message: 'no' } } }, 'refused'],
    ['no completion', { body: { choices: [] } }, 'nonsense'],
  ] as const)
    test(`changes nothing and is reported if it is ${name}`, async () => {
      await using asked = await asking(server(said), { review: true });
      assert.equal((await write(asked.writer)).output, GOALS);
      assert.equal(asked.server.requests.length, 2);
      assert.deepEqual(
        asked.failures.map((failure) => failure.reason),
        [reason],
      );
    });

  test('that takes too long is given up, and the goals are returned in time', async () => {
    await using asked = await asking(server({ silent: true }), { review: true, timeLimit: 8_000 });
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      ['too slow'],
    );
  });

  test('sends nothing of goals that are streamed before they are final', async () => {
    await using asked = await asking(server(says('1 foreign')), { review: true, timeLimit: LIMIT });
    const told: GoalProgress[] = [];
    const written = await asked.writer.write({
      input: INPUT,
      variant: 0,
      onProgress: (progress) => told.push(progress),
    });
    assert.equal(written.output, `${OTHER}\n${TWO}`);
    assert.deepEqual(told, [{ kind: 'text', text: written.output }]);
  });

  test('is within the budget: each call sets aside what it can use', async () => {
    const reserved: number[] = [];
    const settled: number[] = [];
    const budget = {
      reserve: async (tokens: number) => {
        reserved.push(tokens);
        return reserved.length === 2 ? null : { day: '2026-11-21', tokens };
      },
      settle: async (_: object, tokens: number) => {
        settled.push(tokens);
      },
      untilNext: () => 60_000,
    };
    await using asked = await asking(server(says('1 excluded')), { review: true, budget });
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.equal(reserved.length, 2);
    assert.equal(settled.length, 1);
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      ['budget'],
    );
  });
});
