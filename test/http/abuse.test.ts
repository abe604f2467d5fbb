/** What clients could do to each other through the service, and to the service itself. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { json, send } from '../support/http.ts';
import { startService, type TestService, temporaryFolder } from '../support/service.ts';
import { STEP, threadTime } from '../support/thread-time.ts';
import { until } from '../support/until.ts';

let service: TestService;
before(async () => {
  service = await startService();
});
after(() => service[Symbol.asyncDispose]());

const html = { Accept: 'text/html' };

test('a connection that is reset after CONNECT, or half-way through a request, harms nobody', async () => {
  for (const bytes of [
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'POST /smart-goals/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ]) {
    for (let round = 0; round < 20; round += 1) {
      const socket = connect(service.port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(bytes);
      setTimeout(() => socket.resetAndDestroy(), round % 5);
      await once(socket, 'close');
    }
  }
  assert.equal((await send(service.port, { path: '/healthz' })).status, 200);
});

test('HEAD of a page is the head of that page, and changes nothing for GET', async () => {
  const path = '/smart-goals/?format=api';
  const first = await send(service.port, { path });
  const head = await send(service.port, { method: 'HEAD', path });
  const second = await send(service.port, { path });
  assert.equal(head.headers['content-length'], first.headers['content-length']);
  assert.deepEqual(second.body, first.body);
});

test('a header of the text “undefined” is not taken for one that is missing', async () => {
  assert.equal((await send(service.port, { path: '/courses/' })).status, 200);
  assert.equal(
    (await send(service.port, { path: '/courses/', headers: { Accept: 'undefined' } })).status,
    406,
  );
});

test('no path makes a page link to another host', async () => {
  const page = (await send(service.port, { path: '//evil.example/', headers: html })).body.toString();
  assert.doesNotMatch(page, /href="\/\//);
});

test('a form of more fields than any form has is refused', async () => {
  const answer = await send(service.port, {
    method: 'POST',
    path: '/courses/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a&'.repeat(500_000),
  });
  assert.equal(answer.status, 400);
  assert.deepEqual(json(answer), { detail: 'The form has more than 1000 fields.' });
});

test('an address with thousands of parameters is answered about as fast as one with few', async () => {
  const duration = async (count: number) => {
    const start = threadTime();
    await send(service.port, { path: `/smart-goals/?${'a&'.repeat(count)}n=${start}` });
    return threadTime() - start;
  };
  await duration(10);
  const few = await duration(700);
  const many = await duration(7000);
  // Ten times the work; were it quadratic, it would be a hundred times.
  assert.ok(many < 40 * few + 20, `${few} ms and ${many} ms`);
});

/** Headers of 14 KB, as browsers never send them. */
const ACCEPTED_LANGUAGES: Readonly<Record<string, string>> = {
  commas: ','.repeat(14_000),
  spaces: `de${' '.repeat(13_997)}x`,
  'commas between spaces': ' ,'.repeat(7000),
  'many languages': 'de-AT;q=0.8,'.repeat(1160),
  'one long language': `de-${'a'.repeat(13_996)};`,
  hyphens: `de${'-'.repeat(13_998)};`,
  'many weights': `de${';q=0.5'.repeat(2300)}`,
  'one long weight': `de;q=0.${'5'.repeat(13_990)}x`,
};

test('the language that a browser asks for is read about as fast from 14 KB as from a few letters', async () => {
  const ask = async (header: string, path: string) => {
    const request = { path, headers: { ...html, 'Accept-Language': header } };
    await send(service.port, request);
    const start = threadTime();
    for (let time = 0; time < 15; time += 1) await send(service.port, request);
    return threadTime() - start;
  };
  for (const path of ['/write/', '/courses/']) {
    const usual = await ask('de-AT, en;q=0.5', path);
    for (const [what, header] of Object.entries(ACCEPTED_LANGUAGES)) {
      const long = await ask(header, path);
      // A pattern whose time grows with the square of the length takes 100 ms, some hundred times as long.
      assert.ok(long < 5 * usual + 2 * STEP, `${path} with ${what}: ${usual} ms and ${long} ms`);
    }
  }
});

test('a database file that is deleted under a running service is missed', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'deleted.db');
  await using robbed = await startService({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' });
  await rm(file);
  assert.equal((await send(robbed.port, { path: '/readyz' })).status, 503);
  const written = await send(robbed.port, {
    method: 'POST',
    path: '/smart-goals/',
    headers: { 'Content-Type': 'application/json' },
    body: '{"input":"more courage"}',
  });
  assert.equal(written.status, 503);
});

