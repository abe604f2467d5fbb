/** The common part of restores to SQLite and PostgreSQL. */

import { chmod, link, rename } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { byOperator, recordAuditEntries } from '../audit.ts';
import { type Database, DatabaseOpenError } from '../database.ts';
import { adoptErasureKey, type ErasureDigests } from '../erasures.ts';
import { markRestoredAsDoubtful } from '../mail/outbox.ts';
import { migrate } from '../migrations/migrate.ts';
import { isInUse } from '../moving/move.ts';
import { openPostgres } from '../postgres/postgres.ts';
import { makePrivateFolder } from '../private-files.ts';
import { pauseRestoredReminders } from '../reminder-settings.ts';
import { TABLE_NAMES, TABLES } from '../schema.ts';
import { isBusy } from '../sqlite/files.ts';
import { openSqliteToRead } from '../sqlite/reading.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { exists, fileTime, SQLITE_SUFFIXES, writeWhole } from './backup-folder.ts';
import { BackupError } from './copy-check.ts';
import { copySqlite } from './copying.ts';
import { countMissing, type Erasures, NO_ERASURES, readErasures, repeatErasures } from './erasures.ts';

/** The terms of a restore. */
export interface RestoreOptions {
  /** Whether a database with records may be replaced. */
  readonly replace: boolean;
  /** The day on which relations of people end who are erased again. */
  readonly today: Temporal.PlainDate;
  /**
   * Creates the digests with the secret key, which is created if it is missing and no known digest was made
   * with one.
   *
   * @throws DatabaseOpenError if it cannot be read or created
   */
  readonly digestsFor: (known: readonly string[]) => Promise<ErasureDigests>;
  /** Aborts the restore; the database then stays as it was. */
  readonly signal: AbortSignal;
}

/** The result of a restore. */
export interface RestoreResult {
  /** The new name of the replaced database file; null if it had no records, or with PostgreSQL. */
  readonly kept: string | null;
  readonly applied: readonly string[];
  /** The number of erasures that the backup lacks. */
  readonly unknownErasures: number;
  /** Why the secret key does not match the erasures of the backup; null if it does. */
  readonly wrongKey: string | null;
}

const OTHERWISE =
  'If it is lost, move the replaced database away, restore, and erase those people again by the requests that you kept.';

type ErasureTerms = Pick<RestoreOptions, 'today' | 'digestsFor'>;

/**
 * Checks, before anything is replaced, that erasures can be repeated.
 *
 * @throws BackupError if the secret key is missing or another one
 */
async function assertErasuresRepeatable(
  { key, byDigest }: Erasures,
  { digestsFor }: ErasureTerms,
): Promise<void> {
  if (byDigest.size === 0) return;
  try {
    if ((await digestsFor([key])).fingerprint === key) return;
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    const message = `To keep the erasures of the replaced database, the restore needs its secret key. ${error.message} ${OTHERWISE}`;
    throw new BackupError(message, { cause: error });
  }
  throw new BackupError(
    `To keep the erasures of the replaced database, the restore needs the secret key that they were recorded with (${key}), but the key here is another. Use its key file (or SECRET_KEY). ${OTHERWISE}`,
  );
}

/** Migrates the restored database, and repeats the erasures. */
async function prepareRestored(
  database: Database,
  erasures: Erasures,
  terms: ErasureTerms,
): Promise<Omit<RestoreResult, 'kept'>> {
  const applied = await migrate(database);
  await database.write(async (transaction) => {
    for (const table of TABLE_NAMES)
      if (TABLES[table].restored === false) await transaction.deleteFrom(table).execute();
    await markRestoredAsDoubtful(transaction);
    await pauseRestoredReminders(transaction);
  });
  const { unknownErasures, wrongKey } = await bringErasuresTo(database, erasures, terms);
  const detail = unknownErasures === 0 ? null : { 'erasures repeated': unknownErasures };
  const deed = byOperator('restore', 'database', null, detail);
  await recordAuditEntries(database, [deed]);
  return { applied, unknownErasures, wrongKey };
}

async function bringErasuresTo(
  database: Database,
  erasures: Erasures,
  { today, digestsFor }: ErasureTerms,
): Promise<Pick<RestoreResult, 'unknownErasures' | 'wrongKey'>> {
  const copied = await readErasures(database.reader, await database.tables());
  const unknownErasures = countMissing(copied, erasures);
  try {
    const digests = await digestsFor([copied.key, erasures.key]);
    await adoptErasureKey(database, digests);
    if (unknownErasures > 0) await repeatErasures(database, erasures, digests, today);
    return { unknownErasures, wrongKey: null };
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    if (unknownErasures > 0)
      throw new BackupError(`The erasures cannot be repeated: ${error.message}`, { cause: error });
    return { unknownErasures, wrongKey: error.message };
  }
}

// Restores a backup of SQLite.

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
  const { replace, signal } = terms;
  makePrivateFolder(dirname(file));
  const old = await lookAt(file, replace);
  if (old !== null) await assertErasuresRepeatable(old.erasures, terms);
  using _alone = old === null ? undefined : holdAlone(file);
  const kept =
    old?.hasRecords === true ? join(dirname(file), `${parse(file).name}-replaced-${fileTime()}.db`) : null;
  if (kept !== null && (await exists(kept)))
    throw new BackupError(`${kept} already exists. Move it away, or try again in a minute.`);
  return await writeWhole(file, true, async (unfinished) => {
    await copySqlite(copy, unfinished, signal);
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

// Finishes a restore of PostgreSQL, which the operator made by pg_restore.

/**
 * Makes a restored database ready for use: it is migrated, sessions end, mail that may have been sent is held back, and whom and
 * what the replaced database has recorded as erased is erased again.
 *
 * @param replaced the address of the database that it replaces; it is only read
 * @param url the address of the restored database
 * @throws BackupError if that is refused or fails; DatabaseOpenError if one of them cannot be reached
 */
export async function finishPostgresRestore(
  replaced: string,
  url: string,
  terms: RestoreOptions,
): Promise<RestoreResult> {
  await using database = await openPostgres(url, {
    connections: 2,
    timeLimit: null,
    namedBy: 'DATABASE_URL',
  });
  if (!(await database.tables()).includes('migrations')) {
    throw new BackupError(
      'The database of DATABASE_URL holds no copy. Fill it by pg_restore first (docs/backups.md).',
    );
  }
  await using before = await openPostgres(replaced, {
    connections: 1,
    timeLimit: null,
    namedBy: 'the address given',
  });
  const erasures = await readErasures(before.reader, await before.tables());
  await assertErasuresRepeatable(erasures, terms);
  return { kept: null, ...(await prepareRestored(database, erasures, terms)) };
}
