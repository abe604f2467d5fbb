/** Scheduled backups. */

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from '../config/settings.ts';
import { createFolder } from '../files/new-folder.ts';
import { type BackupOrder, listBackups, rotate, withFolderLock } from '../store/backup/backup-folder.ts';
import { createCopyAges } from '../store/backup/copy-ages.ts';
import { backupName } from '../store/backup/names.ts';
import { inBackground } from './background.ts';
import { type Backup, backUp } from './backup.ts';

/** Is notified of scheduled backups. */
export interface BackupWatcher {
  /** The start time of the newest backup, whichever process made it; null if there is none. */
  onNewest(moment: Temporal.Instant | null): void;
  /** There are backups dated in the future: a clock was wrong, or is. Called once for each. */
  onFuture(names: readonly string[]): void;
  /** The folder was missing and was created: it may be mistyped, or its disk not be mounted. */
  onNewFolder(): void;
  /** A backup was made, and old scheduled ones were removed. */
  onDone(backup: Backup, removed: readonly string[]): void;
  onFailure(error: unknown): void;
}

/** The delay after the start of a service, in milliseconds. */
const STARTING = 1_000;
/** The maximum time between two checks: others may have made or removed backups. */
const MAX_PAUSE = 3_600_000;
/** The time until the next check if another process is working, and after a failure. */
const BUSY_PAUSE = 60_000;
const FAILURE_PAUSE = 900_000;
const HOUR = 3_600_000;

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
  watcher: BackupWatcher,
): AsyncDisposable {
  const { BACKUP_INTERVAL, BACKUP_KEEP, DATABASE_URL } = configuration;

  const ages = createCopyAges();
  const told = new Set<string>();

  /** The time until a backup is due, in milliseconds; 0 or negative: it is due. */
  async function pauseUntilDue(): Promise<number> {
    const { newest, suspicious } = ages.look(await listBackups(folder));
    const news = suspicious.filter((name) => !told.has(name));
    for (const name of news) told.add(name);
    if (news.length > 0) watcher.onFuture(news);
    watcher.onNewest(
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
    watcher.onNewest(moment);
    watcher.onDone(backup, await rotate(folder, BACKUP_KEEP, ledger));
  }

  /** Checks once, and returns the time until the next check. */
  async function look(signal: AbortSignal): Promise<number> {
    try {
      if (await createFolder(folder)) watcher.onNewFolder();
      const pause = await pauseUntilDue();
      if (pause > 0) return Math.min(pause, MAX_PAUSE);
      return (await withFolderLock(folder, (ledger) => copy(ledger, signal))) ? 0 : BUSY_PAUSE;
    } catch (error) {
      if (!signal.aborted) watcher.onFailure(error);
      return FAILURE_PAUSE;
    }
  }

  return inBackground(async (signal) => {
    for (let pause = STARTING; !signal.aborted; pause = await look(signal))
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  });
}
