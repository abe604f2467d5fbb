/** Copies that a service makes by itself. */

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from '../config/settings.ts';
import { aloneIn, copiesIn, type Ledger, rotate } from '../store/backup/backup-folder.ts';
import { createCopyAges } from '../store/backup/copy-ages.ts';
import { backupName } from '../store/backup/names.ts';
import { makePrivateFolder } from '../store/private-files.ts';
import { type Backup, backUp } from './backup.ts';

/** Is told what becomes of the copies. */
export interface BackupWatcher {
  /** When the newest copy was begun, whoever made it; null if there is none. */
  onNewest(moment: Temporal.Instant | null): void;
  /** There are copies whose names tell of a time to come: a clock was wrong, or is. Told once of each. */
  onFuture(names: readonly string[]): void;
  /** A copy was made, and the older ones of these names were removed. */
  onDone(backup: Backup, removed: readonly string[]): void;
  onFailure(error: unknown): void;
}

/** What a service that starts does before it thinks of copies, in milliseconds. */
const STARTING = 1_000;
/** How long it waits until it looks again: others may have made or removed copies. */
const LONGEST_PAUSE = 3_600_000;
/** When it looks again where another process is at work, and after a failure. */
const BUSY_PAUSE = 60_000;
const FAILURE_PAUSE = 900_000;
const HOUR = 3_600_000;

/**
 * Makes a copy whenever the newest in the folder is too old, beside whatever else the process does. Of several processes
 * with one folder, one does it. No failure ends it, nor does a clock that is set.
 *
 * @param folder an absolute path
 * @returns what ends it, and a copy that is being made, when it is disposed of
 */
export function scheduleBackups(
  configuration: Configuration,
  folder: string,
  watcher: BackupWatcher,
): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { BACKUP_INTERVAL, BACKUP_KEEP, DATABASE_URL } = configuration;

  const ages = createCopyAges();
  const told = new Set<string>();

  /** How long until a copy is due, in milliseconds; 0 and less: it is. */
  async function pauseUntilDue(): Promise<number> {
    const { newest, suspicious } = ages.look(await copiesIn(folder));
    const news = suspicious.filter((name) => !told.has(name));
    for (const name of news) told.add(name);
    if (news.length > 0) watcher.onFuture(news);
    watcher.onNewest(
      newest === null ? null : Temporal.Now.instant().subtract({ milliseconds: Math.round(newest) }),
    );
    return newest === null ? 0 : BACKUP_INTERVAL * HOUR - newest;
  }

  async function copy(ledger: Ledger): Promise<void> {
    // Another process may have made one while this one came to its turn.
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

  /** Looks once, and tells how long to wait until it looks again. */
  async function look(): Promise<number> {
    try {
      makePrivateFolder(folder);
      const pause = await pauseUntilDue();
      if (pause > 0) return Math.min(pause, LONGEST_PAUSE);
      return (await aloneIn(folder, copy)) ? 0 : BUSY_PAUSE;
    } catch (error) {
      if (!signal.aborted) watcher.onFailure(error);
      return FAILURE_PAUSE;
    }
  }

  async function run(): Promise<void> {
    for (let pause = STARTING; !signal.aborted; pause = await look())
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }

  const running = run();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}
