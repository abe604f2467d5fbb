/** SQLite as it really is: files, locks, a disk that is full. */

import assert from 'node:assert/strict';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ServiceUnavailableError } from '../../src/domain/errors.ts';
import { type Database, DatabaseOpenError } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { either, isAnyOf } from '../../src/store/row-conditions.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newGoal } from '../contract/examples.ts';
import { holdLock } from '../support/lock-holder.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { temporaryFolder } from '../support/service.ts';
import { sqliteFile } from './sqlite-databases.ts';

const FIRST_PAGE = { limit: 30, offset: 0 };

/** Makes sure that a file cannot be opened, and gives the reason. */
function whyNotOpened(file: string): string {
  try {
    void openSqlite(file)[Symbol.asyncDispose]();
  } catch (error) {
    assert.ok(error instanceof DatabaseOpenError, String(error));
    return error.message;
  }
  assert.fail(`${file} was opened`);
}

/** The value of a setting of the connection that writes. */
async function pragma(database: Database, name: string): Promise<unknown> {
  const { rows } = await database.write((transaction) =>
    sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(transaction),
  );
  return Object.values(rows[0] ?? {})[0];
}

// Most of the time they wait for locks.
suite('SQLite', { concurrency: true }, () => {
  suite('while another process writes', () => {
    test('a change waits without keeping anything else waiting, and is made when it can be', async () => {
      await using database = await sqliteFile();
      const opened = database.open();
      await migrate(opened);
      const store = createSmartGoalStore(opened);
      await using holder = await holdLock(database.file, 'BEGIN IMMEDIATE');
      let answered = false;
      const adding = store.add(newGoal()).finally(() => {
        answered = true;
      });
      await wait(300);
      assert.equal(answered, false);
      assert.deepEqual(await store.page(FIRST_PAGE), { count: 0, items: [] });
      assert.equal(await store.version(), '0');
      await holder.release();
      const { id } = await adding;
      assert.deepEqual(
        (await store.page(FIRST_PAGE)).items.map((goal) => goal.id),
        [id],
      );
    });

    test('a change that could not be made in time is given up, and later ones are made', async () => {
      await using database = await sqliteFile();
      const opened = database.open();
      await migrate(opened);
      const store = createSmartGoalStore(opened);
      await using holder = await holdLock(database.file, 'BEGIN IMMEDIATE');
      const given = await Promise.allSettled([store.add(newGoal()), store.add(newGoal())]);
      for (const outcome of given) {
        assert.equal(outcome.status, 'rejected');
        assert.ok(outcome.reason instanceof ServiceUnavailableError, String(outcome.reason));
        assert.match(outcome.reason.message, /another process is writing/);
      }
      assert.equal((await store.page(FIRST_PAGE)).count, 0);
      await holder.release();
      await store.add(newGoal());
      assert.equal((await store.page(FIRST_PAGE)).count, 1);
    });
  });

  suite('opening a SQLite file', () => {
    test('makes the file and the folders above it', async () => {
      await using folder = await temporaryFolder();
      const file = join(folder.path, 'a', 'b', 'mentoring.db');
      await using database = openSqlite(file);
      assert.equal((await migrate(database)).length > 0, true);
      assert.ok((await readdir(join(folder.path, 'a', 'b'))).includes('mentoring.db'));
    });

    test('sets what makes an acknowledged change safe', async () => {
      await using database = await sqliteFile();
      const opened = database.open();
      await migrate(opened);
      assert.equal(await pragma(opened, 'journal_mode'), 'wal');
      assert.equal(await pragma(opened, 'synchronous'), 2, 'FULL');
      assert.equal(await pragma(opened, 'foreign_keys'), 1);
    });

    test('refuses a file that is no database, and leaves it alone', async () => {
      await using folder = await temporaryFolder();
      const file = join(folder.path, 'letter.txt');
      await writeFile(file, 'Dear reader, this is no database. '.repeat(100));
      assert.equal(
        whyNotOpened(file),
        `${file} is not an SQLite database. Set DATABASE_URL to another file, or move this one out of the way.`,
      );
      assert.deepEqual(await readdir(folder.path), ['letter.txt']);
    });

    test('refuses a folder in the place of the file', async () => {
      await using folder = await temporaryFolder();
      const file = join(folder.path, 'mentoring.db');
      await mkdir(file);
      assert.match(whyNotOpened(file), /mentoring\.db is a folder\. Set DATABASE_URL to a file in it/);
    });

    test('refuses a file in the place of a folder, however deep', async () => {
      await using folder = await temporaryFolder();
      await writeFile(join(folder.path, 'file'), '');
      for (const path of ['file/mentoring.db', 'file/data/mentoring.db']) {
        assert.match(
          whyNotOpened(join(folder.path, path)),
          /is not a folder\. Set DATABASE_URL to a file in a/,
        );
      }
    });

    test('keeps what is in it', async () => {
      await using folder = await temporaryFolder();
      const file = join(folder.path, 'mentoring.db');
      const ids: number[] = [];
      for (let start = 1; start <= 3; start += 1) {
        await using database = openSqlite(file);
        await migrate(database);
        const store = createSmartGoalStore(database);
        ids.unshift((await store.add(newGoal())).id);
        const { count, items } = await store.page(FIRST_PAGE);
        assert.deepEqual({ count, ids: items.map(({ id }) => id) }, { count: start, ids });
      }
      // Nothing but the file is left when all is closed: the log has been written back.
      assert.deepEqual(await readdir(folder.path), ['mentoring.db']);
    });
  });

  suite('when the disk is full', () => {
    test('changes are refused for the moment, whole, while reads go on; and it recovers by itself', async () => {
      await using database = await sqliteFile();
      const opened = database.open();
      await migrate(opened);
      const store = createSmartGoalStore(opened);
      await store.add(newGoal());
      // SQLite answers the same when a file may not grow as when the disk has no room for it.
      const pages = Number(await pragma(opened, 'page_count'));
      await pragma(opened, `max_page_count = ${pages}`);
      const long = newGoal({ input: 'x'.repeat(20_000) });
      await assert.rejects(store.add(long), (error) => {
        assert.ok(error instanceof ServiceUnavailableError, String(error));
        assert.match(error.message, /the disk is full/);
        return true;
      });
      assert.equal((await store.page(FIRST_PAGE)).count, 1);
      await pragma(opened, 'max_page_count = 1000000');
      await store.add(long);
      assert.equal((await store.page(FIRST_PAGE)).count, 2);
    });
  });

  suite('what a database file holds', () => {
    test('is purged of what was erased as soon as nobody reads the old', async () => {
      await using database = await sqliteFile();
      const opened = database.open();
      await migrate(opened);
      using reading = plainDatabase(database.file, { readOnly: true });
      reading.exec('BEGIN; SELECT count(*) FROM courses');
      await createSmartGoalStore(opened).add(newGoal({ input: 'A name.' }));
      const purged = opened.purge();
      await wait(50);
      assert.ok((await stat(`${database.file}-wal`)).size > 0);
      reading.exec('COMMIT');
      await purged;
      assert.equal((await stat(`${database.file}-wal`)).size, 0);
    });

    test('can be read by any SQLite: instants as text in UTC that sorts, truth values as 0 and 1', async () => {
      await using database = await sqliteFile();
      const opened = database.open();
      await migrate(opened);
      await createSmartGoalStore(opened).add(
        newGoal({ created_at: Temporal.Instant.from('2026-11-21T03:10:54+01:00') }),
      );
      using plain = plainDatabase(database.file, { readOnly: true });
      const goals = plain.prepare('SELECT created_at, position FROM smart_goals').all();
      assert.deepEqual({ ...goals[0] }, { created_at: '2026-11-21T02:10:54.000000Z', position: 1 });
      const statuses = plain.prepare('SELECT DISTINCT disabled FROM pre_lead_statuses').all();
      assert.deepEqual({ ...statuses[0] }, { disabled: 0 });
      assert.deepEqual({ ...plain.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
    });
  });

  test('alternatives are looked up by their indexes, also where one of them is impossible', async () => {
    await using database = await sqliteFile();
    const opened = database.open();
    await migrate(opened);
    const which = either([isAnyOf('id', [1]), isAnyOf('mentee_id', []), isAnyOf('mentor_id', [2])]);
    const { rows } = await sql`explain query plan select * from relations where ${which}`.execute(
      opened.reader,
    );
    assert.match(JSON.stringify(rows), /SEARCH relations/);
    assert.doesNotMatch(JSON.stringify(rows), /SCAN relations/);
  });
});
