/** With AUTH=tokens nobody gets anything without a token, and with one just what it opens. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { COMBINABLE_SCOPES, type Scope } from '../../../src/domain/access.ts';
import { type GuardedService, startGuarded } from '../../support/auth.ts';
import { json, type RawAnswer, send } from '../../support/http.ts';
import { fillProgramme } from '../../support/programme.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

const COLLECTIONS = [
  '/smart-goals/',
  '/courses/',
  '/pre-lead-statuses/',
  '/feedbacks_needed/',
  '/feedbacks/',
] as const;
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];
const CLOSED = [
  ...COLLECTIONS,
  ...[
    '/',
    '/courses',
    '/smart-goals',
    '/courses.ics',
    '/openapi.json',
    '/docs/',
    '/docs',
    '/readyz',
    '/metrics',
  ],
  ...[
    '/favicon.ico',
    '/static/reference.js',
    '/sign-out/',
    '/nowhere/',
    '/%',
    '/smart-goals/1/',
    '//evil.example/',
  ],
];
const COURSE = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FEEDBACK = { role: 'mentee', person: 'ada@example.org', round: 'Chemistry' };
const NO_CREDENTIALS = { detail: 'Authentication credentials were not provided.' };

const refused = (answer: RawAnswer, detail: unknown, what: string): void => {
  assert.equal(answer.status, 401, what);
  assert.match(
    answer.headers['www-authenticate'] ?? '',
    /^Bearer realm="Mentoring",.* Token realm="Mentoring"$/,
  );
  assert.equal(answer.headers['cache-control'], 'private, no-cache', what);
  assert.match(String(answer.headers.vary), /Authorization, Cookie$/, what);
  if (answer.body.length > 0) assert.deepEqual(json(answer), detail, what);
};

suite('without a token', () => {
  let service: GuardedService;
  before(async () => {
    service = await startGuarded();
  });
  after(() => service[Symbol.asyncDispose]());

  for (const path of CLOSED) {
    test(`${path} is 401, whatever the method and the representation, also after others were answered`, async () => {
      const { secret } = await service.issue(COMBINABLE_SCOPES);
      for (const format of ['', '?format=json', '?limit=1']) {
        await service.ask(secret, { path: path + format });
        refused(await send(service.port, { path: path + format }), NO_CREDENTIALS, format);
      }
      for (const method of METHODS) {
        const answer = await send(service.port, { method, path });
        refused(answer, NO_CREDENTIALS, method);
      }
      refused(await send(service.port, { path, headers: { Accept: 'image/png' } }), NO_CREDENTIALS, 'png');
      refused(await send(service.port, { path, headers: { 'If-None-Match': '*' } }), NO_CREDENTIALS, 'tag');
      const page = await send(service.port, { path, headers: { Accept: 'text/html' } });
      assert.equal(page.status, 401);
      assert.match(page.body.toString(), /href="\/sign-in\/\?next=%2F/);
      assert.doesNotMatch(page.body.toString(), /Pre Lead|<form/);
      const sent = {
        method: 'POST',
        path,
        headers: JSON_TYPE,
        body: JSON.stringify({ input: 'I want to lead.' }),
      };
      refused(await send(service.port, sent), NO_CREDENTIALS, 'POST');
      const followed = { ...sent, headers: { ...JSON_TYPE, Accept: 'text/event-stream' } };
      refused(await send(service.port, followed), NO_CREDENTIALS, 'stream');
    });
  }

  test('other schemes and headers that say nothing are no token', async () => {
    for (const authorization of ['Basic YTpi', 'Digest x', 'mentoring_x', '', ' ']) {
      const answer = await send(service.port, {
        path: '/courses/',
        headers: { Authorization: authorization },
      });
      refused(answer, NO_CREDENTIALS, authorization);
    }
  });

  test('a wrong one is refused as Django REST framework refuses it', async () => {
    const { secret } = await service.issue(['courses:read']);
    const rows: readonly (readonly [string, string])[] = [
      ['Bearer', 'Invalid token header. No credentials provided.'],
      ['Token ', 'Invalid token header. No credentials provided.'],
      [`Token ${secret} ${secret}`, 'Invalid token header. Token string should not contain spaces.'],
      [`Token ${secret}é`, 'Invalid token header. Token string should not contain invalid characters.'],
      [`Bearer ${secret}x`, 'Invalid token.'],
      [`Bearer ${secret.slice(0, -1)}`, 'Invalid token.'],
      ['token mentoring_x', 'Invalid token.'],
      [`Bearer ${'x'.repeat(5000)}`, 'Invalid token.'],
    ];
    for (const [authorization, detail] of rows) {
      const answer = await send(service.port, {
        path: '/courses/',
        headers: { Authorization: authorization },
      });
      refused(answer, { detail }, authorization);
    }
  });
});

suite('with a token', () => {
  let service: GuardedService;
  before(async () => {
    service = await startGuarded();
    await fillProgramme(service.databaseFile);
  });
  after(() => service[Symbol.asyncDispose]());

  test('both schemes are known, in any case', async () => {
    const { secret } = await service.issue(['courses:read']);
    for (const scheme of ['Bearer', 'Token', 'bearer', 'TOKEN']) {
      const headers = { Authorization: `${scheme}  ${secret}` };
      assert.equal((await send(service.port, { path: '/courses/', headers })).status, 200, scheme);
    }
  });

  /** What each scope opens; all else is 403. */
  const OPENED: Readonly<Record<Exclude<Scope, 'calendar'>, readonly string[]>> = {
    'goals:read': ['GET /smart-goals/', 'OPTIONS /smart-goals/'],
    'goals:write': ['POST /smart-goals/', 'OPTIONS /smart-goals/'],
    'courses:read': ['GET /courses/', 'OPTIONS /courses/', 'GET /courses.ics'],
    'courses:write': ['POST /courses/', 'OPTIONS /courses/'],
    'statuses:read': ['GET /pre-lead-statuses/', 'OPTIONS /pre-lead-statuses/'],
    'feedbacks:read': [
      'GET /feedbacks_needed/',
      'OPTIONS /feedbacks_needed/',
      'GET /feedbacks/',
      'OPTIONS /feedbacks/',
    ],
    'feedbacks:write': ['POST /feedbacks/', 'OPTIONS /feedbacks/'],
    'programme:read': ['GET /desk/owed/', 'GET /desk/history/'],
    'programme:write': [],
    admin: ['GET /metrics'],
  };
  const ALL = Object.values(OPENED).flat();
  const BODIES: Readonly<Record<string, object>> = {
    '/smart-goals/': { input: 'I want to lead a team.' },
    '/courses/': COURSE,
    '/feedbacks/': FEEDBACK,
  };

  for (const scope of COMBINABLE_SCOPES) {
    test(`${scope} opens just that`, async () => {
      const { secret } = await service.issue([scope]);
      const { secret: everything } = await service.issue(COMBINABLE_SCOPES);
      const opened = Object.entries(OPENED).find(([name]) => name === scope)?.[1] ?? [];
      for (const request of ALL) {
        const [method = '', path = ''] = request.split(' ');
        const body = BODIES[path];
        const sent = {
          method,
          path,
          ...(method === 'POST' && { headers: JSON_TYPE, body: JSON.stringify(body) }),
        };
        assert.ok((await service.ask(everything, sent)).status < 300, request);
        const answer = await service.ask(secret, sent);
        if (opened.includes(request)) {
          assert.ok(answer.status < 300, `${request} ${answer.status}`);
        } else {
          assert.equal(answer.status, 403, request);
          assert.deepEqual(json(answer), { detail: 'You do not have permission to perform this action.' });
          assert.match(
            answer.headers['www-authenticate'] ?? '',
            /error="insufficient_scope", scope="[a-z]+(?::[a-z]+)?"$/,
          );
        }
      }
      for (const path of ['/', '/openapi.json', '/docs/', '/readyz']) {
        assert.equal((await service.ask(secret, { path })).status, 200, path);
      }
    });
  }

  test('what is not opened is refused on a page where a page was asked for', async () => {
    const { secret } = await service.issue(['courses:read'], { account: 'Ada' });
    const page = await service.ask(secret, { path: '/smart-goals/', headers: { Accept: 'text/html' } });
    assert.equal(page.status, 403);
    assert.match(page.body.toString(), /<h1>Smart Goals<\/h1>/);
    assert.match(page.body.toString(), /Signed in as <b dir="auto">Ada/);
    assert.doesNotMatch(page.body.toString(), /Sign out/);
  });

  test('methods that are not there are 405 to those who may write, and 403 to others', async () => {
    const { secret: reader } = await service.issue(['courses:read', 'statuses:read']);
    const { secret: writer } = await service.issue(['courses:write']);
    assert.equal((await service.ask(writer, { method: 'PUT', path: '/courses/' })).status, 405);
    assert.equal((await service.ask(reader, { method: 'PUT', path: '/courses/' })).status, 403);
    assert.equal((await service.ask(reader, { method: 'PUT', path: '/pre-lead-statuses/' })).status, 405);
  });

  test('what OPTIONS says of creations is shown to those only who may create', async () => {
    const { secret: reader } = await service.issue(['courses:read']);
    const { secret: writer } = await service.issue(['courses:read', 'courses:write']);
    for (const [secret, isThere] of [
      [reader, false],
      [writer, true],
      [reader, false],
    ] as const) {
      const described = json(await service.ask(secret, { method: 'OPTIONS', path: '/courses/' }));
      assert.equal(JSON.stringify(described).includes('"actions"'), isThere);
    }
  });

  test('a course says which account made it', async () => {
    const one = await service.issue(['courses:write', 'courses:read'], { account: 'one' });
    const another = await service.issue(['courses:write'], { account: 'another' });
    const again = await service.issue(['courses:write'], { account: 'one' });
    const sent = { method: 'POST', path: '/courses/', headers: JSON_TYPE, body: JSON.stringify(COURSE) };
    const makers: unknown[] = [];
    for (const { secret } of [one, another, again]) {
      const made = json(await service.ask(secret, sent));
      makers.push(Object(made).created_by);
    }
    assert.deepEqual(makers, [one.token.account.id, another.token.account.id, one.token.account.id]);
    assert.notEqual(makers[0], makers[1]);
    await using open = await startService();
    const made = json(await send(open.port, sent));
    assert.equal(Object(made).created_by, null);
  });

  test('answers say that they are for those who asked', async () => {
    const { secret } = await service.issue(COMBINABLE_SCOPES);
    for (const [path, control] of [
      ['/smart-goals/', 'private, no-cache'],
      ['/pre-lead-statuses/', 'private, max-age=86400'],
      ['/feedbacks_needed/', 'private, no-cache'],
      ['/courses.ics', 'private, no-cache'],
      ['/', 'private, no-cache'],
      ['/docs/', 'private, no-cache'],
      ['/nowhere/', 'private, no-cache'],
      ['/courses', 'private, no-cache'],
      ['/metrics', 'no-store'],
    ] as const) {
      for (let time = 1; time <= 2; time += 1) {
        const { headers } = await service.ask(secret, { path });
        assert.equal(headers['cache-control'], control, path);
        assert.match(String(headers.vary), /(?:^|, )Authorization, Cookie$/, path);
      }
    }
  });

  test('what was kept for one is not given to another who may not have it', async () => {
    const { secret: reader, token } = await service.issue(['feedbacks:read']);
    const { secret: other } = await service.issue(['courses:read']);
    const request = { path: '/feedbacks_needed/?kept' };
    for (let time = 1; time <= 3; time += 1) {
      assert.equal((await service.ask(reader, request)).status, 200);
      assert.equal((await service.ask(other, request)).status, 403);
      assert.equal((await send(service.port, request)).status, 401);
    }
    await service.tokens.revoke(token.id);
    assert.equal((await service.ask(reader, request)).status, 401);
  });

  test('revoking and expiring hold at once, in every process', async () => {
    await using second = await startService({
      AUTH: 'tokens',
      DATABASE_URL: `sqlite:${service.databaseFile}`,
    });
    const request = { path: '/courses/' };
    const { secret, token } = await service.issue(['courses:read']);
    const statuses = async () => {
      const here = await service.ask(secret, request);
      const there = await send(second.port, { ...request, headers: { Authorization: `Token ${secret}` } });
      return [here.status, there.status];
    };
    assert.deepEqual(await statuses(), [200, 200]);
    await service.tokens.revoke(token.id);
    assert.deepEqual(await statuses(), [401, 401]);
    const soon = Temporal.Now.instant().add({ milliseconds: 400 });
    const brief = await service.issue(['courses:read'], { expires_at: soon });
    assert.equal((await service.ask(brief.secret, request)).status, 200);
    await until(async () => (await service.ask(brief.secret, request)).status === 401);
  });

  test('its use is noted', async () => {
    const { secret, token } = await service.issue(['courses:read']);
    const used = async () => (await service.tokens.list()).find(({ id }) => id === token.id)?.last_used_at;
    assert.equal(await used(), null);
    await service.ask(secret, { path: '/courses/' });
    await until(async () => (await used()) !== null);
  });
});

suite('where nobody is asked for tokens', () => {
  test('there is no page to sign in on, and a token makes no difference', async () => {
    await using service = await startService();
    assert.equal((await send(service.port, { path: '/sign-in/' })).status, 404);
    const headers = { Authorization: 'Bearer mentoring_nonsense' };
    const answer = await send(service.port, { path: '/courses/', headers });
    assert.deepEqual(
      [answer.status, answer.headers.vary, answer.headers['cache-control']],
      [200, 'Accept', undefined],
    );
  });
});
