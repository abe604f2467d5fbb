/** Scheduled backups. */

import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import { createFolder } from '../files/new-folder.ts';
import type { Metrics } from '../http/observability/metrics.ts';
import { type BackupOrder, listBackups, rotate, withFolderLock } from '../store/backup/backup-folder.ts';
import { createCopyAges } from '../store/backup/copy-ages.ts';
import { backupName } from '../store/backup/names.ts';
import { inBackground } from './background.ts';
import { backUp } from './backup.ts';
import { SYSTEM_CLOCK } from './mail.ts';

/** The delay after the start of a service, in milliseconds. */
const STARTING = 1_000;
/** The maximum time between two checks: others may have made or removed backups. */
const MAX_PAUSE = 3_600_000;
/** The time until the next check if another process is working, and after a failure. */
const BUSY_PAUSE = 60_000;
const FAILURE_PAUSE = 900_000;
const HOUR = 3_600_000;

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

  const ages = createCopyAges();
  const told = new Set<string>();

  /** The time until a backup is due, in milliseconds; 0 or negative: it is due. */
  async function pauseUntilDue(): Promise<number> {
    const { newest, suspicious } = ages.look(await listBackups(folder));
    const news = suspicious.filter((name) => !told.has(name));
    for (const name of news) told.add(name);
    if (news.length > 0) logger.warn({ names: news }, FROM_THE_FUTURE);
    metrics.noteNewestBackup(
      newest === null ? null : Temporal.Now.instant().subtract({ milliseconds: Math.round(newest) }),
    );
    return newest === null ? 0 : BACKUP_INTERVAL * HOUR - newest;
  }

  async function copy(ledger: BackupOrder, signal: AbortSignal): Promise<void> {
    // Another process may have made one while this one waited for the lock.
    if ((await pauseUntilDue()) > 0) return;
    await rotate(folder, BACKUP_KEEP, ledger);
    const moment = Temporal.Now.instant();
    const name = backupName(DATABASE_URL.kind, moment);
    const backup = await backUp(configuration, join(folder, name), {
      force: false,
      onPages: () => {},
      signal,
    });
    ages.begin(name);
    ledger.note(name);
    metrics.noteNewestBackup(moment);
    const removed = await rotate(folder, BACKUP_KEEP, ledger);
    metrics.countBackup('done');
    logger.info({ file: backup.file, bytes: backup.bytes, removed }, 'backup created');
  }

  /** Checks once, and returns the time until the next check. */
  async function look(signal: AbortSignal): Promise<number> {
    try {
      if (await createFolder(folder)) logger.warn({ folder }, NEW_FOLDER);
      const pause = await pauseUntilDue();
      if (pause > 0) return Math.min(pause, MAX_PAUSE);
      return (await withFolderLock(folder, (ledger) => copy(ledger, signal))) ? 0 : BUSY_PAUSE;
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
