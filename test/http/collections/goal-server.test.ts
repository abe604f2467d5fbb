/** The service with a goal server behind it: what a caller gets, what is stored, and how long it takes. */

import assert from 'node:assert/strict';
import { suite, type TestContext, test } from 'node:test';
import { CURRENT_GOALS, completion, SHAPES } from '../../generators/openai/answers.ts';
import { DATABASE_KINDS } from '../../store/database-kinds.ts';
import { jsonObject, pageResults, post } from '../../support/documents.ts';
import { type GoalServerForTests, startGoalServer } from '../../support/goal-server.ts';
import { send } from '../../support/http.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import { serveProgram } from '../../support/program.ts';
import { startService, type TestService, temporaryFolder } from '../../support/service.ts';
import { until } from '../../support/until.ts';

const settings = (
  server: Pick<GoalServerForTests, 'address'>,
  more: Readonly<Record<string, string>> = {},
) => ({
  GOAL_WRITER: 'openai',
  OPENAI_BASE_URL: server.address,
  OPENAI_API_KEY: 'sk-secret',
  OPENAI_MODEL: 'some-model',
  LOG_LEVEL: 'silent',
  ...more,
});

/** Posts a wish; tells the answer and the milliseconds it took. */
async function wish(t: TestContext, { port }: TestService, what: string) {
  const start = performance.now();
  const answer = await post(port, '/smart-goals/', { input: 'I want to learn Python.' });
  const milliseconds = performance.now() - start;
  t.diagnostic(`${what}: ${answer.status} after ${Math.round(milliseconds)} ms`);
  return { answer, milliseconds };
}

/** How the last record came about. */
function lastProvenance({ databaseFile }: TestService): Readonly<Record<string, unknown>> {
  using database = plainDatabase(databaseFile, { readOnly: true });
  const row = database
    .prepare(
      'SELECT writer, model, language, variant, milliseconds, tokens_counted_by FROM smart_goals ORDER BY id DESC',
    )
    .get();
  return { ...row };
}

/** A server that counts tokens, and one that does not. */
const COUNTING_AND_NOT = SHAPES.filter(({ name }) => name === 'OpenAI' || name === 'vLLM');

