/** Opens the two databases of a move: the configured file, which is only read, and the target. */

import { existsSync } from 'node:fs';
import type { Configuration } from '../config/settings.ts';
import {
  type Database,
  DatabaseOpenError,
  type ReadableDatabase,
  type SnapshotReader,
} from '../store/database.ts';
import { isUpToDate } from '../store/migrations/migrate.ts';
import { databasePlace } from './database.ts';

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
  const { placeOf } = await import('../store/postgres/address.ts');
  return {
    target: await openPostgres(url, { connections: 2, timeLimit: null, namedBy: '--to' }),
    place: placeOf(url),
  };
}
