/** `mentoring pull` as a process: how it downloads, is stopped, goes on and fails. */
import assert from 'node:assert/strict';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { assertMoved, pull, startPull } from '../pull/moving.ts';
import { startFilledService } from '../pull/pulling.ts';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy.ts';
import { type TestService, temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

suite('mentoring pull', { concurrency: 2 }, () => {
  let service: TestService;
  before(async () => {
    service = await startFilledService();
  });
  after(() => service[Symbol.asyncDispose]());

  test('downloads beside the database, makes that, takes all in, and says what cannot be had', async () => {
    await using folder = await temporaryFolder();
    const { status, output, errors } = await pull(folder.path, [service.address]);
    assert.equal(status, 0, errors);
    assert.match(output, /^pre-lead-statuses +0 +0 +9 +0 +0\ncourses +2 +0 +0 +0 +0\nsmart-goals +95 +0/m);
    assert.match(output, /^106 rows read: 97 changed something, 9 changed nothing\.$/m);
    assert.match(output, /^Downloaded: 95 smart goals, 2 courses, 9 pre-lead statuses\.$/m);
    await assertMoved(folder.path, service);
    assert.equal(await exists(join(folder.path, 'data', 'mentoring.db.pull')), false);
  });

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    test(`starts again where ${signal} stopped it in the middle of an answer`, async () => {
      await using folder = await temporaryFolder();
      let stalls = true;
      await using proxy: FaultyProxy = await startFaultyProxy(service.port, ({ path }) =>
        stalls && path.includes('offset=60') ? { kind: 'stall' } : undefined,
      );
      const { program, ended } = startPull(folder.path, [proxy.address]);
      await until(() => proxy.requests.some(({ path }) => path.includes('offset=60')));
      program.kill(signal);
      const { status, errors } = await ended;
      if (signal === 'SIGKILL') assert.equal(status, null);
      else {
        assert.equal(status, 1);
        assert.equal(errors, 'Stopped: Nothing was imported; run the same command again.\n');
        assert.equal(await exists(join(folder.path, 'data', 'mentoring.db.pull')), false);
      }
      stalls = false;
      const again = await pull(folder.path, [proxy.address]);
      assert.equal(again.status, 0);
      await assertMoved(folder.path, service);
    });
  }

  test('tells what it waits for, and what to do where it ends', async () => {
    await using folder = await temporaryFolder();
    await using proxy = await startFaultyProxy(service.port, ({ before, path }) => {
      if (before === 0) return { kind: 'answer', status: 503 };
      return path.includes('offset=30') ? { kind: 'answer', status: 400 } : undefined;
    });
    const { status, errors } = await pull(folder.path, [proxy.address]);
    assert.equal(status, 1);
    assert.match(errors, /^The source failed \(503\); again in 0\.\d s\.$/m);
    assert.match(errors, /unexpected status 400\. Nothing was imported; run the same command again/);
  });

  test('reads the token from a file, and tells it to nobody', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, 'token.txt'), 'abc123\n');
    await using proxy = await startFaultyProxy(service.port, ({ headers }) =>
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

  test('says what is wrong with the address or the folder', async () => {
    await using folder = await temporaryFolder();
    const noAddress = await pull(folder.path, ['old.example.org']);
    assert.deepEqual([noAddress.status, /must start with https/.test(noAddress.errors)], [2, true]);
    const secret = await pull(folder.path, ['https://me:secret9@old.example.org/']);
    assert.deepEqual([secret.status, /--token-file/.test(secret.errors)], [2, true]);
    assert.doesNotMatch(secret.errors, /secret9/);
    await writeFile(join(folder.path, 'file'), 'mine');
    const foreign = await pull(folder.path, [service.address, '--folder', '.']);
    assert.equal(foreign.status, 0);
    assert.equal(await readFile(join(folder.path, 'file'), 'utf8'), 'mine');
    const noFolder = await pull(folder.path, [service.address, '--folder', 'file/work']);
    assert.deepEqual(
      [noFolder.status, /file\/work cannot be used: ENOTDIR/.test(noFolder.errors)],
      [1, true],
    );
  });
});