suite('a service with a goal server', () => {
  test('stores what each kind of server wrote, and who counted its tokens', async (t) => {
    for (const { name, model, answer: shape, counts } of COUNTING_AND_NOT) {
      await using server = await startGoalServer(() => ({ body: shape(CURRENT_GOALS) }));
      await using service = await startService(settings(server));
      const { answer } = await wish(t, service, name);
      assert.equal(answer.status, 201);
      const record = jsonObject(answer);
      assert.equal(record['output'], CURRENT_GOALS);
      if (counts !== null) assert.deepEqual([record['input_tokens'], record['output_tokens']], counts);
      const { milliseconds, ...provenance } = lastProvenance(service);
      assert.ok(Number(milliseconds) > 0);
      assert.match(
        (await send(service.port, { path: '/metrics' })).body.toString(),
        /^mentoring_goals_total\{writer="openai",.*outcome="goals",model="some-model",wording="first"\} 1$/m,
      );
      assert.deepEqual(provenance, {
        writer: 'openai',
        model,
        language: 'en',
        variant: 0,
        tokens_counted_by: counts === null ? 'service' : 'server',
      });
    }
  });

  test('says by 503 and Retry-After that nobody writes, where it may not fall back', async (t) => {
    await using server = await startGoalServer(() => ({
      status: 429,
      headers: { 'Retry-After': '120' },
      body: { error: { message: 'slow down' } },
    }));
    await using service = await startService(settings(server, { GOAL_ON_FAILURE: 'fail' }));
    const { answer } = await wish(t, service, 'a rate limit');
    assert.equal(answer.status, 503);
    assert.equal(answer.headers['retry-after'], '120');
    assert.deepEqual(jsonObject(answer), {
      detail: 'The service is not available at the moment. Please try again later.',
    });
  });

  test('has the composer write while the server is dead, at no cost after the first; reads go on', async (t) => {
    await using server = await startGoalServer(() => ({ silent: true }));
    const limit = 4000;
    await using service = await startService(settings(server, { GOAL_TIME_LIMIT: String(limit / 1000) }));
    const first = Promise.all(
      Array.from({ length: 6 }, (_, index) => wish(t, service, `request ${index + 1}`)),
    );
    let reads = 0;
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        assert.equal((await send(service.port, { path: '/smart-goals/' })).status, 200);
        reads += 1;
      }
    })();
    const waited = await first;
    isOver = true;
    await reading;
    t.diagnostic(`reads beside them: ${reads}`);
    for (const { answer, milliseconds } of waited) {
      assert.equal(answer.status, 201);
      assert.ok(milliseconds >= limit, `${milliseconds} of ${limit} ms`);
    }
    assert.ok(reads > 1, 'reads waited as the server was asked');
    const heard = server.requests.length;
    const later = await wish(t, service, 'a request after them');
    assert.equal(later.answer.status, 201);
    assert.equal(server.requests.length, heard);
    assert.equal(lastProvenance(service)['writer'], 'offline');
    const metrics = (await send(service.port, { path: '/metrics' })).body.toString();
    assert.match(metrics, /mentoring_goal_server_failures_total\{reason="too slow"\} [5-9]/);
    assert.match(metrics, /^mentoring_goal_server_up 0$/m);
  });

  test('stops in time though the server is silent, and what was asked is answered', async (t) => {
    await using server = await startGoalServer(() => ({ silent: true }));
    const service = await startService(settings(server));
    const asked = wish(t, service, 'a request while the service stops');
    await until(() => server.requests.length > 0);
    await service[Symbol.asyncDispose]();
    assert.equal((await asked).answer.status, 201);
  });

  test('tells in its log, by the request, the reasons that are counted, and neither key nor input', async () => {
    await using folder = await temporaryFolder();
    await using server = await startGoalServer(({ before }) =>
      before % 2 === 0
        ? { status: 400, body: { error: { message: 'Wrong key sk-secret for: I want to learn Python.' } } }
        : { body: 'I want to learn Python. sk-secret' },
    );
    await using program = await serveProgram({
      folder: folder.path,
      settings: settings(server, { LOG_LEVEL: 'trace' }),
    });
    for (let round = 0; round < 4; round++) {
      await post(program.port, '/smart-goals/', { input: 'I want to learn Python.' });
    }
    const metrics = (await send(program.port, { path: '/metrics' })).body.toString();
    program.signal('SIGTERM');
    const { errors } = await program.ended;
    const lines = errors
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => new Map<string, unknown>(Object.entries(JSON.parse(line))));
    const told = (message: string) =>
      lines
        .filter((line) => line.get('msg') === message)
        .map((line) => [line.get('reqId'), line.get('reason')]);
    const failed = told('the goal server failed');
    assert.deepEqual(new Set(failed.map(([, reason]) => reason)), new Set(['refused', 'nonsense']));
    assert.equal(new Set(failed.map(([request]) => request)).size, 4);
    assert.deepEqual(told('the composer writes instead'), failed);
    for (const reason of ['refused', 'nonsense'])
      assert.match(
        metrics,
        new RegExp(`^mentoring_goal_server_failures_total\\{reason="${reason}"\\} 2$`, 'm'),
      );
    assert.doesNotMatch(errors, /sk-secret|learn Python/);
  });

  test('tells in its log what the tokens count, and of goals that are kept though the server failed', async () => {
    await using folder = await temporaryFolder();
    const [first = ''] = CURRENT_GOALS.split('\n');
    const piece = { choices: [{ index: 0, delta: { content: `${first}\n` } }] };
    await using server = await startGoalServer(({ body }) =>
      body['stream'] === true
        ? { events: [piece, piece], pause: 200, broken: true }
        : { body: completion(CURRENT_GOALS, { usage: { prompt_tokens: 250, completion_tokens: 90 } }) },
    );
    await using program = await serveProgram({
      folder: folder.path,
      settings: settings(server, { LOG_LEVEL: 'info' }),
    });
    const input = 'I want to learn Python.';
    const whole = jsonObject(await post(program.port, '/smart-goals/', { input }));
    const streamed = await send(program.port, {
      method: 'POST',
      path: '/smart-goals/',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ input }),
    });
    assert.ok(streamed.body.toString().includes(first));
    program.signal('SIGTERM');
    const { errors } = await program.ended;
    const lines = errors
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => new Map<string, unknown>(Object.entries(JSON.parse(line))))
      .filter((line) => line.has('tokensOf'));
    assert.deepEqual(
      lines.map((line) => [line.get('msg'), line.get('tokensOf'), typeof line.get('reqId')]),
      [
        ['the goal server wrote the goals', 'answer', 'string'],
        ['the goals that the goal server wrote before it failed are kept', 'goals', 'string'],
      ],
    );
    assert.equal(lines[0]?.get('outputTokens'), whole['output_tokens']);
    assert.equal(whole['output_tokens'], 90);
  });
});

