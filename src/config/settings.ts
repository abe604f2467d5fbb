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
      'An SQLite file, created if missing, or PostgreSQL: postgres://user:password@host:5432/name.',
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
      'Timeout for connecting to PostgreSQL and for queries of the service, in milliseconds; then the response is 503.',
    parse: wholeNumber(100, 600_000),
  }),
  SECRET_KEY: readOptional('SECRET_KEY', {
    description:
      'The secret key for the digests of erased people, the same for all processes; empty: SECRET_KEY_FILE.',
    secret: true,
    parse: secretKey,
  }),
  SECRET_KEY_FILE: readOptional('SECRET_KEY_FILE', {
    description:
      'The file of the secret key, created if missing; empty: secret.key next to the SQLite database, or ./data/secret.key.',
    parse: path,
  }),
  BACKUP_DIR: readOptional('BACKUP_DIR', {
    description: 'The folder for scheduled backups, one per database; empty: none are made.',
    parse: path,
  }),
  BACKUP_KEEP: read('BACKUP_KEEP', {
    fallback: '7',
    description: 'Number of scheduled backups to keep.',
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
      'Further host names that requests may use, separated by commas, or * for any: needed behind a proxy that passes on another name than that of BASE_URL.',
    parse: list,
  }),
  CORS_ORIGINS: read('CORS_ORIGINS', {
    fallback: '',
    description:
      'Origins whose pages may read and write with a token, such as https://app.example.org, separated by commas.',
    parse: origins,
  }),
  AUTH: readOptional('AUTH', {
    description:
      'tokens: people sign in, and programs send a token; open: neither. Required to listen on addresses other than loopback.',
    parse: oneOf('open', 'tokens'),
  }),
  SECURITY_CONTACT: readOptional('SECURITY_CONTACT', {
    description:
      'Where to report security issues (/.well-known/security.txt): e-mail or https addresses, separated by commas.',
    parse: contacts,
  }),
  ...declareOpenIdSettings(readOptional),
  CONNECTION_LIMIT: read('CONNECTION_LIMIT', {
    fallback: '4096',
    description: 'Maximum number of open connections; further ones are closed.',
    parse: wholeNumber(1, 1_000_000),
  }),
  CLIENT_CONNECTION_LIMIT: readOptional('CLIENT_CONNECTION_LIMIT', {
    description:
      'Maximum number of open connections per client address (for IPv6, per /64), or unlimited; further ones get 503. Empty: 256, but unlimited for loopback and with TRUST_PROXY.',
    parse: limitOr('unlimited', 1_000_000),
  }),
  BODY_LIMIT: read('BODY_LIMIT', {
    fallback: '1048576',
    description: 'Maximum size of a request body, in bytes.',
    parse: wholeNumber(1024, 104_857_600),
  }),
  HEADER_LIMIT: read('HEADER_LIMIT', {
    fallback: '16384',
    description: 'Maximum size of the URL and headers of a request, in bytes.',
    parse: wholeNumber(2048, 1_048_576),
  }),
  URL_LIMIT: read('URL_LIMIT', {
    fallback: '8192',
    description: 'Maximum length of the URL of a request, in bytes; less than HEADER_LIMIT.',
    parse: wholeNumber(256, 1_048_576),
  }),
  GOAL_WRITER: read('GOAL_WRITER', {
    fallback: 'offline',
    description:
      'What writes the goals: offline, the built-in composer, or openai, a server with an OpenAI-compatible API.',
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
      'If the goal server fails: fallback, the composer writes the goals, or fail, the response is 503.',
    parse: oneOf('fallback', 'fail'),
  }),
  GOAL_SERVER_CONCURRENCY: read('GOAL_SERVER_CONCURRENCY', {
    fallback: '8',
    description:
      'Maximum number of concurrent requests to the goal server; further ones wait, or fail if they would wait too long.',
    parse: wholeNumber(1, 64),
  }),
  GOAL_REVIEW: read('GOAL_REVIEW', {
    fallback: 'no',
    description: 'Whether the model reviews its goals before they are returned, in one or two more calls.',
    parse: yesOrNo,
  }),
  GOAL_RATE_LIMIT: readOptional('GOAL_RATE_LIMIT', {
    description:
      'Maximum number of goal requests per client and minute, or unlimited; empty: 30 with a goal server, else unlimited.',
    parse: limitOr('unlimited', 1_000_000),
  }),
  GOAL_TOKEN_BUDGET: readOptional('GOAL_TOKEN_BUDGET', {
    description: 'Maximum number of goal server tokens per day; empty: unlimited.',
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
      'Whether a mail server without STARTTLS and password may be used; on loopback it always may.',
    parse: yesOrNo,
  }),
  HELP_TEXT: readOptional('HELP_TEXT', {
    description:
      'Whom to call, shown on /write/ to mentees who write about suicide, violence or abuse: one text, or one per language, as in en=Call Ada Example, 030 000000.|de=Rufen Sie Ada Example an, 030 000000.',
    parse: textByLanguage,
  }),
  KEEP_GOALS_MONTHS: readOptional('KEEP_GOALS_MONTHS', {
    description: 'Months after which smart goals are removed permanently; empty: they are kept.',
    parse: wholeNumber(1, 1200),
  }),
  KEEP_PEOPLE_MONTHS: readOptional('KEEP_PEOPLE_MONTHS', {
    description:
      'Months after the end of their last relation after which people are erased; empty: they are kept.',
    parse: wholeNumber(1, 1200),
  }),
  TYPEFORM_SECRET: readOptional('TYPEFORM_SECRET', {
    description: 'The secret of the webhooks of Typeform at /hooks/typeform/; empty: none are accepted.',
    secret: true,
    parse: secretText,
  }),
  TYPEFORM_FORMS: read('TYPEFORM_FORMS', {
    fallback: '',
    description:
      'The round, and optionally the role, of each form of Typeform without hidden fields for them: abc123=Chemistry, def456=mentor Final.',
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
    description: 'The OpenID Connect provider, such as https://accounts.google.com; empty: none.',
    parse: issuer,
  }),
  OIDC_CLIENT_ID: readOptional('OIDC_CLIENT_ID', {
    description:
      'The client id at the provider; the redirect URI there is <BASE_URL>/sign-in/openid/return/.',
    parse: plainText,
  }),
  OIDC_CLIENT_SECRET: readOptional('OIDC_CLIENT_SECRET', {
    description: 'The client secret at the provider.',
    secret: true,
    parse: secretText,
  }),
  OIDC_ALLOWED: readOptional('OIDC_ALLOWED', {
    description:
      'Who may sign in: e-mail addresses, and domains such as @example.org, separated by commas; empty: everybody with an account.',
    parse: allowed,
  }),
  OIDC_ROLE: readOptional('OIDC_ROLE', {
    description:
      'The role of accounts that are created at the first sign-in (requires OIDC_ALLOWED); empty: none are created.',
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
