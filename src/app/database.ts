/** Opens the database of a configuration. */
import { existsSync } from 'node:fs';
import type { Configuration } from '../config/settings.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { isUpToDate, migrate } from '../store/migrations/migrate.ts';
import type { NarrowedFile } from '../store/private-files.ts';

/** The configuration of the database. */
export type DatabasePlace = Pick<
  Configuration,
  'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_TIME_LIMIT'
>;

/**
 * Opens the database of a configuration. A file is made where it is missing.
 *
 * @param user the service, with short timeouts, or a command, without
 * @throws DatabaseOpenError if it cannot be used
 */
export async function openDatabase(
  configuration: DatabasePlace,
  user: 'service' | 'command',
): Promise<Database> {
  const { DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_TIME_LIMIT } = configuration;
  // Each driver is loaded only if it is needed.
  if (DATABASE_URL.kind === 'sqlite') {
    const { openSqlite } = await import('../store/sqlite/sqlite.ts');
    return openSqlite(DATABASE_URL.file);
  }
  const { openPostgres } = await import('../store/postgres/postgres.ts');
  return openPostgres(DATABASE_URL.url, {
    connections: DATABASE_POOL_SIZE,
    timeLimit: user === 'service' ? DATABASE_TIME_LIMIT : null,
    namedBy: 'DATABASE_URL',
  });
}

/**
 * Restricts the permissions of the database file and its neighbours, which older versions of the program left
 * open.
 *
 * @returns the files that others could read or write
 */
export async function protectDatabase({ DATABASE_URL }: Configuration): Promise<readonly NarrowedFile[]> {
  if (DATABASE_URL.kind !== 'sqlite') return [];
  const { narrowRights } = await import('../store/private-files.ts');
  const { file } = DATABASE_URL;
  return narrowRights([file, `${file}-wal`, `${file}-shm`, `${file}-journal`]);
}

/** The place of the configured database, for people; without a password. */
export async function databasePlace({ DATABASE_URL }: Configuration): Promise<string> {
  if (DATABASE_URL.kind === 'sqlite') return `The database ${DATABASE_URL.file}`;
  const { placeOf } = await import('../store/postgres/address.ts');
  return placeOf(DATABASE_URL.url);
}

/** Opens the configured database for a command; closes it again where it cannot be used. */
async function openFor(
  configuration: Configuration,
  prepare: (database: Database) => Promise<unknown>,
): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await openDatabase(configuration, 'command'));
  await prepare(database);
  opened.move();
  return database;
}

/**
 * Opens the configured database, creates it if it is missing, and migrates it.
 *
 * @throws DatabaseOpenError if it cannot be used
 */
export const openUpToDateDatabase = (configuration: Configuration): Promise<Database> =>
  openFor(configuration, migrate);

/**
 * Opens the existing, migrated database.
 *
 * @throws DatabaseOpenError if there is none, or it is of another version of the program
 */
export async function openExistingDatabase(configuration: Configuration): Promise<Database> {
  const { DATABASE_URL } = configuration;
  if (DATABASE_URL.kind === 'sqlite' && !existsSync(DATABASE_URL.file)) {
    throw new DatabaseOpenError(
      `No database exists at ${DATABASE_URL.file}. The first start of the service creates it; if it is elsewhere, set DATABASE_URL to it.`,
    );
  }
  return await openFor(configuration, async (database) => {
    if (await isUpToDate(database)) return;
    const place = await databasePlace(configuration);
    throw new DatabaseOpenError(
      `${place} is of an older version, or empty. “npx mentoring migrate” brings it up to date, as starting the service does.`,
    );
  });
}
