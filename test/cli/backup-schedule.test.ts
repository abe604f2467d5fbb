/** Copies that services make by themselves. */

import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileTime } from '../../src/store/backup/backup-folder.ts';
import { withSettings } from '../support/backups.ts';
import { contentDigest } from '../support/database-content.ts';
import { send } from '../support/http.ts';
import { serveProgram } from '../support/program.ts';
import { until } from '../support/until.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

const COPY = /^mentoring-\d{4}-\d\d-\d\dT\d{4}Z\.db$/;

/** The folder of a place in which its services keep copies, with files in it. */
async function backupsIn(place: Workplace, ...names: readonly string[]): Promise<string> {
  const folder = join(place.folder, 'backups');
  await mkdir(folder);
  for (const name of names) await writeFile(join(folder, name), '');
  return folder;
}

const copiesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => COPY.test(name)).toSorted();

const ago = (hours: number) => `mentoring-${fileTime(Temporal.Now.instant().subtract({ hours }))}.db`;

/** What the metrics of a service count. */
async function counted(port: number): Promise<string> {
  const { body } = await send(port, { path: '/metrics' });
  return body.toString();
}

suite('a service with BACKUP_DIR', { concurrency: 2 }, () => {
  test('makes a copy where the newest is too old, and keeps so many, and what is not its own', async () => {
    await using place = await workplace();
    const others = [
      'mentoring-2026.db',
      'copy-mentoring-2020-01-01T0000Z.db',
      'mentoring-2020-01-01T0000Z.txt',
    ];
    const [left, underWay] = [`${ago(90)}.0123abcd.unfinished`, `${ago(1)}.4567cdef.unfinished`];
    const newest = ago(30);
    const folder = await backupsIn(place, newest, ago(60), ago(90), left, underWay, ...others);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder, left), yesterday, yesterday);
    const options = withSettings(place, { BACKUP_DIR: 'backups', BACKUP_KEEP: '2' });
    await using service = await serveProgram(options);
    await until(async () => /mentoring_backups_total\{outcome="done"\} 1/.test(await counted(service.port)));
    const copies = await copiesIn(folder);
    assert.equal(copies.length, 2);
    assert.equal(copies[0], newest);
    const names = await readdir(folder);
    assert.deepEqual(
      others.filter((name) => !names.includes(name)),
      [],
    );
    assert.deepEqual([names.includes(left), names.includes(underWay)], [false, true]);
    assert.equal(contentDigest(join(folder, copies[1] ?? '')), contentDigest(place.databaseFile));
    service.signal('SIGTERM');
    assert.equal((await service.ended).status, 0);
  });

  test('makes none where the newest is young, and one where several start at once', async () => {
    await using place = await workplace();
    const folder = await backupsIn(place);
    const options = withSettings(place, { BACKUP_DIR: folder, BACKUP_INTERVAL: '2' });
    await using one = await serveProgram(options);
    await using other = await serveProgram(options);
    await until(async () => (await copiesIn(folder)).length > 0);
    const known = /mentoring_newest_backup_timestamp_seconds [1-9]/;
    const texts = () => Promise.all([counted(one.port), counted(other.port)]);
    await until(async () => (await texts()).some((text) => known.test(text)));
    await using later = await serveProgram(options);
    await until(async () => known.test(await counted(later.port)));
    assert.equal((await copiesIn(folder)).length, 1);
    const done = [...(await texts()), await counted(later.port)];
    assert.equal(done.filter((text) => /backups_total\{outcome="done"\} 1/.test(text)).length, 1);
  });

  test('creates its folder, and says so, but none above it', async () => {
    await using place = await workplace();
    await using service = await serveProgram(withSettings(place, { BACKUP_DIR: 'backups' }));
    await using lost = await serveProgram(withSettings(place, { BACKUP_DIR: 'mnt/backups' }));
    await until(async () => /backups_total\{outcome="done"\} 1/.test(await counted(service.port)));
    await until(async () => /backups_total\{outcome="failed"\} 1/.test(await counted(lost.port)));
    assert.equal((await send(lost.port, { path: '/courses/' })).status, 200);
    for (const one of [service, lost]) one.signal('SIGTERM');
    assert.match((await service.ended).errors, /"level":40,.*BACKUP_DIR was missing and is now created/);
    assert.match(
      (await lost.ended).errors,
      /The folder \S+mnt does not exist, so \S+mnt\/backups was not created/,
    );
    await assert.rejects(readdir(join(place.folder, 'mnt')), { code: 'ENOENT' });
  });

  test('goes on where a clock was wrong: copies of the future do not count, and no other goes because of them', async () => {
    await using place = await workplace();
    const future = ['mentoring-2999-01-01T0000Z.db', 'mentoring-2999-01-02T0000Z.db'];
    const older = [ago(90), ago(60), ago(30)];
    const folder = await backupsIn(place, ...future, ...older);
    const options = withSettings(place, { BACKUP_DIR: 'backups', BACKUP_KEEP: '3' });
    await using service = await serveProgram(options);
    await until(async () => /mentoring_backups_total\{outcome="done"\} 1/.test(await counted(service.port)));
    const copies = await copiesIn(folder);
    assert.deepEqual(copies.slice(-2), future);
    assert.deepEqual(copies.slice(0, 2), older.slice(1));
    assert.equal(copies.length, 5);
    const [, newest = ''] =
      /^mentoring_newest_backup_timestamp_seconds (\S+)$/m.exec(await counted(service.port)) ?? [];
    assert.ok(Number(newest) <= Date.now() / 1000);
    service.signal('SIGTERM');
    assert.match((await service.ended).errors, /"level":40,.*2999-01-01T0000Z.*dated in the future/);
  });
});
