/** `mentoring backup` and `restore` with PostgreSQL. */

import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { accessOf } from '../../src/store/backup/postgres-programs.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { contentOf } from '../store/moving/copying.ts';
import { copiesIn, done, keepCreating, withSettings } from '../support/backups.ts';
import { assertDense } from '../support/creating-together.ts';
import { PROGRAMME_FILES } from '../support/examples.ts';
import {
  inPostgres,
  onlyWithPostgres,
  postgresTestDatabase,
  wholePostgresDatabase,
} from '../support/postgres.ts';
import { type ProgramOptions, runProgram } from '../support/program.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { workplace } from '../support/workplace.ts';

/** Runs a command that must fail, and gives what it complained of. */
async function refused(options: ProgramOptions, ...parameters: readonly string[]): Promise<string> {
  const { status, errors, output } = await runProgram(parameters, options);
  assert.equal(status, 1, output + errors);
  assert.doesNotMatch(errors, /^ {4}at /m);
  return errors;
}

suite('a backup of PostgreSQL', { ...onlyWithPostgres, concurrency: 2 }, () => {
  test('restored gives every row again; nobody may be connected meanwhile', async () => {
    await using place = await workplace();
    await using server = await wholePostgresDatabase();
    const options = withSettings(place, { DATABASE_URL: server.url });
    await done(options, 'import', ...PROGRAMME_FILES);
    const before = await contentOf(server);
    const { output } = await done(options, 'backup', 'copy.dump', '--json');
    const file = join(place.folder, 'copy.dump');
    const { mode, size } = await stat(file);
    assert.deepEqual(JSON.parse(output), { file, kind: 'postgres', bytes: size });
    assert.equal(mode & 0o777, 0o600);
    assert.match(await refused(options, 'restore', 'copy.dump'), /has records, and keeps them/);
    await done(options, 'erase', 'hynek.vzor@example.org', '--yes');
    {
      await using _service = await startService({ DATABASE_URL: server.url });
      const errors = await refused(options, 'restore', 'copy.dump', '--replace');
      assert.match(errors, /is connected to the database: mentoring\. Stop all of them/);
    }
    const { errors } = await done(options, 'restore', 'copy.dump', '--replace');
    assert.match(errors, /does not know of an erasure/);
    assert.deepEqual(await contentOf(server), before);
    await using empty = await wholePostgresDatabase();
    await done(withSettings(place, { DATABASE_URL: empty.url }), 'restore', 'copy.dump');
    assert.deepEqual(await contentOf(empty), before);
  });

  test('is of its schema alone, whole while goals are created, and goes into no other schema', async () => {
    await using place = await workplace();
    await using database = await postgresTestDatabase();
    const options = withSettings(place, { DATABASE_URL: database.url });
    {
      await using service = await startService({ DATABASE_URL: database.url });
      const creating = keepCreating(service.port);
      await until(() => creating.answered() > 20);
      await done(options, 'backup', 'copy.dump');
      await creating.stop();
    }
    await using other = await wholePostgresDatabase();
    const elsewhere = withSettings(place, { DATABASE_URL: other.url });
    assert.match(await refused(elsewhere, 'restore', 'copy.dump'), /nothing of the schema “public”/);
    const schema = new URL(database.url).searchParams.get('options')?.split('=')[1] ?? '';
    await inPostgres(other.url, `create schema ${schema}`);
    const address = new URL(other.url);
    address.search = new URL(database.url).search;
    await done(withSettings(place, { DATABASE_URL: address.href }), 'restore', 'copy.dump');
    await using restored = await openPostgres(address.href, {
      connections: 2,
      timeLimit: null,
      namedBy: 'DATABASE_URL',
    });
    const goals = await restored.reader.selectFrom('smart_goals').select('id').execute();
    assert.ok(goals.length > 20);
    await assertDense(restored, goals.length);
  });

  test('that cannot be made says what is missing, and leaves nothing', async () => {
    await using place = await workplace();
    await using database = await postgresTestDatabase();
    const options = withSettings(place, { DATABASE_URL: database.url });
    assert.match(await refused(options, 'backup', 'copy.dump'), /is of an older version, or empty/);
    await place.write('broken.dump', 'PGDMP, and then nothing that pg_dump wrote');
    assert.match(await refused(options, 'restore', 'broken.dump'), /pg_restore failed: /);
    assert.deepEqual(await copiesIn(place.folder), []);
  });
});

suite('the address that programs of PostgreSQL are given', () => {
  test('holds no password, and what libpq understands', () => {
    const given =
      'postgres://ada:s%3Acret@db.example.org/m?sslmode=require&statement_timeout=5&options=-c+a%3Db';
    const { address, environment } = accessOf(given, { PATH: '/bin' });
    assert.equal(address, 'postgres://ada@db.example.org/m?sslmode=require&options=-c%20a%3Db');
    assert.equal(environment['PGPASSWORD'], 's:cret');
    assert.equal(environment['PATH'], '/bin');
  });

  test('is refused where it holds the password of a key', () => {
    assert.throws(() => accessOf('postgres://db.example.org/m?sslpassword=x', {}), /Use a key without one/);
  });
});
