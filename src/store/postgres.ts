/** PostgreSQL, 14 and later: a pool of connections, also through a pooler that lends one for a transaction only. */

import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Client, type ClientConfig, Pool } from 'pg';
import {
  type ColumnTypes,
  type Database,
  DatabaseOpenError,
  type Workspace,
  type Write,
} from './database.ts';
import { clientConfiguration, placeOf } from './postgres-address.ts';
import { kyselyOverConnections } from './postgres-driver.ts';
import { codeOf, explainFault, isBusy, openError } from './postgres-errors.ts';
import type { CollectionName, Schema } from './schema.ts';
import { sharedLook } from './shared-look.ts';
import { sharedTransactions } from './write-queue.ts';

/** How a database of PostgreSQL is used. */
export interface PostgresTerms {
  /** How many connections are open at the most: 1 and up. */
  readonly connections: number;
  /** How long anybody waits for an answer, connecting counted in, in milliseconds; null: as long as it takes. */
  readonly timeLimit: number | null;
  /** What people gave the address by, which they are told to mend. */
  readonly namedBy: string;
}

const COLUMN_TYPES: ColumnTypes = {
  id: 'bigint',
  instant: 'timestamptz',
  day: 'date',
  fraction: 'double precision',
  constraintsChange: true,
};
/** The advisory locks of this program among those of others: “ment” as a number. */
const LOCKS = sql.lit(0x6d656e74);
/** The oldest version whose SQL and behaviour the service was made for. */
const OLDEST_VERSION = 14;
/** How long a change waits for others who write, in milliseconds, and how long work that takes long does. */
const BUSY_LIMIT = 5_000;
const PATIENT_BUSY_LIMIT = 60_000;
/** How long it waits before it asks for its turn again, so that a server that does not answer is told from one that is busy. */
const TURN = 500;
/** How long connecting may take where nothing else is said, in milliseconds. */
const CONNECTING = 10_000;
/** How long PostgreSQL may take to start, in milliseconds. */
const STARTING = 30_000;

/**
 * Opens a database of PostgreSQL. Changes come one after the other, also those of other processes: each takes the same
 * advisory lock before it looks at anything.
 *
 * @param url its address, as libpq reads it
 * @throws DatabaseOpenError where it cannot be used
 */
