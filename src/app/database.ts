import type { Configuration } from '../config/settings.ts';
import type { Database } from '../store/database.ts';
import { openSqlite } from '../store/sqlite.ts';

/**
 * Opens the database of a configuration.
 *
 * @throws DatabaseOpenError where it cannot be used
 */
export function openDatabase({ DATABASE_URL }: Configuration): Database {
  return openSqlite(DATABASE_URL.file);
}
