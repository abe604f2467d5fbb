/** The programs that PostgreSQL itself brings for copying a database: https://www.postgresql.org/docs/current/app-pgdump.html */

import { spawn } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BackupError } from './backup-error.ts';

/** Variables of an environment by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where Debian and others keep the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** What is read of an address by libpq; the rest is for others: https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS */
const PARAMETERS: readonly string[] = [
  ...['host', 'hostaddr', 'port', 'user', 'dbname', 'passfile', 'options', 'service', 'connect_timeout'],
  ...['sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslcrl', 'channel_binding', 'target_session_attrs'],
];

/** How a program is run on a database. */
export interface DatabaseAccess {
  /** The address, for the program's parameters, which others may see in the list of processes: without a password. */
  readonly address: string;
  /** The environment, which they may not see: with the password. */
  readonly environment: Environment;
}

/** How programs reach the database of an address. */
export function accessOf(url: string, environment: Environment): DatabaseAccess {
  const address = new URL(url);
  const given = address.searchParams;
  const password = address.password === '' ? given.get('password') : decodeURIComponent(address.password);
  if (given.has('sslpassword'))
    throw new BackupError(
      'The address holds sslpassword, which others would see in the list of processes. Use a key without one.',
    );
  address.password = '';
  // libpq takes a plus for what it is, and not for a space.
  const kept = [...given].filter(([name]) => PARAMETERS.includes(name));
  address.search = kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return {
    address: address.href,
    environment: {
      PGAPPNAME: 'mentoring',
      ...environment,
      ...(password !== null && password !== '' && { PGPASSWORD: password }),
    },
  };
}

/** The folder of programs that can copy from and into a server. */
export type Programs = string;

/**
 * Finds the programs, which must not be older than the server, and rather not newer.
 *
 * @param version the main version of the server
 * @throws BackupError if there are none
 */
export async function findPrograms(version: number, environment: Environment): Promise<Programs> {
  const versions = await readdir(VERSIONS).catch(() => []);
  const folders = [
    ...(environment['PATH'] ?? '').split(delimiter),
    ...versions.map((name) => join(VERSIONS, name, 'bin')),
  ];
  const found: { readonly folder: string; readonly version: number }[] = [];
  for (const folder of new Set(folders)) {
    if (folder === '' || !(await hasBoth(folder))) continue;
    const said = await runProgram(join(folder, 'pg_dump'), ['--version'], environment).catch(() => '');
    found.push({ folder, version: Number(/\) (\d+)/.exec(said)?.[1] ?? 0) });
  }
  const usable = found.filter((one) => one.version >= version);
  // Newer ones make settings that an older server does not know.
  const [best] = usable.toSorted((one, other) => one.version - other.version);
  if (best !== undefined) return best.folder;
  throw new BackupError(
    `pg_dump and pg_restore of version ${version} or later are needed, and are not here. Install the client programs of PostgreSQL ${version} (Debian: apt-get install postgresql-client-${version}), or put their folder into PATH.`,
  );
}

async function hasBoth(folder: string): Promise<boolean> {
  const looks = ['pg_dump', 'pg_restore'].map((name) => access(join(folder, name), constants.X_OK));
  return (await Promise.allSettled(looks)).every(({ status }) => status === 'fulfilled');
}

/**
 * Runs a program to its end.
 *
 * @param signal ends it
 * @returns what it printed
 * @throws BackupError with what it complained of, if it failed
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  environment: Environment,
  signal?: AbortSignal,
): Promise<string> {
  signal?.throwIfAborted();
  const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise: ended, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject);
  child.on('close', resolve);
  const stop = (): void => void child.kill();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const [output, complaint, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    // What was done before it could be stopped is done.
    if (status === 0) return output;
    signal?.throwIfAborted();
    throw new BackupError(`${program} failed: ${complaint.trim() || `it ended with ${status}`}`);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
