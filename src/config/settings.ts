/** Every setting by its name in the environment, with its default, description and parser. */

import type { Reader } from './setting.ts';
import {
  contacts,
  databaseAddress,
  isLoopback,
  limitOr,
  list,
  mailbox,
  mailServer,
  oneOf,
  origin,
  origins,
  type Parsed,
  path,
  plainText,
  secretKey,
  secretText,
  textByLanguage,
  timeZone,
  typeformForms,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './values.ts';

/** The parsed settings. */
export type Configuration = Readonly<ReturnType<typeof declareSettings>>;

/** Reads every setting, in the order in which they are shown. */
export const declareSettings = ({ read, readOptional }: Reader) => ({
  HOST: read('HOST', {
    fallback: '127.0.0.1',
    description: 'The address to listen on.',
    parse: (text) =>
      /^[\w.:-]+$/.test(text) ? { value: text } : { wrong: 'it must be a host name or an IP address' },
  }),
  PORT: read('PORT', {
    fallback: '8000',
    description: 'The port to listen on; 0 takes any free one.',
    parse: wholeNumber(0, 65_535),
  }),
  DATABASE_URL: read('DATABASE_URL', {
    fallback: 'sqlite:./data/mentoring.db',
    description:
      'The database: an SQLite file, created if missing, or PostgreSQL, postgres://user:password@host:5432/name.',
    parse: databaseAddress,
  }),
  DATABASE_POOL_SIZE: read('DATABASE_POOL_SIZE', {
    fallback: '10',
    description: 'Maximum number of connections of this process to PostgreSQL.',
    parse: wholeNumber(2, 1000),
  }),
  DATABASE_TIME_LIMIT: read('DATABASE_TIME_LIMIT', {
    fallback: '2000',
    description:
      'Timeout for queries of the service to PostgreSQL, including connecting, in milliseconds; then the response is 503.',
    parse: wholeNumber(100, 600_000),
  }),
  SECRET_KEY: readOptional('SECRET_KEY', {
    description:
      'The secret key for the digests of erased people; all processes need the same one. Empty: SECRET_KEY_FILE.',
    secret: true,
    parse: secretKey,
  }),
  SECRET_KEY_FILE: readOptional('SECRET_KEY_FILE', {
    description:
      'The file of the secret key, created if missing; empty: secret.key beside the database, or ./data/secret.key with PostgreSQL.',
    parse: path,
  }),
  BACKUP_DIR: readOptional('BACKUP_DIR', {
    description:
      'The folder for scheduled backups, a separate one for each database; empty: no scheduled backups.',
    parse: path,
  }),
  BACKUP_KEEP: read('BACKUP_KEEP', {
    fallback: '7',
    description: 'Number of scheduled backups to keep; older ones are removed.',
    parse: wholeNumber(1, 10_000),
  }),
  BACKUP_INTERVAL: read('BACKUP_INTERVAL', {
    fallback: '24',
    description: 'Hours between scheduled backups.',
    parse: wholeNumber(1, 8760),
  }),
  TIME_ZONE: read('TIME_ZONE', {
    fallback: 'Europe/Berlin',
    description: 'The time zone in which times are shown and days begin.',
    parse: timeZone,
  }),
  BASE_URL: readOptional('BASE_URL', {
    description: 'The public address, if it differs from the host that requests name.',
    parse: origin,
  }),
  TRUST_PROXY: read('TRUST_PROXY', {
    fallback: 'no',
    description: 'Whether to trust X-Forwarded-* headers, because your own proxy sets them.',
    parse: yesOrNo,
  }),
  ALLOWED_HOSTS: read('ALLOWED_HOSTS', {
    fallback: '',
    description:
      'Host names that are allowed besides those of this machine and of BASE_URL, separated by commas; * allows any. Needed behind a proxy that passes on another name.',
    parse: list,
  }),
  CORS_ORIGINS: read('CORS_ORIGINS', {
    fallback: '',
    description:
      'The origins whose pages may read and write with a token (CORS), such as https://app.example.org, separated by commas; empty: none.',
    parse: origins,
  }),
  AUTH: readOptional('AUTH', {
    description:
      'Authentication: tokens requires a token (“npx mentoring token”), open requires none. Required to listen on addresses other than loopback.',
    parse: oneOf('open', 'tokens'),
  }),
  SECURITY_CONTACT: readOptional('SECURITY_CONTACT', {
    description:
      'Where to report security issues, shown in /.well-known/security.txt: e-mail addresses or https addresses, separated by commas.',
    parse: contacts,
  }),
  ...declareOpenIdSettings(readOptional),
  CONNECTION_LIMIT: read('CONNECTION_LIMIT', {
    fallback: '4096',
    description: 'Maximum number of open connections, across all clients; further connections are closed.',
    parse: wholeNumber(1, 1_000_000),
  }),
  CLIENT_CONNECTION_LIMIT: readOptional('CLIENT_CONNECTION_LIMIT', {
    description:
      'Maximum number of open connections per client address (per /64 for IPv6), or unlimited; requests on further ones get 503. Empty: 256, and unlimited for loopback addresses and with TRUST_PROXY, where all clients share the address of the proxy.',
    parse: limitOr('unlimited', 1_000_000),
  }),
  BODY_LIMIT: read('BODY_LIMIT', {
    fallback: '1048576',
    description: 'Maximum size of a request body, in bytes.',
    parse: wholeNumber(1024, 104_857_600),
  }),
  HEADER_LIMIT: read('HEADER_LIMIT', {
    fallback: '16384',
    description: 'Maximum size of the headers of a request, including its URL, in bytes.',
    parse: wholeNumber(2048, 1_048_576),
  }),
  URL_LIMIT: read('URL_LIMIT', {
    fallback: '8192',
    description: 'Maximum length of the URL of a request, in bytes; must be less than HEADER_LIMIT.',
    parse: wholeNumber(256, 1_048_576),
  }),
  GOAL_WRITER: read('GOAL_WRITER', {
    fallback: 'offline',
    description:
      'What writes the goals: offline, the built-in composer without network, or openai, a server with an OpenAI-compatible API.',
    parse: oneOf('offline', 'openai'),
  }),
  OPENAI_BASE_URL: readOptional('OPENAI_BASE_URL', {
    description: 'The goal server, with or without /v1: https://api.openai.com, http://localhost:11434.',
    parse: webAddress,
  }),
  OPENAI_API_KEY: readOptional('OPENAI_API_KEY', {
    description: 'The API key of the goal server, if it requires one.',
    secret: true,
    parse: secretText,
  }),
  OPENAI_MODEL: readOptional('OPENAI_MODEL', {
    description: 'The name of the model on the goal server.',
    parse: plainText,
  }),
  GOAL_TIME_LIMIT: read('GOAL_TIME_LIMIT', {
    fallback: '60',
    description: 'Timeout for the goal server in seconds, including retries.',
    parse: wholeNumber(1, 600),
  }),
  GOAL_ON_FAILURE: read('GOAL_ON_FAILURE', {
    fallback: 'fallback',
    description:
      'What to do when the goal server fails: fallback, the composer writes the goals, or fail, respond with 503.',
    parse: oneOf('fallback', 'fail'),
  }),
  GOAL_SERVER_CONCURRENCY: read('GOAL_SERVER_CONCURRENCY', {
    fallback: '8',
    description:
      'Maximum number of concurrent requests to the goal server, such as the slots of llama-server (-np); further requests wait, or fail immediately if they would wait too long.',
    parse: wholeNumber(1, 64),
  }),
  GOAL_REVIEW: read('GOAL_REVIEW', {
    fallback: 'no',
    description:
      'Whether the model reviews its goals before they are returned, in one or two more calls: yes or no.',
    parse: yesOrNo,
  }),
  GOAL_RATE_LIMIT: readOptional('GOAL_RATE_LIMIT', {
    description:
      'Maximum number of goal requests per client and minute, or unlimited; empty: 30 with a goal server, unlimited with the composer.',
    parse: limitOr('unlimited', 1_000_000),
  }),
  GOAL_TOKEN_BUDGET: readOptional('GOAL_TOKEN_BUDGET', {
    description: 'Maximum number of goal server tokens per day, across all clients; empty means unlimited.',
    parse: wholeNumber(1, 999_999_999),
  }),
  MAIL_URL: readOptional('MAIL_URL', {
    description:
      'The mail server: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465; empty: nothing is sent.',
    parse: mailServer,
  }),
  MAIL_FROM: readOptional('MAIL_FROM', {
    description: 'The sender of messages: mentoring@example.org or Mentoring <mentoring@example.org>.',
    parse: mailbox,
  }),
  MAIL_WITHOUT_TLS: read('MAIL_WITHOUT_TLS', {
    fallback: 'no',
    description:
      'Whether messages go unencrypted to a mail server that offers no STARTTLS and needs no password; a server on loopback always gets them so.',
    parse: yesOrNo,
  }),
  HELP_TEXT: readOptional('HELP_TEXT', {
    description:
      'Whom to call in this programme, shown on /write/ to mentees who write about suicide, violence or abuse: one text, or one for each language, as in en=Call Ada Example, 030 000000.|de=Rufen Sie Ada Example an, 030 000000.',
    parse: textByLanguage,
  }),
  KEEP_GOALS_MONTHS: readOptional('KEEP_GOALS_MONTHS', {
    description:
      'Months after which smart goals are removed permanently, once a day at night; empty: they are kept.',
    parse: wholeNumber(1, 1200),
  }),
  KEEP_PEOPLE_MONTHS: readOptional('KEEP_PEOPLE_MONTHS', {
    description:
      'Months after the end of their last relation after which people are erased, once a day at night; empty: they are kept.',
    parse: wholeNumber(1, 1200),
  }),
  TYPEFORM_SECRET: readOptional('TYPEFORM_SECRET', {
    description:
      'The secret of the webhooks of Typeform, which deliver responses to /hooks/typeform/; empty: none are taken.',
    secret: true,
    parse: secretText,
  }),
  TYPEFORM_FORMS: read('TYPEFORM_FORMS', {
    fallback: '',
    description:
      'The round that each form of Typeform is for, and the role if it is for one: abc123=Chemistry, def456=mentor Final. Not needed for forms with hidden fields for them.',
    parse: typeformForms,
  }),
  LOG_LEVEL: read('LOG_LEVEL', {
    fallback: 'info',
    description: 'Minimum log level: fatal, error, warn, info, debug, trace or silent.',
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  }),
});

// The settings of the OpenID Connect provider.

/** Reads each of them. */
export const declareOpenIdSettings = (readOptional: Reader['readOptional']) => ({
  OIDC_ISSUER: readOptional('OIDC_ISSUER', {
    description:
      'The OpenID Connect provider at which people sign in: https://accounts.google.com, https://login.microsoftonline.com/<tenant>/v2.0, https://keycloak.example.org/realms/<name>; empty: none.',
    parse: issuer,
  }),
  OIDC_CLIENT_ID: readOptional('OIDC_CLIENT_ID', {
    description:
      'The client id of this service at the provider; its redirect URI there is <BASE_URL>/sign-in/openid/return/.',
    parse: plainText,
  }),
  OIDC_CLIENT_SECRET: readOptional('OIDC_CLIENT_SECRET', {
    description: 'The client secret of this service at the provider.',
    secret: true,
    parse: secretText,
  }),
  OIDC_ALLOWED: readOptional('OIDC_ALLOWED', {
    description:
      'Who may sign in at the provider: e-mail addresses, and domains such as @example.org, separated by commas; empty: everybody with an account.',
    parse: allowed,
  }),
  OIDC_ROLE: readOptional('OIDC_ROLE', {
    description:
      'The role of accounts that are created at the first sign-in of a person in OIDC_ALLOWED; empty: none are created.',
    parse: oneOf('manager', 'coordinator', 'viewer'),
  }),
});

/** The issuer URL. Its responses are trusted, so it must be https, except on loopback. */
function issuer(text: string): Parsed<string> {
  const parsed = webAddress(text);
  if ('wrong' in parsed) {
    return {
      wrong: 'it must be an address such as https://accounts.google.com, without user, query and fragment',
    };
  }
  const { protocol, hostname } = new URL(parsed.value);
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
    ? { value: parsed.value }
    : { wrong: 'it must begin with https://; http:// is for providers on this machine only' };
}

function allowed(text: string): Parsed<readonly string[]> {
  const parsed = list(text);
  const areRight = 'value' in parsed && parsed.value.every((one) => /^[^\s@,]*@[^\s@,]+$/.test(one));
  return areRight
    ? parsed
    : { wrong: 'it must be e-mail addresses, or domains such as @example.org, separated by commas' };
}
