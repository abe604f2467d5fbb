/** Downloads that are stopped, by whatever, and started again. */
import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { shownGoal, startChangingSource } from '../support/changing-source.ts';
import { type ProxiedRequest, startFaultyProxy } from '../support/faulty-proxy.ts';
import { type TestService, temporaryFolder } from '../support/service.ts';
import { download, goalsOf, idsIn, recordsIn, startFilledService } from './pulling.ts';

const PARTIAL = 'smart-goals.partial.jsonl';
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const pagesIn = (requests: readonly ProxiedRequest[]): number =>
  requests.filter(({ path }) => path.startsWith('/smart-goals/')).length;

suite('a download that is started again', { concurrency: 4 }, () => {
  let service: TestService;
  before(async () => {
    service = await startFilledService();
  });
  after(() => service[Symbol.asyncDispose]());

  test('goes on from wherever it was stopped, and fetches no more than a page of overlap again', async () => {
    for (const stopAt of [1, 3, 4, 5, 6, 7, 10]) {
      await using folder = await temporaryFolder();
      const stopped = new AbortController();
      await using proxy = await startFaultyProxy(service.port, ({ before }) => {
        if (before !== stopAt) return undefined;
        stopped.abort(new Error('enough'));
        return { kind: 'silent' };
      });
      const where = { url: proxy.address, folder: folder.path };
      await assert.rejects(download({ ...where, signal: stopped.signal }), /enough/);
      const kept =
        (await readFile(join(folder.path, PARTIAL), 'utf8').catch(() => '')).split('\n').length - 1;
      const first = proxy.requests.length;
      const progress: number[] = [];
      const { files } = await download({ ...where, onProgress: ({ done }) => progress.push(done) });
      assert.deepEqual(await recordsIn(files.smartGoals), await goalsOf(service.port));
      assert.equal(progress[0], kept);
      // The first page twice, and those that hold what is left.
      const pages = pagesIn(proxy.requests.slice(first));
      assert.ok(pages <= 2 + Math.ceil((95 - kept) / 28), `${pages} pages for ${95 - kept} goals`);
    }
  });

  test('stops while it waits to try again', async () => {
    await using folder = await temporaryFolder();
    await using proxy = await startFaultyProxy(service.port, () => ({
      kind: 'answer',
      status: 503,
      headers: { 'Retry-After': '600' },
    }));
    const stopped = new AbortController();
    const downloaded = download({
      url: proxy.address,
      folder: folder.path,
      signal: stopped.signal,
      onRetry: () => stopped.abort(new Error('enough')),
    });
    await assert.rejects(downloaded, /enough|aborted/);
  });

  test('does not trust what a power cut left of its file', async () => {
    await using folder = await temporaryFolder();
    const where = { url: service.address, folder: folder.path };
    await download(where);
    const path = join(folder.path, PARTIAL);
    const whole = await readFile(path);
    const line = whole.indexOf('\n', whole.length / 2) + 1;
    const spoilt: readonly Buffer[] = [
      ...[0, 1, 200, line - 1, line, line + 1, whole.length - 1].map((length) => whole.subarray(0, length)),
      Buffer.concat([whole.subarray(0, line), Buffer.alloc(5000)]),
      Buffer.concat([whole.subarray(0, line), Buffer.alloc(50), whole.subarray(line + 50)]),
      Buffer.concat([whole.subarray(0, line + 20), whole.subarray(line)]),
      Buffer.concat([whole.subarray(0, line), whole.subarray(0, line)]),
      Buffer.concat([whole.subarray(0, line), Buffer.from('{"id":99}\n')]),
      Buffer.concat([whole.subarray(0, line), Buffer.from('\n')]),
    ];
    for (const [index, bytes] of spoilt.entries()) {
      await writeFile(path, bytes);
      const { files } = await download(where);
      assert.deepEqual(await readFile(path), whole, `spoilt in way ${index}`);
      assert.deepEqual(await recordsIn(files.smartGoals), await goalsOf(service.port));
    }
  });

  test('takes what was created since, and leaves out what was removed since', async () => {
    await using source = await startChangingSource({ ids: upTo(200) });
    await using folder = await temporaryFolder();
    const where = { url: source.address, folder: folder.path };
    await download(where);
    for (let number = 0; number < 70; number++) source.create();
    const before = source.pages;
    const { files } = await download(where);
    assert.deepEqual(await idsIn(files.smartGoals), source.ids);
    assert.ok(source.pages - before <= 2 + Math.ceil(70 / 28), `${source.pages - before} pages`);
    for (const id of [1, ...upTo(150).slice(100), 270]) source.remove(id);
    for (let number = 0; number < 3; number++) source.create();
    const again = await download(where);
    assert.deepEqual(await recordsIn(again.files.smartGoals), source.ids.map(shownGoal));
    assert.equal(again.goals, again.goalsAtSource);
    for (const id of source.ids) source.remove(id);
    assert.deepEqual(await idsIn((await download(where)).files.smartGoals), []);
  });

  test('refuses a folder of another address, and one that holds something else', async () => {
    await using folder = await temporaryFolder();
    const one = join(folder.path, 'one');
    await download({ url: service.address, folder: one });
    await using proxy = await startFaultyProxy(service.port);
    await assert.rejects(download({ url: proxy.address, folder: one }), (error) => {
      assert.match(
        String(error),
        /contains a download from http:\/\/127\.0\.0\.1:\d+\/, not from .*--folder/,
      );
      return true;
    });
    assert.deepEqual(proxy.requests, []);
    const other = join(folder.path, 'other');
    await mkdir(other);
    await writeFile(join(other, 'notes.txt'), 'mine');
    await assert.rejects(
      download({ url: service.address, folder: other }),
      /contains files other than a download/,
    );
    // What is left where it was cut off before it had begun.
    await rm(join(other, 'notes.txt'));
    await writeFile(join(other, 'source.json.part'), '{"u');
    await download({ url: `${service.address}/`, folder: other });
  });

  test('refuses to put together what two services gave', async () => {
    await using folder = await temporaryFolder();
    let change = (body: string): string => body;
    await using proxy = await startFaultyProxy(service.port, ({ path }) =>
      path.startsWith('/smart') ? { kind: 'changed', change: (body) => change(body) } : undefined,
    );
    const where = { url: proxy.address, folder: folder.path };
    await download(where);
    change = (body) => body.replaceAll(/"created_at":"\d+/g, '"created_at":"2020');
    await assert.rejects(download(where), /Goal 95 is another one than it was/);
  });

  test('lets only one run write into a folder', async () => {
    await using folder = await temporaryFolder();
    await using proxy = await startFaultyProxy(service.port, async ({ path }) => {
      if (!path.includes('offset=39')) return undefined;
      await writeFile(join(folder.path, PARTIAL), 'another run', { flag: 'a' });
      return undefined;
    });
    await assert.rejects(
      download({ url: proxy.address, folder: folder.path }),
      /Another process writes to .*only one download/,
    );
  });
});
