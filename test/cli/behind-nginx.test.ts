/** Two processes behind nginx, as the files for deploying set it up: what clients see when one of them goes. */

import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { assertDense } from '../support/creating-together.ts';
import { sendFiles } from '../support/desk-upload.ts';
import { jsonObject, post } from '../support/documents.ts';
import { type RawAnswer, send } from '../support/http.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { onlyWith } from '../support/optional.ts';
import { onlyWithPostgres, postgresTestDatabase } from '../support/postgres.ts';
import { type ServingProgram, serveProgram } from '../support/program.ts';
import { freePort, programFile } from '../support/unprivileged.ts';
import { until } from '../support/until.ts';
import { workplace } from '../support/workplace.ts';

const program = await programFile('nginx');
const options = {
  ...onlyWithPostgres,
  ...onlyWith(program, 'nginx is not installed: apt-get install nginx-light'),
};

/** What clients saw who created and read until they were told to end. */
interface Seen {
  readonly created: number[];
  /** The statuses of creations and reads that were not answered as they should be; 0: the connection broke. */
  readonly failedCreations: number[];
  readonly failedReads: number[];
  reads: number;
}

/** How many clients create, and how many read. */
const CLIENTS = 4;
/** How long each rests between two requests, so that processes start beside them, in milliseconds. */
const REST = 20;

/** Lets clients create and read until `isEnough`. */
async function load(port: number, seen: Seen, isEnough: () => boolean): Promise<void> {
  const answered = async (asked: Promise<RawAnswer>, expected: number, failures: number[]) => {
    const answer = await asked.catch(() => undefined);
    if (answer?.status !== expected) failures.push(answer?.status ?? 0);
    return answer?.status === expected ? answer : undefined;
  };
  const create = async () => {
    while (!isEnough()) {
      const wish = { input: `I want to learn Python, part ${seen.created.length}.` };
      const answer = await answered(post(port, '/smart-goals/', wish), 201, seen.failedCreations);
      if (answer !== undefined) seen.created.push(Number(jsonObject(answer)['id']));
      await wait(REST);
    }
  };
  const read = async () => {
    while (!isEnough()) {
      const path = `/smart-goals/?limit=5&offset=${seen.reads % 20}`;
      await answered(send(port, { path }), 200, seen.failedReads);
      seen.reads += 1;
      await wait(REST);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, () => [create(), read()]).flat());
}

/** Does something while clients are at it, and lets them go on for a moment afterwards. */
async function under(port: number, work: (seen: Seen) => Promise<void>): Promise<Seen> {
  const seen: Seen = { created: [], failedCreations: [], failedReads: [], reads: 0 };
  let isOver = false;
  const loading = load(port, seen, () => isOver);
  try {
    await until(() => seen.created.length > 20 && seen.reads > 20);
    await work(seen);
    const { reads, created } = { reads: seen.reads, created: seen.created.length };
    await until(() => seen.created.length > created + 20 && seen.reads > reads + 20);
  } finally {
    isOver = true;
    await loading;
  }
  return seen;
}

