/** PostgreSQL, 14 and later: a pool of connections. */

import { sql } from 'kysely';
import { Pool } from 'pg';
import type { ColumnTypes, Database } from '../database.ts';
import { groupCommit } from '../write-queue.ts';
import { beginStatements, createWriter, DISABLE_JIT, kyselyOverConnections, singleFlight } from './driver.ts';
import { CONNECTING, examine } from './opening.ts';
import { openWorkspace } from './workspace.ts';

/** How a PostgreSQL database is used. */
export interface PostgresOptions {
  /** The maximum number of open connections: 1 and up. */
  readonly connections: number;
  /** The timeout of queries, including connecting, in milliseconds; null: none. */
  readonly timeLimit: number | null;
  /** The setting or option with the address, for error messages. */
  readonly namedBy: string;
}

const COLUMN_TYPES: ColumnTypes = {
  id: 'bigint',
  instant: 'timestamptz',
  day: 'date',
  fraction: 'double precision',
};
/** How long a change waits for other writers, in milliseconds. */
const BUSY_LIMIT = 5_000;

/**
 * Opens a PostgreSQL database. Changes run one after the other, across processes: each takes an advisory lock
 * before it reads anything.
 *
 * @param url its address, as libpq reads it
 * @throws DatabaseOpenError if it cannot be used
 */
export async function openPostgres(
  url: string,
  { connections, timeLimit, namedBy }: PostgresOptions,
): Promise<Database> {
  const { configuration, schema } = await examine(url, namedBy);
  const questionLimit = timeLimit === null ? 0 : Math.round(timeLimit * 0.6);
  const pool = new Pool({
    ...configuration,
    max: connections,
    connectionTimeoutMillis: timeLimit === null ? CONNECTING : timeLimit - questionLimit,
    query_timeout: questionLimit,
  });
  // A connection that breaks while idle leaves the pool, and the next caller gets another.
  pool.on('error', () => undefined);
  // The pool handles errors of idle connections only, and an unhandled error event ends the process. The
  // query reports the error of a connection in use.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const lending = {
    isSingle: false,
    async lend() {
      const client = await pool.connect();
      return { client, release: (isBroken: boolean) => client.release(isBroken) };
    },
  };
  const reader = kyselyOverConnections({
    ...lending,
    end: () => pool.end(),
    begin: ({ isolationLevel = 'read committed' }) =>
      `begin isolation level ${isolationLevel} read only; ${DISABLE_JIT}`,
  });
  const writer = kyselyOverConnections({
    ...lending,
    // The reader owns the pool.
    end: async () => {},
    begin: () => beginStatements(questionLimit),
  });

  const revisions = singleFlight(async () => {
    const rows = await reader.selectFrom('collections').select(['name', 'revision']).execute();
    return new Map(rows.map(({ name, revision }) => [name, revision]));
  });

  // Kysely's introspection reads the tables of all schemas, and fails if one is dropped meanwhile.
  const tables = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = ${schema}`.execute(reader);
    return rows.map(({ name }) => name);
  };

  return {
    namedBy,
    tables,
    columnTypes: COLUMN_TYPES,
    pool: () => ({
      limit: connections,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    reader,
    write: groupCommit(createWriter(writer, BUSY_LIMIT)),
    async purge() {
      await using workspace = await openWorkspace(configuration);
      const names = (await tables()).map((name) => sql.id(schema, name));
      // Otherwise the indexes keep what few rows had, and workers are started, which takes longer than the work.
      await sql`vacuum (index_cleanup on, parallel 0) ${sql.join(names)}`.execute(workspace.queries);
      return REMAINS;
    },
    openWorkspace: () => openWorkspace(configuration),
    check: async () => void (await revisions()),
    revision: async (collection) => (await revisions()).get(collection) ?? 0,
    async [Symbol.asyncDispose]() {
      await writer.destroy();
      await reader.destroy();
    },
  };
}

const REMAINS =
  'PostgreSQL has freed the space of erased data, and overwrites it with later data. Its logs and backups contain it as long as you keep them.';
