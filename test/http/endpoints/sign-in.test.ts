/** Browsers that are signed in: how they come in, what their cookie is worth, how they leave. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { COMBINABLE_SCOPES } from '../../../src/domain/access.ts';
import { safeRedirectPath } from '../../../src/http/auth/session.ts';
import { bearer, type GuardedService, startGuarded } from '../../support/auth.ts';
import { type RawAnswer, type RawRequest, send } from '../../support/http.ts';
import { startService } from '../../support/service.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PAGE = { Accept: 'text/html' };

type Headers = Readonly<Record<string, string>>;

const signIn = (port: number, fields: Readonly<Record<string, string>>, headers: Headers = {}) =>
  send(port, {
    method: 'POST',
    path: '/sign-in/',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** The cookie as a browser sends it back. */
const cookieOf = ({ headers }: RawAnswer): string => headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '';

suite('signing in', () => {
  let service: GuardedService;
  before(async () => {
    service = await startGuarded({ BASE_URL: '', TRUST_PROXY: 'yes' });
  });
  after(() => service[Symbol.asyncDispose]());

  const get = (path: string, headers: Headers) =>
    send(service.port, { path, headers: { ...PAGE, ...headers } });

  test('leads on to what was asked for, and the page says who is signed in', async () => {
    const { secret } = await service.issue(COMBINABLE_SCOPES, { account: 'Ada <b>' });
    const refused = await get('/courses/?limit=1&x=%26', {});
    const [, way = ''] = /href="(\/sign-in\/[^"]*)">Sign in</.exec(refused.body.toString()) ?? [];
    const form = (await get(way.replaceAll('&amp;', '&'), {})).body.toString();
    const [, next = ''] = /name="next" value="([^"]*)"/.exec(form) ?? [];
    const signedIn = await signIn(service.port, {
      token: ` ${secret} `,
      next: next.replaceAll('&amp;', '&'),
    });
    assert.deepEqual([signedIn.status, signedIn.headers.location], [303, '/courses/?limit=1&x=%26']);
    const page = await get(signedIn.headers.location ?? '', { Cookie: cookieOf(signedIn) });
    assert.equal(page.status, 200);
    assert.match(page.body.toString(), /Signed in as <b dir="auto">Ada &lt;b&gt;<\/b>/);
    assert.match(page.body.toString(), /<form action="\/sign-out\/" method="post">/);
    const again = await get('/sign-in/?next=/courses/', { Cookie: cookieOf(signedIn) });
    assert.deepEqual([again.status, again.headers.location], [303, '/courses/']);
  });

  test('keeps a cookie that scripts, other sites and, over https, neighbours have no hold of', async () => {
    const { secret } = await service.issue(['courses:read']);
    const plain = (await signIn(service.port, { token: secret })).headers['set-cookie']?.[0] ?? '';
    assert.match(plain, /^mentoring-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
    assert.ok(!plain.includes(secret));
    const https = { 'X-Forwarded-Proto': 'https' };
    const signedIn = await signIn(service.port, { token: secret }, https);
    const secure = signedIn.headers['set-cookie']?.[0] ?? '';
    assert.match(
      secure,
      /^__Host-mentoring-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    assert.equal((await get('/courses/', { ...https, Cookie: cookieOf(signedIn) })).status, 200);
    // What a neighbour could have set is not taken over https.
    assert.equal((await get('/courses/', { ...https, Cookie: plain.replace(/;.*/, '') })).status, 401);
  });

  test('a cookie that was changed, made up or signed elsewhere is worth nothing', async () => {
    const { secret, token } = await service.issue(['courses:read']);
    const cookie = cookieOf(await signIn(service.port, { token: secret }));
    const [name = '', value = ''] = cookie.split('=');
    assert.equal((await get('/courses/', { Cookie: `other=1; ${cookie}; more=2` })).status, 200);
    await using other = await startGuarded();
    const elsewhere = await other.issue(['courses:read']);
    const foreign = cookieOf(await signIn(other.port, { token: elsewhere.secret }));
    for (const wrong of [
      `${name}=`,
      `${name}=${token.id}`,
      `${name}=${value.slice(0, -1)}`,
      `${name}=${value}x`,
      `${name}=${value.toUpperCase()}`,
      `${name}=${'A'.repeat(43)}`,
      `${name}=${secret}`,
      foreign,
      `mentoring=${value}`,
    ]) {
      assert.equal((await get('/courses/', { Cookie: wrong })).status, 401, wrong);
    }
  });

  test('opens what the token opens, and nothing once it is revoked', async () => {
    const { secret, token } = await service.issue(['courses:read']);
    const Cookie = cookieOf(await signIn(service.port, { token: secret }));
    assert.equal((await get('/courses/', { Cookie })).status, 200);
    assert.equal((await get('/feedbacks_needed/', { Cookie })).status, 403);
    await service.tokens.revoke(token.id);
    assert.equal((await get('/courses/', { Cookie })).status, 401);
  });

  test('is refused in words, and without what was typed, where the token opens nothing', async () => {
    const { secret: calendar } = await service.issue(['calendar']);
    const { secret: revoked, token } = await service.issue(['courses:read']);
    await service.tokens.revoke(token.id);
    for (const typed of ['', 'mentoring_nonsense', calendar, revoked]) {
      const answer = await signIn(service.port, { token: typed, next: '/courses/' });
      assert.deepEqual([answer.status, answer.headers['set-cookie']], [401, undefined]);
      const page = answer.body.toString();
      assert.match(page, typed === '' ? /<li>Enter your token\.<\/li>/ : /<li>Invalid token: /);
      assert.match(page, /name="next" value="\/courses\/"/);
      if (typed !== '') assert.ok(!page.includes(typed));
    }
    const nothing = await send(service.port, { method: 'POST', path: '/sign-in/' });
    assert.equal(nothing.status, 401);
  });

  test('pages of other sites can sign nobody in, nor out', async () => {
    const { secret } = await service.issue(['courses:read']);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    assert.equal((await signIn(service.port, { token: secret }, foreign)).status, 403);
    const Cookie = cookieOf(await signIn(service.port, { token: secret }));
    const out = { method: 'POST', path: '/sign-out/', headers: { Cookie, ...foreign } };
    const answer = await send(service.port, out);
    assert.deepEqual([answer.status, answer.headers['set-cookie']], [403, undefined]);
  });

  test('pages of other sites cannot write with the cookie of whoever is signed in', async () => {
    const { secret } = await service.issue(COMBINABLE_SCOPES);
    const Cookie = cookieOf(await signIn(service.port, { token: secret }));
    const sent = { method: 'POST', path: '/courses/?format=api', body: 'title=a&code=1&gsheet_name=a' };
    const own = { ...PAGE, ...FORM, Cookie, 'Sec-Fetch-Site': 'same-origin' };
    assert.equal((await send(service.port, { ...sent, headers: own })).status, 201);
    const foreign = { ...own, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    assert.equal((await send(service.port, { ...sent, headers: foreign })).status, 403);
  });

  test('a page of another origin may write with a token and never with the cookie, also where its origin is named', async () => {
    const app = 'https://app.example.org';
    await using shared = await startGuarded({ CORS_ORIGINS: app });
    const { secret } = await shared.issue(['courses:write', 'courses:read']);
    const Cookie = cookieOf(await signIn(shared.port, { token: secret }));
    const course = { method: 'POST', path: '/courses/', body: 'title=a&code=1&gsheet_name=a' };
    const ask = async (request: RawRequest, headers: Headers) =>
      send(shared.port, { ...request, headers: { ...FORM, ...headers } });
    for (const site of ['cross-site', 'same-site']) {
      const refused = await ask(course, { Cookie, Origin: app, 'Sec-Fetch-Site': site });
      assert.equal(refused.status, 403);
      assert.match(
        refused.body.toString(),
        /session cookie is not accepted .*\(https:\/\/app\.example\.org\)\. Send a token/,
      );
    }
    assert.equal((await ask(course, { Cookie, Origin: app })).status, 403);
    // What is kept for whoever is signed in is not for pages of other origins either.
    for (let time = 1; time <= 3; time += 1)
      assert.equal((await ask({ path: '/courses/' }, { Cookie })).status, 200);
    assert.equal((await ask({ path: '/courses/' }, { Cookie, Origin: app })).status, 403);
    const own = { Cookie, Origin: shared.address, Host: new URL(shared.address).host };
    assert.equal((await ask(course, own)).status, 201);
    const token = { ...bearer(secret), Cookie, Origin: app, 'Sec-Fetch-Site': 'cross-site' };
    assert.equal((await ask(course, token)).status, 201);
  });

  test('takes nothing but the form of its page, and nothing long', async () => {
    const post = (type: string, body: string) =>
      send(service.port, { method: 'POST', path: '/sign-in/', headers: { 'Content-Type': type }, body });
    assert.equal((await post('application/json', '{"token":"x"}')).status, 415);
    assert.equal((await post('multipart/form-data; boundary=a', '--a--')).status, 415);
    assert.equal((await post(FORM['Content-Type'], `token=${'x'.repeat(9000)}`)).status, 413);
    const long = await get(`/sign-in/?next=/courses/?x=${'x'.repeat(3000)}`, {});
    assert.match(long.body.toString(), /name="next" value="\/"/);
  });

  test('makes whoever fails often wait, and nobody else; a right token always opens', async () => {
    await using strict = await startGuarded({ TRUST_PROXY: 'yes' });
    const { secret } = await strict.issue(['courses:read']);
    const from = (address: string, token: string) =>
      signIn(strict.port, { token }, { 'X-Forwarded-For': address });
    const statuses: number[] = [];
    for (let time = 1; time <= 12; time += 1) statuses.push((await from('192.0.2.1', 'wrong')).status);
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429, 429]);
    const waits = await from('192.0.2.1', 'wrong');
    const seconds = Number(waits.headers['retry-after']);
    assert.ok(seconds >= 1 && seconds <= 60, String(seconds));
    assert.match(waits.body.toString(), /Too many wrong tokens\. Request was throttled\./);
    assert.equal((await from('192.0.2.2', 'wrong')).status, 401);
    assert.equal((await from('192.0.2.1', secret)).status, 303);
  });

  test('out ends the session: a copy of the cookie opens nothing, in no process', async () => {
    await using second = await startService({
      AUTH: 'tokens',
      DATABASE_URL: `sqlite:${service.databaseFile}`,
    });
    const { secret } = await service.issue(['courses:read']);
    const other = cookieOf(await signIn(service.port, { token: secret }));
    const elsewhere = (Cookie: string) => send(second.port, { path: '/courses/', headers: { Cookie } });
    const Cookie = cookieOf(await signIn(service.port, { token: secret }));
    const out = await send(service.port, { method: 'POST', path: '/sign-out/', headers: { Cookie } });
    assert.deepEqual([out.status, out.headers.location], [303, '/sign-in/']);
    assert.match(out.headers['set-cookie']?.[0] ?? '', /^mentoring-session=; Max-Age=0; Path=\/;/);
    assert.equal((await get('/courses/', { Cookie })).status, 401);
    // In the process that did not end it, too.
    assert.equal((await elsewhere(Cookie)).status, 401);
    // Another browser with the same token stays signed in.
    assert.equal((await elsewhere(other)).status, 200);
    assert.equal((await send(service.port, { path: '/sign-out/', headers: { Cookie: other } })).status, 405);
    const again = { method: 'POST', path: '/sign-out/', headers: { Cookie } };
    assert.equal((await send(service.port, again)).status, 401);
    assert.equal((await send(service.port, { method: 'PUT', path: '/sign-in/' })).status, 405);
  });

  test('leads nowhere but to this service', () => {
    for (const path of ['/', '/courses/', '/smart-goals/?limit=3&offset=6', '/%2F/']) {
      assert.equal(safeRedirectPath(path), path);
    }
    const away = [
      '',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/..//x',
    ];
    for (const text of [...away, 'javascript:alert(1)', 'courses/', '/\n/evil.example', '\\\\evil.example']) {
      assert.equal(safeRedirectPath(text), '/', text);
    }
  });
});
