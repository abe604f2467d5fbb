/** Downloads from a real service: what comes, past whatever fails on the way. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { Downloaded } from '../../src/pull/download.ts';
import type { Retry, SourceLimits } from '../../src/pull/source.ts';
import { type Fault, type ProxiedRequest, startFaultyProxy } from '../support/faulty-proxy.ts';
import { type TestService, temporaryFolder } from '../support/service.ts';
import { answered, download, goalsOf, recordsIn, startFilledService } from './pulling.ts';

type FaultOf = (request: ProxiedRequest) => Fault | undefined;

const PAGE = '<!doctype html><title>502</title>';

suite('a download', { concurrency: 4 }, () => {
  let service: TestService;
  before(async () => {
    service = await startFilledService();
  });
  after(() => service[Symbol.asyncDispose]());

  /** Downloads past faults, and makes sure that everything came as the service itself gives it. */
  async function past(
    faultOf: FaultOf,
    {
      base = '',
      slash = '',
      token = null,
      limits = {},
    }: { base?: string; slash?: string; token?: string | null; limits?: Partial<SourceLimits> } = {},
  ): Promise<Downloaded & { readonly told: readonly Retry[]; readonly asked: readonly ProxiedRequest[] }> {
    await using proxy = await startFaultyProxy(service.port, faultOf, base);
    await using folder = await temporaryFolder();
    const told: Retry[] = [];
    const downloaded = await download({
      url: `${proxy.address}${slash}`,
      folder: join(folder.path, 'a', 'b'),
      token,
      limits,
      onRetry: (retry) => told.push(retry),
    });
    const { files } = downloaded;
    assert.deepEqual(await recordsIn(files.smartGoals), await goalsOf(service.port));
    assert.deepEqual(await recordsIn(files.courses), await answered(service.port, '/courses/'));
    assert.deepEqual(
      await recordsIn(files.preLeadStatuses),
      await answered(service.port, '/pre-lead-statuses/'),
    );
    assert.deepEqual(await readdir(join(folder.path, 'a', 'b')), [
      'courses.jsonl',
      'pre-lead-statuses.jsonl',
      'smart-goals.jsonl',
      'smart-goals.partial.jsonl',
      'source.json',
    ]);
    return { ...downloaded, told, asked: proxy.requests };
  }

  /** What a download says that cannot succeed. */
  async function refusal(
    faultOf: FaultOf,
    limits: Partial<SourceLimits> = {},
    token: string | null = null,
  ): Promise<string> {
    await using proxy = await startFaultyProxy(service.port, faultOf);
    await using folder = await temporaryFolder();
    const { promise, resolve } = Promise.withResolvers<string>();
    await assert.rejects(download({ url: proxy.address, folder: folder.path, limits, token }), (error) => {
      assert.ok(error instanceof Error && error.name === 'PullError', String(error));
      resolve(error.message.replaceAll(proxy.address, 'SOURCE'));
      return true;
    });
    const message = await promise;
    assert.doesNotMatch(message, /wish|Führung|secret/);
    return message;
  }

  test('brings every record as it is, and counts what it did', async () => {
    const { told, asked, ...counts } = await past(() => undefined);
    assert.deepEqual(told, []);
    assert.deepEqual(
      { ...counts, files: {} },
      {
        files: {},
        goals: 95,
        goalsAtSource: 95,
        courses: 2,
        preLeadStatuses: 9,
        feedbacksNeeded: 0,
        unknownFields: [],
        requests: asked.length,
        retries: 0,
      },
    );
    // The first page, those on the way up, and the first once more; courses, statuses and feedbacks twice.
    assert.ok(asked.length <= 2 + 4 + 6, `${asked.length}`);
    assert.ok(asked.every(({ headers }) => headers.authorization === undefined));
  });

  for (const slash of ['', '/', '/?format=api', '/smart-goals/', '/courses']) {
    test(`finds a service below a path, given as /old/api${slash}`, async () => {
      const { asked } = await past(() => undefined, { base: '/old/api', slash });
      assert.ok(asked.every(({ path }) => path.startsWith('/old/api/')));
    });
  }

  const passing: readonly (readonly [Fault, RegExp, Partial<SourceLimits>?])[] = [
    [{ kind: 'answer', status: 503, body: PAGE }, /^503$/],
    [{ kind: 'answer', status: 500 }, /^500$/],
    [{ kind: 'answer', status: 408 }, /^408$/],
    [{ kind: 'answer', status: 429 }, /^429$/],
    [{ kind: 'answer', status: 200, headers: { 'Content-Type': 'text/html' }, body: PAGE }, /a web page/],
    [{ kind: 'answer', status: 200, body: '' }, /not JSON/],
    [
      { kind: 'answer', status: 200, headers: { 'Content-Encoding': 'gzip' }, body: 'not gzip' },
      /header check/,
    ],
    [{ kind: 'changed', change: (body) => `${body}]` }, /not JSON/],
    [{ kind: 'reset' }, /closed|reset|hang up/],
    [{ kind: 'cut' }, /closed|reset|terminated/],
    [{ kind: 'cut quietly' }, /not JSON|not UTF-8/],
    [{ kind: 'silent' }, /silent for 0\.5 s/, { silence: 500 }],
    [{ kind: 'stall' }, /silent for 0\.5 s/, { silence: 500 }],
    [{ kind: 'drip', pause: 20 }, /no complete response within 0\.8 s/, { whole: 800 }],
  ];
  for (const [fault, reason, limits] of passing) {
    const name = `${fault.kind} ${'status' in fault ? fault.status : ''} ${String(reason)}`;
    test(`goes past a failure on any page: ${name}`, async () => {
      const { told, retries } = await past(
        ({ before, path }) => (before % 4 === 1 && path !== '/feedbacks_needed/' ? fault : undefined),
        limits === undefined ? {} : { limits },
      );
      assert.ok(retries >= 2 && told.length === retries, `${retries}`);
      for (const retry of told) assert.match(retry.reason, reason);
    });
  }

  test('waits as long as the source asks for, and no longer than is sensible', async () => {
    const throttled = (after: string): FaultOf => {
      return ({ before }) =>
        before === 3 ? { kind: 'answer', status: 429, headers: { 'Retry-After': after } } : undefined;
    };
    const { told } = await past(throttled('0.25'));
    assert.deepEqual(
      told.map(({ reason, pause }) => [reason, pause]),
      [['429', 250]],
    );
    const date = new Date(Date.now() + 2 * 60 * 60 * 1000).toUTCString();
    assert.match(await refusal(throttled(date)), /asks to wait 7\d{3} s before a retry \(429\)/);
  });

  test('gives up after so many attempts at one request', async () => {
    let asked = 0;
    const fault: FaultOf = ({ path }) => {
      if (!path.includes('offset=67')) return undefined;
      asked++;
      return { kind: 'answer', status: 502 };
    };
    const message = await refusal(fault, { attempts: 4 });
    assert.equal(message, 'SOURCE/smart-goals/ failed 4 times in a row, at last with: 502.');
    assert.equal(asked, 4);
  });

  test('says that nobody is there', async () => {
    await using folder = await temporaryFolder();
    const gone = await startFaultyProxy(service.port);
    await gone[Symbol.asyncDispose]();
    const limits = { attempts: 2 };
    await assert.rejects(
      download({ url: gone.address, folder: join(folder.path, 'a'), limits }),
      /2 times in a row, at last with: .*ECONNREFUSED/,
    );
    await assert.rejects(
      download({ url: 'http://127.0.0.1:9/', folder: join(folder.path, 'b'), limits }),
      /Port 9 is reserved for another protocol/,
    );
    await assert.rejects(
      download({ url: gone.address.replace('http', 'https'), folder: join(folder.path, 'c'), limits }),
      /ECONNREFUSED/,
    );
  });

  test('says that a server does not speak https', async () => {
    await using folder = await temporaryFolder();
    await using proxy = await startFaultyProxy(service.port);
    await assert.rejects(
      download({ url: proxy.address.replace('http', 'https'), folder: folder.path }),
      /cannot be reached safely: it does not speak https; try http:\/\//,
    );
  });

  for (const [status, said] of [
    [401, /requires authentication \(401\).*--token-file/],
    [403, /requires authentication \(403\).*--token-file/],
    [404, /no SOURCE\/courses\/ \(404\).*below which .*https:\/\/old\.example\.org\/api\/; SOURCE\/ is not/],
    [400, /unexpected status 400/],
    [501, /unexpected status 501/],
  ] as const) {
    test(`ends at once at ${status}`, async () => {
      assert.match(await refusal(() => ({ kind: 'answer', status })), said);
    });
  }

  test('says that a token is not taken, without telling it', async () => {
    const message = await refusal(() => ({ kind: 'answer', status: 401 }), {}, 'secret');
    assert.match(message, /rejects the token \(401\)/);
  });

  test('sends the token by the word that the source asks for', async () => {
    const guarded =
      (expected: string, challenge: string): FaultOf =>
      ({ headers }) =>
        headers.authorization === expected
          ? undefined
          : { kind: 'answer', status: 401, headers: { 'WWW-Authenticate': challenge } };
    await past(guarded('Bearer abc', 'Bearer'), { token: 'abc' });
    const { asked } = await past(guarded('Token abc', 'Token'), { token: 'abc' });
    assert.equal(asked.filter(({ headers }) => headers.authorization !== 'Token abc').length, 1);
    await past(guarded('Api-Key abc', 'Api-Key'), { token: 'Api-Key abc' });
  });

  test('follows a redirect on the same origin, and to no other', async () => {
    const moved = (to: (path: string) => string): FaultOf => {
      return ({ path }) =>
        path.startsWith('/new') || path.includes('moved')
          ? undefined
          : { kind: 'answer', status: 302, headers: { Location: to(path) } };
    };
    await past(
      moved((path) => `${path}${path.includes('?') ? '&' : '?'}moved=1`),
      { token: 'abc' },
    );
    await using stranger = await startFaultyProxy(service.port);
    const message = await refusal(
      moved((path) => stranger.address + path),
      {},
      'secret',
    );
    assert.match(message, /redirects to another origin, http:\/\/127\.0\.0\.1:\d+, which is not followed/);
    assert.deepEqual(stranger.requests, []);
    assert.match(await refusal(moved((path) => path)), /has too many redirects/);
    assert.match(await refusal(moved(() => 'http://')), /without a valid Location/);
    const login: FaultOf = ({ path }) =>
      path.startsWith('/login')
        ? { kind: 'answer', status: 200, headers: { 'Content-Type': 'text/html' }, body: PAGE }
        : { kind: 'answer', status: 302, headers: { Location: `/login/?next=${path}` } };
    assert.match(await refusal(login), /redirects to a web page, SOURCE\/login\/\. It may require a token/);
  });

  test('ends where an answer is longer than any', async () => {
    const long: FaultOf = ({ path }) =>
      path.startsWith('/smart') ? { kind: 'answer', status: 200, body: ' '.repeat(200_000) } : undefined;
    assert.match(await refusal(long, { body: 100_000 }), /more than 100000 bytes/);
  });

  test('does without the list of feedbacks where it is not shown', async () => {
    for (const status of [403, 404]) {
      const { feedbacksNeeded } = await past(({ path }) =>
        path === '/feedbacks_needed/' ? { kind: 'answer', status } : undefined,
      );
      assert.equal(feedbacksNeeded, null);
    }
    const { feedbacksNeeded } = await past(({ path }) =>
      path === '/feedbacks_needed/' ? { kind: 'answer', status: 200, body: '[{}, {}]' } : undefined,
    );
    assert.equal(feedbacksNeeded, 2);
  });
});
