/** What the program writes is its owner's only, and goes where it was told to, not where a link leads. */

import assert from 'node:assert/strict';
import { chmod, lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { withSettings } from '../support/backups.ts';
import { post } from '../support/documents.ts';
import { runProgram, serveProgram } from '../support/program.ts';
import { until } from '../support/until.ts';
import { workplace } from '../support/workplace.ts';

/** The rights of everything in a folder, by path; those of the folder itself stand at `.`. */
async function rightsIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true });
  const rights = ['.', ...names].map(async (name) => {
    const status = await lstat(join(folder, name));
    return [name, (status.mode & 0o777).toString(8)] as const;
  });
  return Object.fromEntries(await Promise.all(rights));
}

suite('what the program writes', { concurrency: 2, skip: process.platform === 'win32' }, () => {
  test('is for its owner only: the database, its neighbours, copies, exports, goals, the key', async () => {
    await using place = await workplace();
    const given = Object.keys(await rightsIn(place.folder));
    const options = withSettings(place, {
      DATABASE_URL: 'sqlite:new/folder/mentoring.db',
      BACKUP_DIR: 'backups',
      SECRET_KEY: '',
    });
    await using service = await serveProgram(options);
    await until(async () => (await readdir(join(place.folder, 'backups')).catch(() => [])).length === 2);
    assert.equal((await post(service.port, '/smart-goals/', { input: 'I want to lead.' })).status, 201);
    for (const [status, ...parameters] of [
      [0, 'backup', 'copy.db'],
      [0, 'export', 'new/export'],
    ] as const) {
      const ended = await runProgram(parameters, options);
      assert.equal(ended.status, status, parameters.join(' ') + ended.errors);
    }
    const rights = Object.entries(await rightsIn(place.folder)).filter(([name]) => !given.includes(name));
    const names = rights.map(([name]) => name);
    for (const name of [
      'new/folder/mentoring.db',
      'new/folder/mentoring.db-wal',
      'new/folder/mentoring.db-shm',
      'new/folder/secret.key',
      'backups/.mentoring-backup.lock',
      'copy.db',
      'new/export/smart-goals.csv',
    ]) {
      assert.ok(names.includes(name), `${name} is not among ${names}`);
    }
    const wide = rights.filter(([, mode]) => !/^[67]00$/.test(mode));
    assert.deepEqual(wide, []);
  });

  test('that others could read from before is narrowed by the next start, which says so', async () => {
    await using place = await workplace();
    await place.done('migrate');
    await chmod(place.databaseFile, 0o644);
    await chmod(place.folder, 0o755);
    await using service = await serveProgram(place.options);
    const { 'mentoring.db': database, '.': folder } = await rightsIn(place.folder);
    // Folders that were there before keep their rights.
    assert.deepEqual([database, folder], ['600', '755']);
    service.signal('SIGTERM');
    assert.match(
      (await service.ended).errors,
      /"mode":"644","msg":"other users could read the database; its permissions are now restricted/,
    );
  });

  test('goes through no link that somebody has put in its place', async () => {
    await using place = await workplace();
    await place.done('migrate');
    const victim = join(place.folder, 'victim');
    await writeFile(victim, '');
    await mkdir(join(place.folder, 'export'));
    for (const name of ['export/rounds.csv', 'export/rounds.csv.part', 'copy.db']) {
      await symlink(victim, join(place.folder, name));
    }
    await place.done('export', 'export', '--force');
    assert.match(await place.read('export/rounds.csv'), /Chemistry/);
    await place.done('backup', 'copy.db', '--force');
    assert.match(await place.read('copy.db'), /^SQLite format 3/);
    assert.equal(await readFile(victim, 'utf8'), '');
  });
});
