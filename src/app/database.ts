/** The database of a configuration. */
import { existsSync } from 'node:fs';
import type { Configuration } from '../config/settings.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { isUpToDate, migrate } from '../store/migrations/migrate.ts';
import { openSqlite } from '../store/sqlite.ts';

/**
 * Opens the database of a configuration, and makes it where it is missing.
 *
 * @throws DatabaseOpenError where it cannot be used
 */
export function openDatabase({ DATABASE_URL }: Configuration): Database {
  return openSqlite(DATABASE_URL.file);
}

/**
 * Opens the database of a configuration, makes it where it is missing, and brings it up to date.
 *
 * @throws DatabaseOpenError where it cannot be used
 */
export async function openUpToDateDatabase(configuration: Configuration): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(openDatabase(configuration));
  await migrate(database);
  opened.move();
  return database;
}

/**
 * Opens the database of a configuration as it is, for those who want what is in it.
 *
 * @throws DatabaseOpenError where there is none, or it is of another version of the program
 */
export async function openExistingDatabase(configuration: Configuration): Promise<Database> {
  const { file } = configuration.DATABASE_URL;
  if (!existsSync(file)) {
    throw new DatabaseOpenError(
      `There is no database at ${file}. The first start of the service makes it; or set DATABASE_URL to where it is.`,
    );
  }
  await using opened = new AsyncDisposableStack();
  const database = opened.use(openDatabase(configuration));
  if (!(await isUpToDate(database))) {
    throw new DatabaseOpenError(
      `The database at ${file} is of an older version. “mentoring migrate” brings it up to date, as starting the service does.`,
    );
  }
  opened.move();
  return database;
}