test('two processes behind nginx', options, async (context) => {
  assert.ok(program !== undefined);
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await postgresTestDatabase());
  const place = opened.use(await workplace());
  const settings = {
    ...place.options.settings,
    DATABASE_URL: database.url,
    DATABASE_TIME_LIMIT: '20000',
    AUTH: 'open',
    TRUST_PROXY: 'yes',
    ALLOWED_HOSTS: 'goals.example',
    LOG_LEVEL: 'warn',
  };
  const serve = async (port: number): Promise<ServingProgram> =>
    opened.use(await serveProgram({ folder: place.folder, settings: { ...settings, PORT: String(port) } }));
  const ports = [await freePort(), await freePort()] as const;
  let [one, other] = await Promise.all([serve(ports[0]), serve(ports[1])]);
  const nginx = opened.use(await startNginx(program, ports, 'unlimited'));
  const created: number[] = [];
  let unanswered = 0;
  const underLoad = async (work: (seen: Seen) => Promise<void>): Promise<Seen> => {
    const seen = await under(nginx.port, work);
    created.push(...seen.created);
    unanswered += seen.failedCreations.length;
    return seen;
  };

  await context.test('what the service says reaches clients as it is meant', () =>
    saysWhatIsMeant(nginx.port),
  );

  await context.test(
    'the desk takes the files that it promises to take, and says itself what is too much',
    () => takesFiles(nginx.port),
  );

  await context.test(
    'with TLS and its limits it serves an office, refuses a flood, and logs no token',
    async () => {
      await using deployed = await startNginx(program, ports, 'https');
      await speaksHttps(deployed);
      await limits(deployed);
    },
  );

  await context.test('one that is taken out and stopped is missed by nobody', async () => {
    const seen = await underLoad(async () => {
      await nginx.sendTo([ports[1]]);
      one.signal('SIGTERM');
      assert.equal((await one.ended).status, 0);
      one = await serve(ports[0]);
      await nginx.sendTo(ports);
    });
    assert.deepEqual([seen.failedCreations, seen.failedReads], [[], []]);
  });

  await context.test('one that is killed and started again costs no read, and no record', async () => {
    const seen = await underLoad(async () => {
      other.signal('SIGKILL');
      await other.ended;
      other = await serve(ports[1]);
    });
    assert.deepEqual(seen.failedReads, []);
    assertLostUnderWay(seen);
  });

  await context.test('in the end every record that was answered is there, without a gap', async () => {
    const first = jsonObject(await send(other.port, { path: '/smart-goals/?limit=1' }));
    const count = Number(first['count']);
    assert.ok(count >= created.length && count <= created.length + unanswered, `${count} records`);
    assert.equal(new Set(created).size, created.length);
    await assertDense(await database.open(), count);
  });
});

/** Sends files of 19 and of 21 MB to the desk. */
async function takesFiles(port: number): Promise<void> {
  const send = (megabytes: number) => {
    const row = 'Maria,Muster,maria@example.org\n';
    const content = `First name,Last name,E-mail\n${row.repeat((megabytes * 1e6) / row.length)}`;
    return sendFiles(`http://127.0.0.1:${port}/desk/upload/`, '', { 'managers.csv': content });
  };
  const taken = await send(19);
  assert.equal(taken.status, 303, taken.text);
  assert.match(taken.location, /\/desk\/upload\/[^/]+\/$/);
  const refused = await send(21.5);
  assert.equal(refused.status, 413);
  assert.match(refused.text, /The files have more than 20 MB in total/);
}

/** Nobody knows of a creation that was under way whether it was done; no more of them can fail than there are clients. */
function assertLostUnderWay({ failedCreations }: Seen): void {
  assert.ok(failedCreations.length <= CLIENTS, failedCreations.join());
  assert.ok(failedCreations.every((status) => status === 502));
}

/** Asks over https, on connections that are kept. */
function client(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 40, rejectUnauthorized: false });
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request({ agent, host: '127.0.0.1', port, path, headers: { Host: 'goals.example', ...headers } }, resolve)
      .on('error', reject)
      .end();
    const answer = await promise;
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { get, [Symbol.dispose]: () => agent.destroy() };
}

async function speaksHttps(nginx: Nginx): Promise<void> {
  using browser = client(nginx.port);
  const root = await browser.get('/');
  assert.equal(JSON.parse(root.body)['courses'], 'https://goals.example/courses/');
  assert.equal(root.headers['strict-transport-security'], 'max-age=31536000');
  assert.doesNotMatch(String(root.headers['server']), /\d/);
  const plain = await send(nginx.redirectPort, {
    path: '/courses.ics?token=mentoring_secret',
    headers: { Host: 'goals.example' },
  });
  assert.equal(plain.status, 308);
  assert.equal(plain.headers.location, 'https://goals.example/courses.ics?token=mentoring_secret');
  const from = { Referer: 'https://goals.example/courses.ics?token=mentoring_secret' };
  assert.equal((await browser.get('/courses.ics?token=mentoring_secret', from)).status, 200);
}

