/** The facts about the service on the desk's settings page, and the missing setup, in words for programme managers. */

import packageJson from '../../package.json' with { type: 'json' };
import type { Configuration } from '../config/settings.ts';
import type { MissingSetup, ServiceFact } from '../desk/parts.ts';
import { isInFuture, listBackups } from '../store/backup/backup-folder.ts';
import { goalServerOf } from './goal-writer.ts';
import { mailSetup } from './mail.ts';

/** Version, database, last backup, goal writer, mail, time zone; no secrets and no paths. */
export async function serviceFacts(
  configuration: Configuration,
  hasKey: boolean,
): Promise<readonly ServiceFact[]> {
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
    ...(hasKey ? [] : [{ label: 'Secret key', value: MISSING_KEY }]),
    { label: 'Time zone', value: TIME_ZONE },
  ];
}

const MISSING_KEY: MissingSetup = {
  text: 'The service cannot use its secret key, so nothing can be uploaded or erased.',
  settings: 'secret.key, SECRET_KEY or SECRET_KEY_FILE',
  document: 'docs/security.md',
};

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

/** Why the service sends no reminders and messages; null where it does. */
export function missingMail(configuration: Configuration): MissingSetup | null {
  if (mailSetup(configuration) === null) {
    return {
      text: 'The service has no mail server yet.',
      settings: 'MAIL_URL, MAIL_FROM and BASE_URL',
      document: 'docs/mail.md',
    };
  }
  if (configuration.BASE_URL !== null) return null;
  return {
    text: 'The service does not know its public address, which the link needs by which people stop reminders.',
    settings: 'BASE_URL',
    document: 'docs/mail.md',
  };
}

/** Why there are no scheduled backups; null where there are. */
const missingBackups = ({ BACKUP_DIR }: Configuration): MissingSetup | null =>
  BACKUP_DIR === null
    ? {
        text: 'The service makes no backups of its own: no folder for them is set. The data may be backed up in another way.',
        settings: 'BACKUP_DIR',
        document: 'docs/operations.md',
      }
    : null;
