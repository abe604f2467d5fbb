/** Missing settings, in words for programme managers; the settings' names are for the operator. */

import type { Configuration } from '../config/settings.ts';
import type { MissingSetup } from '../desk/parts.ts';
import { mailSetup } from './mail.ts';

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
export const missingBackups = ({ BACKUP_DIR }: Configuration): MissingSetup | null =>
  BACKUP_DIR === null
    ? {
        text: 'The service makes no backups of its own: no folder for them is set. The data may be backed up in another way.',
        settings: 'BACKUP_DIR',
        document: 'docs/operations.md',
      }
    : null;
