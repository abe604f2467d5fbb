/** The files of SQLite, deleted and replaced under a running service, and those that may only be read. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { jsonList, jsonObject, post } from '../support/documents.ts';
import { send } from '../support/http.ts';
import { runProgram, serveProgram } from '../support/program.ts';
import { startService, temporaryFolder } from '../support/service.ts';
import { giveToServer, unprivileged } from '../support/unprivileged.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../bin/mentoring.cjs', import.meta.url));
const settings = { DATABASE_URL: 'sqlite:kept.db', LOG_LEVEL: 'silent' };
const COURSE = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };

async function replace(path: string): Promise<void> {
  await writeFile(`${path}.new`, '');
  await rename(`${path}.new`, path);
}

/** What may happen to the neighbours of the database. */
const LOSSES: Readonly<Record<string, (file: string) => Promise<void>>> = {
  'the log is replaced': (file) => replace(`${file}-wal`),
  'both are deleted': async (file) => {
    await rm(`${file}-wal`);
    await rm(`${file}-shm`);
  },
};

suite('a service on SQLite of which', { concurrency: true }, () => {
  for (const [name, lose] of Object.entries(LOSSES)) {
    test(`${name} says so, writes no more, and loses nothing, even where it is killed`, async () => {
      await using folder = await temporaryFolder();
      await using service = await serveProgram({ folder: folder.path, settings });
      const { port } = service;
      const first = await post(port, '/courses/', COURSE);
      assert.equal(first.status, 201);
      await lose(join(folder.path, 'kept.db'));
      const refused = await post(port, '/courses/', COURSE);
      assert.equal(refused.status, 503, refused.body.toString());
      assert.ok(Number(refused.headers['retry-after']) >= 1);
      assert.equal((await send(port, { path: '/readyz' })).status, 503);
      service.signal('SIGKILL');
      await service.ended;
      await using again = await startService({ DATABASE_URL: `sqlite:${join(folder.path, 'kept.db')}` });
      const kept = jsonList(await send(again.port, { path: '/courses/' }));
      assert.deepEqual(kept, [jsonObject(first)]);
      assert.equal((await post(again.port, '/courses/', COURSE)).status, 201);
    });
  }
});

suite('a database that may only be read', { concurrency: true }, () => {
  /** Tries to start on it as a user without rights, which must fail without leaving anything beside it. */
  async function refusedStart(
    context: TestContext,
    modes: { readonly file: number; readonly folder: number },
  ) {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'kept.db');
    await runProgram(['migrate'], { folder: folder.path, settings });
    await giveToServer(file);
    await giveToServer(folder.path);
    const { uid } = unprivileged();
    const options = { folder: folder.path, settings, ...(uid !== undefined && { user: uid }) };
    if ((await runProgram(['--version'], options)).status !== 0) {
      return context.skip('a user without rights may not read this checkout');
    }
    await chmod(file, modes.file);
    await chmod(folder.path, modes.folder);
    const { status, output, errors } = await runProgram(['serve'], options);
    assert.deepEqual([status, output], [1, '']);
    assert.equal(
      errors,
      `The database ${file} cannot be opened for writing. Give this user the right to write to the file and its folder, ` +
        'start the program as the user who owns them, or set DATABASE_URL to another place.\n',
    );
    await chmod(folder.path, 0o700);
    // A neighbour that may only be read as well would be in the way once the rights are mended.
    await chmod(file, 0o600);
    await using service = await serveProgram({ ...options, settings });
    assert.equal((await post(service.port, '/courses/', COURSE)).status, 201);
  }

  test('by the rights of its folder is refused', (context) =>
    refusedStart(context, { file: 0o600, folder: 0o500 }));

  test('is not one to which a link leads from a folder that may only be read', async (context) => {
    await using folder = await temporaryFolder();
    const [data, links] = [join(folder.path, 'data'), join(folder.path, 'links')];
    for (const path of [data, links]) await mkdir(path);
    await runProgram(['migrate'], { folder: data, settings });
    await symlink(join(data, 'kept.db'), join(links, 'kept.db'));
    for (const path of [folder.path, data, links, join(data, 'kept.db')]) await giveToServer(path);
    const { uid } = unprivileged();
    const options = { folder: links, settings, ...(uid !== undefined && { user: uid }) };
    if ((await runProgram(['--version'], options)).status !== 0) {
      return context.skip('a user without rights may not read this checkout');
    }
    await chmod(links, 0o500);
    await using service = await serveProgram(options);
    assert.equal((await post(service.port, '/courses/', COURSE)).status, 201);
    await rm(join(data, 'kept.db-wal'));
    assert.equal((await post(service.port, '/courses/', COURSE)).status, 503);
  });

  test('as its file system may only be read is refused, by anybody', async (context) => {
    await using folder = await temporaryFolder();
    await runProgram(['migrate'], { folder: folder.path, settings });
    const mount = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"';
    const inMount = (script: string) =>
      run('unshare', ['--mount', 'sh', '-c', `${mount} && cd "$1" && ${script}`, 'sh', folder.path], {
        env: { ...settings, PATH: process.env['PATH'], PORT: '0' },
        // Only whoever hangs takes as long.
        timeout: 300_000,
      });
    if (
      !(await inMount('true').then(
        () => true,
        () => false,
      ))
    ) {
      return context.skip('no file system can be mounted here');
    }
    await assert.rejects(inMount(`exec "${process.execPath}" "${PROGRAM}" serve`), {
      code: 1,
      stderr: /kept\.db is on a file system that may only be read\. Mount it for writing/,
    });
  });
});
