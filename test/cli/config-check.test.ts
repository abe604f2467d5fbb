/** `mentoring config --check`: what works of the goal server, in words. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { after, before, suite, test } from 'node:test';
import {
  CURRENT_GOALS,
  completion,
  MAX_TOKENS_REFUSED,
  TEMPERATURE_REFUSED,
  UNREADABLE,
} from '../generators/openai/answers.ts';
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
  const result = await check(settings, parameters);
  const calls = server.requests.filter(({ path }) => path.endsWith('/chat/completions'));
  return { ...result, calls: calls.length };
}

/** Goals for the long wish that a check sends, which begins with bread. */
const SOON = Temporal.Now.plainDateISO().add({ weeks: 20 }).toLocaleString('en-GB', { dateStyle: 'long' });
const BREAD = `I will bake 2 sourdough loaves a week until ${SOON} and sell 10 of them at our market.`;

const isLong = ({ body }: HeardRequest): boolean => JSON.stringify(body).length > 10_000;
/** Writes for both wishes, and counts about as many tokens as there are. */
const ofBoth = (request: HeardRequest): Reply => ({
  body: isLong(request)
    ? completion(BREAD, { usage: { prompt_tokens: 4100, completion_tokens: 24 } })
    : completion(CURRENT_GOALS),
});