test('who asks to be told to go on, behind another request on the same connection, spoils no answer', async () => {
  const socket = connect(service.port, '127.0.0.1');
  const request = (path: string, ...headers: readonly string[]): string =>
    [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');
  // The last one closes the connection. Half-closing it here would take back what is not answered yet.
  socket.write(
    request('/smart-goals/') +
      request('/courses/', 'Expect: 100-continue') +
      request('/', 'Connection: close'),
  );
  const text = (await buffer(socket)).toString();
  const [first = ''] = text.split('HTTP/1.1 ').slice(1);
  assert.match(first, /^200 OK\r\n/);
  for (const answer of text.split(/(?=HTTP\/1\.1 200)/)) {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    assert.equal(body.length, Number(/content-length: (\d+)/i.exec(head)?.[1]), answer);
  }
});

test('HEAD of a page that tells of an error is the head of that page', async () => {
  for (const path of ['/nowhere/', '/courses/?format=api&x=']) {
    const page = await send(service.port, { path, headers: { ...html, Host: '"' } });
    const head = await send(service.port, { method: 'HEAD', path, headers: { ...html, Host: '"' } });
    assert.ok(page.status >= 400);
    assert.equal(head.headers['content-length'], page.headers['content-length']);
  }
});

/** Sends bytes and gives all that is answered until the service closes the connection. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return (await buffer(socket)).toString();
}

test('a request whose headers are ambiguous is refused, whatever it asks for, also where the answer is kept', async () => {
  for (let time = 1; time <= 3; time += 1)
    await send(service.port, { path: '/courses/', headers: { Host: 'a' } });
  for (const path of [
    '/courses/',
    '/',
    '/healthz',
    '/nowhere',
    '/courses.ics',
    '/docs/',
    '/static/browsable.css',
  ]) {
    for (const [lines, detail] of [
      ['Host: a\r\nHost: b', 'The request has more than one Host header.'],
      ['Host: a\r\nhost: a', 'The request has more than one Host header.'],
      [
        'Host: a\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b',
        'The request has more than one Authorization header.',
      ],
      ['Host: a\r\nOrigin: http://a\r\nOrigin: http://b', 'The request has more than one Origin header.'],
      [
        'Host: a\r\nContent-Type: text/plain\r\nContent-Type: application/json',
        'The request has more than one Content-Type header.',
      ],
      ['Accept: */*', 'The Host header is missing.'],
      ['Host:', 'The Host header is missing.'],
    ] as const) {
      const answer = await exchange(
        service.port,
        `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`,
      );
      assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/, `${path} ${lines}`);
      assert.deepEqual(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''), { detail });
    }
  }
  assert.match(await exchange(service.port, 'GET /courses/ HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 OK\r\n/);
});

/** Opens a connection, asks once on it, and keeps it. */
async function hold(port: number): Promise<{ readonly socket: Socket; readonly answer: string }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
    if (text.includes('}')) resolve(text);
  });
  socket.once('close', () => resolve(text));
  return { socket, answer: await promise };
}

test('connections of one address beyond its limit are told so, and those beyond all limits are closed', async () => {
  await using bounded = await startService({
    CONNECTION_LIMIT: '4',
    CLIENT_CONNECTION_LIMIT: '2',
    LOG_LEVEL: 'silent',
  });
  const held = [await hold(bounded.port), await hold(bounded.port)];
  const one = await hold(bounded.port);
  assert.match(
    one.answer,
    /^HTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*\r\nRetry-After: 5\r\n[\s\S]*Too many connections/,
  );
  assert.match(one.answer, /\r\nConnection: close\r\n/);
  const silent = [connect(bounded.port, '127.0.0.1'), connect(bounded.port, '127.0.0.1')];
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  assert.equal((await hold(bounded.port)).answer, '');
  for (const socket of [...silent, ...held.map(({ socket }) => socket)]) socket.destroy();
  await until(async () => (await hold(bounded.port)).answer.startsWith('HTTP/1.1 200 '));
  const metrics = (await send(bounded.port, { path: '/metrics' })).body.toString();
  assert.match(metrics, /^mentoring_refused_connections_total [3-9]\d*$/m);
});
