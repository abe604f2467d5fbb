/** `mentoring backup` and `restore` with PostgreSQL. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import { accessOf } from '../../src/store/backup/copying.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { contentOf } from '../store/moving/copying.ts';
import {
  backUpInto,
  complaintOf,
  copiesIn,
  done,
  keepCreating,
  restoreFrom,
  withSettings,
} from '../support/backups.ts';
import { assertDense } from '../support/creating-together.ts';
import { PROGRAMME_FILES } from '../support/examples.ts';
import {
  inPostgres,
  onlyWithPostgres,
  postgresTestDatabase,
  wholePostgresDatabase,
} from '../support/postgres.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { workplace } from '../support/workplace.ts';

const TERMS = { connections: 2, timeLimit: null, namedBy: 'DATABASE_URL' };

const PERSON = 'hynek.vzor@example.org';

async function erase(url: string, eMail: string): Promise<void> {
  await using database = await openPostgres(url, TERMS);
  const eraser = createEraser(database, TEST_DIGESTS);
  const person = await eraser.findPerson(eMail);
  assert.ok(person !== null, 'there is nobody');
  await eraser.erasePerson(person, Temporal.PlainDate.from('2026-11-22'));
}

/** Without what the audit tells of how it came about. */
const withoutAudit = (content: Awaited<ReturnType<typeof contentOf>>) =>
  [...content]
    .filter(([table]) => table !== 'audit_events')
    .map(([table, rows]) => [table, rows.filter((row) => table !== 'collections' || !row.includes('audit'))]);

/** Restores a copy into an empty database, as the documents say. */
const pgRestore = promisify(execFile);
async function restoreInto(url: string, file: string): Promise<void> {
  const { address, environment } = accessOf(url, process.env);
  await pgRestore(
    'pg_restore',
    ['--no-owner', '--no-privileges', `--dbname=${address}`, '--clean', '--if-exists', file],
    {
      env: environment,
    },
  );
}

suite('a backup of PostgreSQL', { ...onlyWithPostgres, concurrency: 2 }, () => {
  test('restored into another database gives every row again, without sessions, and keeps erasures', async () => {
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
    await erase(server.url, PERSON);
    await using restored = await wholePostgresDatabase();
    await restoreInto(restored.url, file);
    assert.deepEqual(withoutAudit(await contentOf(restored)), withoutAudit(before));
    const onRestored = withSettings(place, { DATABASE_URL: restored.url });
    const ended = await done(onRestored, 'restore', server.url);
    assert.match(ended.output, /^Repeated erasures from after the backup: 1\.$/m);
    await assert.rejects(erase(restored.url, PERSON), /there is nobody/);
    const [event] = await inPostgres<{ action: string }>(
      restored.url,
      'select action from audit_events order by number desc limit 1',
    );
    assert.equal(event?.action, 'restore');
    const wrong = await complaintOf(restoreFrom(restored.url, file));
    assert.match(wrong, /is restored by its pg_restore, into a new database/);
  });

  test('is whole while goals are created', async () => {
    await using place = await workplace();
    await using database = await postgresTestDatabase();
    const file = join(place.folder, 'copy.dump');
    {
      await using service = await startService({ DATABASE_URL: database.url });
      const creating = keepCreating(service.port);
      await until(() => creating.answered() > 20);
      await backUpInto(database.url, file);
      await creating.stop();
    }
    await using other = await wholePostgresDatabase();
    const schema = new URL(database.url).searchParams.get('options')?.split('=')[1] ?? '';
    await restoreInto(other.url, file);
    const address = new URL(other.url);
    address.search = new URL(database.url).search;
    assert.notEqual(schema, '');
    await using restored = await openPostgres(address.href, TERMS);
    const goals = await restored.reader.selectFrom('smart_goals').select('id').execute();
    assert.ok(goals.length > 20);
    await assertDense(restored, goals.length);
  });

  test('that cannot be made says what is missing, and leaves nothing', async () => {
    await using place = await workplace();
    await using database = await postgresTestDatabase();
    const refusal = complaintOf(backUpInto(database.url, join(place.folder, 'copy.dump')));
    assert.match(await refusal, /is of an older version, or empty/);
    assert.deepEqual(await copiesIn(place.folder), []);
  });
});

suite('the address that pg_dump is given', () => {
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
