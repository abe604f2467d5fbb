/** Every setting by its name in the environment, with its default, its meaning and what it may be. */

import {
  contacts,
  databaseAddress,
  file,
  folder,
  limitOr,
  list,
  oneOf,
  optional,
  origin,
  origins,
  type Parsed,
  plainText,
  secretKeys,
  secretText,
  timeZone,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './values.ts';

/** What is declared of a setting. */
export interface Setting<Value> {
  readonly fallback: string;
  readonly description: string;
  /** Told to nobody: shown as `********`. */
  readonly secret?: boolean;
  /** Takes the text without surrounding white space. */
  readonly parse: (text: string) => Parsed<Value>;
}

/** Gives the value that a setting has. */
type Read = <Value>(name: string, setting: Setting<Value>) => Value;

/** The settings, parsed. */
export type Configuration = Readonly<ReturnType<typeof declareSettings>>;

/** Asks `read` for every setting, in the order in which they are shown. */
export const declareSettings = (read: Read) => ({
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
      'Where the data are kept: a file, made where it is missing, or PostgreSQL, postgres://user:password@host:5432/name.',
    parse: databaseAddress,
  }),
  DATABASE_POOL_SIZE: read('DATABASE_POOL_SIZE', {
    fallback: '10',
    description: 'How many connections to PostgreSQL this process has at the most.',
    parse: wholeNumber(2, 1000),
  }),
  DATABASE_TIME_LIMIT: read('DATABASE_TIME_LIMIT', {
    fallback: '2000',
    description:
      'How many milliseconds PostgreSQL may take to answer the service, connecting counted in; then the answer is 503.',
    parse: wholeNumber(100, 600_000),
  }),
  SECRET_KEY: read('SECRET_KEY', {
    fallback: '',
    description:
      'The secret key by which it is known who was erased; several processes need the same one. After a rotation the newest stands first, with commas between them. Empty: SECRET_KEY_FILE.',
    secret: true,
    parse: optional(secretKeys),
  }),
  SECRET_KEY_FILE: read('SECRET_KEY_FILE', {
    fallback: '',
    description:
      'The file of the secret key, made where it is missing; empty: secret.key beside the database, with PostgreSQL ./data/secret.key.',
    parse: optional(file),
  }),
  BACKUP_DIR: read('BACKUP_DIR', {
    fallback: '',
    description:
      'The folder in which the service makes copies of the database by itself, one for each database; empty: it makes none.',
    parse: optional(folder),
  }),
  BACKUP_KEEP: read('BACKUP_KEEP', {
    fallback: '7',
    description: 'How many of those copies are kept; older ones are removed.',
    parse: wholeNumber(1, 10_000),
  }),
  BACKUP_INTERVAL: read('BACKUP_INTERVAL', {
    fallback: '24',
    description: 'How many hours after one copy the next is made.',
    parse: wholeNumber(1, 8760),
  }),
  TIME_ZONE: read('TIME_ZONE', {
    fallback: 'Europe/Berlin',
    description: 'The time zone in which times are shown and days begin.',
    parse: timeZone,
  }),
  BASE_URL: read('BASE_URL', {
    fallback: '',
    description: 'The public address, where it is another than the one a request names.',
    parse: optional(origin),
  }),
  TRUST_PROXY: read('TRUST_PROXY', {
    fallback: 'no',
    description: 'Whether X-Forwarded-* headers are believed, because a proxy of yours sets them.',
    parse: yesOrNo,
  }),
  ALLOWED_HOSTS: read('ALLOWED_HOSTS', {
    fallback: '',
    description:
      'The host names that are answered, with commas between them; * is any. Empty: the names of this machine and of BASE_URL; on other addresses than loopback also every IP address with AUTH=open, and every name with AUTH=tokens.',
    parse: list,
  }),
  CORS_ORIGINS: read('CORS_ORIGINS', {
    fallback: '',
    description:
      'The origins whose pages may read and write with a token, such as https://app.example.org, with commas between them; empty: none.',
    parse: origins,
  }),
  AUTH: read('AUTH', {
    fallback: '',
    description:
      'Who is answered: tokens, only those who have one (“mentoring token”), or open, everybody. Must be set to listen on other addresses than loopback.',
    parse: optional(oneOf('open', 'tokens')),
  }),
  SECURITY_CONTACT: read('SECURITY_CONTACT', {
    fallback: '',
    description:
      'Where people report security issues, shown in /.well-known/security.txt: an e-mail address or an https address; several have commas between them.',
    parse: optional(contacts),
  }),
  CONNECTION_LIMIT: read('CONNECTION_LIMIT', {
    fallback: '4096',
    description: 'Maximum number of open connections, across all clients; further ones are closed.',
    parse: wholeNumber(1, 1_000_000),
  }),
  CLIENT_CONNECTION_LIMIT: read('CLIENT_CONNECTION_LIMIT', {
    fallback: '',
    description:
      'Maximum number of open connections per client address (per /64 for IPv6), or unlimited; further ones are answered 503. Empty: 256, and unlimited for loopback addresses and with TRUST_PROXY, where all clients share the address of the proxy.',
    parse: optional(limitOr('unlimited', 1_000_000)),
  }),
  BODY_LIMIT: read('BODY_LIMIT', {
    fallback: '1048576',
    description: 'How large the body of a request may be, in bytes.',
    parse: wholeNumber(1024, 104_857_600),
  }),
  HEADER_LIMIT: read('HEADER_LIMIT', {
    fallback: '16384',
    description: 'How large the headers of a request may be, its address counted in, in bytes.',
    parse: wholeNumber(2048, 1_048_576),
  }),
  URL_LIMIT: read('URL_LIMIT', {
    fallback: '8192',
    description: 'How long the address of a request may be, in bytes; less than HEADER_LIMIT.',
    parse: wholeNumber(256, 1_048_576),
  }),
  GOAL_WRITER: read('GOAL_WRITER', {
    fallback: 'offline',
    description:
      'Who writes the goals: offline is the composer that needs no network, openai a server that speaks its interface.',
    parse: oneOf('offline', 'openai'),
  }),
  OPENAI_BASE_URL: read('OPENAI_BASE_URL', {
    fallback: '',
    description:
      'The server that writes goals, with or without /v1: https://api.openai.com, http://localhost:11434.',
    parse: optional(webAddress),
  }),
  OPENAI_API_KEY: read('OPENAI_API_KEY', {
    fallback: '',
    description: 'The key to that server, where it asks for one.',
    secret: true,
    parse: optional(secretText),
  }),
  OPENAI_MODEL: read('OPENAI_MODEL', {
    fallback: '',
    description: 'The model of that server, by the name that it knows it by.',
    parse: optional(plainText),
  }),
  GOAL_TIME_LIMIT: read('GOAL_TIME_LIMIT', {
    fallback: '60',
    description: 'How many seconds that server may take, further attempts counted in.',
    parse: wholeNumber(1, 600),
  }),
  GOAL_ON_FAILURE: read('GOAL_ON_FAILURE', {
    fallback: 'fallback',
    description:
      'What follows when that server fails: fallback, the composer writes, or fail, the answer is 503.',
    parse: oneOf('fallback', 'fail'),
  }),
  GOAL_SERVER_CONCURRENCY: read('GOAL_SERVER_CONCURRENCY', {
    fallback: '8',
    description:
      'How many goals that server writes at a time, such as the slots of llama-server (-np); further requests wait, or are handed over at once where they would wait too long.',
    parse: wholeNumber(1, 64),
  }),
  GOAL_RATE_LIMIT: read('GOAL_RATE_LIMIT', {
    fallback: '',
    description:
      'How often a client may have goals written a minute, or unlimited; empty: 30 where a server writes them, unlimited where the composer does.',
    parse: optional(limitOr('unlimited', 1_000_000)),
  }),
  GOAL_TOKEN_BUDGET: read('GOAL_TOKEN_BUDGET', {
    fallback: '',
    description: 'How many tokens a day that server may be asked for, by all together; empty: without end.',
    parse: optional(wholeNumber(1, 999_999_999)),
  }),
  LOG_LEVEL: read('LOG_LEVEL', {
    fallback: 'info',
    description: 'The least weight of what is logged.',
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  }),
});