suite('a check of the goal server', { concurrency: 2 }, () => {
  test('that works says what it takes and tells, after a short wish and a long one', async () => {
    const { status, output, errors, calls } = await checked(ofBoth, {
      OPENAI_API_KEY: 'sk-secret',
    });
    assert.deepEqual([status, errors, calls], [0, '', 2]);
    for (const line of [
      /^✓ Server: http:\S+\/v1 answers, in \d+\.\d s\.$/m,
      /^✓ Key: accepted\.$/m,
      /^✓ Model: some-model writes\.$/m,
      /^✓ Parameters: it accepts max_tokens\.$/m,
      /^✓ Tokens: it reports them \(input 250, output 52\)\.$/m,
      /^✓ Goals: what it wrote for a sample wish passes all checks .*:$/m,
      /^ {4}I will finish 1 beginner course in Python/m,
      /^✓ Long wish: it accepts some 3,000 words as a whole\.$/m,
    ]) {
      assert.match(output, line);
    }
    assert.doesNotMatch(output, /sk-secret/);
  });

  test('that takes other parameters, thinks and does not count says so', async () => {
    const { status, output } = await checked(({ body }) => {
      if ('max_tokens' in body) return { status: 400, body: MAX_TOKENS_REFUSED };
      if ('temperature' in body) return { status: 400, body: TEMPERATURE_REFUSED };
      return { body: completion(`<think>Hm.</think>${CURRENT_GOALS}`, { usage: null }) };
    });
    assert.equal(status, 0);
    assert.match(output, /none is set, and none is required/);
    assert.match(output, /some-model writes, with reasoning before it/);
    assert.match(
      output,
      /it accepts max_completion_tokens, and not temperature, which the service leaves out/,
    );
    assert.match(output, /does not report them; this service counts them itself/);
  });

  test('whose context is small says what follows, with its size, slots and model', async () => {
    const { status, output } = await checked((request) => {
      if (request.path === '/props')
        return { body: { total_slots: 2, default_generation_settings: { n_ctx: 2048 } } };
      const body = {
        error: {
          code: 400,
          message: 'the request exceeds the available context size, try increasing it',
          type: 'exceed_context_size_error',
          n_ctx: 2048,
        },
      };
      return isLong(request)
        ? { status: 400, body }
        : { body: completion(CURRENT_GOALS, { model: 'tiny.gguf' }) };
    });
    assert.equal(status, 0);
    for (const line of [
      /^✓ Model: some-model \(the server names tiny\.gguf\) writes\.$/m,
      /^! Context: 2048 tokens\. The longest wishes may need 8192/m,
      /^! Slots: it works on 2 at a time, and GOAL_SERVER_CONCURRENCY is 8\. Set it to 2\.$/m,
      /^! Long wish: some 3,000 words do not fit into its context \(its context: 2048 tokens\)\. The composer writes/m,
    ]) {
      assert.match(output, line);
    }
  });

  test('that cuts a long wish, or loses its beginning, is found out', async () => {
    const cut = await checked((request) => ({
      body: isLong(request)
        ? completion(BREAD, { usage: { prompt_tokens: 2048, completion_tokens: 24 } })
        : completion(CURRENT_GOALS),
    }));
    assert.match(
      cut.output,
      /^! Long wish: of some \d{4} tokens that were sent it counted 2048: it silently truncates long wishes/m,
    );
    const lost = await checked(() => ({ body: completion(CURRENT_GOALS, { usage: null }) }));
    assert.match(lost.output, /^! Long wish: what it wrote for some 3,000 words is not about the wish/m);
    assert.deepEqual([cut.status, lost.status], [0, 0]);
  });

  test('that speaks the other protocol is asked about it', async () => {
    // An alert of TLS, as a server of https answers what is no TLS.
    const secure = createServer((socket) => {
      socket.on('error', () => undefined).end(Buffer.from([0x15, 3, 1, 0, 2, 2, 70]));
    });
    secure.listen(0, '127.0.0.1');
    await once(secure, 'listening');
    const address = secure.address();
    const { output } = await check({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
      OPENAI_MODEL: 'm',
    });
    secure.close();
    assert.match(output, /Is this http or https\? OPENAI_BASE_URL begins with http:\/\/; try https:\/\/\./);
    await using plain = await startGoalServer(() => ({}));
    const other = await check({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: plain.address.replace('http:', 'https:'),
      OPENAI_MODEL: 'm',
    });
    assert.match(
      other.output,
      /Is this http or https\? OPENAI_BASE_URL begins with https:\/\/; try http:\/\/\./,
    );
  });

  for (const [name, meet] of [
    ['says nothing', () => undefined],
    ['ends the connection', (socket: Socket) => socket.end()],
  ] as const)
    test(`that speaks http and ${name} where it is spoken to in https is found out`, async () => {
      const plain = createServer((socket) => {
        socket
          .on('error', () => undefined)
          .once('data', (bytes) => {
            // The first byte of TLS.
            if (bytes[0] === 0x16) meet(socket);
            else socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}');
          });
      });
      plain.listen(0, '127.0.0.1');
      await once(plain, 'listening');
      const address = plain.address();
      const { status, output } = await check({
        GOAL_WRITER: 'openai',
        OPENAI_BASE_URL: `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
        OPENAI_MODEL: 'm',
        GOAL_TIME_LIMIT: '1',
      });
      plain.close();
      assert.equal(status, 1);
      assert.match(output, /Is this http or https\? OPENAI_BASE_URL begins with https:\/\/; try http:\/\/\./);
    });

  test('whose context is too small for all wishes, or for those of its slots at a time, says to what to raise it', async () => {
    const size = (n_ctx: number, total_slots: number) => (request: HeardRequest) =>
      request.path === '/props'
        ? { body: { default_generation_settings: { n_ctx }, total_slots } }
        : ofBoth(request);
    const shared = await checked(size(8192, 4), { GOAL_SERVER_CONCURRENCY: '4' });
    assert.match(shared.output, /! Context: 8192 tokens.*share.*raise --ctx-size to 32768 \(8192 × 4\)/);
    const enough = await checked(size(32_768, 4), { GOAL_SERVER_CONCURRENCY: '4' });
    assert.match(enough.output, /✓ Context: 32768 tokens, enough/);
    const tiny = await checked(size(512, 1));
    assert.match(
      tiny.output,
      /! Context: 512 tokens are enough for the shortest wishes only\. Raise --ctx-size.* to 8192\./,
    );
  });

  const failing: readonly (readonly [string, Reply, RegExp])[] = [
    [
      'refuses the key',
      { status: 401, body: { error: { message: 'bad key' } } },
      /✗ Key: the server requires one, and OPENAI_API_KEY is not set \(401\)/,
    ],
    [
      'does not know the model',
      { status: 404, body: { error: { message: 'model not found' } } },
      /✗ Model: the server knows no model some-model, or no such path \(404\).*It said: 404 model not found.*OPENAI_MODEL/s,
    ],
    [
      'is a web page',
      { headers: { 'Content-Type': 'text/html' }, body: '<html>' },
      /not with an OpenAI-compatible API.*OPENAI_BASE_URL/s,
    ],
    [
      'has nothing left to spend',
      { status: 429, body: { error: { message: 'x', code: 'insufficient_quota' } } },
      /✗ Account: its credit is spent/,
    ],
    [
      'is loading',
      { status: 503, body: { error: { message: 'Loading model', code: 503 } } },
      /✗ Server: \S+ answers, but not now \(503\): it is still loading its model\. Try again in a minute\./,
    ],
    [
      'wants https',
      { status: 400, body: '<h1>400</h1>The plain HTTP request was sent to HTTPS port' },
      /Is this http or https\? OPENAI_BASE_URL begins with http:\/\/; try https:\/\/\./,
    ],
    [
      'is busy',
      { status: 429, body: { error: { message: 'slow down' } } },
      /✗ Limit: the server accepts no more requests at the moment/,
    ],
    [
      'has a context smaller than the prompt',
      {
        status: 400,
        body: {
          error: {
            code: 400,
            message:
              'request (310 tokens) exceeds the available context size (256 tokens), try increasing it',
            type: 'exceed_context_size_error',
            n_ctx: 256,
          },
        },
      },
      /✗ Context: the prompt and an answer do not fit into its context \(400\): every wish fails\. Raise --ctx-size/,
    ],
    [
      'is broken',
      { status: 500, body: { error: { message: 'oops' } } },
      /✗ Goals: it wrote none: server error \(500\)/,
    ],
    [
      'writes no text',
      { status: 500, body: UNREADABLE },
      /✗ Goals: its response to a sample wish is not text\. Try another model\..*Failed to parse input/s,
    ],
    ['never answers', { silent: true }, /✗ Server: \S+ did not answer within 1 s\..*GOAL_TIME_LIMIT/s],
    [
      'writes something else',
      { body: completion('I cannot help.') },
      /✗ Goals: what it wrote for a sample wish cannot be used: the model refuses a harmless wish\..*I cannot help\./s,
    ],
  ];
  for (const [name, reply, expected] of failing) {
    test(`that ${name} says what to do, and fails`, async () => {
      const { status, output } = await checked(() => reply, {
        GOAL_TIME_LIMIT: name === 'never answers' ? '1' : '30',
      });
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

  test('print JSON', async () => {
    const { status, output } = await checked(() => ({ body: completion(CURRENT_GOALS) }), {}, ['--json']);
    const trial: unknown = JSON.parse(output);
    assert.equal(status, 0);
    assert.ok(typeof trial === 'object' && trial !== null && 'works' in trial && 'usable' in trial);
    assert.deepEqual([trial.works, trial.usable], [true, true]);
  });

  test('where there is none says that the composer writes', async () => {
    const { status, output } = await check({});
    assert.equal(status, 0);
    assert.match(output, /the composer writes the goals, so there is no goal server to check/);
  });

  test('needs an address and a model, and says which is missing', async () => {
    const { status, errors } = await check({ GOAL_WRITER: 'openai' });
    assert.equal(status, 2);
    assert.match(errors, /OPENAI_BASE_URL is not set\. Set it to the address.*OPENAI_MODEL is not set/s);
  });
});
