/** Downloads from a real service: what comes, past whatever fails on the way. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { type Downloaded, removeDownload, SCHEMAS } from '../../src/pull/download.ts';
import { serviceAddress } from '../../src/pull/source.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newGoal } from '../contract/examples.ts';
import { type Fault, type ProxiedRequest, startFaultyProxy } from '../support/faulty-proxy.ts';
import { type TestService, temporaryFolder } from '../support/service.ts';
import { answered, assertSameRecords, download, goalsOf, recordsIn, startFilledService } from './pulling.ts';

type FaultOf = (request: ProxiedRequest) => Fault | undefined;

const PAGE = '<!doctype html><title>502</title>';

/** The goals in the file of a download, newest first. */
const goalsIn = async (folder: string) =>
  (await recordsIn(join(folder, 'smart-goals.csv'))).toSorted(
    (one, other) => Number(other['id']) - Number(one['id']),
  );

suite('a download', { concurrency: 4 }, () => {
  let service: TestService;
  before(async () => {
    service = await startFilledService();
  });
  after(() => service[Symbol.asyncDispose]());

  /** Downloads past faults, and makes sure that everything came as the service itself gives it. */
  async function past(
    faultOf: FaultOf,
    { base = '', slash = '', token = null }: { base?: string; slash?: string; token?: string | null } = {},
  ): Promise<Downloaded & { readonly asked: readonly ProxiedRequest[] }> {
    await using proxy = await startFaultyProxy(service.port, faultOf, base);
    await using temporary = await temporaryFolder();
    const folder = join(temporary.path, 'a', 'b');
    const downloaded = await download({ url: `${proxy.address}${slash}`, folder, token });
    assertSameRecords(await goalsIn(folder), await goalsOf(service.port));
    for (const list of ['courses', 'pre-lead-statuses']) {
      assertSameRecords(
        await recordsIn(join(folder, `${list}.csv`)),
        await answered(service.port, `/${list}/`),
      );
    }
    await removeDownload(folder);
    await assert.rejects(readFile(folder), /ENOENT/);
    return { ...downloaded, asked: proxy.requests };
  }

  /** What a download says that cannot succeed. */
  async function refusal(faultOf: FaultOf, token: string | null = null): Promise<string> {
    await using proxy = await startFaultyProxy(service.port, faultOf);
    await using folder = await temporaryFolder();
    const { promise, resolve } = Promise.withResolvers<string>();
    await assert.rejects(download({ url: proxy.address, folder: folder.path, token }), (error) => {
      assert.ok(error instanceof Error && error.name === 'PullError', String(error));
      resolve(error.message.replaceAll(proxy.address, 'SOURCE'));
      return true;
    });
    const message = await promise;
    assert.doesNotMatch(message, /wish|Führung|secret/);
    return message;
  }

  test('brings every record as it is, and counts what it did', async () => {
    const { asked, ...counts } = await past(() => undefined);
    assert.deepEqual(counts, { courses: 2, 'pre-lead-statuses': 9, 'smart-goals': 95 });
    // Four pages, courses and statuses.
    assert.equal(asked.length, 4 + 2);
    assert.ok(asked.every(({ headers }) => headers.authorization === undefined));
  });

  for (const slash of ['', '/', '/?format=api', '/smart-goals/', '/courses']) {
    test(`finds a service below a path, given as /old/api${slash}`, async () => {
      const { asked } = await past(() => undefined, { base: '/old/api', slash });
      assert.ok(asked.every(({ path }) => path.startsWith('/old/api/')));
    });
  }

  const faults: readonly (readonly [Fault, RegExp])[] = [
    [{ kind: 'answer', status: 503, body: PAGE }, /responded with the status 503\.$/],
    [{ kind: 'answer', status: 200, headers: { 'Content-Type': 'text/html' }, body: PAGE }, /not JSON/],
    [{ kind: 'cut' }, /failed: .*(?:closed|reset|terminated)/],
    [{ kind: 'cut quietly' }, /failed: .*(?:not JSON|not valid)/],
  ];
  for (const [fault, said] of faults) {
    test(`ends at a failure on any page: ${fault.kind} ${said.source}`, async () => {
      assert.match(await refusal(({ path }) => (path.includes('offset=60') ? fault : undefined)), said);
    });
  }

  test('says that nobody is there, or that a server does not speak https', async () => {
    await using folder = await temporaryFolder();
    const gone = await startFaultyProxy(service.port);
    await gone[Symbol.asyncDispose]();
    await assert.rejects(download({ url: gone.address, folder: folder.path }), /failed: .*ECONNREFUSED/);
    await using proxy = await startFaultyProxy(service.port);
    await assert.rejects(
      download({ url: proxy.address.replace('http', 'https'), folder: folder.path }),
      /failed: /,
    );
  });

  for (const [status, said] of [
    [401, /requires authentication \(401\).*--token-file/],
    [403, /requires authentication \(403\).*--token-file/],
    [404, /no SOURCE\/courses\/ \(404\).*below which .*https:\/\/old\.example\.org\/api\/; SOURCE\/ is not/],
    [400, /responded with the status 400/],
  ] as const) {
    test(`says what to do at ${status}`, async () => {
      assert.match(await refusal(() => ({ kind: 'answer', status })), said);
    });
  }

  test('says that a token is not taken, without telling it', async () => {
    const message = await refusal(() => ({ kind: 'answer', status: 401 }), 'secret');
    assert.match(message, /rejects the token \(401\)/);
  });

  test('sends the token with its scheme, which is Bearer if it has none', async () => {
    const guarded =
      (expected: string): FaultOf =>
      ({ headers }) =>
        headers.authorization === expected ? undefined : { kind: 'answer', status: 401 };
    await past(guarded('Bearer abc'), { token: 'abc' });
    await past(guarded('Token abc'), { token: 'Token abc' });
  });

  test('follows no redirect, and says where it leads', async () => {
    await using stranger = await startFaultyProxy(service.port);
    const moved: FaultOf = ({ path }) => ({
      kind: 'answer',
      status: 302,
      headers: { Location: stranger.address + path },
    });
    const message = await refusal(moved, 'secret');
    assert.match(message, /redirects to http:\/\/127\.0\.0\.1:\d+\/courses\/, which is not followed/);
    assert.deepEqual(stranger.requests, []);
  });

  test('leaves what is created while the list is read to the next run', async () => {
    await using growing = await startFilledService(65);
    await using folder = await temporaryFolder();
    const before = await goalsOf(growing.port);
    const store = createSmartGoalStore(openSqlite(growing.databaseFile));
    await using proxy = await startFaultyProxy(growing.port, async ({ path }) => {
      if (/offset=[1-9]/.test(path)) for (let more = 0; more < 2; more++) await store.add(newGoal());
      return undefined;
    });
    assert.equal((await download({ url: proxy.address, folder: folder.path }))['smart-goals'], 65);
    assertSameRecords(await goalsIn(folder.path), before);
    await download({ url: growing.address, folder: folder.path });
    assertSameRecords(await goalsIn(folder.path), await goalsOf(growing.port));
  });

  test('ends without goals where the count of the source is not that of its list', async () => {
    const counting: FaultOf = ({ path }) =>
      path.startsWith('/smart-goals/')
        ? { kind: 'changed', change: (body) => body.replace('"count":95', '"count":96') }
        : undefined;
    assert.match(await refusal(counting), /counts 96 goals, but lists 95\. Run the same command again/);
    const same: FaultOf = ({ path }) =>
      /offset=[1-9]/.test(path)
        ? { kind: 'answer', status: 200, body: JSON.stringify({ count: 95, results: [] }) }
        : undefined;
    assert.match(await refusal(same), /counts 95 goals, but lists 30/);
  });

  for (const [collection, change, said] of [
    ['smart-goals', () => '[]', /is not a page of smart goals/],
    ['smart-goals', (body) => body.replace(/"count":\d+/, '"count":"35"'), /is not a page of smart goals/],
    ['smart-goals', (body) => body.replace('"id":95,', '"id":"95",'), /has no positive integer as its id/],
    ['smart-goals', (body) => body.replace(/"output":"[^"]*",/, ''), /record 95 has no output\.$/],
    ['courses', () => '{"count":0,"results":[]}', /courses\/ is not a list of records/],
    ['pre-lead-statuses', (body) => body.replace('"order":3,', ''), /record 3 has no order/],
  ] as readonly (readonly [string, (body: string) => string, RegExp])[]) {
    test(`ends where an answer of ${collection} is wrong: ${said.source}`, async () => {
      const wrong: FaultOf = ({ path }) =>
        path.startsWith(`/${collection}/`) ? { kind: 'changed', change } : undefined;
      assert.match(await refusal(wrong), said);
    });
  }

  test('leaves out fields that are not known', async () => {
    await using proxy = await startFaultyProxy(service.port, ({ path }) => {
      const change = (body: string): string =>
        body.replaceAll('"code":', '"favourite_colour":"green","\\u001b[31m":1,"code":');
      return path === '/courses/' ? { kind: 'changed', change } : undefined;
    });
    await using folder = await temporaryFolder();
    await download({ url: proxy.address, folder: folder.path });
    assert.doesNotMatch(await readFile(join(folder.path, 'courses.csv'), 'utf8'), /green/);
  });
});

test('the fields that a source must have are those of the specification', async () => {
  const { cases }: { cases: readonly { name: string; answer: { body?: object } }[] } = JSON.parse(
    await readFile(new URL('../wire/cases.json', import.meta.url), 'utf8'),
  );
  const recorded = (name: string): object =>
    cases.find((one) => one.name === name)?.answer.body ?? assert.fail(name);
  assert.deepEqual(SCHEMAS.courses.specified, Object.keys(recorded('course created')));
  assert.deepEqual(SCHEMAS['smart-goals'].specified, Object.keys(recorded('created')));
  assert.deepEqual(
    SCHEMAS['pre-lead-statuses'].specified,
    Object.keys(Object.values(recorded('accept */*'))[0]),
  );
});

test('an address is taken with or without a slash, and with a collection behind it', () => {
  for (const [given, meant] of [
    ['https://old.example.org', 'https://old.example.org/'],
    [' https://old.example.org/api// ', 'https://old.example.org/api/'],
    ['https://old.example.org/api/smart-goals/?limit=30&offset=30', 'https://old.example.org/api/'],
    ['http://localhost:8000/#top', 'http://localhost:8000/'],
  ] as const) {
    assert.equal(serviceAddress(given)?.href, meant);
  }
  for (const none of [
    'old.example.org',
    'localhost:8000',
    'ftp://old.example.org/',
    '',
    'https://',
    'https://me:x@old.example.org/',
  ])
    assert.equal(serviceAddress(none), null);
});
