/** How a database gets the tables that the program knows. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { suite, test } from 'node:test';
import { DatabaseOpenError } from '../../src/store/database.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { newGoal } from '../contract/examples.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { runProgram } from '../support/program.ts';
import { sqliteFile } from './sqlite-databases.ts';

/** The tables of a file. */
function tablesOf(file: string): readonly unknown[] {
  using plain = plainDatabase(file, { readOnly: true });
  return plain
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => name);
}

suite('bringing a database up to date', () => {
  test('makes what is missing, and nothing the second time', async () => {
    await using database = await sqliteFile();
    const opened = database.open();
    assert.deepEqual(
      await migrate(opened),
      MIGRATIONS.map(({ name }) => name),
    );
    assert.deepEqual(await migrate(opened), []);
    assert.deepEqual(await migrate(database.open()), []);
  });

  test('leaves the records of a database that is up to date', async () => {
    await using database = await sqliteFile();
    const opened = database.open();
    await migrate(opened);
    await createSmartGoalStore(opened).add(newGoal());
    const later = database.open();
    await migrate(later);
    assert.equal((await createSmartGoalStore(later).page({ limit: 1, offset: 0 })).count, 1);
  });

  test('is done by one of several connections that start at once, and the others wait for it', async () => {
    await using database = await sqliteFile();
    const opened = [database.open(), database.open(), database.open()];
    const applied = await Promise.all(opened.map(migrate));
    assert.deepEqual(
      applied.flat(),
      MIGRATIONS.map(({ name }) => name),
    );
    for (const connection of opened) await createSmartGoalStore(connection).add(newGoal());
    assert.equal((await createSmartGoalStore(database.open()).page({ limit: 1, offset: 0 })).count, 3);
  });

  test('is done by one of several processes that start at once on no file at all', async () => {
    await using database = await sqliteFile();
    const options = {
      folder: database.folder,
      settings: { DATABASE_URL: `sqlite:${database.file}` },
    };
    const ended = await Promise.all(Array.from({ length: 3 }, () => runProgram(['migrate'], options)));
    for (const { status, errors } of ended) assert.deepEqual({ status, errors }, { status: 0, errors: '' });
    assert.deepEqual(ended.map(({ output }) => output).sort(), [
      `Applied: ${MIGRATIONS.map(({ name }) => name).join(', ')}.\n`,
      'The database is up to date.\n',
      'The database is up to date.\n',
    ]);
    await createSmartGoalStore(database.open()).add(newGoal());
  });

  test('refuses a database of a newer program, and leaves it alone', async () => {
    await using database = await sqliteFile();
    const opened = database.open();
    await migrate(opened);
    const newer = { number: 1000, name: 'from the future', applied_at: '2999-01-01T00:00:00Z' };
    await opened.write((transaction) => transaction.insertInto('migrations').values(newer).execute());
    const before = tablesOf(database.file);
    await assert.rejects(migrate(opened), (error) => {
      assert.ok(error instanceof DatabaseOpenError, String(error));
      assert.match(
        error.message,
        /newer than this program: it knows the migrations up to \d+, the database has 1000\. Run/,
      );
      return true;
    });
    assert.deepEqual(tablesOf(database.file), before);
  });

  test('leaves nothing half done where a step fails, and works once the reason is gone', async () => {
    await using database = await sqliteFile();
    {
      // The step makes other tables before it meets this one.
      using plain = plainDatabase(database.file);
      plain.exec('CREATE TABLE pre_lead_statuses (anything)');
    }
    const opened = database.open();
    await assert.rejects(migrate(opened), /pre_lead_statuses/);
    assert.deepEqual(tablesOf(database.file), ['pre_lead_statuses']);
    await opened.write((transaction) => transaction.schema.dropTable('pre_lead_statuses').execute());
    assert.deepEqual(
      await migrate(opened),
      MIGRATIONS.map(({ name }) => name),
    );
  });
});

test('a new database refuses what contradicts itself', async () => {
  await using database = await sqliteFile();
  await migrate(database.open());
  using plain = plainDatabase(database.file);
  plain.exec('PRAGMA foreign_keys = ON');
  const person = (id: number, role: string, email: string, externalId: string): string =>
    `INSERT INTO participants (id, role, full_name, email, external_id) VALUES (${id}, '${role}', 'X', '${email}', '${externalId}')`;
  const relation = (mentee: number, end: string): string =>
    `INSERT INTO relations (id, mentor_id, mentee_id, manager_id, cohort, "start", "end", status)
      VALUES (1, 2, ${mentee}, NULL, '', '2026-05-04', '${end}', 'matched')`;
  plain.exec(person(1, 'mentee', 'ada@example.org', '007'));
  // A mentee and a mentor may be one contact in another system.
  plain.exec(person(2, 'mentor', 'ada@example.org', '007'));
  for (const [change, reason] of [
    [person(9, 'mentee', 'ada@example.org', '9'), /UNIQUE/],
    [person(9, 'mentee', 'x@example.org', '007'), /UNIQUE/],
    [person(9, 'manager', 'x@example.org', '9'), /CHECK/],
    [relation(99, '2026-10-31'), /FOREIGN KEY/],
    [relation(1, '2026-05-03'), /CHECK/],
  ] as const) {
    assert.throws(() => plain.exec(change), reason, change);
  }
  plain.exec(relation(1, '2026-10-31'));
  assert.throws(() => plain.exec('DELETE FROM participants WHERE id = 1'), /FOREIGN KEY/);
});

test('every step that lies in the folder is listed, in the order of the numbers', () => {
  const files = readdirSync(new URL('../../src/store/migrations/', import.meta.url));
  const steps = files.filter((name) => /^\d{4}-/.test(name)).sort();
  assert.deepEqual(
    MIGRATIONS.map(({ number }) => number),
    steps.map((name) => Number(name.slice(0, 4))),
  );
});
