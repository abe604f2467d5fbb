/** A POST that is followed: the text as it is written, and the record at its end. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CURRENT_GOALS, completion, pieces } from '../../generators/openai/answers.ts';
import { pageResults } from '../../support/documents.ts';
import { startGoalServer } from '../../support/goal-server.ts';
import { json, send } from '../../support/http.ts';
import { holdLock } from '../../support/lock-holder.ts';
import { startService, type TestService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

/** The events of a body (HTML Living Standard, section 9.2.6), comments left out. */
function eventsOf(body: string): ServerEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => {
      const lines = block.split('\n');
      const value = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      return { name: value('event') ?? 'message', data: JSON.parse(value('data') ?? 'null') };
    });
}

function textOf(events: readonly ServerEvent[]): string {
  let text = '';
  for (const { name, data } of events) {
    if (name === 'restart') text = '';
    if (name === 'text' && typeof data === 'object' && data !== null && 'text' in data)
      text += String(data.text);
  }
  return text;
}

const follow = ({ port }: TestService, body: unknown, path = '/smart-goals/', accept = 'text/event-stream') =>
  send(port, {
    method: 'POST',
    path,
    headers: { Accept: accept, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const WISHES = { input: '1. learn Python\n2. find a new job\n3. sleep more' };

suite('a POST that accepts event streams', () => {
  test('is told goal by goal what the composer writes, and the record that is stored', async () => {
    await using service = await startService();
    const answer = await follow(service, WISHES);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-type'], 'text/event-stream');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers.allow, 'GET, POST, HEAD, OPTIONS');
    const events = eventsOf(answer.body.toString());
    assert.deepEqual(
      events.map(({ name }) => name),
      ['text', 'text', 'text', 'record'],
    );
    const [stored] = pageResults(await send(service.port, { path: '/smart-goals/' }));
    assert.deepEqual(events.at(-1)?.data, stored);
    assert.equal(textOf(events), stored?.['output']);
  });

  test('is answered as JSON where there is nothing to follow', async () => {
    await using service = await startService();
    const refused = await follow(service, { input: ' ' });
    assert.equal(refused.status, 400);
    assert.equal(refused.headers['content-type'], 'application/json');
    assert.deepEqual(json(refused), { input: ['This field may not be blank.'] });
    const broken = await send(service.port, {
      method: 'POST',
      path: '/smart-goals/',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: '{',
    });
    assert.equal(broken.status, 400);
  });

  test('gets JSON where it accepts that as well, and on paths where nothing is told', async () => {
    await using service = await startService();
    const both = await follow(service, WISHES, '/smart-goals/', 'application/json, text/event-stream');
    assert.equal(both.status, 201);
    assert.equal(both.headers['content-type'], 'application/json');
    const any = await follow(service, WISHES, '/smart-goals/', 'text/event-stream, */*');
    assert.equal(any.headers['content-type'], 'application/json');
    const named = await follow(service, WISHES, '/smart-goals/?format=json');
    assert.equal(named.status, 406);
    assert.equal((await follow(service, WISHES, '/smart-goals/?format=nosuch')).status, 404);
    assert.equal((await follow(service, WISHES, '/courses/')).status, 406);
    const read = await send(service.port, {
      path: '/smart-goals/',
      headers: { Accept: 'text/event-stream' },
    });
    assert.equal(read.status, 406);
  });

  test('is told the text of a goal server while it is written, and keeps it where the server breaks off', async () => {
    const words = CURRENT_GOALS.match(/\S+\s*/g) ?? [];
    await using server = await startGoalServer(({ before }) =>
      before <= 1
        ? { events: pieces(words), pause: 60 * before }
        : { events: pieces(words).slice(0, before === 2 ? 40 : 8), pause: 15, broken: true },
    );
    await using service = await startService({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: server.address,
      OPENAI_MODEL: 'some-model',
      GOAL_TIME_LIMIT: '60',
    });
    const body = { input: 'I want to learn Python.' };
    // The first answer starts the thread that examines texts, which on a busy machine takes as long as one is written.
    assert.equal((await follow(service, body)).status, 200);
    const written = eventsOf((await follow(service, body)).body.toString());
    assert.ok(written.filter(({ name }) => name === 'text').length >= 2);
    assert.equal(textOf(written), CURRENT_GOALS);
    for (const expected of [
      /^I will finish 1 beginner course in Python by \d+ \w+ \d{4},[^\n]*$/,
      /Python/,
    ]) {
      const taken = eventsOf((await follow(service, body)).body.toString());
      assert.ok(taken.every(({ name }) => name === 'text' || name === 'record'));
      const [stored] = pageResults(await send(service.port, { path: '/smart-goals/' }));
      assert.deepEqual(taken.at(-1), { name: 'record', data: stored });
      assert.equal(textOf(taken), stored?.['output']);
      assert.match(textOf(taken), expected);
      assert.notEqual(stored?.['output'], CURRENT_GOALS);
    }
  });

  test('ends with an error where nothing is stored in the end, and is no stream where nobody writes', async () => {
    await using server = await startGoalServer(() => ({
      events: pieces(CURRENT_GOALS.match(/\S+\s*/g) ?? []).slice(0, 8),
      broken: true,
    }));
    await using service = await startService({ DATABASE_TIME_LIMIT: '500', LOG_LEVEL: 'silent' });
    await using failing = await startService({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: server.address,
      OPENAI_MODEL: 'some-model',
      GOAL_ON_FAILURE: 'fail',
      LOG_LEVEL: 'silent',
    });
    const unavailable = { detail: 'The service is not available at the moment. Please try again later.' };
    await using _lock = await holdLock(service.databaseFile, 'BEGIN IMMEDIATE');
    const events = eventsOf((await follow(service, WISHES)).body.toString());
    assert.equal(events[0]?.name, 'text');
    assert.deepEqual(events.at(-1), { name: 'error', data: { status: 503, ...unavailable } });
    const refused = await follow(failing, WISHES);
    assert.equal(refused.status, 503);
    assert.deepEqual(json(refused), unavailable);
    for (const { port } of [service, failing])
      assert.deepEqual(pageResults(await send(port, { path: '/smart-goals/' })), []);
  });

  test('that goes away cancels the call, and nothing is stored', async () => {
    await using server = await startGoalServer(({ before }) =>
      before === 0
        ? { events: pieces(Array(2000).fill('and so on ')), pause: 10 }
        : { body: completion(CURRENT_GOALS) },
    );
    await using service = await startService({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: server.address,
      OPENAI_MODEL: 'some-model',
    });
    const gone = new AbortController();
    const following = fetch(`${service.address}/smart-goals/`, {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify({ input: 'I want to learn Python.' }),
      signal: gone.signal,
    }).then((response) => response.text());
    await until(() => server.requests.length > 0);
    gone.abort();
    await assert.rejects(following);
    await until(() => server.abandoned > 0);
    assert.deepEqual(pageResults(await send(service.port, { path: '/smart-goals/' })), []);
  });
});

suite('another wording', () => {
  test('is asked for by ?variant=', async () => {
    await using service = await startService();
    const outputs = new Set<unknown>();
    for (const path of [
      '/smart-goals/',
      '/smart-goals/?variant=1',
      '/smart-goals/?variant=0',
      '/smart-goals/?variant=',
    ]) {
      const answer = await follow(service, { input: 'I want to learn Python.' }, path, 'application/json');
      assert.equal(answer.status, 201);
      outputs.add(JSON.stringify(json(answer)).replace(/.*"output":("[^"]*").*/, '$1'));
    }
    assert.equal(outputs.size, 2);
  });

  test('is refused by name where it is no number, in JSON and on the page', async () => {
    await using service = await startService();
    for (const value of ['x', '-1', '1.5', '1000000', '99999999999999999999']) {
      const answer = await follow(service, WISHES, `/smart-goals/?variant=${value}`, 'application/json');
      assert.equal(answer.status, 400, value);
      assert.deepEqual(json(answer), { variant: ['variant must be an integer from 0 to 999999.'] });
    }
    const page = await send(service.port, {
      method: 'POST',
      path: '/smart-goals/?format=api&variant=x',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'input=a+wish+that+was+typed',
    });
    assert.equal(page.status, 400);
    assert.match(page.body.toString(), /integer from 0 to 999999/);
  });
});
