/** Servers of PostgreSQL for tests: started from the programs of this machine, in a folder that goes with them. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { access, constants, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, giveToServer, unprivileged } from './unprivileged.ts';
import { until } from './until.ts';

const run = promisify(execFile);

/** Where Debian and others put the programs of each version. */
const PROGRAMS = '/usr/lib/postgresql';
/** How much room in memory there must be for the files of tests, in bytes. */
const ENOUGH_MEMORY = 2 ** 31;
const USER = 'mentoring';
const PASSWORD = 'secret';

/** The folder of PostgreSQL's programs, of the newest version; undefined where this machine has none. */
export async function postgresPrograms(): Promise<string | undefined> {
  const versions = await readdir(PROGRAMS).catch(() => []);
  const newest = versions
    .map(Number)
    .filter((version) => version >= 14)
    .toSorted((one, other) => one - other)
    .at(-1);
  return newest === undefined ? undefined : join(PROGRAMS, String(newest), 'bin');
}

/** A server of its own, which a test may stop and start as it likes. */
export interface PostgresCluster extends AsyncDisposable {
  /** Of the database `postgres`; the user may make others. */
  readonly url: string;
  readonly port: number;
  /** The folder of its programs. */
  readonly programs: string;
  /** Starts it if it was stopped, and waits until it responds. */
  start(): Promise<void>;
  /** Ends it, and all connections to it; `immediate` as a broken machine would. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** The process that listens; those of its connections are its children. */
  readonly processId: () => number | undefined;
  /** Lets the process that started it end while it runs. */
  unref(): void;
  /** Ends it at once, without waiting, where the process that started it ends. */
  abandon(): void;
}

/**
 * Makes and starts a server on loopback.
 *
 * @param settings lines of its configuration beside the usual ones
 */
export async function startCluster(
  programs: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(await fastFolder(), 'mentoring-postgres-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const user = unprivileged();
  await giveToServer(folder);
  const data = join(folder, 'data');
  const made = process.env['TEST_POSTGRES_DATA'];
  if (made) await run('cp', ['-a', made, data]);
  else await makeData(programs, data);
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    // What is lost where the power fails does not matter here.
    fsync: 'off',
    max_connections: '200',
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const cluster: PostgresCluster = {
    url,
    port,
    programs,
    processId: () => server?.pid,
    unref: () => server?.unref(),
    abandon() {
      server?.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
    async start() {
      const starting = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      server = starting;
      await until(async () => {
        if (starting.exitCode !== null) throw new Error(`PostgreSQL ended with ${starting.exitCode}`);
        const ready = run(join(programs, 'pg_isready'), ['--host', '127.0.0.1', '--port', String(port)]);
        return ready.then(
          () => true,
          () => false,
        );
      });
    },
    async stop(mode = 'fast') {
      const stopping = server;
      if (stopping === undefined || stopping.exitCode !== null || stopping.signalCode !== null) return;
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      stopping.once('exit', () => resolve());
      stopping.kill('SIGCONT');
      stopping.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
      server = undefined;
    },
    [Symbol.asyncDispose]: async () => {
      await cluster.stop('immediate');
      await held.disposeAsync();
    },
  };
  opened.defer(() => cluster.stop('immediate'));
  await cluster.start();
  const held = opened.move();
  return cluster;
}

/**
 * Makes the folder of a server that was never started; its parent must be the server's own. Copies of it are servers, too,
 * and take a fiftieth of the time: where `TEST_POSTGRES_DATA` names one, it is copied.
 */
export async function makeData(programs: string, data: string): Promise<void> {
  const passwordFile = `${data}.password`;
  await writeFile(passwordFile, scramVerifier(PASSWORD));
  await run(
    join(programs, 'initdb'),
    [
      ...['--pgdata', data, '--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
    ],
    { ...unprivileged(), cwd: dirname(data) },
  );
}

/**
 * What PostgreSQL keeps of a password, derived in one round. The usual 4096 take a fifth of the processor time of a connection,
 * and most tests open several.
 */
function scramVerifier(password: string): string {
  const rounds = 1;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** In memory where the machine has such a place, and enough of it: each test makes databases of its own, which are files. */
export async function fastFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < ENOUGH_MEMORY) return tmpdir();
  return access(inMemory, constants.W_OK).then(
    () => inMemory,
    () => tmpdir(),
  );
}
