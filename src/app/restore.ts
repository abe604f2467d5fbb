/** Restores the database of a configuration. */

import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Configuration } from '../config/settings.ts';
import { databaseAddress } from '../config/values.ts';
import { BackupError } from '../store/backup/backup-error.ts';
import { assertSqlite } from '../store/backup/kind.ts';
import type { RestoreOptions, RestoreResult } from '../store/backup/restored.ts';
import { exists } from '../store/backup/whole-file.ts';
import { databasePlace } from './database.ts';
import { digestsFor } from './secret-key.ts';

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
    const { finishPostgresRestore } = await import('../store/backup/postgres-restore.ts');
    return { place, ...(await finishPostgresRestore(replaced.value.url, DATABASE_URL.url, terms)) };
  }
  const copy = resolve(name);
  await assertSqlite(copy);
  // Replaces the target of a symbolic link, not the link.
  const file = (await exists(DATABASE_URL.file)) ? await realpath(DATABASE_URL.file) : DATABASE_URL.file;
  if (file === (await realpath(copy)))
    throw new BackupError(`${copy} is the database itself. Name a copy of it.`);
  const { restoreSqlite } = await import('../store/backup/sqlite-restore.ts');
  return { place, ...(await restoreSqlite(copy, file, terms)) };
}