for (const { name, options = {}, create } of DATABASE_KINDS) {
  suite(`a goal server whose answers no database takes, on ${name}`, options, () => {
    /** NUL and other control characters, and halves of characters; an emoji is markup and is taken off. */
    const ODD = `${CURRENT_GOALS.replace('I will', 'I\u0000 will')}\r\nBy\ud83d 1 May\u009f 2027\udc00 I will run \u{1d7d9} race. \u{1f3c3}`;
    const EVEN = `${CURRENT_GOALS}\nBy\ufffd 1 May 2027\ufffd I will run \u{1d7d9} race.`;
    const LARGE = {
      prompt_tokens: Number.MAX_SAFE_INTEGER,
      completion_tokens: 2 ** 31,
      total_tokens: 2 ** 52,
    };

    test('is stored as it is answered, and counted by the service', async () => {
      await using database = await create();
      const open = await database.open();
      const halves = ODD.split(/(?<=\ud835)(?=\udfd9)|(?= race)/);
      await using server = await startGoalServer(({ body }) =>
        body['stream'] === true
          ? {
              events: [
                ...halves.map((content) => ({ choices: [{ index: 0, delta: { content } }] })),
                { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: LARGE },
              ],
              pause: 70,
            }
          : { body: { ...completion(ODD), usage: LARGE } },
      );
      await using service = await startService(settings(server, { DATABASE_URL: database.url }));
      const answer = await post(service.port, '/smart-goals/', { input: 'I want to learn Python.' });
      assert.equal(answer.status, 201, answer.body.toString());
      const goal = jsonObject(answer);
      assert.equal(goal['output'], EVEN);
      assert.ok(Number(goal['input_tokens']) < 1000 && Number(goal['output_tokens']) <= 256);
      const followed = await post(
        service.port,
        '/smart-goals/',
        { input: 'I want to learn Python.' },
        { headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' } },
      );
      assert.equal(followed.status, 200);
      assert.doesNotMatch(followed.body.toString(), /event: (?:error|restart)/);
      const [second, first] = pageResults(await send(service.port, { path: '/smart-goals/' }));
      assert.deepEqual(first, goal);
      assert.equal(second?.['output'], EVEN);
      const rows = await open.reader
        .selectFrom('smart_goals')
        .select(['output', 'writer', 'tokens_counted_by'])
        .execute();
      assert.deepEqual(
        rows.map((row) => ({ ...row })),
        [1, 2].map(() => ({ output: EVEN, writer: 'openai', tokens_counted_by: 'service' })),
      );
    });
  });
}
