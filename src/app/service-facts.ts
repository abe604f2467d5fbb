/** The facts about the service on the desk's settings page, and the missing setup, in words for programme managers. */

import { randomUUID } from 'node:crypto';
import packageJson from '../../package.json' with { type: 'json' };
import type { Configuration } from '../config/settings.ts';
import type { MissingSetup, ServiceFact } from '../desk/parts.ts';
import { isMailAddress } from '../domain/outbox.ts';
import { OPEN_ID_RETURN_PATH, OpenIdError } from '../domain/sign-in.ts';
import { isInFuture, listBackups } from '../store/backup/backup-folder.ts';
import { goalServerOf } from './goal-writer.ts';
import { mailSetup } from './mail.ts';
import { providerSettings } from './sign-in.ts';

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
        document: 'docs/backups.md',
      }
    : null;

// Checks for `mentoring config --check`, besides the goal server: mail, and the OpenID Connect provider.

export interface MailTrial {
  /** The server, without the password. */
  readonly server: string;
  readonly from: string;
  readonly to: string;
  /** `connection`: the server cannot be reached, or rejects the login; `message`: it rejects the message. */
  readonly outcome: 'accepted' | 'connection' | 'message';
  /** The reply of the server, or why there is none. */
  readonly reply: string;
}

/**
 * Sends a test message directly, without the outbox.
 *
 * @param to null: to the sender
 * @returns null if mail is not set up
 */
export async function tryMail(configuration: Configuration, to: string | null): Promise<MailTrial | null> {
  const setup = mailSetup(configuration);
  if (setup === null) return null;
  const { server, sender, domain, connect } = setup;
  const told = {
    server: `${server.secure ? 'smtps' : 'smtp'}://${server.host}:${server.port}`,
    from: sender.email,
    to: to ?? sender.email,
  };
  if (!isMailAddress(told.to)) return { ...told, outcome: 'message', reply: 'it is not an e-mail address' };
  const { signal } = new AbortController();
  // Loaded here, as a start needs neither.
  const { writeLetter } = await import('../mail/smtp.ts');
  const { MailServerError } = await import('../mail/smtp.ts');
  try {
    using connection = await connect(signal);
    const letter = await writeLetter(sender, {
      message_id: `${randomUUID()}@${domain}`,
      recipient: { name: null, email: told.to },
      reply_to: null,
      subject: 'Test message of the mentoring service',
      text: 'The mentoring service can send messages. This one was sent by “npx mentoring config --check”.\n',
      html: '',
      stop_url: null,
      created_at: Temporal.Now.instant(),
    });
    const { outcome, reply } = await connection.deliver(letter, async () => true, signal);
    return { ...told, outcome: outcome === 'accepted' ? 'accepted' : 'message', reply };
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    return { ...told, outcome: 'connection', reply: error.message };
  }
}

export interface OpenIdTrial {
  readonly issuer: string;
  /** The redirect URI to register at the provider. */
  readonly redirect_uri: string;
  /** Why the provider cannot be used; null if it can. */
  readonly fault: string | null;
}

/**
 * Loads the metadata of the provider. Whether it accepts the client shows only when a person signs in.
 *
 * @returns null if no provider is set up
 */
export async function tryOpenId(configuration: Configuration): Promise<OpenIdTrial | null> {
  const settings = providerSettings(configuration);
  if (settings === null) return null;
  const redirect_uri = `${configuration.BASE_URL ?? '<address of the service>'}${OPEN_ID_RETURN_PATH}`;
  const { createProvider } = await import('../openid/provider.ts');
  try {
    const { issuer } = await createProvider(settings).discover();
    return { issuer, redirect_uri, fault: null };
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error;
    return { issuer: settings.issuer, redirect_uri, fault: causes(error.cause).join(': ') };
  }
}

function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.message, ...causes(error.cause)].filter((words) => words !== '');
}
