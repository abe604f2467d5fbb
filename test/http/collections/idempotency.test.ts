/** Requests that are sent twice and done once. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CURRENT_GOALS } from '../../generators/openai/answers.ts';
import { startGuarded } from '../../support/auth.ts';
import { jsonObject } from '../../support/documents.ts';
import { startGoalServer } from '../../support/goal-server.ts';
import { json, type RawAnswer, send } from '../../support/http.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

const COURSE = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const post = (
  port: number,
  key: string,
  body: unknown = COURSE,
  path = '/courses/',
  headers: Readonly<Record<string, string>> = {},
) =>
  send(port, {
    method: 'POST',
    path,
    headers: { ...JSON_TYPE, 'Idempotency-Key': key, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const count = async (port: number): Promise<number> =>
  Object(json(await send(port, { path: '/courses/' }))).length;
const replayed = ({ headers }: RawAnswer) => headers['idempotency-replayed'];

suite('a request with a key', () => {
  test('is done once, and answered the same when it comes again, also by another process', async () => {
    await using service = await startService();
    await using second = await startService({ DATABASE_URL: `sqlite:${service.databaseFile}` });
    const first = await post(service.port, 'key-1');
    assert.deepEqual([first.status, replayed(first)], [201, undefined]);
    for (const { port } of [service, second]) {
      const again = await post(port, 'key-1');
      assert.deepEqual([again.status, replayed(again)], [201, 'true']);
      assert.deepEqual(again.body, first.body);
    }
    assert.equal(await count(service.port), 1);
    assert.equal((await post(service.port, '"key-1"')).body.toString(), first.body.toString());
    const page = await post(service.port, 'key-1', COURSE, '/courses/', { Accept: 'text/html' });
    assert.deepEqual([page.status, page.headers['idempotency-replayed'] === 'true'], [201, true]);
    assert.equal(await count(service.port), 1);
  });

  test('is refused where the key was used for something else', async () => {
    await using service = await startService();
    await post(service.port, 'key');
    for (const [body, path] of [
      [{ ...COURSE, code: 13 }, '/courses/'],
      [COURSE, '/courses/?x=1'],
      [{ input: 'I want to lead.' }, '/smart-goals/'],
    ] as const) {
      const other = await post(service.port, 'key', body, path);
      assert.equal(other.status, 422);
      assert.deepEqual(json(other), { detail: 'This Idempotency-Key was used for a different request.' });
    }
    assert.equal((await post(service.port, 'another', { ...COURSE, code: 13 })).status, 201);
    assert.equal(await count(service.port), 2);
  });

  test('may be sent again where it came to nothing', async () => {
    await using service = await startService();
    assert.equal((await post(service.port, 'key', {})).status, 400);
    assert.equal((await post(service.port, 'key', '{')).status, 400);
    assert.equal((await post(service.port, 'key')).status, 201);
  });

  test('is refused where the key is none', async () => {
    await using service = await startService();
    for (const key of ['""', 'a b', 'x'.repeat(256), '"a"b"', '"a', 'é']) {
      const answer = await post(service.port, key);
      assert.equal(answer.status, 400, key);
      assert.match(answer.body.toString(), /Invalid Idempotency-Key header: it must be 1 to 255/);
    }
    for (const key of ['x'.repeat(255), '"a b"', '8e03978e-40d5-43dd-bc93-6894a57f9324']) {
      assert.equal((await post(service.port, key)).status, 201, key);
    }
    assert.equal(await count(service.port), 3);
  });

  test('is one of the account that sends it', async () => {
    await using service = await startGuarded();
    const one = await service.issue(['courses:write'], { account: 'one' });
    const again = await service.issue(['courses:write'], { account: 'one' });
    const other = await service.issue(['courses:write'], { account: 'other' });
    const ids: unknown[] = [];
    for (const { secret } of [one, again, other]) {
      const answer = await post(service.port, 'key', COURSE, '/courses/', {
        Authorization: `Bearer ${secret}`,
      });
      ids.push(jsonObject(answer)['id']);
    }
    assert.deepEqual(ids, [1, 1, 2]);
  });

  test('hears that the same is under way, and a server is asked once', async () => {
    await using slow = await startGoalServer(() => ({
      pause: 400,
      events: [{ choices: [{ index: 0, delta: { content: CURRENT_GOALS }, finish_reason: 'stop' }] }],
    }));
    await using service = await startService({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: slow.address,
      OPENAI_MODEL: 'some-model',
    });
    const body = { input: 'I want to learn Python.' };
    const first = post(service.port, 'key', body, '/smart-goals/');
    await until(() => slow.requests.length === 1);
    const meanwhile = await post(service.port, 'key', body, '/smart-goals/');
    assert.deepEqual([meanwhile.status, meanwhile.headers['retry-after']], [409, '1']);
    const written = await first;
    assert.equal(written.status, 201, written.body.toString());
    const again = await post(service.port, 'key', body, '/smart-goals/');
    assert.deepEqual([again.status, again.body], [201, written.body]);
    const followed = await post(service.port, 'key', body, '/smart-goals/', { Accept: 'text/event-stream' });
    assert.equal(followed.body.toString(), `event: record\ndata: ${written.body}\n\n`);
    assert.equal(slow.requests.length, 1);
  });
});