/** What an office asks is answered; of a flood from one address what is too much is not, and the log keeps its secrets. */
async function limits(nginx: Nginx): Promise<void> {
  using office = client(nginx.port);
  const ask = (path: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => office.get(path)));
  const answered = await ask('/healthz', 400);
  assert.deepEqual(new Set(answered.map(({ status }) => status)), new Set([200]));
  const flood = await ask('/courses.ics?token=mentoring_secret', 1200);
  const refused = flood.find(({ status }) => status === 429);
  assert.ok(refused !== undefined, 'everything was answered');
  assert.equal(refused.headers['content-type'], 'application/json');
  assert.equal(refused.headers['retry-after'], '1');
  assert.deepEqual(Object.keys(JSON.parse(refused.body)), ['detail']);

  await nginx.sendTo([]);
  assert.equal((await office.get('/courses.ics?token=mentoring_secret')).status, 502);

  // More at the same time than there are people in an office: each has begun a request and does not end it.
  await using sockets = new AsyncDisposableStack();
  let tooMany = 0;
  for (let count = 1; count <= 210; count += 1) {
    const socket = connect({ host: '127.0.0.1', port: nginx.port, rejectUnauthorized: false });
    sockets.defer(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (data.toString().startsWith('HTTP/1.1 429')) tooMany += 1;
    });
    socket.write('POST /smart-goals/ HTTP/1.1\r\nHost: goals.example\r\nContent-Length: 10\r\n\r\n');
  }
  await until(() => tooMany > 0);
  const log = await nginx.logged();
  assert.match(log, /"GET \/courses\.ics HTTP\/1\.1" 200 .* "https:\/\/goals\.example\/courses\.ics"/);
  assert.match(log, /"GET \/courses\.ics HTTP\/1\.1" 308 /);
  assert.match(log, /"GET \/courses\.ics HTTP\/1\.1" 429 /);
  assert.doesNotMatch(log, /token|secret/);
}

async function saysWhatIsMeant(port: number): Promise<void> {
  for (let count = 1; count <= 6; count += 1) {
    assert.equal((await post(port, '/courses/', { title: 'A', code: count, gsheet_name: 'A' })).status, 201);
  }
  const forged = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    Host: 'goals.example:81',
  };
  const root = jsonObject(await send(port, { path: '/', headers: forged }));
  assert.equal(root['courses'], 'http://goals.example:81/courses/');

  const zipped = { 'Accept-Encoding': 'gzip', Accept: 'text/html' };
  for (const headers of [zipped, { ...zipped, Accept: 'application/json' }]) {
    const path = '/courses/';
    const plain = await send(port, { path, headers: { Accept: headers.Accept } });
    const answer = await send(port, { path, headers });
    assert.equal(answer.headers['content-encoding'], 'gzip');
    assert.deepEqual(gunzipSync(answer.body), plain.body);
    assert.equal(answer.headers.etag, `W/${plain.headers.etag}`);
    assert.match(String(answer.headers.vary), /Accept\b.*Accept-Encoding|Accept-Encoding.*Accept\b/);
    const asked = { ...headers, 'If-None-Match': answer.headers.etag ?? '' };
    assert.equal((await send(port, { path, headers: asked })).status, 304);
  }

  const wish = { input: 'I want to learn Python and get the AWS certificate by the end of May.' };
  const headers = { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip' };
  const followed = await post(port, '/smart-goals/', wish, { headers });
  assert.equal(followed.headers['content-type'], 'text/event-stream');
  assert.equal(followed.headers['content-encoding'], undefined);
  assert.match(followed.body.toString(), /^(?:: still writing\n\n)*event: text\n[\s\S]*\nevent: record\n/);

  const long = await post(port, '/smart-goals/', { input: 'a'.repeat(1_100_000) });
  assert.equal(long.status, 413);
  assert.deepEqual(Object.keys(jsonObject(long)), ['detail']);
  assert.equal((await send(port, { path: '/metrics' })).status, 404);
}
