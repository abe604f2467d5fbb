/** Restores the database of a configuration. */

import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { processEnvironment } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { BackupError } from '../store/backup/backup-error.ts';
import { kindOf } from '../store/backup/kind.ts';
import type { RestoreOptions, RestoreResult } from '../store/backup/restored.ts';
import { exists } from '../store/backup/whole-file.ts';
import { databasePlace } from './database.ts';
import { digestsFor } from './secret-key.ts';

/** The names of both kinds of database, and the prefix of their addresses. */
const KINDS = {
  sqlite: { name: 'SQLite', address: 'sqlite:./data/mentoring.db' },
  postgres: { name: 'PostgreSQL', address: 'postgres://user@localhost:5432/mentoring' },
} as const;

/**
 * Replaces the configured database, which nobody may be using, with a backup.
 *
 * @param name the file of the backup, as the user gave it
 * @throws BackupError if it is refused or fails
 */
export async function restore(
  configuration: Configuration,
  name: string,
  given: Omit<RestoreOptions, 'digestsFor'>,
): Promise<RestoreResult & { readonly place: string }> {
  const { DATABASE_URL } = configuration;
  const terms: RestoreOptions = { ...given, digestsFor: (known) => digestsFor(configuration, known) };
  const copy = resolve(name);
  const kind = await kindOf(copy);
  if (kind !== DATABASE_URL.kind) {
    throw new BackupError(
      `${copy} is a copy of a database of ${KINDS[kind].name}, and DATABASE_URL leads to ${KINDS[DATABASE_URL.kind].name}. Set it to a database of the same kind, such as ${KINDS[kind].address}.`,
    );
  }
  const place = await databasePlace(configuration);
  if (DATABASE_URL.kind === 'sqlite') {
    // Replaces the target of a symbolic link, not the link.
    const file = (await exists(DATABASE_URL.file)) ? await realpath(DATABASE_URL.file) : DATABASE_URL.file;
    if (file === (await realpath(copy)))
      throw new BackupError(`${copy} is the database itself. Name a copy of it.`);
    const { restoreSqlite } = await import('../store/backup/sqlite-restore.ts');
    return { place, ...(await restoreSqlite(copy, file, terms)) };
  }
  const { restorePostgres } = await import('../store/backup/postgres-restore.ts');
  return { place, ...(await restorePostgres(copy, DATABASE_URL.url, processEnvironment(), terms)) };
}
