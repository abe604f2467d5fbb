/** Paths, methods, hosts, addresses and sizes: what holds for requests to any collection. */

import assert from 'node:assert/strict';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, suite, test } from 'node:test';
import { jsonObject, post } from '../support/documents.ts';
import { json, type RawAnswer, send } from '../support/http.ts';
import { startService, type TestService } from '../support/service.ts';

const COLLECTIONS = ['/smart-goals/', '/courses/', '/pre-lead-statuses/', '/feedbacks_needed/'];
const ALLOW = new Map([
  ['/smart-goals/', 'GET, POST, HEAD, OPTIONS'],
  ['/courses/', 'GET, POST, HEAD, OPTIONS'],
  ['/pre-lead-statuses/', 'GET, HEAD, OPTIONS'],
  ['/feedbacks_needed/', 'GET, HEAD, OPTIONS'],
]);
const detailOf = (answer: RawAnswer) => jsonObject(answer)['detail'];

/** Sends bytes as they are, and reads until the connection is closed. */
async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

suite('a service as it is by default', () => {
  let service: TestService;
  const ask = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string | Buffer,
  ) => {
    if (body === undefined) return send(service.port, { method, path, headers });
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    return send(service.port, { method, path, headers: { ...headers, ...length }, body });
  };

  before(async () => {
    service = await startService();
  });
  after(() => service[Symbol.asyncDispose]());

  test('requests that come at once on a connection are done one after the other', async () => {
    const input = JSON.stringify({ input: 'I want to lead a team.' });
    const create = `POST /smart-goals/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${input.length}\r\n\r\n${input}`;
    const count = 'GET /smart-goals/?limit=1 HTTP/1.1\r\nHost: 127.0.0.1\r\n';
    const answers = await sendBytes(
      service.port,
      `${count}\r\n${create}${count}\r\n${create}${count}Connection: close\r\n\r\n`,
    );
    const [before = 0, ...after] = [...answers.matchAll(/"count":(\d+)/g)].map(([, many]) => Number(many));
    assert.deepEqual(after, [before + 1, before + 2]);
    assert.equal(answers.match(/HTTP\/1\.1 201 /g)?.length, 2);
  });

  for (const path of COLLECTIONS) {
    const bare = path.slice(0, -1);

    test(`a write to ${bare} is told the right path, and never sent there`, async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await ask(method, bare, { 'Content-Type': 'application/json' }, '{"input":"x"}');
        assert.equal(answer.status, 404, method);
        assert.equal(detailOf(answer), `Not found. The path requires a trailing slash: ${path}`);
        assert.equal(answer.headers.location, undefined);
      }
    });

    test(`${path} answers every method that HTTP knows, with Allow and Vary`, async () => {
      const allow = ALLOW.get(path) ?? '';
      for (const method of METHODS.filter((name) => name !== 'CONNECT')) {
        const answer = await ask(method, path);
        assert.equal(answer.headers.allow, allow, method);
        assert.equal(answer.headers.vary, 'Accept', method);
        if (!allow.split(', ').includes(method)) {
          assert.equal(answer.status, 405);
          assert.deepEqual(json(answer), { detail: `Method "${method}" not allowed.` });
        } else {
          assert.ok(answer.status === (method === 'POST' ? 400 : 200), `${method} ${answer.status}`);
        }
      }
    });

    test(`everything ${path} says carries what keeps browsers safe`, async () => {
      const page = 'text/html';
      for (const answer of [
        await ask('GET', path),
        await ask('GET', path, { Accept: page }),
        await ask('PUT', path, { Accept: page }),
        await ask('GET', `${path}?format=xml`),
        await ask('GET', path.slice(0, -1)),
        await ask('GET', `${path}nowhere`, { Accept: page }),
      ]) {
        assert.equal(answer.headers['x-content-type-options'], 'nosniff');
        assert.equal(answer.headers['x-frame-options'], 'DENY');
        assert.equal(answer.headers['referrer-policy'], 'same-origin');
        if (answer.headers['content-type'] === 'text/html; charset=utf-8' && answer.body.length > 0) {
          const policy = String(answer.headers['content-security-policy']);
          assert.match(policy, /^default-src 'none';/);
          assert.doesNotMatch(policy, /unsafe/);
        }
      }
    });
  }

  test('what is nowhere is not found, by any method, as JSON or as a page', async () => {
    for (const path of [
      '/nowhere',
      '/nowhere/',
      '/smart-goals/1/2/',
      '/smart-goals//',
      '/SMART-GOALS/',
      '/%',
      '/%00',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const answer = await ask(method, path);
        assert.equal(answer.status, 404, `${method} ${path}`);
        assert.deepEqual(json(answer), { detail: 'Not found.' });
      }
    }
    const page = await ask('GET', '/nowhere/', { Accept: 'text/html' });
    assert.equal(page.status, 404);
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
    assert.ok(page.body.includes('Not found.'));
  });

  test('what is wrong is looked for in this order: the representation, the method, the body', async () => {
    const broken = { 'Content-Type': 'application/json' };
    assert.equal((await ask('PUT', '/smart-goals/', { Accept: 'image/png' })).status, 406);
    assert.equal((await ask('PUT', '/smart-goals/?format=xml')).status, 404);
    assert.equal((await ask('POST', '/smart-goals/', { ...broken, Accept: 'image/png' }, '{')).status, 406);
    assert.equal((await ask('PUT', '/smart-goals/', { 'Content-Type': 'text/plain' }, 'x')).status, 405);
    assert.equal((await ask('POST', '/smart-goals/', { 'Content-Type': 'text/plain' }, 'x')).status, 415);
    assert.equal((await ask('POST', '/smart-goals/', broken, '{')).status, 400);
  });

  test('an error is written as was asked for', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json; indent=1' };
    const indented = await ask('POST', '/smart-goals/', headers, '{}');
    assert.equal(indented.body.toString(), '{\n "input": [\n  "This field is required."\n ]\n}');
    const page = await ask('POST', '/smart-goals/', { ...headers, Accept: 'text/html' }, '{}');
    assert.equal(page.status, 400);
    assert.ok(page.body.includes('This field is required.'));
    assert.equal(page.headers.vary, 'Accept');
  });

  test('the body of a request that has none to give is not looked at', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await ask(method, '/smart-goals/', { 'Content-Type': 'application/json' }, '{broken');
      assert.equal(answer.status, 200, method);
    }
  });

  test('a body of a mebibyte is read, and one of a byte more refused', async () => {
    const limit = 1024 * 1024;
    const body = (length: number) => Buffer.from(`{"input":"x"}`.padEnd(length, ' '));
    const headers = { 'Content-Type': 'application/json' };
    assert.equal((await ask('POST', '/smart-goals/', headers, body(limit))).status, 201);
    const refused = await ask('POST', '/smart-goals/', headers, body(limit + 1));
    assert.equal(refused.status, 413);
    assert.match(String(detailOf(refused)), /exceeds the limit of 1048576 bytes/);
    assert.equal(refused.headers.allow, ALLOW.get('/smart-goals/'));
  });

  test('a body that does not tell its length is refused as soon as it is too long', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const answer = await sendBytes(
      service.port,
      'POST /smart-goals/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n' +
        `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}0\r\n\r\n`,
    );
    assert.match(answer, /^HTTP\/1\.1 413 /);
  });

  test('a body in pieces is read whole', async () => {
    const answer = await sendBytes(
      service.port,
      'POST /smart-goals/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n' +
        'Transfer-Encoding: chunked\r\n\r\n9\r\n{"input":\r\n6\r\n"w\xc3\xa4"}\r\n0\r\n\r\n'.replace(
          '\xc3\xa4',
          'ae',
        ),
    );
    assert.match(answer, /^HTTP\/1\.1 201 /);
  });

  test('what is no request is answered in JSON, and the connection closed', async () => {
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 405],
      ['GET nonsense\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n', 400],
      ['FOO /smart-goals/ HTTP/1.1\r\nHost: a\r\n\r\n', 405],
      ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
      [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const answer = await sendBytes(service.port, bytes);
      assert.match(
        answer,
        new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*application/json[\\s\\S]*\\{"detail":"`),
      );
    }
  });

  test('addresses are made of the host that was asked, letter by letter', async () => {
    for (const host of ['Service.Example.org', 'a:8000', '[::1]:80', '127.0.0.1']) {
      const answer = await ask('GET', '/', { Host: host });
      assert.equal(jsonObject(answer)['courses'], `http://${host}/courses/`);
    }
  });

  test('a host that is no host name is refused', async () => {
    for (const host of ['a b', 'a/b', 'a@b', 'a"b', 'a:b', 'a:123456', '<script>', '[a']) {
      const answer = await ask('GET', '/smart-goals/', { Host: host });
      assert.equal(answer.status, 400, host);
      assert.deepEqual(json(answer), { detail: 'Invalid Host header.' });
    }
  });

  test('a request of HTTP/1.0 without a host is answered by the address it came to', async () => {
    const answer = await sendBytes(service.port, 'GET / HTTP/1.0\r\n\r\n');
    assert.ok(answer.includes(`"courses":"${service.address}/courses/"`), answer);
  });

  test('headers of proxies are not believed', async () => {
    const headers = { Host: 'inside', 'X-Forwarded-Host': 'outside', 'X-Forwarded-Proto': 'https' };
    assert.equal(jsonObject(await ask('GET', '/', headers))['courses'], 'http://inside/courses/');
  });
});

