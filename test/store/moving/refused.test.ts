/** What is not moved to PostgreSQL, where it is not moved to, and what is said then. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import { createSmartGoalStore } from '../../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { newGoal } from '../../contract/examples.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import { inPostgres, onlyWithPostgres, postgresTestDatabase } from '../../support/postgres.ts';
import { runProgram } from '../../support/program.ts';
import { smallProgramme } from '../../support/small-programme.ts';
import { type Workplace, workplace } from '../../support/workplace.ts';
import { contentOf, move, runOnCopy } from './copying.ts';

/** Changes a database by hand. */
function change(place: Workplace, statement: string, ...values: readonly string[]): void {
  using connection = plainDatabase(place.databaseFile);
  connection.prepare(statement).run(...values);
}

/** Makes sure that a move fails, writes nothing, and says what it should. */
async function assertRefused(
  place: Workplace,
  parameters: readonly string[],
  message: RegExp,
  expected = 1,
): Promise<void> {
  const { status, output, errors } = await place.run('migrate', ...parameters);
  assert.deepEqual([status, output], [expected, ''], errors);
  assert.match(errors, message);
  assert.doesNotMatch(errors, /^\s+at /m);
}

suite('a source', { ...onlyWithPostgres, concurrency: 2 }, () => {
  test('that is no file, is missing, empty, older or no database is refused', async () => {
    await using target = await postgresTestDatabase();
    const to = ['--to', target.url];
    await using empty = await workplace();
    await assertRefused(empty, to, /^No database exists at \S+mentoring\.db\. Set DATABASE_URL to the file/);
    await empty.write('mentoring.db', '');
    await assertRefused(empty, to, /is of an older version, or empty\. Run “npx mentoring migrate” first/);
    await empty.write('mentoring.db', 'Dear reader. '.repeat(100));
    await assertRefused(empty, to, /mentoring\.db is not an SQLite database\. Set DATABASE_URL/);
    await using older = await workplace();
    await older.done('migrate');
    change(older, 'delete from migrations where number = (select max(number) from migrations)');
    await assertRefused(older, to, /is of an older version, or empty\. Run “npx mentoring migrate” first/);
    const settings = { DATABASE_URL: target.url };
    const { status, errors } = await runProgram(['migrate', ...to], { folder: older.folder, settings });
    assert.equal(status, 1);
    assert.match(
      errors,
      /^The PostgreSQL database .* is not a file: --to moves from SQLite\. Set DATABASE_URL to/,
    );
    assert.deepEqual([...(await contentOf(target))], []);
  });

  test('with a value that PostgreSQL does not take names its table, and goes over once it is mended', async () => {
    await using target = await postgresTestDatabase();
    await using place = await smallProgramme();
    change(place, "update relations set start = '2025-02-31' where id = 2");
    await assertRefused(
      place,
      ['--to', target.url],
      /^PostgreSQL does not take a row of relations: .*out of range.* correct it in the source, and run the same/,
    );
    change(place, "update relations set start = '2025-02-28' where id = 2");
    const { status, errors } = await move(place, target);
    assert.equal(status, 0, errors);
  });

  test('that a service reads at the same time is moved, and stays as it is', async () => {
    await using target = await postgresTestDatabase();
    await using place = await smallProgramme();
    await using reading = openSqlite(place.databaseFile);
    await reading.check();
    const before = await readFile(place.databaseFile);
    assert.equal((await move(place, target)).status, 0);
    assert.ok(before.equals(await readFile(place.databaseFile)));
  });
});

suite('a target', { ...onlyWithPostgres, concurrency: 2 }, () => {
  test('that has records is refused, and keeps them', async () => {
    await using place = await smallProgramme();
    await using target = await postgresTestDatabase();
    assert.equal((await runOnCopy(place, target, 'migrate')).status, 0);
    await createSmartGoalStore(await target.open()).add(newGoal());
    const before = await contentOf(target);
    const message = /^The target database already contains records, so nothing was moved\. Name an empty one/;
    await assertRefused(place, ['--to', target.url], message);
    assert.deepEqual(await contentOf(target), before);
    // Goals that were erased are records too: what was given out as their ids must not be given out again.
    assert.equal((await runOnCopy(place, target, 'erase', '--goal', '1', '--yes')).status, 0);
    await assertRefused(place, ['--to', target.url], message);
  });

  test('of another program, or of a newer version, is refused and left alone', async () => {
    await using place = await smallProgramme();
    await using target = await postgresTestDatabase();
    await inPostgres(target.url, 'create table orders (id integer)');
    await assertRefused(
      place,
      ['--to', target.url],
      /^The database belongs to another program: it has the table orders\. Set --to to another one\.$/m,
    );
    assert.deepEqual([...(await contentOf(target)).keys()], ['orders']);
    await inPostgres(target.url, 'drop table orders');
    assert.equal((await runOnCopy(place, target, 'migrate')).status, 0);
    await inPostgres(target.url, "insert into migrations values (1000, 'from the future', now())");
    await assertRefused(
      place,
      ['--to', target.url],
      /newer than this program.* or set --to to another database/,
    );
  });

  test('that is not there, or no PostgreSQL, is told, without the password', async () => {
    await using place = await smallProgramme();
    const secret = 'postgres://ada:hunter2@127.0.0.1:1/mentoring';
    await assertRefused(
      place,
      ['--to', secret],
      /^The PostgreSQL database .* does not answer \(.*\)\. Start PostgreSQL, or set --to to where it is\.$/m,
    );
    for (const address of [
      'sqlite:other.db',
      'ada:hunter2@localhost/mentoring',
      'mysql://ada:hunter2@localhost/mentoring',
      '',
    ]) {
      const { status, output, errors } = await place.run('migrate', '--to', address);
      assert.deepEqual([status, output], [2, '']);
      assert.match(errors, /^--to must be the address of a PostgreSQL database, such as postgres:\/\//);
      assert.doesNotMatch(errors, /hunter2/);
    }
    await assertRefused(place, ['--json'], /^--json requires --to; /, 2);
  });
});
