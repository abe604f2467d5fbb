/** Makes backups of the configured database. */

import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { processEnvironment } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { BackupError } from '../store/backup/backup-error.ts';
import type { PagesWatcher } from '../store/backup/sqlite-copy.ts';
import { exists, folderError, writeWhole } from '../store/backup/whole-file.ts';
import { DatabaseOpenError } from '../store/database.ts';
import { openExistingDatabase } from './database.ts';

/** The options of a backup. */
export interface BackupOptions {
  /** Whether an existing file may be replaced. */
  readonly force: boolean;
  /** Is notified of the progress, if known. */
  readonly onPages: PagesWatcher;
  /** Aborts the backup; then nothing is left. */
  readonly signal: AbortSignal;
}

/** A finished backup. */
export interface Backup {
  readonly file: string;
  readonly kind: 'sqlite' | 'postgres';
  readonly bytes: number;
}

/**
 * Backs up the configured database into a file, while a service may be using it.
 *
 * @param name the file, as the user gave it
 * @throws BackupError if it fails, or the copy is not intact; DatabaseOpenError if there is no database
 */
export async function backUp(
  configuration: Configuration,
  name: string,
  terms: BackupOptions,
): Promise<Backup> {
  const { DATABASE_URL } = configuration;
  const file = resolve(name);
  // `backups/` means a file in that folder, not a file of that name beside it.
  if (name.endsWith('/') || name.endsWith(sep)) throw folderError(file);
  if (DATABASE_URL.kind === 'sqlite') {
    await copyFile(DATABASE_URL.file, file, terms);
  } else {
    await copyServer(configuration, DATABASE_URL.url, file, terms);
  }
  return { file, kind: DATABASE_URL.kind, bytes: (await stat(file)).size };
}

async function copyFile(database: string, file: string, { force, onPages, signal }: BackupOptions) {
  if (!(await exists(database))) {
    throw new DatabaseOpenError(
      `No database exists at ${database}. Set DATABASE_URL to the database to copy.`,
    );
  }
  if ((await exists(file)) && (await realpath(file)) === (await realpath(database)))
    throw new BackupError(`${file} is the database itself. Name another file.`);
  const { copySqlite } = await import('../store/backup/sqlite-copy.ts');
  await writeWhole(file, force, async (unfinished) => {
    const { isOlder } = await copySqlite(database, unfinished, onPages, signal);
    if (isOlder) {
      throw new BackupError(
        'The database is of an older version. “npx mentoring migrate” brings it up to date, as starting the service does.',
      );
    }
  });
}

async function copyServer(
  configuration: Configuration,
  url: string,
  file: string,
  { force, signal }: BackupOptions,
): Promise<void> {
  // Reports a missing or outdated database.
  await (await openExistingDatabase(configuration))[Symbol.asyncDispose]();
  const { copyPostgres } = await import('../store/backup/postgres-copy.ts');
  await writeWhole(file, force, (unfinished) => copyPostgres(url, unfinished, processEnvironment(), signal));
}
