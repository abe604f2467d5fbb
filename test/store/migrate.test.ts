/** How a database gets the tables that the program knows. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { suite, test } from 'node:test';
import { isUndo } from '../../src/domain/operations/messages.ts';
import { type Database, DatabaseOpenError } from '../../src/store/database.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { createProgrammeStore } from '../../src/store/programme.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { newGoal } from '../contract/examples.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { runProgram } from '../support/program.ts';
import { fillDatabase } from '../support/programme.ts';
import { said } from '../support/said.ts';
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

/** Brings a database to what it was after the third step, with records of all kinds in it. */
async function asAfterThree(database: Database, file: string): Promise<void> {
  await database.write(async (transaction) => {
    for (const { up } of MIGRATIONS.slice(0, 3)) await up(transaction, database.columnTypes);
  });
  using plain = plainDatabase(file);
  plain.exec(`
    CREATE TABLE migrations (number integer primary key, name text not null, applied_at text not null);
    INSERT INTO migrations VALUES (1, 'collections', ''), (2, 'provenance', ''), (3, 'programme', '');
    INSERT INTO managers VALUES (1, 'Maria', NULL, 'maria@example.org');
    INSERT INTO participants VALUES (1, 'mentee', 'Ada', 'ada@example.org', '007'), (2, 'mentor', 'Bea', 'bea@example.org', NULL),
      (3, 'mentee', 'Cleo', 'cleo@example.org', '1e3');
    INSERT INTO relations VALUES (1, 2, 1, 1, '2026', '2026-05-04', '2026-10-31', 'matched', '2026-05-18'),
      (5, 2, 3, NULL, '', '2026-05-04', NULL, 'on_hold', NULL);
    INSERT INTO relation_changes VALUES (1, 1, 'matched', '2026-05-04', NULL), (5, 1, 'matched', '2026-05-04', '12'),
      (5, 2, 'on_hold', '2026-06-01', 'ill');
    INSERT INTO feedback_exceptions VALUES (1, 1, 'mentee', '2026-12-01', 0, '1'), (1, 2, 'mentor', NULL, 1, NULL);
    INSERT INTO feedbacks VALUES (1, 3, 'mentor', '2026-06-01', 'typeform', '0001'), (5, 1, 'mentee', '2026-06-01', NULL, NULL);
    INSERT INTO smart_goals VALUES (7, 1, '2026-01-01T00:00:00.000000Z', 'i', 'o', 1, 2, 'offline', NULL, 'en', 0, NULL, 'service'),
      (9, 2, '2026-01-02T00:00:00.000000Z', 'i', 'o', 1, 2, 'offline', NULL, 'en', 0, NULL, 'service');
    UPDATE collections SET "count" = 2, last_id = 9, revision = 2 WHERE name = 'smart-goals';
  `);
}

/** All rows that were there after the third step, with the types of their values. */
function recordsOf(file: string): readonly object[] {
  using plain = plainDatabase(file, { readOnly: true });
  const tables = [
    'managers',
    'participants',
    'relations',
    'relation_changes',
    'feedback_rounds',
    'feedback_exceptions',
    'feedbacks',
    'smart_goals',
    'courses',
    'pre_lead_statuses',
  ];
  // Later steps add columns at the end.
  const columns = (table: string): string =>
    table === 'participants' ? 'id, role, full_name, email, external_id' : '*';
  return tables.flatMap((table) => plain.prepare(`SELECT '${table}', ${columns(table)} FROM ${table}`).all());
}

