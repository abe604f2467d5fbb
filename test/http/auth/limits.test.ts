/** How much one client may ask for, and all of them together. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { networkOf } from '../../../src/http/requests/network.ts';
import { CURRENT_GOALS, completion } from '../../generators/openai/answers.ts';
import { startGuarded } from '../../support/auth.ts';
import { jsonObject, post } from '../../support/documents.ts';
import { type GoalServerForTests, startGoalServer } from '../../support/goal-server.ts';
import { json, send } from '../../support/http.ts';
import { startService } from '../../support/service.ts';

const WISH = JSON.stringify({ input: 'I want to learn Python.' });
const request = (headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  path: '/smart-goals/',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: WISH,
});
const remote = (server: GoalServerForTests, more: Readonly<Record<string, string>> = {}) => ({
  GOAL_WRITER: 'openai',
  OPENAI_BASE_URL: server.address,
  OPENAI_MODEL: 'some-model',
  LOG_LEVEL: 'silent',
  ...more,
});

suite('requests a minute', () => {
  test('over the limit are answered as Django REST framework answers them', async () => {
    await using service = await startService({ GOAL_RATE_LIMIT: '3' });
    for (let time = 1; time <= 3; time += 1) assert.equal((await send(service.port, request())).status, 201);
    // What is refused anyway does not count.
    assert.equal((await post(service.port, '/smart-goals/', {})).status, 400);
    const answer = await send(service.port, request());
    assert.equal(answer.status, 429);
    const seconds = Number(answer.headers['retry-after']);
    assert.ok(seconds >= 1 && seconds <= 60);
    assert.deepEqual(json(answer), {
      detail: `Request was throttled. Expected available in ${seconds} seconds.`,
    });
    assert.match(answer.headers.allow ?? '', /POST/);
    const followed = await send(service.port, request({ Accept: 'text/event-stream' }));
    assert.deepEqual([followed.status, followed.headers['content-type']], [429, 'application/json']);
    const page = await send(service.port, request({ Accept: 'text/html' }));
    assert.equal(page.status, 429);
    assert.match(page.body.toString(), /Request was throttled/);
    assert.equal((await send(service.port, { path: '/smart-goals/' })).status, 200);
    assert.equal(jsonObject(await send(service.port, { path: '/smart-goals/' }))['count'], 3);
  });

  test('are counted by account, whichever its token and process', async () => {
    await using service = await startGuarded({ GOAL_RATE_LIMIT: '2' });
    const settings = { AUTH: 'tokens', GOAL_RATE_LIMIT: '2', DATABASE_URL: `sqlite:${service.databaseFile}` };
    await using second = await startService(settings);
    const one = await service.issue(['goals:write'], { account: 'one' });
    const again = await service.issue(['goals:write'], { account: 'one' });
    const other = await service.issue(['goals:write'], { account: 'other' });
    const statuses: number[] = [];
    for (const [port, { secret }] of [
      [service.port, one],
      [second.port, again],
      [service.port, again],
      [second.port, one],
      [second.port, other],
    ] as const) {
      statuses.push((await send(port, request({ Authorization: `Bearer ${secret}` }))).status);
    }
    assert.deepEqual(statuses, [201, 201, 429, 429, 201]);
  });

  test('are counted by address where nobody is asked who they are: that which the own proxy saw', async () => {
    await using service = await startService({ GOAL_RATE_LIMIT: '1', TRUST_PROXY: 'yes' });
    const statuses: number[] = [];
    for (const forwarded of [
      '192.0.2.1',
      '203.0.113.9, 192.0.2.1',
      '192.0.2.2',
      '2001:db8::1',
      '2001:db8::2',
    ]) {
      statuses.push((await send(service.port, request({ 'X-Forwarded-For': forwarded }))).status);
    }
    assert.deepEqual(statuses, [201, 429, 201, 201, 429]);
  });

  test('have no limit with the composer, and thirty with a server, where nothing is set', async () => {
    await using server = await startGoalServer(() => ({ body: completion(CURRENT_GOALS) }));
    await using composing = await startService();
    await using asking = await startService(remote(server));
    await using unlimited = await startService(remote(server, { GOAL_RATE_LIMIT: 'unlimited' }));
    const refused = async ({ port }: { readonly port: number }) => {
      // One after the other: on a busy machine many at a time may be refused for another reason.
      let throttled = 0;
      for (let time = 0; time < 35; time += 1) {
        const { status } = await send(port, request());
        if (status === 429) throttled += 1;
      }
      return throttled;
    };
    assert.deepEqual([await refused(composing), await refused(unlimited)], [0, 0]);
    const start = performance.now();
    const many = await refused(asking);
    // Every other second one more may come: exactly five are refused, but for those on a machine that is busy otherwise.
    const more = Math.floor((performance.now() - start) / 2000);
    assert.ok(many <= 5 && many >= 5 - more, `${many} of 35 were refused`);
  });

  test('networks stand for clients', () => {
    for (const [address, network] of [
      ['192.0.2.1', '192.0.2.1'],
      ['::ffff:192.0.2.1', '192.0.2.1'],
      ['::1', '::/64'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['fe80::1%eth0', 'fe80::/64'],
      ['unknown', 'unknown'],
      [undefined, 'gone'],
    ] as const) {
      assert.equal(networkOf(address), network);
    }
  });
});

suite('tokens a day', () => {
  const counted = (tokens: number) => ({
    ...completion(CURRENT_GOALS),
    usage: { prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens },
  });

  test('once spent, leave the composer to write, or nobody, in clear words', async () => {
    await using server = await startGoalServer(() => ({ body: counted(900) }));
    await using falling = await startService(remote(server, { GOAL_TOKEN_BUDGET: '2000' }));
    await using failing = await startService(
      remote(server, { GOAL_TOKEN_BUDGET: '2000', GOAL_ON_FAILURE: 'fail' }),
    );
    for (const service of [falling, failing]) {
      for (let time = 1; time <= 2; time += 1) {
        assert.equal(jsonObject(await send(service.port, request()))['output'], CURRENT_GOALS);
      }
    }
    assert.equal(server.requests.length, 4);
    const composed = await send(falling.port, request());
    assert.equal(composed.status, 201);
    assert.notEqual(jsonObject(composed)['output'], CURRENT_GOALS);
    const refused = await send(failing.port, request());
    assert.equal(refused.status, 503);
    assert.deepEqual(json(refused), {
      detail: 'What may be spent on writing goals today is spent. Please try again tomorrow.',
    });
    const wait = Number(refused.headers['retry-after']);
    assert.ok(wait > 0 && wait <= 25 * 3600);
    assert.equal(server.requests.length, 4);
  });

  test('are never overspent on a model that thinks, however many ask at once', async () => {
    let spent = 0;
    // It takes all the room that it is given, and has none left for an answer unless there is much.
    await using server = await startGoalServer(({ body }) => {
      const room = Number(body['max_tokens']);
      spent += 200 + room;
      const usage = { prompt_tokens: 200, completion_tokens: room, total_tokens: 200 + room };
      const isEnough = room > 1000;
      const message = {
        role: 'assistant',
        content: isEnough ? CURRENT_GOALS : '',
        reasoning: 'She wants to learn.',
      };
      return {
        body: { choices: [{ index: 0, message, finish_reason: isEnough ? 'stop' : 'length' }], usage },
        pause: 50,
      };
    });
    const budget = 20_000;
    await using service = await startService(remote(server, { GOAL_TOKEN_BUDGET: String(budget) }));
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(service.port, request())));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.ok(answers.some((answer) => jsonObject(answer)['output'] === CURRENT_GOALS));
    assert.ok(spent <= budget, `${spent} of ${budget} were spent`);
  });

  test('are overspent by calls under way at the most, where a server takes more than it is given', async () => {
    const each = 5_000;
    // Thoughts count, also where a server counts them beside the output, and only in the total.
    const usage = { prompt_tokens: 200, completion_tokens: 50, total_tokens: each };
    await using server = await startGoalServer(() => ({
      body: { ...completion(CURRENT_GOALS), usage },
      pause: 50,
    }));
    const budget = 10_000;
    await using service = await startService(remote(server, { GOAL_TOKEN_BUDGET: String(budget) }));
    for (let time = 1; time <= 2; time += 1) {
      await Promise.all(Array.from({ length: 12 }, () => send(service.port, request())));
    }
    // Eight are asked at a time.
    assert.ok(server.requests.length <= 8, `${server.requests.length} were asked`);
  });

  test('are spent on an answer that broke off', async () => {
    await using server = await startGoalServer(() => ({
      events: ['I will', ' finish'].map((content) => ({ choices: [{ index: 0, delta: { content } }] })),
      pause: 20,
      broken: true,
    }));
    await using service = await startService(remote(server, { GOAL_TOKEN_BUDGET: '1000' }));
    for (let time = 1; time <= 3; time += 1) assert.equal((await send(service.port, request())).status, 201);
    assert.equal(server.requests.length, 1);
  });

  test('are not spent on what the server refused', async () => {
    let isBroken = true;
    await using server = await startGoalServer(() =>
      isBroken ? { status: 400, body: { error: { message: 'no' } } } : { body: counted(100) },
    );
    await using service = await startService(
      remote(server, { GOAL_TOKEN_BUDGET: '1200', GOAL_ON_FAILURE: 'fail' }),
    );
    for (let time = 1; time <= 3; time += 1) assert.equal((await send(service.port, request())).status, 503);
    isBroken = false;
    for (let time = 1; time <= 3; time += 1) assert.equal((await send(service.port, request())).status, 201);
  });
});

suite('sizes that are set', () => {
  test('are said where they are passed', async () => {
    await using service = await startService({ BODY_LIMIT: '2000', HEADER_LIMIT: '4096', URL_LIMIT: '300' });
    const input = 'I want to lead. '.repeat(100);
    assert.equal((await post(service.port, '/smart-goals/', { input })).status, 201);
    for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
      const large = await send(service.port, {
        ...request(headers),
        body: JSON.stringify({ input: input.repeat(2) }),
      });
      assert.equal(large.status, 413);
      assert.match(String(Object(json(large)).detail), /exceeds the limit of 2000 bytes/);
    }
    const address = (length: number) => `/courses/?x=${'x'.repeat(length - '/courses/?x='.length)}`;
    for (let time = 1; time <= 2; time += 1) {
      assert.equal((await send(service.port, { path: address(300) })).status, 200);
      for (const path of [address(301), `/${'x'.repeat(300)}`]) {
        const long = await send(service.port, { path });
        assert.equal(long.status, 414);
        assert.match(String(Object(json(long)).detail), /exceeds the limit of 300 bytes/);
      }
    }
    const heavy = await send(service.port, { path: '/courses/', headers: { X: 'x'.repeat(5000) } });
    assert.deepEqual([heavy.status, json(heavy)], [431, { detail: 'Request Header Fields Too Large.' }]);
  });
});
