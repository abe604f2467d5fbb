/** That the registry of tables says what is true of a new database: whatever is missing there is named here. */

import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import { after, before, suite, test } from 'node:test';
import {
  cellOf,
  columnsOf,
  KEPT_TABLE_NAMES,
  KEPT_TABLES,
  PROGRAMME_TABLE_NAMES,
} from '../../src/domain/operations/rows.ts';
import { KEPT_COLLECTIONS, RECORD_TABLES } from '../../src/domain/operations/setting-rows.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { COLLECTION_NAMES, COLLECTIONS, MOVED_TABLES, TABLE_NAMES, TABLES } from '../../src/store/tables.ts';
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

  const columnNames = (table: string): readonly string[] =>
    connection
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));

  test('names every table of a new database', () => {
    assert.deepEqual(TABLE_NAMES.toSorted(), tables.toSorted(), 'src/store/tables.ts must name every table');
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

  test('has the columns of the fields of collections, with null where a field may be null', () => {
    for (const table of RECORD_TABLES) {
      const { fields } = KEPT_COLLECTIONS[table];
      const found = connection
        .prepare('select name, "notnull" or pk as required from pragma_table_info(?)')
        .all(table);
      const columns = found.map(({ name, required }) => [String(name), required === 0]);
      const declared = Object.entries(fields).map(([name, field]) => [name, 'nullable' in field]);
      assert.deepEqual(
        Object.fromEntries(columns),
        Object.fromEntries(declared),
        `the migrations of ${table}`,
      );
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
        const told = cellOf(KEPT_TABLES[table].added ?? {}, column);
        assert.equal(
          given,
          typeof told === 'boolean' ? Number(told) : told,
          `the migration of ${table}.${column}`,
        );
      }
    }
  });

  test('has every column of the programme in its history', () => {
    for (const table of PROGRAMME_TABLE_NAMES) {
      assert.deepEqual(
        columnNames(table).toSorted(),
        columnsOf(table).toSorted(),
        `${table}: the columns of the migrations, and those of src/domain/operations/rows.ts`,
      );
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

  test('says what stands in while imported rows exchange what is unique', () => {
    for (const table of TABLE_NAMES) {
      const { imported } = TABLES[table];
      // Goals keep their places; the list of statuses is written anew; a relation is told by its pair and cohort.
      if (imported === undefined || table === 'smart_goals' || table === 'relations') continue;
      const indexes = connection.prepare(
        `select name from pragma_index_list(?) where "unique" = 1 and origin <> 'pk'`,
      );
      for (const { name } of indexes.all(table)) {
        const columns = connection.prepare('select name from pragma_index_info(?)').all(String(name));
        assert.ok(
          columns.some((column) => Object.hasOwn(imported.exchanged ?? {}, String(column['name']))),
          `${table}: one of ${columns.map((column) => column['name']).join(', ')} must be “exchanged”`,
        );
      }
    }
  });

  test('names every collection that a migration made, and the table that each counts', () => {
    const rows = connection.prepare('select name, count from collections').all();
    assert.deepEqual(rows.map(({ name }) => String(name)).toSorted(), COLLECTION_NAMES.toSorted());
    for (const name of COLLECTION_NAMES) {
      const { table } = COLLECTIONS[name];
      const counted = rows.find((row) => row['name'] === name)?.['count'];
      assert.equal(counted, table === null ? 0 : count(table), name);
    }
  });
});
