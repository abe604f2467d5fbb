/** A whole move by `mentoring pull`, as processes: what a service on the new database answers, and what is refused. */
import assert from 'node:assert/strict';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { createCourseStore } from '../../src/store/records/courses.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newCourse, newGoal } from '../contract/examples.ts';
import { assertMoved, databaseIn, pull, startMoved, startPull } from '../pull/moving.ts';
import { everythingOf } from '../pull/pulling.ts';
import { createGoals, startStockSource } from '../pull/stock-source.ts';
import { type Fault, startFaultyProxy } from '../support/faulty-proxy.ts';
import { holdLock } from '../support/lock-holder.ts';
import { runProgram } from '../support/program.ts';
import { startService, type TestService, temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What happens to the first requests of a download. */
const FAULTS: readonly (Fault | undefined)[] = [
  { kind: 'answer', status: 503 },
  { kind: 'reset' },
  undefined,
  { kind: 'answer', status: 429, headers: { 'Retry-After': '1' } },
  undefined,
  { kind: 'cut' },
  undefined,
  undefined,
  { kind: 'cut quietly' },
  undefined,
  {
    kind: 'answer',
    status: 200,
    headers: { 'Content-Type': 'text/html' },
    body: '<!doctype html><title>Back soon</title>',
  },
];

suite('a move', { concurrency: 2 }, () => {
  let source: TestService;
  before(async () => {
    source = await startStockSource();
  });
  after(() => source[Symbol.asyncDispose]());

  /** Pulls with success, and tells what it said. */
  async function pulled(folder: string, address = source.address): Promise<string> {
    const { status, output, errors } = await pull(folder, [address]);
    assert.equal(status, 0, errors + output);
    assert.equal(await exists(`${databaseIn(folder)}.pull`), false);
    return output;
  }

  test('brings over what another service holds, to the letter', async () => {
    await using folder = await temporaryFolder();
    await pulled(folder.path);
    await assertMoved(folder.path, source);
    assert.match(await pulled(folder.path), /^Nothing had to be written\.$/m);
    await assertMoved(folder.path, source);
  });

  test('is the same in another time zone', async () => {
    await using folder = await temporaryFolder();
    const TIME_ZONE = 'Asia/Kolkata';
    await using elsewhere = await startService({ DATABASE_URL: `sqlite:${source.databaseFile}`, TIME_ZONE });
    await pulled(folder.path, elsewhere.address);
    await assertMoved(folder.path, source);
  });

  test('comes to the same through a network that fails', async () => {
    await using folder = await temporaryFolder();
    await using proxy = await startFaultyProxy(source.port, ({ before }) => FAULTS[before], '/api');
    assert.match(await pulled(folder.path, `${proxy.address}/`), /^Downloaded: /m);
    await assertMoved(folder.path, source);
  });

  test('starts again where it was killed, and takes more the next time', async () => {
    await using growing = await startStockSource();
    await using folder = await temporaryFolder();
    let stalls = true;
    await using proxy = await startFaultyProxy(growing.port, ({ path }) =>
      stalls && /smart-goals.*offset=[1-9]/.test(path) ? { kind: 'stall' } : undefined,
    );
    const { program, ended } = startPull(folder.path, [proxy.address]);
    await until(() => proxy.requests.some(({ path }) => /offset=[1-9]/.test(path)));
    program.kill('SIGKILL');
    await ended;
    stalls = false;
    await createGoals(growing, 35);
    await pulled(folder.path, proxy.address);
    await assertMoved(folder.path, growing);
    await createGoals(growing, 3);
    assert.match(await pulled(folder.path, proxy.address), /^smart-goals +3 +0 +83 +0 +0$/m);
    await assertMoved(folder.path, growing);
  });

  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    test(`writes nothing where ${signal} stops it on its way into the database`, async () => {
      await using folder = await temporaryFolder();
      await runProgram(['migrate'], { folder: folder.path });
      const empty = await startMoved(folder.path);
      const before = await everythingOf(empty);
      await empty[Symbol.asyncDispose]();
      await using lock = await holdLock(databaseIn(folder.path), 'BEGIN IMMEDIATE');
      const { program, errors, ended } = startPull(folder.path, [source.address]);
      await until(() => /rows of smart-goals read/.test(errors()));
      program.kill(signal);
      if (signal === 'SIGKILL') await ended;
      await lock.release();
      const { status } = await ended;
      if (signal === 'SIGINT') {
        assert.equal(status, 1);
        assert.match(
          errors(),
          /^Stopped: nothing was written\. The downloaded files are kept in .*mentoring\.db\.pull\./m,
        );
      }
      const still = await startMoved(folder.path);
      assert.deepEqual(await everythingOf(still), before);
      await still[Symbol.asyncDispose]();
      await pulled(folder.path);
      await assertMoved(folder.path, source);
    });
  }

  test('is refused by a database with another goal and another course under an id, which stays as it is', async () => {
    await using folder = await temporaryFolder();
    await runProgram(['migrate'], { folder: folder.path });
    {
      await using database = openSqlite(databaseIn(folder.path));
      await createSmartGoalStore(database).add(newGoal());
      await createCourseStore(database).add(newCourse({ title: 'Ours', code: 99 }));
    }
    await using own = await startMoved(folder.path);
    const before = await everythingOf(own);
    const { status, output, errors } = await pull(folder.path, [source.address]);
    assert.equal(status, 1);
    assert.match(
      output,
      /^\S+smart-goals\.csv, row \d+ \(line \d+\), id “1”: The goal 1 here is another one/m,
    );
    assert.match(output, /courses\.csv, line 2, id “1”: The course 1 here is another one, “Ours”\./);
    assert.match(output, /^Nothing was written, because 2 rows are bad\.$/m);
    assert.match(
      errors,
      /^The downloaded files are kept in \S+\.pull\. They go whole into a database that has no/m,
    );
    assert.deepEqual(await everythingOf(own), before);

    const work = `${databaseIn(folder.path)}.pull`;
    const others =
      /^To import .*: npx mentoring (import .* --skip-bad)$/m.exec(errors)?.[1]?.split(' ') ?? [];
    assert.equal((await runProgram(others, { folder: folder.path })).status, 0);
    assert.equal(await exists(work), true);

    await using elsewhere = await temporaryFolder();
    await writeFile(join(elsewhere.path, '.env'), '');
    const again = await pull(elsewhere.path, [source.address, '--folder', work]);
    assert.equal(again.status, 0);
    await assertMoved(elsewhere.path, source);
    assert.equal(await exists(join(work, 'smart-goals.csv')), false);
  });

  test('of a service without anything leaves an empty database', async () => {
    await using folder = await temporaryFolder();
    await using empty = await startService();
    assert.match(await pulled(folder.path, empty.address), /^Downloaded: 0 smart goals, 0 courses, 9 pre/m);
    await assertMoved(folder.path, empty);
  });
});
