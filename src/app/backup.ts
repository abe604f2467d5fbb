/** Makes backups of the configured database. */

import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { processEnvironment } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { createFolder } from '../files/new-folder.ts';
import type { Metrics } from '../http/observability/metrics.ts';
import {
  backupName,
  exists,
  folderError,
  isInFuture,
  listBackups,
  rotate,
  withFolderLock,
  writeWhole,
} from '../store/backup/backup-folder.ts';
import { BackupError } from '../store/backup/copy-check.ts';
import { DatabaseOpenError } from '../store/database.ts';
import { inBackground } from './background.ts';
import { openExistingDatabase } from './database.ts';
import { SYSTEM_CLOCK } from './mail.ts';

/** The options of a backup. */
export interface BackupOptions {
  /** Whether an existing file may be replaced. */
  readonly force: boolean;
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

async function copyFile(database: string, file: string, { force, signal }: BackupOptions) {
  if (!(await exists(database))) {
    throw new DatabaseOpenError(
      `No database exists at ${database}. Set DATABASE_URL to the database to copy.`,
    );
  }
  if ((await exists(file)) && (await realpath(file)) === (await realpath(database)))
    throw new BackupError(`${file} is the database itself. Name another file.`);
  const { copySqlite } = await import('../store/backup/copying.ts');
  await writeWhole(file, force, async (unfinished) => {
    const { isOlder } = await copySqlite(database, unfinished, signal);
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
  const { copyPostgres } = await import('../store/backup/copying.ts');
  await writeWhole(file, force, (unfinished) => copyPostgres(url, unfinished, processEnvironment(), signal));
}

// Scheduled backups.

/** The delay after the start of a service, in milliseconds. */
const STARTING = 1_000;
/** The maximum time between two checks: others may have made or removed backups. */
const MAX_PAUSE = 3_600_000;
/** The time until the next check if another process is working, and after a failure. */
const BUSY_PAUSE = 60_000;
const FAILURE_PAUSE = 900_000;

const FROM_THE_FUTURE =
  'backups are dated in the future: the clock was wrong when they were created, or is wrong now. They are kept and not counted; check the clock, and remove them manually';
const NEW_FOLDER =
  'the folder BACKUP_DIR was missing and is now created: check that it is on the disk that you mean';

/**
 * Makes a backup whenever the newest in the folder is too old, in the background. Of several processes with
 * one folder, one does it. Neither failures nor clock changes end it.
 *
 * @param folder an absolute path
 * @returns a handle whose disposal ends it, including a backup in progress
 */
export function scheduleBackups(
  configuration: Configuration,
  folder: string,
  logger: FastifyBaseLogger,
  metrics: Pick<Metrics, 'noteNewestBackup' | 'countBackup'>,
): AsyncDisposable {
  const { BACKUP_INTERVAL, BACKUP_KEEP, DATABASE_URL } = configuration;

  const told = new Set<string>();

  /** The time until a backup is due, in milliseconds; 0 or negative: it is due. */
  async function pauseUntilDue(): Promise<number> {
    const copies = await listBackups(folder);
    const news = copies.filter((copy) => isInFuture(copy) && !told.has(copy.name)).map(({ name }) => name);
    for (const name of news) told.add(name);
    if (news.length > 0) logger.warn({ names: news }, FROM_THE_FUTURE);
    const newest = copies.findLast((copy) => !isInFuture(copy))?.moment ?? null;
    metrics.noteNewestBackup(newest);
    if (newest === null) return 0;
    return newest.add({ hours: BACKUP_INTERVAL }).epochMilliseconds - Date.now();
  }

  async function copy(signal: AbortSignal): Promise<void> {
    // Another process may have made one while this one waited for the lock.
    if ((await pauseUntilDue()) > 0) return;
    await rotate(folder, BACKUP_KEEP);
    const moment = Temporal.Now.instant();
    const name = backupName(DATABASE_URL.kind, moment);
    const backup = await backUp(configuration, join(folder, name), {
      force: false,
      signal,
    });
    metrics.noteNewestBackup(moment);
    const removed = await rotate(folder, BACKUP_KEEP);
    metrics.countBackup('done');
    logger.info({ file: backup.file, bytes: backup.bytes, removed }, 'backup created');
  }

  /** Checks once, and returns the time until the next check. */
  async function look(signal: AbortSignal): Promise<number> {
    try {
      if (await createFolder(folder)) logger.warn({ folder }, NEW_FOLDER);
      const pause = await pauseUntilDue();
      if (pause > 0) return Math.min(pause, MAX_PAUSE);
      return (await withFolderLock(folder, () => copy(signal))) ? 0 : BUSY_PAUSE;
    } catch (error) {
      if (signal.aborted) return FAILURE_PAUSE;
      metrics.countBackup('failed');
      logger.error({ err: error }, 'the backup failed; retrying in 15 minutes');
      return FAILURE_PAUSE;
    }
  }

  return inBackground(async (signal) => {
    for (let pause = STARTING; !signal.aborted; pause = await look(signal))
      await SYSTEM_CLOCK.wait(pause, signal);
  });
}
