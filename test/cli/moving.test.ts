/** `mentoring pull` as a process: what a service on the new database answers, what is refused, and what is said then. */
import assert from 'node:assert/strict';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { createCourseStore } from '../../src/store/records/records.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newCourse, newGoal } from '../contract/examples.ts';
import { assertMoved, databaseIn, pull, startMoved, startPull } from '../pull/moving.ts';
import { everythingOf } from '../pull/pulling.ts';
import { createGoals, startStockSource } from '../pull/stock-source.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import { holdLock } from '../support/lock-holder.ts';
import { runProgram } from '../support/program.ts';
import { startService, type TestService, temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

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
    assert.match(
      await pulled(folder.path),
      /^Downloaded: 48 smart goals, 7 courses, 8 pre-lead statuses\.$/m,
    );
    await assertMoved(folder.path, source);
    // The same from another time zone.
    const elsewhere = { DATABASE_URL: `sqlite:${source.databaseFile}`, TIME_ZONE: 'Asia/Kolkata' };
    await using again = await startService(elsewhere);
    assert.match(await pulled(folder.path, again.address), /^Nothing had to be written\.$/m);
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

  test('writes nothing where it is told to stop on its way into the database', async () => {
    await using folder = await temporaryFolder();
    await runProgram(['migrate'], { folder: folder.path });
    const empty = await startMoved(folder.path);
    const before = await everythingOf(empty);
    await empty[Symbol.asyncDispose]();
    await using lock = await holdLock(databaseIn(folder.path), 'BEGIN IMMEDIATE');
    const { program, errors, ended } = startPull(folder.path, [source.address]);
    await until(() => /rows of smart-goals read/.test(errors()));
    program.kill('SIGINT');
    await lock.release();
    assert.equal((await ended).status, 1);
    assert.match(
      errors(),
      /^Stopped: nothing was written\. The downloaded files are kept in .*mentoring\.db\.pull\./m,
    );
    const still = await startMoved(folder.path);
    assert.deepEqual(await everythingOf(still), before);
    await still[Symbol.asyncDispose]();
    await pulled(folder.path);
    await assertMoved(folder.path, source);
  });

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

    const others =
      /^To import .*: npx mentoring (import .* --skip-bad)$/m.exec(errors)?.[1]?.split(' ') ?? [];
    assert.equal((await runProgram(others, { folder: folder.path })).status, 0);
    assert.equal(await exists(`${databaseIn(folder.path)}.pull`), true);
  });

  test('tells what to do where it ends', async () => {
    await using folder = await temporaryFolder();
    await using proxy = await startFaultyProxy(source.port, ({ path }) =>
      path.includes('offset=30') ? { kind: 'answer', status: 502 } : undefined,
    );
    const { status, errors } = await pull(folder.path, [proxy.address]);
    assert.equal(status, 1);
    assert.match(errors, /the status 502\. Nothing was imported; run the same command again/);
  });

  test('reads the token from a file, and tells it to nobody', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, 'token.txt'), 'abc123\n');
    await using proxy = await startFaultyProxy(source.port, ({ headers }) =>
      headers.authorization === 'Bearer abc123' ? undefined : { kind: 'answer', status: 401 },
    );
    const { status } = await pull(folder.path, [proxy.address, '--token-file', 'token.txt']);
    assert.equal(status, 0);
    await writeFile(join(folder.path, 'token.txt'), 'wrong9');
    const refused = await pull(folder.path, [proxy.address, '--token-file', 'token.txt']);
    assert.deepEqual([refused.status, /rejects the token/.test(refused.errors)], [1, true]);
    assert.doesNotMatch(refused.errors, /wrong9/);
    await writeFile(join(folder.path, 'token.txt'), 'two\nlines');
    for (const file of ['token.txt', 'missing.txt']) {
      assert.equal((await pull(folder.path, [proxy.address, '--token-file', file])).status, 2);
    }
  });

  test('says what is wrong with the address', async () => {
    await using folder = await temporaryFolder();
    const noAddress = await pull(folder.path, ['old.example.org']);
    assert.deepEqual([noAddress.status, /must start with https/.test(noAddress.errors)], [2, true]);
    const secret = await pull(folder.path, ['https://me:secret9@old.example.org/']);
    assert.deepEqual([secret.status, /--token-file/.test(secret.errors)], [2, true]);
    assert.doesNotMatch(secret.errors, /secret9/);
  });
});
