/** That the registry of tables says what is true of a new database: whatever is missing there is named here. */

import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import { after, before, suite, test } from 'node:test';
import {
  addedTo,
  cellOf,
  columnsOf,
  KEPT_TABLE_NAMES,
  KEPT_TABLES,
} from '../../src/domain/operations/rows.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { COLLECTION_NAMES, COLLECTIONS, MOVED_TABLES, TABLE_NAMES, TABLES } from '../../src/store/schema.ts';
import { FIRST_ROWS } from '../support/first-rows.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { sqliteFile } from './sqlite-databases.ts';

suite('the registry of tables', () => {
  // Whatever fails before the tests, such as a migration, the file is closed: open, it would keep the process from ending.
  const opened = new AsyncDisposableStack();
  let connection: DatabaseSync;
  let tables: readonly string[];
  before(async () => {
    const fresh = opened.use(await sqliteFile());
    const database = fresh.open();
    await migrate(database);
    tables = await database.tables();
    connection = opened.use(plainDatabase(fresh.file, { readOnly: true }));
  });
  after(() => opened.disposeAsync());

  const count = (table: string): unknown =>
    connection.prepare(`select count(*) as rows from ${table}`).get()?.['rows'];

  test('names every table of a new database', () => {
    assert.deepEqual(TABLE_NAMES.toSorted(), tables.toSorted(), 'src/store/schema.ts must name every table');
  });

  test('has their primary keys', () => {
    for (const table of TABLE_NAMES) {
      const columns = connection.prepare('select name, pk from pragma_table_info(?)').all(table);
      const primary = columns
        .filter(({ pk }) => Number(pk) > 0)
        .toSorted((one, other) => Number(one['pk']) - Number(other['pk']));
      assert.deepEqual(
        primary.map(({ name }) => name),
        TABLES[table].key,
        table,
      );
    }
  });

  test('declares the columns that the history keeps, with null where a field may be null', () => {
    for (const table of KEPT_TABLE_NAMES) {
      const found = connection
        .prepare('select name, "notnull" or pk as required from pragma_table_info(?)')
        .all(table);
      const columns = found.map(({ name, required }): [string, boolean] => [String(name), required === 0]);
      const declared = Object.entries(KEPT_TABLES[table].fields).map(([name, field]) => [
        name,
        field.nullable === true,
      ]);
      // Of messages it keeps the states alone.
      const kept = table === 'outbox' ? columns.filter(([name]) => columnsOf(table).includes(name)) : columns;
      assert.deepEqual(Object.fromEntries(kept), Object.fromEntries(declared), `the migrations of ${table}`);
    }
  });

  test('gives existing rows the value of a new column that their history tells', () => {
    const columns = connection.prepare('select name, dflt_value as value from pragma_table_info(?)');
    for (const table of KEPT_TABLE_NAMES) {
      for (const { name, value } of columns.all(table)) {
        const column = String(name);
        if (column in FIRST_ROWS[table] || !columnsOf(table).includes(column)) continue;
        const given =
          value === null ? null : connection.prepare(`select ${String(value)} as it`).get()?.['it'];
        const told = cellOf(addedTo(table), column);
        assert.equal(
          given,
          typeof told === 'boolean' ? Number(told) : told,
          `the migration of ${table}.${column}`,
        );
      }
    }
  });

  test('has each table that is moved after those that it refers to', () => {
    const seen: string[] = [];
    for (const table of MOVED_TABLES) {
      const references = connection.prepare('select "table" as name from pragma_foreign_key_list(?)');
      for (const { name } of references.all(table)) {
        assert.ok(seen.includes(String(name)), `${table} refers to ${String(name)}, which comes later`);
      }
      seen.push(table);
    }
    assert.equal(seen.at(-1), 'collections');
  });

  test('says which tables a new database has rows of', () => {
    // A secret key is noted where there is one.
    const filled = MOVED_TABLES.filter((table) => table === 'erasure_key' || count(table) !== 0);
    assert.deepEqual(
      filled,
      MOVED_TABLES.filter((table) => TABLES[table].shipped),
    );
  });

  test('declares what rows refer to, and what no two of them have in common', () => {
    for (const table of KEPT_TABLE_NAMES) {
      const { fields, unique = [] } = KEPT_TABLES[table];
      const references = connection
        .prepare('select "from" as name, "table" as refers from pragma_foreign_key_list(?)')
        .all(table)
        .map(({ name, refers }) => [String(name), String(refers)]);
      const declared = Object.entries(fields).flatMap(([name, { refers }]) =>
        refers === undefined ? [] : [[name, refers]],
      );
      // An answer refers to a version of a form, and so to its round.
      if (table !== 'feedback_answers') assert.deepEqual(declared.toSorted(), references.toSorted(), table);
      // Accounts and their names are unique among those in use.
      if (table === 'accounts') continue;
      const indexes = connection
        .prepare(`select name from pragma_index_list(?) where "unique" = 1 and origin <> 'pk'`)
        .all(table)
        .map(({ name }) =>
          connection
            .prepare('select name from pragma_index_info(?)')
            .all(String(name))
            .map((column) => String(column['name'])),
        );
      if (table !== 'outbox') assert.deepEqual(indexes.toSorted(), unique.toSorted(), table);
    }
  });

  test('names every collection that a migration made, and the table that each counts', () => {
    const rows = connection.prepare('select name, count from collections').all();
    assert.deepEqual(rows.map(({ name }) => String(name)).toSorted(), COLLECTION_NAMES.toSorted());
    for (const name of COLLECTION_NAMES) {
      const table = COLLECTIONS[name];
      const counted = rows.find((row) => row['name'] === name)?.['count'];
      assert.equal(counted, table === null ? 0 : count(table), name);
    }
  });
});
