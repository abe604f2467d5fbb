/** PostgreSQL stopped, started again, silent and busy: what clients are told meanwhile, and that it passes by itself. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { Client } from 'pg';
import { jsonObject, pageResults, post } from '../support/documents.ts';
import { type RawAnswer, send } from '../support/http.ts';
import { inPostgres, onlyWithPostgres } from '../support/postgres.ts';
import { type PostgresCluster, postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const LIST = { path: '/smart-goals/' };
const WISH = { input: 'I want to become a team lead.' };
/** How long PostgreSQL may take in these tests, in milliseconds: less than usual, so that they are short. */
const TIME_LIMIT = 2_000;
/** Where nothing is to be late, however busy the machine is. */
const AMPLE_TIME = 60_000;
/** A machine under load is slow itself: by so much longer than the limit may an answer take. */
const SLACK = 60;

async function serviceOnItsOwn(
  timeLimit = TIME_LIMIT,
): Promise<AsyncDisposable & { readonly cluster: PostgresCluster; readonly service: TestService }> {
  await using opened = new AsyncDisposableStack();
  const cluster = opened.use(await startCluster((await postgresPrograms()) ?? ''));
  const service = opened.use(
    await startService({
      DATABASE_URL: cluster.url,
      DATABASE_TIME_LIMIT: String(timeLimit),
      LOG_LEVEL: 'silent',
    }),
  );
  const held = opened.move();
  return { cluster, service, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Sends a signal to a server and all of its connections. */
function signalAll(cluster: PostgresCluster, signal: NodeJS.Signals): void {
  const server = cluster.processId() ?? 0;
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === server;
    } catch {
      return false;
    }
  });
  for (const id of [server, ...children.map(Number)]) process.kill(id, signal);
}

/** A 503 that says when to come back, soon. */
async function isAway(asked: Promise<RawAnswer>): Promise<void> {
  const start = performance.now();
  const answer = await asked;
  assert.ok(performance.now() - start < TIME_LIMIT * SLACK, 'it was not told in time');
  assert.equal(answer.status, 503, answer.body.toString());
  assert.ok(Number(answer.headers['retry-after']) >= 1);
  assert.deepEqual(Object.keys(jsonObject(answer)), ['detail']);
}

const isReady = async ({ port }: TestService): Promise<boolean> =>
  (await send(port, { path: '/readyz' })).status === 200;

const ids = async ({ port }: TestService): Promise<readonly unknown[]> =>
  pageResults(await send(port, LIST)).map(({ id }) => id);

suite('a service whose PostgreSQL', onlyWithPostgres, () => {
  for (const mode of ['fast', 'immediate'] as const) {
    test(`is stopped (${mode}) answers 503, says that it is not ready, and goes on by itself`, async () => {
      await using both = await serviceOnItsOwn();
      const { cluster, service } = both;
      assert.equal((await post(service.port, '/smart-goals/', WISH)).status, 201);
      await cluster.stop(mode);
      await isAway(send(service.port, LIST));
      await isAway(post(service.port, '/smart-goals/', WISH));
      assert.equal(await isReady(service), false);
      const scrape = await send(service.port, { path: '/metrics' });
      assert.match(scrape.body.toString(), /^mentoring_database_waiting_queries 0$/m);
      assert.doesNotMatch(scrape.body.toString(), /^mentoring_relations/m);
      // What does not ask the database is answered.
      assert.equal((await send(service.port, { path: '/healthz' })).status, 200);
      await cluster.start();
      await until(() => isReady(service));
      assert.equal((await post(service.port, '/smart-goals/', WISH)).status, 201);
      assert.deepEqual(await ids(service), [2, 1]);
    });
  }

  test('does not answer tells so in time, to all who ask at once, and goes on by itself', async () => {
    await using both = await serviceOnItsOwn();
    const { cluster, service } = both;
    await post(service.port, '/smart-goals/', WISH);
    signalAll(cluster, 'SIGSTOP');
    try {
      const asked = Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0
          ? post(service.port, '/smart-goals/', WISH)
          : send(service.port, { path: `/smart-goals/?offset=${index}` }),
      );
      await Promise.all(asked.map(isAway));
      assert.equal(await isReady(service), false);
    } finally {
      signalAll(cluster, 'SIGCONT');
    }
    await until(() => isReady(service));
    const { status } = await post(service.port, '/smart-goals/', WISH);
    assert.equal(status, 201);
    const answer = jsonObject(await send(service.port, LIST));
    // Those that were refused may have been written all the same; nothing is there twice or torn.
    const [{ dense, counted } = { dense: false, counted: 0 }] = await inPostgres<{
      readonly dense: boolean;
      readonly counted: number;
    }>(
      cluster.url,
      'select count(*) = max(position) and min(position) = 1 as dense, count(*)::integer as counted from smart_goals',
    );
    assert.equal(dense, true);
    assert.equal(answer['count'], counted);
  });

  test('takes no more connections tells so, and goes on when it does', async () => {
    await using cluster = await startCluster((await postgresPrograms()) ?? '');
    await inPostgres(cluster.url, "create role few login password 'secret' connection limit 3");
    await inPostgres(cluster.url, 'create schema few authorization few');
    const address = new URL(cluster.url);
    address.username = 'few';
    await using one = await startService({
      DATABASE_URL: address.href,
      DATABASE_TIME_LIMIT: String(AMPLE_TIME),
      LOG_LEVEL: 'silent',
    });
    // More ask at once than there are connections; none is lost, and none waits for ever.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, offset) => send(one.port, { path: `/smart-goals/?offset=${offset}` })),
    );
    for (const { status } of answers) assert.ok(status === 200 || status === 503, String(status));
    await until(async () => (await send(one.port, LIST)).status === 200);
  });

  test('is held up by a lock of somebody else goes on reading, and writes when the lock is gone', async () => {
    await using both = await serviceOnItsOwn(AMPLE_TIME);
    const { cluster, service } = both;
    await post(service.port, '/smart-goals/', WISH);
    const holder = new Client(cluster.url);
    await holder.connect();
    try {
      await holder.query('begin; select 1 from collections for update');
      const waiting = post(service.port, '/smart-goals/', WISH);
      for (let round = 0; round < 5; round += 1) assert.deepEqual(await ids(service), [1]);
      await holder.query('rollback');
      assert.equal((await waiting).status, 201);
      assert.deepEqual(await ids(service), [2, 1]);
    } finally {
      await holder.end();
    }
  });
});
