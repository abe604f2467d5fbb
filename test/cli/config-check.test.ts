/** `mentoring config --check`: what works of the goal server, in words. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { completion, GOALS, MAX_TOKENS_REFUSED, TEMPERATURE_REFUSED } from '../generators/openai/answers.ts';
import { type HeardRequest, type Reply, startGoalServer } from '../support/goal-server.ts';
import { runProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(() => folder[Symbol.asyncDispose]());

const check = (settings: Readonly<Record<string, string>>, parameters: readonly string[] = []) =>
  runProgram(['config', '--check', ...parameters], { folder: folder.path, settings });

/** Checks a server that answers so. */
async function checked(
  answer: (request: HeardRequest) => Reply,
  more: Readonly<Record<string, string>> = {},
  parameters: readonly string[] = [],
) {
  await using server = await startGoalServer(answer);
  const settings = {
    GOAL_WRITER: 'openai',
    OPENAI_BASE_URL: server.address,
    OPENAI_MODEL: 'some-model',
    ...more,
  };
  return { ...(await check(settings, parameters)), calls: server.requests.length };
}

suite('a check of the goal server', { concurrency: 2 }, () => {
  test('that works says what it takes and tells, after one call', async () => {
    const { status, output, errors, calls } = await checked(() => ({ body: completion(GOALS) }), {
      OPENAI_API_KEY: 'sk-secret',
    });
    assert.deepEqual([status, errors, calls], [0, '', 1]);
    for (const line of [
      /^✓ Server: http:\S+\/v1 answers, in \d+\.\d s\.$/m,
      /^✓ Key: it is taken\.$/m,
      /^✓ Model: some-model writes\.$/m,
      /^✓ Parameters: it takes max_tokens\.$/m,
      /^✓ Tokens: it reports them \(input 250, output 52\)\.$/m,
      /^✓ Goals: what it wrote can be used:$/m,
      /^ {4}I will finish 1 beginner course in Python/m,
    ]) {
      assert.match(output, line);
    }
    assert.doesNotMatch(output, /sk-secret/);
  });

  test('that takes other parameters, thinks and does not count says so', async () => {
    const { status, output } = await checked(({ body }) => {
      if ('max_tokens' in body) return { status: 400, body: MAX_TOKENS_REFUSED };
      if ('temperature' in body) return { status: 400, body: TEMPERATURE_REFUSED };
      return { body: completion(`<think>Hm.</think>${GOALS}`, { usage: null }) };
    });
    assert.equal(status, 0);
    assert.match(output, /none is set, and none is asked for/);
    assert.match(output, /some-model writes, and thinks before it does/);
    assert.match(output, /it takes max_completion_tokens, and not temperature, which is left out/);
    assert.match(output, /does not report them; this service counts them itself/);
  });

  const failing: readonly (readonly [string, Reply, RegExp])[] = [
    [
      'refuses the key',
      { status: 401, body: { error: { message: 'bad key' } } },
      /✗ Key: the server asks for one, and OPENAI_API_KEY is not set \(401\)/,
    ],
    [
      'does not know the model',
      { status: 404, body: { error: { message: 'model not found' } } },
      /✗ Model: the server knows no model some-model, or no such path \(404\).*It said: 404 model not found.*OPENAI_MODEL/s,
    ],
    [
      'is a web page',
      { headers: { 'Content-Type': 'text/html' }, body: '<html>' },
      /not as a server of this interface does.*OPENAI_BASE_URL/s,
    ],
    [
      'has nothing left to spend',
      { status: 429, body: { error: { message: 'x', code: 'insufficient_quota' } } },
      /✗ Account: there is nothing left to spend/,
    ],
    [
      'is busy',
      { status: 429, body: { error: { message: 'slow down' } } },
      /✗ Limit: the server takes no more requests at the moment/,
    ],
    [
      'is broken',
      { status: 500, body: { error: { message: 'oops' } } },
      /✗ Goals: it wrote none: server error \(500\)/,
    ],
    ['never answers', { silent: true }, /✗ Server: \S+ did not answer within 1 s\..*GOAL_TIME_LIMIT/s],
    [
      'writes something else',
      { body: completion('I cannot help.') },
      /✗ Goals: what it wrote cannot be used.*I cannot help\./s,
    ],
  ];
  for (const [name, reply, expected] of failing) {
    test(`that ${name} says what to do, and fails`, async () => {
      const { status, output } = await checked(() => reply, { GOAL_TIME_LIMIT: '1' });
      assert.equal(status, 1);
      assert.match(output, expected);
    });
  }

  test('that cannot be reached says why', async () => {
    await using server = await startGoalServer(() => ({}));
    const { address } = server;
    await server[Symbol.asyncDispose]();
    const { status, output } = await check({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: address,
      OPENAI_MODEL: 'm',
    });
    assert.equal(status, 1);
    assert.match(output, /cannot be reached\.\n {4}It said: .*ECONNREFUSED/);
  });

  test('as JSON, for programs', async () => {
    const { status, output } = await checked(() => ({ body: completion(GOALS) }), {}, ['--json']);
    const trial: unknown = JSON.parse(output);
    assert.equal(status, 0);
    assert.ok(typeof trial === 'object' && trial !== null && 'works' in trial && 'usable' in trial);
    assert.deepEqual([trial.works, trial.usable], [true, true]);
  });

  test('where there is none says that the composer writes', async () => {
    const { status, output } = await check({});
    assert.equal(status, 0);
    assert.match(output, /the composer writes the goals, and there is no server to be checked/);
  });

  test('needs an address and a model, and says which is missing', async () => {
    const { status, errors } = await check({ GOAL_WRITER: 'openai' });
    assert.equal(status, 2);
    assert.match(errors, /OPENAI_BASE_URL is not set\. Set it to the address.*OPENAI_MODEL is not set/s);
  });
});
