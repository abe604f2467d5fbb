/** Databases of PostgreSQL for tests, on one server for a whole run of the tests. */

import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openPostgres, type PostgresOptions } from '../../src/store/postgres/postgres.ts';
import { onlyWith } from './optional.ts';
import { postgresPrograms, startCluster } from './postgres-cluster.ts';
import { type ReusableDatabase, renewed, reusable } from './reused-database.ts';

/** The server: the one that is named, or else one of this process's own. */
async function serverAddress(): Promise<string | undefined> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return named;
  const programs = await postgresPrograms();
  if (programs === undefined) return undefined;
  const cluster = await startCluster(programs);
  cluster.unref();
  process.once('exit', () => cluster.abandon());
  return cluster.url;
}

const server = await serverAddress();

/** The options of tests that need PostgreSQL. */
export const onlyWithPostgres = onlyWith(
  server,
  'PostgreSQL is not installed: apt-get install postgresql, or set TEST_DATABASE_URL to a server whose user may make schemas',
);

/** A schema without tables, which a test may open as a database as often as it likes; dropped with the test. */
export interface PostgresTestDatabase extends AsyncDisposable {
  readonly url: string;
  open(terms?: Partial<PostgresOptions>): Promise<Database>;
}

/** Runs statements as the owner of a database. */
export async function inPostgres<Row extends object>(
  url: string,
  statement: string,
): Promise<readonly Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Makes a schema of its own, which takes a hundredth of the time of a database. */
export async function postgresTestDatabase(on: string | undefined = server): Promise<PostgresTestDatabase> {
  if (on === undefined) throw new Error('there is no PostgreSQL');
  await using making = new AsyncDisposableStack();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await inPostgres(on, `create schema ${name}`);
  making.defer(async () => void (await inPostgres(on, `drop schema ${name} cascade`)));
  const address = new URL(on);
  address.searchParams.set('options', `-c search_path=${name}`);
  const held = making.move();
  return {
    url: address.href,
    open: async (terms = {}) => held.use(await openForTest(address.href, terms)),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Those that a test is done with; they go with the server. */
const idle: ReusableDatabase[] = [];

/**
 * Gives a database that is up to date. Where the run of the tests has a template (`TEST_POSTGRES_TEMPLATE`), it is a copy of
 * that, which takes half of the time of the steps, or one that a test is done with.
 */
export async function migratedPostgresDatabase(): Promise<PostgresTestDatabase> {
  const template = process.env['TEST_POSTGRES_TEMPLATE'];
  if (template === undefined) {
    const database = await postgresTestDatabase();
    await migrate(await database.open());
    return database;
  }
  const database = idle.pop() ?? (await reusable((await wholePostgresDatabase(template)).url));
  const opened = new AsyncDisposableStack();
  opened.defer(async () => {
    if (await renewed(database)) idle.push(database);
  });
  return {
    url: database.url,
    open: async (terms = {}) => opened.use(await openForTest(database.url, terms)),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Opens a database by an address. */
const openForTest = (url: string, terms: Partial<PostgresOptions>): Promise<Database> =>
  openPostgres(url, { connections: 5, timeLimit: null, namedBy: 'DATABASE_URL', ...terms });

/**
 * Makes a whole database, for what is between it and the service and passes no search path on.
 *
 * @param template the name of the database to copy; default: an empty one
 */
export async function wholePostgresDatabase(
  template?: string,
): Promise<AsyncDisposable & { readonly url: string }> {
  if (server === undefined) throw new Error('there is no PostgreSQL');
  const on = server;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const like = template === undefined ? '' : ` template ${template}`;
  await inPostgres(on, `create database ${name}${like}`);
  const address = new URL(on);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    [Symbol.asyncDispose]: async () => void (await inPostgres(on, `drop database ${name} with (force)`)),
  };
}
