/** Restores a backup of SQLite. */

import { chmod, link, rename } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isInUse } from '../moving/move.ts';
import { makePrivateFolder } from '../private-files.ts';
import { isBusy } from '../sqlite/errors.ts';
import { openSqliteToRead } from '../sqlite/reading.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { BackupError } from './backup-error.ts';
import { fileTime } from './backup-folder.ts';
import { type Erasures, NO_ERASURES, readErasures } from './erasures.ts';
import {
  assertErasuresRepeatable,
  prepareRestored,
  type RestoreOptions,
  type RestoreResult,
} from './restored.ts';
import { copySqlite } from './sqlite-copy.ts';
import { exists, SQLITE_SUFFIXES, writeWhole } from './whole-file.ts';

/**
 * Replaces a database, which nobody may have open, with a backup, which is verified and migrated before.
 *
 * @param copy the file of the backup; it is only read
 * @param file the file of the database; created if it is missing
 * @throws BackupError if it is refused or fails
 */
export async function restoreSqlite(
  copy: string,
  file: string,
  terms: RestoreOptions,
): Promise<RestoreResult> {
  const { replace, onPages, signal } = terms;
  makePrivateFolder(dirname(file));
  const old = await lookAt(file, replace);
  if (old !== null) await assertErasuresRepeatable(old.erasures, terms);
  using _alone = old === null ? undefined : holdAlone(file);
  const kept =
    old?.hasRecords === true ? join(dirname(file), `${parse(file).name}-replaced-${fileTime()}.db`) : null;
  if (kept !== null && (await exists(kept)))
    throw new BackupError(`${kept} already exists. Move it away, or try again in a minute.`);
  return await writeWhole(file, true, async (unfinished) => {
    await copySqlite(copy, unfinished, onPages, signal);
    const changes = await bringUpToDate(unfinished, old?.erasures ?? NO_ERASURES, terms);
    signal.throwIfAborted();
    if (kept !== null) {
      await giveSecondName(file, kept);
      await chmod(kept, 0o600);
    }
    return { kept, ...changes };
  });
}

/** The existing file at the place of the database. */
async function lookAt(file: string, replace: boolean) {
  if (!(await exists(file))) {
    for (const neighbour of SQLITE_SUFFIXES) {
      if (!(await exists(file + neighbour))) continue;
      throw new BackupError(
        `${file}${neighbour} exists without its database, and would become part of the copy. Move it away.`,
      );
    }
    return null;
  }
  await using database = openSqliteToRead(file);
  try {
    const tables = await database.tables();
    if (tables.length > 0 && !tables.includes('migrations')) {
      throw new BackupError(`${file} belongs to another program. Set DATABASE_URL to a file of its own.`);
    }
    const hasRecords = await isInUse(database.reader, tables);
    if (hasRecords && !replace) {
      throw new BackupError(
        `The database ${file} contains records, so nothing was restored. Give --replace to replace it with the copy; the replaced database is kept next to it under another name.`,
      );
    }
    return { hasRecords, erasures: await readErasures(database.reader, tables) };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `The database ${file} cannot be read: ${error instanceof Error ? error.message : error}. Stop the service, move the file away with ${file}-wal and ${file}-shm, and restore again.`,
      { cause: error },
    );
  }
}

/** Keeps all others out: only an exclusive user can leave the WAL mode. */
function holdAlone(file: string): DatabaseSync {
  using opened = new DisposableStack();
  const connection = opened.use(new DatabaseSync(file));
  try {
    connection.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    if (!isBusy(error)) throw error;
    const message = `A service or another program has the database ${file} open. Stop it, and restore again.`;
    throw new BackupError(message, { cause: error });
  }
  opened.move();
  return connection;
}

async function bringUpToDate(
  file: string,
  erasures: Erasures,
  terms: RestoreOptions,
): Promise<Omit<RestoreResult, 'kept'>> {
  await using database = openSqlite(file);
  return await prepareRestored(database, erasures, terms);
}

/** A hard link first, so that there is a database at every moment where the disk has hard links. */
const giveSecondName = (file: string, name: string): Promise<void> =>
  link(file, name).catch(() => rename(file, name));
