/** That a move to PostgreSQL forgets no table, and fills none before those that it refers to. */

import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, suite, test } from 'node:test';
import { migrate } from '../../../src/store/migrations/migrate.ts';
import { LEFT_BEHIND, MOVED_TABLES } from '../../../src/store/moving/tables.ts';
import { sqliteFile } from '../sqlite-databases.ts';

suite('the tables that a move takes over', () => {
  let fresh: Awaited<ReturnType<typeof sqliteFile>>;
  let connection: DatabaseSync;
  let tables: readonly string[];
  before(async () => {
    fresh = await sqliteFile();
    const database = fresh.open();
    await migrate(database);
    tables = await database.tables();
    connection = new DatabaseSync(fresh.file, { readOnly: true });
  });
  after(async () => {
    connection.close();
    await fresh[Symbol.asyncDispose]();
  });

  test('are all that a new database has, but for those that stay behind', () => {
    const moved = MOVED_TABLES.map(([table]) => table);
    assert.deepEqual(
      [...moved, ...LEFT_BEHIND].toSorted(),
      tables.toSorted(),
      'src/store/moving/tables.ts must name every table',
    );
  });

  test('are gone through by their primary keys', () => {
    for (const [table, key] of MOVED_TABLES) {
      const columns = connection.prepare('select name, pk from pragma_table_info(?)').all(table);
      const primary = columns
        .filter(({ pk }) => Number(pk) > 0)
        .toSorted((one, other) => Number(one['pk']) - Number(other['pk']));
      assert.deepEqual(
        primary.map(({ name }) => name),
        key,
        table,
      );
    }
  });

  test('come after the tables that they refer to', () => {
    const seen: string[] = [];
    for (const [table] of MOVED_TABLES) {
      const references = connection.prepare('select "table" as name from pragma_foreign_key_list(?)');
      for (const { name } of references.all(table)) {
        assert.ok(seen.includes(String(name)), `${table} refers to ${String(name)}, which comes later`);
      }
      seen.push(table);
    }
    assert.equal(seen.at(-1), 'collections');
  });
});
