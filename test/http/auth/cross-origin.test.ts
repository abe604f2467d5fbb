/** What pages of other sites may do here: nothing, unless their origin is named. */

import assert from 'node:assert/strict';
import { hostname } from 'node:os';
import { after, before, suite, test } from 'node:test';
import { bearer, startGuarded } from '../../support/auth.ts';
import { json, type RawAnswer, send } from '../../support/http.ts';
import { startService, type TestService } from '../../support/service.ts';

const COURSE = JSON.stringify({ title: 'Find your direction', code: 12, gsheet_name: 'FYD' });
const HOST = 'mentoring.example.org';

const write = (port: number, headers: Readonly<Record<string, string>>, path = '/courses/') =>
  send(port, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', Host: HOST, ...headers },
    body: COURSE,
  });

const detailOf = (answer: RawAnswer): unknown => Object(json(answer)).detail;

suite('a write that a browser sends', () => {
  let service: TestService;
  before(async () => {
    service = await startService({ CORS_ORIGINS: 'https://app.example.org' });
  });
  after(() => service[Symbol.asyncDispose]());

  const rows: readonly (readonly [string, Readonly<Record<string, string>>, number])[] = [
    ['by no browser at all', {}, 201],
    ['by a page of the service', { 'Sec-Fetch-Site': 'same-origin', Origin: `https://${HOST}` }, 201],
    ['by her who typed the address', { 'Sec-Fetch-Site': 'none' }, 201],
    ['by a page of the service, in an older browser', { Origin: `http://${HOST}` }, 201],
    ['by a page of the service, behind a proxy that speaks https', { Origin: `https://${HOST}` }, 201],
    ['by a page that is named', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://app.example.org' }, 201],
    ['by a page that is named, in an older browser', { Origin: 'https://app.example.org' }, 201],
    ['by another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    ['by a neighbour', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.example.org' }, 403],
    ['by another port of this host', { Origin: `http://${HOST}:8080` }, 403],
    ['by another site, in an older browser', { Origin: 'https://evil.example' }, 403],
    ['by a page without an origin', { Origin: 'null' }, 403],
    ['by a page without an origin, of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, 403],
    ['by another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['by a page whose origin is nonsense', { Origin: 'nonsense' }, 403],
    ['by a page that is named in another scheme', { Origin: 'http://app.example.org' }, 403],
  ];
  for (const [what, headers, status] of rows) {
    test(`${what}: ${status}`, async () => {
      const answer = await write(service.port, headers);
      assert.equal(answer.status, status, answer.body.toString());
      if (status === 403) {
        assert.match(String(detailOf(answer)), /Cross-site request from .* rejected \(CSRF protection\)/);
        assert.equal(answer.headers['access-control-allow-origin'], undefined);
        assert.match(answer.headers.allow ?? '', /POST/);
      }
    });
  }

  test('reads are answered to every page, but not shown to it by the browser', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    for (let time = 1; time <= 2; time += 1) {
      const answer = await send(service.port, { path: '/courses/', headers });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['access-control-allow-origin'], undefined);
      assert.equal(answer.headers.vary, 'Accept, Origin');
    }
  });

  test('nothing was created by those that were refused', async () => {
    const created = rows.filter(([, , status]) => status === 201).length;
    assert.equal(Object(json(await send(service.port, { path: '/courses/' }))).length, created);
  });

  test('behind a proxy that names another host, the address of the service counts', async () => {
    await using public_ = await startService({ BASE_URL: 'https://mentoring.example.com' });
    const from = (Origin: string) => write(public_.port, { Host: 'inside', Origin });
    assert.equal((await from('https://mentoring.example.com')).status, 201);
    assert.equal((await from('https://mentoring.example.net')).status, 403);
  });
});

