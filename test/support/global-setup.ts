/** The PostgreSQL server that all test files share: started before the first, stopped after the last. */

import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { fastFolder, makeData, postgresPrograms, startCluster } from './postgres-cluster.ts';
import { giveToServer } from './unprivileged.ts';

/** What a server need not do of which nothing has to last. */
const LOST_WITH_THE_MACHINE = { synchronous_commit: 'off', full_page_writes: 'off' };
/** Where there are a few rows only, compiling a query takes longer than running it. */
const FEW_ROWS = { jit: 'off' };

const shared = new AsyncDisposableStack();

/**
 * The test processes inherit its address as `TEST_DATABASE_URL`; where that is set already, another server is used. Those
 * that start servers of their own copy the folder `TEST_POSTGRES_DATA`.
 */
export async function globalSetup(): Promise<void> {
  // Databases of tests are many and small, and none of them has to outlive the machine.
  process.env['TMPDIR'] = await fastFolder();
  const commands = await mkdtemp(join(await fastFolder(), 'mentoring-commands-'));
  shared.defer(() => rm(commands, { recursive: true, force: true }));
  process.env['TEST_COMMANDS_SEEN'] = commands;
  const programs = await postgresPrograms();
  if (programs === undefined) return;
  const folder = await mkdtemp(join(await fastFolder(), 'mentoring-postgres-'));
  shared.defer(() => rm(folder, { recursive: true, force: true }));
  await giveToServer(folder);
  const data = join(folder, 'data');
  await makeData(programs, data);
  process.env['TEST_POSTGRES_DATA'] = data;
  if (process.env['TEST_DATABASE_URL']) return;
  const { url } = shared.use(await startCluster(programs, { ...LOST_WITH_THE_MACHINE, ...FEW_ROWS }));
  process.env['TEST_DATABASE_URL'] = url;
  await makeTemplate(url);
}

/** A database that is up to date, which those of tests are copies of. Nobody may be connected to it. */
async function makeTemplate(server: string): Promise<void> {
  const name = 'template_of_tests';
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  const terms = { connections: 1, timeLimit: null, namedBy: 'TEST_DATABASE_URL' };
  await using database = await openPostgres(address.href, terms);
  await migrate(database);
  process.env['TEST_POSTGRES_TEMPLATE'] = name;
}

export async function globalTeardown(): Promise<void> {
  await shared.disposeAsync();
}
