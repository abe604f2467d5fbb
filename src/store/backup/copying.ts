/** Copies databases while others write to them. */

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { errorCodeOf } from '../../domain/errors.ts';
import { examine } from '../postgres/opening.ts';
import { BackupError, type CopySummary } from './copy-check.ts';
import type { CopyMessage, CopyTask } from './sqlite-copy-thread.ts';

/**
 * Copies a snapshot of a database and verifies the copy, both in a separate thread, so that requests are not
 * delayed.
 *
 * @param source the file of a database, which others may use
 * @param copy an existing empty file
 * @param signal aborts it at once; the content of `copy` is useless then
 * @throws BackupError if it cannot be copied, or the copy is not intact
 */
export async function copySqlite(source: string, copy: string, signal: AbortSignal): Promise<CopySummary> {
  signal.throwIfAborted();
  const workerData: CopyTask = { source, copy };
  const thread = new Worker(new URL('./sqlite-copy-thread.ts', import.meta.url), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<CopySummary>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  thread.on('message', (message: CopyMessage) => {
    if (message.kind === 'done') resolve(message.stock);
    else reject(new BackupError(message.reason));
  });
  thread.on('error', reject);
  thread.on('exit', () => {
    end();
    reject(new Error('the thread that copies ended too soon'));
  });
  const stop = (): void => {
    reject(signal.reason);
    void thread.terminate();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    // The thread may still have the copy open.
    await ended;
  }
}

// PostgreSQL, with its pg_dump.

/** Environment variables by name. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of an address that libpq understands:
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS
 */
const PARAMETERS: readonly string[] = [
  ...['host', 'hostaddr', 'port', 'user', 'dbname', 'passfile', 'options', 'service', 'connect_timeout'],
  ...['sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslcrl', 'channel_binding', 'target_session_attrs'],
];

/**
 * How pg_dump connects to the database of an address: the address without the password, which others may see in the list of
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
 * Copies a snapshot of the schema of an address, in pg_dump's custom format.
 *
 * @param copy an existing empty file
 * @param environment of this process
 * @param signal kills pg_dump
 * @throws BackupError with its error output if it fails; DatabaseOpenError if the database cannot be reached
 */
export async function copyPostgres(
  url: string,
  copy: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<void> {
  const { schema } = await examine(url, 'DATABASE_URL');
  const { address, environment: withPassword } = accessOf(url, environment);
  const parameters = [
    ...['--format=custom', '--no-password', '--no-owner', '--no-privileges', '--lock-wait-timeout=60000'],
    ...[`--schema="${schema.replaceAll('"', '""')}"`, `--file=${copy}`, `--dbname=${address}`],
  ];
  const child = spawn('pg_dump', parameters, {
    env: withPassword,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject);
  child.on('close', resolve);
  try {
    const [complaint, status] = await Promise.all([text(child.stderr), ended]);
    if (status !== 0)
      throw new BackupError(`pg_dump failed: ${complaint.trim() || `it ended with ${status}`}`);
  } catch (error) {
    signal.throwIfAborted();
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    throw new BackupError(
      'There is no pg_dump in PATH. Install the client programs of PostgreSQL, of the version of the server or newer (Debian: apt-get install postgresql-client).',
      { cause: error },
    );
  }
}