suite('pages of an origin that is named', () => {
  const ORIGIN = 'https://app.example.org';
  const preflight = { Origin: ORIGIN, 'Access-Control-Request-Method': 'POST' };

  test('may read answers, kept or not, good or bad', async () => {
    await using service = await startService({ CORS_ORIGINS: `${ORIGIN}, https://b.example` });
    for (const path of ['/courses/', '/courses/', '/nowhere/', '/courses', '/courses.ics', '/healthz']) {
      for (const origin of [ORIGIN, 'https://b.example']) {
        const answer = await send(service.port, { path, headers: { Origin: origin } });
        assert.equal(answer.headers['access-control-allow-origin'], origin, path);
        assert.match(answer.headers['access-control-expose-headers'] ?? '', /\bLink\b.*\bX-Request-Id\b/);
        assert.match(String(answer.headers['x-request-id']), /^[\w-]{3,}$/, path);
        assert.equal(answer.headers['access-control-allow-credentials'], undefined);
      }
    }
  });

  test('may follow how goals come about', async () => {
    await using service = await startService({ CORS_ORIGINS: ORIGIN });
    const answer = await send(service.port, {
      method: 'POST',
      path: '/smart-goals/',
      headers: { Origin: ORIGIN, Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: '{"input":"I want to lead a team."}',
    });
    assert.equal(answer.headers['content-type'], 'text/event-stream');
    assert.equal(answer.headers['access-control-allow-origin'], ORIGIN);
  });

  test('may ask what they may send, also where tokens are asked for; nobody else may', async () => {
    await using service = await startGuarded({ CORS_ORIGINS: ORIGIN });
    const answer = await send(service.port, { method: 'OPTIONS', path: '/smart-goals/', headers: preflight });
    assert.deepEqual([answer.status, answer.body.length], [204, 0]);
    assert.equal(answer.headers['access-control-allow-origin'], ORIGIN);
    assert.match(answer.headers['access-control-allow-methods'] ?? '', /\bPOST, PATCH\b/);
    const allowed = (answer.headers['access-control-allow-headers'] ?? '').toLowerCase().split(', ');
    for (const name of [
      ...[
        'authorization',
        'content-type',
        'idempotency-key',
        'if-none-match',
        'last-event-id',
        'traceparent',
      ],
      ...['tracestate', 'x-csrftoken', 'x-request-id', 'x-requested-with', 'x-xsrf-token', 'cache-control'],
    ]) {
      assert.ok(allowed.includes(name), name);
    }
    for (const headers of [
      { ...preflight, Origin: 'https://evil.example' },
      { Origin: ORIGIN },
      { 'Access-Control-Request-Method': 'POST' },
    ]) {
      assert.equal(
        (await send(service.port, { method: 'OPTIONS', path: '/smart-goals/', headers })).status,
        401,
      );
    }
    const { secret } = await service.issue(['courses:read', 'courses:write']);
    const written = await write(service.port, { ...bearer(secret), Origin: ORIGIN, Host: 'localhost' });
    assert.equal(written.status, 201);
  });

  test('do not take the description of a path from those who ask for it by OPTIONS', async () => {
    await using service = await startService({ CORS_ORIGINS: ORIGIN });
    for (const headers of [{}, { Origin: ORIGIN }, { ...preflight, Origin: 'https://evil.example' }]) {
      const answer = await send(service.port, { method: 'OPTIONS', path: '/courses/', headers });
      assert.equal(answer.status, 200);
      assert.equal(Object(json(answer)).name, 'Courses');
    }
  });
});

suite('on a loopback address', () => {
  const ask = async ({ port }: TestService, host: string, path = '/courses/') =>
    (await send(port, { path, headers: { Host: host } })).status;

  test('only its own names are answered, so that no other name leads a page of another site here', async () => {
    await using service = await startService({ ALLOWED_HOSTS: '' });
    for (const host of ['localhost', 'LOCALHOST:8000', '127.0.0.1', '127.0.0.1:1', '[::1]', '[::1]:8000']) {
      assert.equal(await ask(service, host), 200, host);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '192.0.2.1', '127.0.0.1.evil.example']) {
      for (const path of ['/courses/', '/courses.ics', '/docs/', '/metrics', '/']) {
        assert.equal(await ask(service, host, path), 400, `${host} ${path}`);
        assert.equal(await ask(service, 'localhost', path), 200, path);
      }
    }
  });

  test('names that are allowed are answered too, and that of the public address', async () => {
    await using service = await startService({
      ALLOWED_HOSTS: 'proxy.example.org',
      BASE_URL: 'https://mentoring.example.org',
    });
    for (const host of ['proxy.example.org', 'mentoring.example.org', 'localhost']) {
      assert.equal(await ask(service, host), 200, host);
    }
    assert.equal(await ask(service, 'example.org'), 400);
  });

  test('elsewhere, where everybody is answered, no name is that another site could have', async () => {
    const open = { HOST: '0.0.0.0', AUTH: 'open', ALLOWED_HOSTS: '' };
    await using service = await startService({ ...open, BASE_URL: 'https://mentoring.example.org' });
    const own = ['localhost:8000', '192.0.2.1:8000', '[2001:db8::1]', hostname(), 'mentoring.example.org'];
    for (const host of own) assert.equal(await ask(service, host), 200, host);
    for (const host of ['evil.example', '192.0.2.1.evil.example', 'localhost.evil.example']) {
      assert.equal(await ask(service, host), 400, host);
      assert.equal((await write(service.port, { Host: host })).status, 400, host);
    }
    await using any = await startService({ ...open, ALLOWED_HOSTS: '*' });
    assert.equal(await ask(any, 'evil.example'), 200);
  });

  test('elsewhere every name is answered where tokens are asked for: another site has none', async () => {
    await using service = await startGuarded({ HOST: '0.0.0.0' });
    const { secret } = await service.issue(['courses:read']);
    const headers = { Host: 'mentoring.example.org' };
    assert.equal((await service.ask(secret, { path: '/courses/', headers })).status, 200);
  });

  test('elsewhere named hosts leave out other names alone, and no address: Prometheus asks by one', async () => {
    await using service = await startGuarded({ HOST: '0.0.0.0', ALLOWED_HOSTS: 'mentoring.example.org' });
    const { secret } = await service.issue(['admin']);
    const status = async (host: string): Promise<number> =>
      (await service.ask(secret, { path: '/metrics', headers: { Host: host } })).status;
    for (const host of [
      'mentoring.example.org',
      '172.30.80.11:8000',
      '[fd00::1]:8000',
      hostname(),
      'localhost',
    ])
      assert.equal(await status(host), 200, host);
    for (const host of ['evil.example', '172.30.80.11.evil.example'])
      assert.equal(await status(host), 400, host);
  });
});
