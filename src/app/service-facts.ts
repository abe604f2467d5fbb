/** The facts about the service on the desk's settings page. */

import packageJson from '../../package.json' with { type: 'json' };
import type { Configuration } from '../config/settings.ts';
import type { ServiceFact } from '../desk/parts.ts';
import { isInFuture, listBackups } from '../store/backup/backup-folder.ts';
import { goalServerOf } from './goal-writer.ts';
import { missingBackups, missingMail } from './missing-setup.ts';

/** Version, database, last backup, goal writer, mail, time zone; no secrets and no paths. */
export async function serviceFacts(configuration: Configuration): Promise<readonly ServiceFact[]> {
  const { DATABASE_URL, TIME_ZONE } = configuration;
  const server = goalServerOf(configuration);
  return [
    { label: 'Version', value: packageJson.version },
    { label: 'Database', value: DATABASE_URL.kind === 'postgres' ? 'PostgreSQL' : 'SQLite, one file' },
    { label: 'Last backup', value: missingBackups(configuration) ?? (await lastBackup(configuration)) },
    {
      label: 'Smart goals',
      value:
        server === null
          ? 'written by the service itself, without a language model'
          : `written by the language model ${server.model}`,
    },
    { label: 'Mail', value: missingMail(configuration) ?? 'sent by the service' },
    { label: 'Time zone', value: TIME_ZONE },
  ];
}

async function lastBackup({ BACKUP_DIR, TIME_ZONE }: Configuration): Promise<string> {
  const copies = BACKUP_DIR === null ? [] : await listBackups(BACKUP_DIR).catch(() => []);
  const moments = copies.filter((copy) => !isInFuture(copy)).map(({ moment }) => moment);
  const newest = moments.toSorted(Temporal.Instant.compare).at(-1);
  if (newest === undefined) return 'There is none yet.';
  return newest
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ', ');
}
