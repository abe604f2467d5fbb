/** `mentoring backup` and `restore` with SQLite: real files, real processes. */

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import {
  backUpInto,
  complaintOf,
  copiesIn,
  exported,
  keepCreating,
  restoreFrom,
} from '../support/backups.ts';
import { assertDense } from '../support/creating-together.ts';
import { contentDigest } from '../support/database-content.ts';
import { everything } from '../support/everything.ts';
import { holdLock } from '../support/lock-holder.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { runProgram, serveProgram, startProgram } from '../support/program.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

/** Somebody of the example programme. */
const PERSON = 'cezary.przykladowy@example.org';

let full: Workplace;
before(async () => {
  full = await everything();
});
after(() => full[Symbol.asyncDispose]());

/** Runs a command that must fail, and gives what it complained of. */
async function refused(place: Workplace, ...parameters: readonly string[]): Promise<string> {
  const { status, errors, output } = await place.run(...parameters);
  assert.equal(status, 1, output + errors);
  assert.doesNotMatch(errors, /^ {4}at /m);
  return errors;
}

/** The address of the database of a place. */
const urlOf = ({ databaseFile }: Workplace): string => `sqlite:${databaseFile}`;

suite('a backup of SQLite', { concurrency: 2 }, () => {
  test('made while another process creates goals is whole', async () => {
    await using place = await workplace();
    await using service = await serveProgram(place.options);
    const creating = keepCreating(service.port);
    await until(() => creating.answered() > 20);
    const before = creating.answered();
    const written = JSON.parse(await place.done('backup', 'copy.db', '--json'));
    const goals = await creating.stop();
    const file = join(place.folder, 'copy.db');
    const { mode, size } = await stat(file);
    assert.deepEqual(written, { file, kind: 'sqlite', bytes: size });
    assert.equal(mode & 0o777, 0o600);
    await using copy = openSqlite(file);
    const { count } = await copy.reader
      .selectFrom('smart_goals')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.ok(count >= before && count <= goals, `${before} ${count} ${goals}`);
    await assertDense(copy, count);
  });

  test('restored elsewhere gives the same export, to the byte, and stays as it is', async () => {
    await full.done('backup', 'copy.db');
    const copy = join(full.folder, 'copy.db');
    const bytes = await readFile(copy);
    await using other = await workplace();
    await other.done('restore', copy);
    assert.deepEqual(await exported(other.options, 'out'), await exported(full.options, 'out'));
    assert.deepEqual(await readFile(copy), bytes);
  });

  test('replaces a file only where it is told to', async () => {
    await using place = await workplace(full.databaseFile);
    await place.write('copy.db', 'mine');
    const file = join(place.folder, 'copy.db');
    assert.match(await refused(place, 'backup', 'copy.db'), /copy\.db already exists\..* --force/);
    assert.equal(await place.read('copy.db'), 'mine');
    await backUpInto(urlOf(place), file, true);
    assert.equal(contentDigest(file), contentDigest(place.databaseFile));
  });

  test('is refused where it cannot be, and leaves nothing', async () => {
    await using place = await workplace();
    const refusal = (name: string) => complaintOf(backUpInto(urlOf(place), join(place.folder, name), true));
    assert.match(await refusal('copy.db'), /^No database exists at /);
    await copyFile(full.databaseFile, place.databaseFile);
    assert.match(await refusal('mentoring.db'), /is the database itself/);
    assert.match(await refusal('no/copy.db'), /^The folder .*no does not exist\. Create it/);
    assert.match(
      await refusal('mentoring.db/copy.db'),
      /^The folder .*mentoring\.db does not exist\. Create it/,
    );
    for (const folder of ['.', 'copies/'])
      assert.match(await refusal(folder), /is a folder\. Name a file in it, such as \S+mentoring\.db\.$/);
    assert.deepEqual(await copiesIn(place.folder), []);
  });

  test('of a database that is damaged is none', async () => {
    await using place = await workplace(full.databaseFile);
    const refusal = () => complaintOf(backUpInto(urlOf(place), join(place.folder, 'copy.db')));
    {
      using database = plainDatabase(place.databaseFile);
      database.exec("update collections set count = count + 1 where name = 'courses'");
    }
    assert.match(await refusal(), /is damaged: it counts 5 courses, and holds 4\./);
    {
      await using handle = await open(place.databaseFile, 'r+');
      const { size } = await handle.stat();
      await handle.write(Buffer.alloc(size - 16_384, 0x55), 0, size - 16_384, 12_288);
    }
    assert.match(await refusal(), /is damaged|cannot be copied/);
    assert.deepEqual(await copiesIn(place.folder), []);
  });

  test('that does not fit leaves nothing', async () => {
    await using place = await workplace(full.databaseFile);
    const program = fileURLToPath(new URL('../../bin/mentoring.cjs', import.meta.url));
    // A file may not grow beyond so many blocks of 512 or 1024 bytes.
    const child = spawn(
      'sh',
      ['-c', 'ulimit -f 64 && exec "$0" "$@"', process.execPath, program, 'backup', 'copy.db'],
      {
        cwd: place.folder,
        env: { PATH: process.env['PATH'], ...place.options.settings },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.equal(child.exitCode, 1, errors);
    assert.match(errors, /cannot be copied: the disk (?:is full|reported an error)/);
    assert.deepEqual(await copiesIn(place.folder), []);
  });

  test('that is stopped leaves nothing', async () => {
    await using place = await workplace(full.databaseFile);
    // Nobody else may look at the database, so that the copy has to wait.
    await using _lock = await holdLock(
      place.databaseFile,
      'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE',
    );
    const program = startProgram(['backup', 'copy.db'], place.options);
    const ended = once(program, 'close');
    const errors = text(program.stderr);
    await until(async () => (await copiesIn(place.folder)).length > 0);
    program.kill('SIGINT');
    await ended;
    assert.equal(program.exitCode, 1);
    assert.equal(await errors, 'Stopped: no file was written.\n');
    assert.deepEqual(await copiesIn(place.folder), []);
  });
});

suite('a restore into SQLite', { concurrency: 2 }, () => {
  let copy: string;
  before(async () => {
    copy = join(full.folder, 'copy-to-restore.db');
    await full.done('backup', copy);
  });

  test('replaces records only where it is told to, and keeps the file and what was erased since', async () => {
    await using place = await workplace(full.databaseFile);
    assert.match(
      await refused(place, 'restore', copy),
      /contains records, so nothing was restored\. Give --replace/,
    );
    await place.done('erase', '--goal', '3', '--yes');
    const erased = contentDigest(place.databaseFile);
    // The secret key of the erasure is needed.
    const other = { ...place.options, settings: { ...place.options.settings, SECRET_KEY: 'x'.repeat(44) } };
    const { errors: withoutKey } = await runProgram(['restore', copy, '--replace'], other);
    assert.match(
      withoutKey,
      /^To keep the erasures .* needs the secret key .* If it is lost, move the replaced database away/m,
    );
    const { status, output, errors } = await place.run('restore', copy, '--replace', '--json');
    assert.equal(status, 0, errors);
    const { kept, unknownErasures, applied } = JSON.parse(output);
    assert.deepEqual([unknownErasures, applied, errors], [1, [], '']);
    assert.match(kept, /mentoring-replaced-\d{4}-\d\d-\d\dT\d{4}Z\.db$/);
    assert.equal(contentDigest(kept), erased);
    assert.match((await place.done('audit')).trim(), /restore +database: erasures repeated 1$/);
    await rm(kept);
    assert.match((await place.run('erase', '--goal', '3', '--yes')).errors, /There is no smart goal 3\./);
    const again = await place.done('restore', copy, '--replace');
    assert.match(again, /^Repeated erasures from after the backup: 1\.$/m);
  });

  test('erases again whom the replaced database knows as erased', async () => {
    await using place = await workplace(full.databaseFile);
    const today = Temporal.PlainDate.from('2026-11-22');
    {
      await using database = openSqlite(place.databaseFile);
      const eraser = createEraser(database, TEST_DIGESTS);
      const person = await eraser.findPerson(PERSON);
      assert.ok(person !== null && person.participants.length > 0);
      await eraser.erasePerson(person, today);
      assert.ok(await eraser.eraseGoal(3));
    }
    const { unknownErasures } = await restoreFrom(urlOf(place), copy, { replace: true, today });
    assert.equal(unknownErasures, 2);
    {
      await using database = openSqlite(place.databaseFile);
      const eraser = createEraser(database, TEST_DIGESTS);
      assert.equal(await eraser.findPerson(PERSON), null);
      assert.equal(await eraser.eraseGoal(3), null);
    }
    await backUpInto(urlOf(place), join(place.folder, 'copy.db'));
  });

  test('is refused while a service has the database open, which goes on', async () => {
    await using place = await workplace();
    await using service = await startService({ DATABASE_URL: urlOf(place) });
    assert.match(await refused(place, 'restore', copy, '--replace'), /has the database .* open\. Stop it/);
    const creating = keepCreating(service.port);
    await until(() => creating.answered() > 0);
    await creating.stop();
  });

  test('takes no other files, and none of a newer version', async () => {
    await using place = await workplace();
    const refusal = (name: string) => complaintOf(restoreFrom(urlOf(place), join(place.folder, name)));
    await place.write('notes.txt', 'no database');
    assert.match(await refusal('notes.txt'), /is not a backup: it is not an SQLite database/);
    assert.match(await refusal('missing.db'), /^There is no file \S+missing\.db\. Name a file made by/);
    assert.match(await refusal(''), /is a folder\. Name a file made by/);
    await place.write('server.dump', 'PGDMP and more');
    assert.match(await refusal('server.dump'), /is a copy of a PostgreSQL database/);
    await copyFile(copy, join(place.folder, 'newer.db'));
    {
      using database = plainDatabase(join(place.folder, 'newer.db'));
      database.exec("insert into migrations values (999, 'later', '2030-01-01T00:00:00.000000Z')");
    }
    assert.match(await refusal('newer.db'), /is of a newer version .* up to 999/);
    assert.deepEqual(await copiesIn(place.folder), []);
  });

  test('of an older version is not made before it is up to date', async () => {
    await using place = await workplace();
    const older = join(place.folder, 'older.db');
    await copyFile(copy, older);
    {
      using database = plainDatabase(older);
      database.exec('delete from migrations');
    }
    const refusal = complaintOf(backUpInto(`sqlite:${older}`, join(place.folder, 'copy-of-older.db')));
    assert.match(await refusal, /is of an older version/);
  });

  test('takes no log of changes that belongs to another file', async () => {
    await using place = await workplace();
    await place.write('mentoring.db-wal', 'changes');
    assert.match(
      await complaintOf(restoreFrom(urlOf(place), copy)),
      /mentoring\.db-wal exists without its database/,
    );
  });
});