test('records of before the fourth step are there after it, with all that keeps them right', async () => {
  await using database = await sqliteFile();
  const opened = database.open();
  await asAfterThree(opened, database.file);
  const before = recordsOf(database.file);
  assert.deepEqual(
    await migrate(opened),
    MIGRATIONS.slice(3).map(({ name }) => name),
  );
  // Rounds were all asked for before they could be switched off.
  const expected = before.map((row) =>
    Object.hasOwn(row, 'counts_from') ? { __proto__: null, ...row, active: 1 } : row,
  );
  assert.deepEqual(recordsOf(database.file), expected);
  using plain = plainDatabase(database.file);
  assert.deepEqual({ ...plain.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
  assert.deepEqual(plain.prepare('PRAGMA foreign_key_check').all(), []);
  assert.deepEqual(
    tablesOf(database.file).filter((name) => String(name).startsWith('kept_')),
    [],
  );
  plain.exec('PRAGMA foreign_keys = ON');
  for (const [change, reason] of [
    ["INSERT INTO relations VALUES (9, 2, 99, NULL, '', '2026-05-04', NULL, 'matched', NULL)", /FOREIGN KEY/],
    ['DELETE FROM participants WHERE id = 1', /FOREIGN KEY/],
    [
      "INSERT INTO participants (id, role, full_name, email, external_id) VALUES (9, 'mentee', 'X', 'ada@example.org', NULL)",
      /UNIQUE/,
    ],
    [
      "INSERT INTO participants (id, role, full_name, email, external_id) VALUES (9, 'mentee', 'X', 'x@example.org', '007')",
      /UNIQUE/,
    ],
    [
      "INSERT INTO participants (id, role, full_name, email, external_id) VALUES (9, 'manager', 'X', 'x@example.org', NULL)",
      /CHECK/,
    ],
  ] as const) {
    assert.throws(() => plain.exec(change), reason, change);
  }
  plain.exec(
    "INSERT INTO participants (id, role, full_name, email, external_id) VALUES (9, 'mentor', 'Ada', 'ada@example.org', '007')",
  );

  const goals = createSmartGoalStore(opened);
  const { id } = await goals.add(newGoal());
  const { count, items } = await goals.page({ limit: 5, offset: 0 });
  assert.deepEqual([count, items.map((goal) => goal.id)], [3, [10, 9, 7]]);
  assert.equal(id, 10);
  const today = Temporal.PlainDate.from('2026-05-20');
  const listed = await createProgrammeStore(opened, () => today).list();
  assert.deepEqual(
    listed.map(({ full_name, title, manager }) => [full_name, title, manager]),
    [['Bea', 'Chemistry', 'Maria']],
  );
});

test('the row of accounts and tokens keeps its state under its new name', async () => {
  await using database = await sqliteFile();
  const opened = database.open();
  await migrate(opened);
  {
    using plain = plainDatabase(database.file);
    plain.exec(`
      UPDATE collections SET name = 'doors', revision = 7, last_id = 3 WHERE name = 'auth';
      DELETE FROM migrations WHERE number = 10;
    `);
  }
  assert.deepEqual(await migrate(opened), ['auth']);
  assert.equal(await opened.revision('auth'), 7);
  using plain = plainDatabase(database.file);
  assert.deepEqual(
    plain
      .prepare("SELECT last_id FROM collections WHERE name IN ('auth', 'doors')")
      .all()
      .map((row) => ({ ...row })),
    [{ last_id: 3 }],
  );
});

test('what the history said before messages were data stays as it was said, and names who was named', async () => {
  await using database = await sqliteFile();
  const opened = database.open();
  await migrate(opened);
  await fillDatabase(opened);
  const entries = [
    [
      'create-relation',
      'Created the relation of {person 1} with {person 2}, cohort {person 3, matched',
      null,
    ],
    ['undo', 'Undid entry 1: Created the relation of {person 1}', 1],
    ['undo', 'Undid entry 2: Undid entry 1: Created the relation of {person 1}', 2],
    ['hand-over', 'Handed 2 relations of {manager 1} over to nobody', null],
    ['merge-people', 'Merged {person 3} into {person 1}', null],
    ['change-round', 'Undid entry 1: is a title', null],
  ] as const;
  {
    using plain = plainDatabase(database.file);
    plain.exec("DELETE FROM migrations WHERE name = 'messages'");
    const added = plain.prepare(
      "INSERT INTO history (number, at, who, kind, summary, undoes, row_count) VALUES (?, '2026-05-04T10:00:00.000000Z', 'Maria', ?, ?, ?, 1)",
    );
    for (const [index, [kind, summary, undoes]] of entries.entries())
      added.run(index + 1, kind, summary, undoes);
  }
  assert.deepEqual(await migrate(opened), ['messages']);
  const shown = await createProgrammeOperations(opened, () => Temporal.Now.plainDateISO()).history({
    limit: 10,
  });
  const [title, merged, handed, again, undone, created] = shown;
  assert.equal(
    said(created),
    'Created the relation of Ada Example (1) with Bea Example (2), cohort {person 3, matched',
  );
  assert.equal(said(undone), 'Undid entry 1: Created the relation of Ada Example (1)');
  assert.equal(said(again), 'Undid entry 2: Undid entry 1: Created the relation of Ada Example (1)');
  assert.deepEqual(
    [undone, again].map((one) => one && isUndo(one.summary)),
    [true, false],
  );
  assert.equal(said(handed), 'Handed 2 relations of Maria Muster over to nobody');
  // Who is erased is known by the records that were merged into theirs.
  assert.deepEqual(merged?.summary, { code: 'people-merged', gone: { person: 3 }, kept: { person: 1 } });
  assert.equal(said(title), 'Undid entry 1: is a title');
});

test('every step that lies in the folder is listed, in the order of the numbers', () => {
  const files = readdirSync(new URL('../../src/store/migrations/', import.meta.url));
  const steps = files.filter((name) => /^\d{4}-/.test(name)).sort();
  assert.deepEqual(
    MIGRATIONS.map(({ number }) => number),
    steps.map((name) => Number(name.slice(0, 4))),
  );
});
