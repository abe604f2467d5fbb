/** What may be kept, and what is never shown too late. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { jsonObject, pageResults, post } from '../../support/documents.ts';
import { type RawAnswer, send } from '../../support/http.ts';
import { startService, type TestService } from '../../support/service.ts';

const COLLECTIONS = ['/smart-goals/', '/courses/', '/pre-lead-statuses/', '/feedbacks_needed/'];
const PATHS = ['/', ...COLLECTIONS];
const ACCEPTS = ['application/json', 'application/json; indent=2', 'text/html'];
const COURSE = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };

const tagOf = ({ headers }: RawAnswer): string => {
  assert.match(headers.etag ?? '', /^"[\w-]+"$/);
  return headers.etag ?? '';
};

/** The headers of an answer, without those that tell the time or are about the connection. */
function lastingHeaders({ headers }: RawAnswer) {
  const {
    date: _date,
    expires: _expires,
    connection: _connection,
    'keep-alive': _keep,
    'x-request-id': _id,
    ...lasting
  } = headers;
  return lasting;
}

suite('one service', () => {
  let service: TestService;
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    send(service.port, { method, path, headers });

  before(async () => {
    service = await startService();
    await post(service.port, '/smart-goals/', { input: 'I want to become a team lead.' });
    await post(service.port, '/courses/', COURSE);
  });
  after(() => service[Symbol.asyncDispose]());

  for (const path of PATHS) {
    for (const accept of ACCEPTS) {
      test(`HEAD of ${path} as ${accept} has the headers of the GET that follows, and the GET its own body`, async () => {
        const query = `?asked=${encodeURIComponent(accept)}`;
        const head = await get(path + query, { Accept: accept }, 'HEAD');
        const got = await get(path + query, { Accept: accept });
        const again = await get(path + query, { Accept: accept }, 'HEAD');
        assert.deepEqual(lastingHeaders(head), lastingHeaders(got));
        assert.deepEqual(lastingHeaders(again), lastingHeaders(got));
        assert.deepEqual([head.status, got.status, head.body.length, again.body.length], [200, 200, 0, 0]);
        assert.equal(Number(got.headers['content-length']), got.body.length);
        assert.ok(!got.body.includes('<b>HEAD</b>'));
      });

      test(`${path} as ${accept} is answered 304 to those who have it, and with the same headers`, async () => {
        const got = await get(path, { Accept: accept });
        const tag = tagOf(got);
        for (const [name, method] of [
          [tag, 'GET'],
          [tag, 'HEAD'],
          [`W/${tag}`, 'GET'],
          [`"other", ${tag}`, 'GET'],
          ['*', 'GET'],
        ] as const) {
          const fresh = await get(path, { Accept: accept, 'If-None-Match': name }, method);
          assert.equal(fresh.status, 304, name);
          assert.equal(fresh.body.length, 0);
          const { 'content-type': _type, 'content-length': _length, ...expected } = lastingHeaders(got);
          assert.deepEqual(lastingHeaders(fresh), expected);
        }
        assert.equal((await get(path, { Accept: accept, 'If-None-Match': '"other"' })).status, 200);
      });
    }

    test(`every representation of ${path} has a tag of its own`, async () => {
      const answers = await Promise.all(ACCEPTS.map((accept) => get(path, { Accept: accept })));
      const bodies = new Set(answers.map(({ body }) => body.toString()));
      assert.equal(new Set(answers.map(tagOf)).size, bodies.size);
    });
  }

  test('statuses may be kept for a day, feedbacks by nobody between, and the others never unasked', async () => {
    const controls = await Promise.all(
      COLLECTIONS.map(async (path) => (await get(path)).headers['cache-control']),
    );
    assert.deepEqual(controls, [undefined, undefined, 'max-age=86400', 'private, no-cache']);
    const { headers } = await get('/pre-lead-statuses/');
    const lifetime = Date.parse(headers.expires ?? '') - Date.parse(headers.date ?? '');
    assert.ok(Math.abs(lifetime - 86_400_000) <= 2000, `${lifetime}`);
  });

  test('what is asked by another name is not answered with what was kept for the first', async () => {
    const next = async (headers: Readonly<Record<string, string>>, path = '/') =>
      jsonObject(await get(path, headers))['courses'];
    assert.equal(await next({ Host: 'one.example' }), 'http://one.example/courses/');
    assert.equal(await next({ Host: 'two.example' }), 'http://two.example/courses/');
    assert.equal(
      await next({ Host: 'one.example', Accept: 'application/json;indent=3' }),
      'http://one.example/courses/',
    );
    const forwarded = {
      Host: 'one.example',
      'X-Forwarded-Host': 'three.example',
      'X-Forwarded-Proto': 'https',
    };
    assert.equal(await next(forwarded), 'http://one.example/courses/');
  });

  test('errors and answers to writes have no tag', async () => {
    const answers = [
      await get('/smart-goals/?format=xml'),
      await get('/smart-goals/', { Accept: 'image/png' }),
      await get('/nowhere/'),
      await get('/smart-goals/', {}, 'OPTIONS'),
      await post(service.port, '/smart-goals/', {}),
      await post(service.port, '/courses/', COURSE),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 406, 404, 200, 400, 201],
    );
    for (const { headers } of answers) assert.equal(headers.etag, undefined);
  });

  test('a read that follows a write shows it, in every representation, with another tag', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const before = await Promise.all(ACCEPTS.map((accept) => get('/courses/', { Accept: accept })));
      const title = `Course of round ${round}`;
      assert.equal((await post(service.port, '/courses/', { ...COURSE, title })).status, 201);
      for (const [index, accept] of ACCEPTS.entries()) {
        const stale = before[index]?.headers.etag ?? '';
        const after = await get('/courses/', { Accept: accept, 'If-None-Match': stale });
        assert.equal(after.status, 200);
        assert.ok(after.body.includes(title));
      }
    }
  });

  test('a write to one collection leaves what is kept of the others', async () => {
    const tag = tagOf(await get('/courses/'));
    await post(service.port, '/smart-goals/', { input: 'I want to learn to present.' });
    assert.equal((await get('/courses/', { 'If-None-Match': tag })).status, 304);
  });

  test('the count of a page is right while many write and read at once', async () => {
    const before = Number(jsonObject(await get('/smart-goals/'))['count']);
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const created = jsonObject(await post(service.port, '/smart-goals/', { input: `wish ${index}` }));
        const page = await get('/smart-goals/?limit=30');
        assert.ok(Number(jsonObject(page)['count']) > before);
        assert.ok(pageResults(page).some(({ id }) => id === created['id']));
      }),
    );
    assert.equal(jsonObject(await get('/smart-goals/'))['count'], before + 12);
  });
});
