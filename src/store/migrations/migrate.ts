/**
 * Migrates a database to the schema of this program. Kysely's own migrator does not lock SQLite against a
 * second process and commits a failed migration half done, so migrations run here: all or none, by one
 * process.
 */

import { ServiceUnavailableError } from '../../domain/errors.ts';
import { type Database, DatabaseOpenError, type ReadableDatabase } from '../database.ts';
import { instantToColumn } from '../schema.ts';
import { first } from './0001-first.ts';
import type { Migration } from './migration.ts';

/** All migrations, in their order. */
export const MIGRATIONS: readonly Migration[] = [first];

/** The number of the newest migration of this program. */
export const NEWEST_MIGRATION = Math.max(...MIGRATIONS.map(({ number }) => number));

/**
 * Applies the missing migrations. If several processes start at once, one does it and the others wait.
 *
 * @returns the names of the applied migrations, in their order; empty if there were none
 * @throws DatabaseOpenError if the database is newer than the program
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  try {
    return await applyMissing(database);
  } catch (error) {
    if (error instanceof DatabaseOpenError || error instanceof ServiceUnavailableError) throw error;
    throw new DatabaseOpenError(
      `The database cannot be brought up to date (${error instanceof Error ? error.message : error}). ` +
        `If it belongs to another program, set ${database.namedBy} to another database.`,
      { cause: error },
    );
  }
}

async function applyMissing(database: Database): Promise<readonly string[]> {
  if ((await missing(database)).length === 0) return [];
  await using workspace = await database.openWorkspace();
  return await workspace.write(async (transaction) => {
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', database.columnTypes.instant, (column) => column.notNull())
      .execute();
    const done = await transaction.selectFrom('migrations').select('number').execute();
    const applied: string[] = [];
    for (const { number, name, up } of MIGRATIONS) {
      if (done.some((row) => row.number === number)) continue;
      await up(transaction, database.columnTypes);
      await transaction
        .insertInto('migrations')
        .values({ number, name, applied_at: instantToColumn(Temporal.Now.instant()) })
        .execute();
      applied.push(name);
    }
    return applied;
  });
}

/** Whether the applied migrations are those of a database without tables. */
export const isNewDatabase = (applied: readonly string[]): boolean => applied.length === MIGRATIONS.length;

/** Whether a database has all migrations. */
export async function isUpToDate(database: ReadableDatabase): Promise<boolean> {
  return (await missing(database)).length === 0;
}

/** The missing migrations, without locking the database. */
async function missing(database: ReadableDatabase): Promise<readonly Migration[]> {
  const tables = await database.tables();
  if (!tables.includes('migrations')) {
    const [other] = tables;
    if (other === undefined) return MIGRATIONS;
    throw new DatabaseOpenError(
      `The database belongs to another program: it has the table ${other}. Set ${database.namedBy} to another one.`,
    );
  }
  const { reader } = database;
  const done = (await reader.selectFrom('migrations').select('number').execute()).map(({ number }) => number);
  const newest = Math.max(0, ...done);
  if (newest > NEWEST_MIGRATION) {
    throw new DatabaseOpenError(
      `The database is newer than this program: it knows the migrations up to ${NEWEST_MIGRATION}, the database has ${newest}. ` +
        `Run the newer version of the program, or set ${database.namedBy} to another database.`,
    );
  }
  return MIGRATIONS.filter(({ number }) => !done.includes(number));
}