export async function openPostgres(
  url: string,
  { connections, timeLimit, namedBy }: PostgresTerms,
): Promise<Database> {
  const { configuration, schema } = await examine(url, namedBy);
  const questionLimit = timeLimit === null ? 0 : Math.round(timeLimit * 0.6);
  const pool = new Pool({
    ...configuration,
    max: connections,
    connectionTimeoutMillis: timeLimit === null ? CONNECTING : timeLimit - questionLimit,
    query_timeout: questionLimit,
  });
  // A connection that breaks while nobody uses it leaves the pool, and the next who asks gets another.
  pool.on('error', () => undefined);
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
    begin: ({ isolationLevel = 'read committed' }) => `begin isolation level ${isolationLevel} read only`,
    explain: explainFault,
  });
  const writer = kyselyOverConnections({
    ...lending,
    // The pool is the reader's.
    end: async () => {},
    begin: () => beginningOfChanges(questionLimit),
    explain: (error) => error,
  });

  const revisions = sharedLook(async () => {
    const rows = await reader.selectFrom('collections').select(['name', 'revision']).execute();
    return new Map(rows.map(({ name, revision }) => [name, revision]));
  });

  // Kysely's own look goes through the tables of all schemas, and fails where somebody drops one of those.
  const tables = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = ${schema}`.execute(reader);
    return rows.map(({ name }) => name);
  };

  return {
    namedBy,
    tables,
    columnTypes: COLUMN_TYPES,
    reader,
    write: sharedTransactions(writingBy(writer, BUSY_LIMIT)),
    async purge() {
      await using workspace = await openWorkspace(configuration, schema);
      const names = (await tables()).map((name) => sql.id(schema, name));
      await sql`vacuum ${sql.join(names)}`.execute(workspace.queries);
      return REMAINS;
    },
    openWorkspace: () => openWorkspace(configuration, schema),
    async check() {
      await revisions();
    },
    revision: async (collection: CollectionName) => (await revisions()).get(collection) ?? 0,
    async [Symbol.asyncDispose]() {
      await writer.destroy();
      await reader.destroy();
    },
  };
}

const REMAINS =
  'PostgreSQL has freed the place of what was erased; the bytes are overwritten as others take it, and its logs and backups keep them for as long as you keep those.';

/** What begins a change: it waits for others for a moment only at a time. */
const beginningOfChanges = (questionLimit: number): string =>
  `begin isolation level read committed read write;
   set local statement_timeout = ${questionLimit};
   set local lock_timeout = ${questionLimit === 0 ? TURN : Math.min(TURN, Math.ceil(questionLimit / 2))}`;

/** Waits for the turn of a change: after others of the same collection, or after all where it is not told. */
function takeTurn(queries: Kysely<Schema>, only: CollectionName | undefined) {
  const lock = (name: string) => sql`hashtext(current_schema() || ${sql.lit(` ${name}`)})`;
  const all = lock('all');
  return only === undefined
    ? sql`select pg_advisory_xact_lock(${LOCKS}, ${all})`.execute(queries)
    : sql`select pg_advisory_xact_lock_shared(${LOCKS}, ${all}), pg_advisory_xact_lock(${LOCKS}, ${lock(only)})`.execute(
        queries,
      );
}

/** Changes on connections, each tried again where others are in the way, for so many milliseconds. */
const writingBy =
  (queries: Kysely<Schema>, busyLimit: number): Write =>
  async (work, only) => {
    const deadline = performance.now() + busyLimit;
    for (;;) {
      try {
        return await queries.transaction().execute(async (transaction) => {
          await takeTurn(transaction, only);
          return work(transaction);
        });
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw explainFault(error);
      }
    }
  };

/** What a database says of itself. */
interface Standing {
  readonly version: number;
  readonly schema: string | null;
  readonly encoding: string;
  readonly dates: string;
}

/** Looks at a database before it is used. */
async function examine(
  url: string,
  namedBy: string,
): Promise<{ readonly configuration: ClientConfig; readonly schema: string }> {
  const place = placeOf(url);
  const configuration = clientConfiguration(url);
  try {
    const client = await connect({ ...configuration, connectionTimeoutMillis: CONNECTING });
    try {
      const { rows } = await client.query<Standing>(
        `select current_setting('server_version_num')::integer / 10000 as version, current_schema() as schema,
           current_setting('server_encoding') as encoding, current_setting('DateStyle') as dates`,
      );
      const [standing] = rows;
      if (standing === undefined) throw new DatabaseOpenError(`${place} does not tell what it is.`);
      const { version, schema, encoding, dates } = standing;
      if (version < OLDEST_VERSION) {
        throw new DatabaseOpenError(
          `${place} is of version ${version}. The service needs PostgreSQL ${OLDEST_VERSION} or later.`,
        );
      }
      if (encoding !== 'UTF8') {
        throw new DatabaseOpenError(
          `${place} keeps texts in ${encoding}, which has not all letters. Make one by “createdb --encoding UTF8 --template template0”.`,
        );
      }
      if (!dates.startsWith('ISO')) {
        throw new DatabaseOpenError(
          `${place} writes days as ${dates}. Run “ALTER DATABASE … SET DateStyle TO ISO” in it.`,
        );
      }
      if (schema === null) {
        throw new DatabaseOpenError(
          `${place} has no schema that this user may use (search_path). Run “CREATE SCHEMA mentoring AUTHORIZATION …” and set the search_path of the user to it.`,
        );
      }
      return { configuration, schema };
    } finally {
      await client.end();
    }
  } catch (error) {
    throw error instanceof DatabaseOpenError ? error : openError(place, namedBy, error);
  }
}

/** Connects; waits for a server that is starting. */
async function connect(configuration: ClientConfig): Promise<Client> {
  const deadline = performance.now() + STARTING;
  for (;;) {
    const client = new Client(configuration);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      if (codeOf(error) !== '57P03' || performance.now() > deadline) throw error;
      await wait(TURN);
    }
  }
}

/** A connection of its own, without time limits. */
async function openWorkspace(configuration: ClientConfig, schema: string): Promise<Workspace> {
  const client = await connect({ ...configuration, connectionTimeoutMillis: CONNECTING }).catch(
    (error: unknown) => {
      throw explainFault(error);
    },
  );
  const queries = kyselyOverConnections({
    isSingle: true,
    lend: async () => ({ client, release: () => undefined }),
    end: () => client.end(),
    begin: () => beginningOfChanges(0),
    explain: (error) => error,
  });
  return {
    queries,
    schema,
    temporarySchema: 'pg_temp',
    async keepTemporaryTables() {
      const { rows } = await client.query('select pg_backend_pid() as process');
      if (rows[0]?.process !== Reflect.get(client, 'processID')) throw new DatabaseOpenError(POOLED);
      // Nobody counts what is in temporary tables, so the planner believes that a look finds half of one, and goes
      // through all of it in place of its index: an import of 100,000 relations took ten times as long.
      // What it cannot do otherwise it then believes to be dear enough to be compiled, at a fifth of a second each.
      await client.query('set enable_seqscan = off; set jit = off');
    },
    read: (work) =>
      queries.connection().execute(async (connection) => {
        await sql`begin isolation level repeatable read`.execute(connection);
        const result = await work(connection).catch(async (error: unknown) => {
          // Where the connection broke there is nothing to take back, and what broke it is what counts.
          await sql`rollback`.execute(connection).catch(() => undefined);
          throw error;
        });
        await sql`commit`.execute(connection);
        return result;
      }),
    write: writingBy(queries, PATIENT_BUSY_LIMIT),
    [Symbol.asyncDispose]: async () => {
      await queries.destroy();
      await client.end();
    },
  };
}

const POOLED =
  'A pooler such as PgBouncer stands before PostgreSQL, and temporary tables would not stay there. Set DATABASE_URL to the address of PostgreSQL itself for this command.';
