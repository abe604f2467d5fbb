/** Opens the database of a configuration. */

import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Configuration } from '../config/settings.ts';
import { databaseAddress } from '../config/values.ts';
import { assertSqlite, exists } from '../store/backup/backup-folder.ts';
import { BackupError } from '../store/backup/copy-check.ts';
import type { RestoreOptions, RestoreResult } from '../store/backup/restoring.ts';
import {
  type Database,
  DatabaseOpenError,
  type ReadableDatabase,
  type SnapshotReader,
} from '../store/database.ts';
import { isUpToDate, migrate } from '../store/migrations/migrate.ts';
import type { NarrowedFile } from '../store/private-files.ts';
import { digestsFor } from './secret-key.ts';

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
  const { placeOf } = await import('../store/postgres/errors.ts');
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

// Opens the two databases of a move: the configured file, which is only read, and the target.

/**
 * Opens the configured file for reading only.
 *
 * @throws DatabaseOpenError if there is none, or it is not of this version of the program
 */
export async function openSource(
  configuration: Configuration,
): Promise<{ readonly source: ReadableDatabase & SnapshotReader; readonly place: string }> {
  const { DATABASE_URL } = configuration;
  const place = await databasePlace(configuration);
  if (DATABASE_URL.kind !== 'sqlite') {
    throw new DatabaseOpenError(
      `${place} is not a file: --to moves from SQLite. Set DATABASE_URL to the file to move, such as sqlite:./data/mentoring.db.`,
    );
  }
  if (!existsSync(DATABASE_URL.file)) {
    throw new DatabaseOpenError(
      `No database exists at ${DATABASE_URL.file}. Set DATABASE_URL to the file to move.`,
    );
  }
  const { openSqliteToRead } = await import('../store/sqlite/reading.ts');
  await using opened = new AsyncDisposableStack();
  const source = opened.use(openSqliteToRead(DATABASE_URL.file));
  if (!(await isUpToDate(source))) {
    throw new DatabaseOpenError(
      `${place} is of an older version, or empty. Run “npx mentoring migrate” first, which brings it up to date; then the same command again.`,
    );
  }
  opened.move();
  return { source, place: DATABASE_URL.file };
}

/**
 * Opens the target.
 *
 * @param url its address
 * @throws DatabaseOpenError if it cannot be used
 */
export async function openTarget(
  url: string,
): Promise<{ readonly target: Database; readonly place: string }> {
  const { openPostgres } = await import('../store/postgres/postgres.ts');
  const { placeOf } = await import('../store/postgres/errors.ts');
  return {
    target: await openPostgres(url, { connections: 2, timeLimit: null, namedBy: '--to' }),
    place: placeOf(url),
  };
}

// Restores the database of a configuration.

/**
 * Replaces the configured SQLite database, which nobody may be using, with a backup; or finishes a restore of PostgreSQL.
 *
 * @param name the file of the backup, as the user gave it; with PostgreSQL the address of the replaced database
 * @throws BackupError if it is refused or fails
 */
export async function restore(
  configuration: Configuration,
  name: string,
  given: Omit<RestoreOptions, 'digestsFor'>,
): Promise<RestoreResult & { readonly place: string }> {
  const { DATABASE_URL } = configuration;
  const terms: RestoreOptions = { ...given, digestsFor: (known) => digestsFor(configuration, known) };
  const place = await databasePlace(configuration);
  if (DATABASE_URL.kind === 'postgres') {
    const replaced = databaseAddress(name);
    if (!('value' in replaced) || replaced.value.kind !== 'postgres') {
      throw new BackupError(
        'A copy of PostgreSQL is restored by its pg_restore, into a new database. Set DATABASE_URL to that, and give this command the address of the database that it replaces (docs/backups.md).',
      );
    }
    const { finishPostgresRestore } = await import('../store/backup/restoring.ts');
    return { place, ...(await finishPostgresRestore(replaced.value.url, DATABASE_URL.url, terms)) };
  }
  const copy = resolve(name);
  await assertSqlite(copy);
  // Replaces the target of a symbolic link, not the link.
  const file = (await exists(DATABASE_URL.file)) ? await realpath(DATABASE_URL.file) : DATABASE_URL.file;
  if (file === (await realpath(copy)))
    throw new BackupError(`${copy} is the database itself. Name a copy of it.`);
  const { restoreSqlite } = await import('../store/backup/restoring.ts');
  return { place, ...(await restoreSqlite(copy, file, terms)) };
}
