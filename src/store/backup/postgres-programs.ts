/** PostgreSQL's programs for dump and restore: https://www.postgresql.org/docs/current/app-pgdump.html */

import { spawn } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BackupError } from './backup-error.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The folders in which Debian and others install the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/**
 * The parameters of an address that libpq understands:
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS
 */
const PARAMETERS: readonly string[] = [
  ...['host', 'hostaddr', 'port', 'user', 'dbname', 'passfile', 'options', 'service', 'connect_timeout'],
  ...['sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslcrl', 'channel_binding', 'target_session_attrs'],
];

/**
 * How programs connect to the database of an address: the address without the password, which others may see in the list of
 * processes, and the environment with it.
 */
export function accessOf(
  url: string,
  environment: Environment,
): { readonly address: string; readonly environment: Environment } {
  const address = new URL(url);
  const given = address.searchParams;
  const password = address.password === '' ? given.get('password') : decodeURIComponent(address.password);
  if (given.has('sslpassword'))
    throw new BackupError(
      'The address holds sslpassword, which others would see in the list of processes. Use a key without one.',
    );
  address.password = '';
  // libpq does not read a plus as a space.
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

/**
 * Finds the folder of programs that are not older than a server; the closest version is preferred.
 *
 * @param version the major version of the server
 * @throws BackupError if there are none
 */
export async function findPrograms(version: number, environment: Environment): Promise<string> {
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
  // Newer ones use settings that an older server does not know.
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
 * @param signal kills it
 * @returns its output
 * @throws BackupError with its error output if it fails
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
    // It finished before it could be stopped.
    if (status === 0) return output;
    signal?.throwIfAborted();
    throw new BackupError(`${program} failed: ${complaint.trim() || `it ended with ${status}`}`);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
