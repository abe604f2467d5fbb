/** The disk on which the database is has no room left: a small file system of its own, seen by the service alone. */

import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sendFiles } from '../support/desk-upload.ts';
import { jsonList, jsonObject, post } from '../support/documents.ts';
import { send } from '../support/http.ts';
import { onlyWith } from '../support/optional.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { servingProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/mentoring.cjs', import.meta.url));
/** The file system, and a file on it that takes a part of it, which can be given back. */
const SIZE = '3m';
const MOUNT = `mount -t tmpfs -o size=${SIZE},mode=700 tmpfs "$1"`;
const BALLAST = 'dd if=/dev/zero of="$1/ballast" bs=1024 count=1024 2>/dev/null';

/** Whether this user may make a file system that nobody else sees. */
async function canMount(): Promise<true | undefined> {
  await using folder = await temporaryFolder();
  return await promisify(execFile)('unshare', ['--mount', 'sh', '-c', MOUNT, 'sh', folder.path]).then(
    () => true as const,
    () => undefined,
  );
}

const onlyWithMounts = onlyWith(
  await canMount(),
  'no file system can be mounted here: it takes Linux, unshare and the rights of root',
);

suite('a service whose disk is full', onlyWithMounts, () => {
  test('refuses to write for the moment, reads on, and writes again as soon as there is room', async (context) => {
    await using folder = await temporaryFolder();
    await using copy = await temporaryFolder();
    const script = `${MOUNT} && ${BALLAST} && exec "$2" "$3" serve`;
    const program = spawn(
      'unshare',
      ['--mount', 'sh', '-c', script, 'sh', folder.path, process.execPath, PROGRAM],
      {
        cwd: folder.path,
        env: {
          PATH: process.env['PATH'],
          DATABASE_URL: `sqlite:${join(folder.path, 'mentoring.db')}`,
          PORT: '0',
          LOG_LEVEL: 'silent',
          TMPDIR: folder.path,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    await using service = await servingProgram(program);
    const { port } = service;
    /** The same folder as the service sees it. */
    const seen = join('/proc', String(program.pid), 'root', folder.path);
    const acknowledged: number[] = [];
    const write = async () => {
      const number = acknowledged.length + 1;
      const answer = await post(port, '/courses/', {
        title: `Course ${number}`,
        code: number,
        gsheet_name: 'C',
      });
      if (answer.status === 201) acknowledged.push(Number(jsonObject(answer)['id']));
      return answer;
    };
    const assertWhole = async () => {
      const answer = await send(port, { path: '/courses/' });
      assert.equal(answer.status, 200);
      assert.deepEqual(
        jsonList(answer).map(({ id }) => id),
        acknowledged,
      );
      assert.equal((await send(port, { path: '/smart-goals/' })).status, 200);
      assert.equal((await send(port, { path: '/healthz' })).status, 200);
    };

    let answer = await write();
    while (answer.status === 201) answer = await write();
    assert.equal(answer.status, 503, answer.body.toString());
    // A smart goal needs less room than a course with its history.
    const writeGoal = () => post(port, '/smart-goals/', { input: 'I want to learn Python.' });
    while ((await writeGoal()).status === 201);
    assert.ok(Number(answer.headers['retry-after']) >= 1);
    assert.deepEqual(Object.keys(jsonObject(answer)), ['detail']);
    const whenFull = acknowledged.length;
    for (let round = 1; round <= 5; round += 1) {
      assert.equal((await write()).status, 503);
      assert.equal((await writeGoal()).status, 503);
      await assertWhole();
    }
    // Files that come in at the desk find no room either, and nothing of them stays.
    const sent = await sendFiles(`http://127.0.0.1:${port}/desk/upload/`, '', {
      'a.csv': Buffer.alloc(4 * 2 ** 20),
    });
    assert.equal(sent.status, 503);
    assert.doesNotMatch(sent.text, /Not finished/);
    await assertWhole();
    await rm(join(seen, 'ballast'));
    for (let round = 1; round <= 20; round += 1) assert.equal((await write()).status, 201);
    assert.equal((await post(port, '/smart-goals/', { input: 'I want to learn Python.' })).status, 201);
    await assertWhole();
    // What is on the disk, while nobody writes.
    for (const name of ['mentoring.db', 'mentoring.db-wal'])
      await copyFile(join(seen, name), join(copy.path, name));
    using database = plainDatabase(join(copy.path, 'mentoring.db'));
    assert.equal(
      database.prepare('SELECT count(*) AS number FROM courses').get()?.['number'],
      acknowledged.length,
    );
    assert.deepEqual({ ...database.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
    context.diagnostic(
      `full after ${whenFull} courses; ${acknowledged.length} in the end, as many as were acknowledged`,
    );
  });
});