suite('a service with settings', () => {
  const root = async (service: TestService, headers: Readonly<Record<string, string>>) => {
    const answer = await send(service.port, { path: '/', headers });
    return answer.status === 200 ? jsonObject(answer)['courses'] : `${answer.status} ${detailOf(answer)}`;
  };

  test('with BASE_URL makes all addresses of it', async () => {
    await using service = await startService({ BASE_URL: 'https://mentoring.example.org/' });
    assert.equal(await root(service, { Host: 'inside' }), 'https://mentoring.example.org/courses/');
    for (const input of ['one', 'two']) await post(service.port, '/smart-goals/', { input });
    const page = await send(service.port, { path: '/smart-goals/?limit=1' });
    const next = 'https://mentoring.example.org/smart-goals/?limit=1&offset=1';
    assert.equal(jsonObject(page)['next'], next);
    assert.ok(String(page.headers['link']).includes(`<${next}>; rel="next"`));
  });

  test('with TRUST_PROXY makes addresses of what the proxy says', async () => {
    await using service = await startService({ TRUST_PROXY: 'yes' });
    const forwarded = { Host: 'inside', 'X-Forwarded-Host': 'outside.example', 'X-Forwarded-Proto': 'https' };
    assert.equal(await root(service, forwarded), 'https://outside.example/courses/');
    assert.equal(await root(service, { Host: 'inside' }), 'http://inside/courses/');
    assert.equal(
      await root(service, { ...forwarded, 'X-Forwarded-Proto': 'http' }),
      'http://outside.example/courses/',
    );
    assert.match(String(await root(service, { ...forwarded, 'X-Forwarded-Host': 'a b' })), /^400 /);
  });

  test('with ALLOWED_HOSTS answers to these names only, whatever the port', async () => {
    await using service = await startService({ ALLOWED_HOSTS: 'mentoring.example.org, ::1,127.0.0.1' });
    for (const host of ['mentoring.example.org', 'MENTORING.example.org:8000', '127.0.0.1:1']) {
      assert.equal(await root(service, { Host: host }), `http://${host}/courses/`);
    }
    for (const host of ['evil.example', 'mentoring.example.org.evil.example', 'x.mentoring.example.org']) {
      assert.match(
        String(await root(service, { Host: host })),
        /^400 The host ".*" is not allowed: add it to ALLOWED_HOSTS/,
      );
    }
  });

  test('in another time zone shows its times', async () => {
    await using service = await startService({ TIME_ZONE: 'Asia/Kolkata' });
    const course = {
      title: 'a',
      code: 1,
      gsheet_name: 'a',
      date_w1: '2026-05-04T18:00',
      date_w2: '2026-05-04T18:00Z',
    };
    const created = jsonObject(await post(service.port, '/courses/', course));
    assert.equal(created['date_w1'], '2026-05-04T18:00:00+05:30');
    assert.equal(created['date_w2'], '2026-05-04T23:30:00+05:30');
    const goal = jsonObject(await post(service.port, '/smart-goals/', { input: 'I want to lead.' }));
    assert.match(String(goal['created_at']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+05:30$/);
  });
});
