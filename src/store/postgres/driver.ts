/** A Kysely driver over `pg` that never reuses a connection after a lost response, and transactions that change data. */

import {
  AbortedTransactionError,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type FunctionNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type TransactionSettings,
} from 'kysely';
import { type ClientBase, DatabaseError, type QueryResult as Result } from 'pg';
import type { Write } from '../database.ts';
import type { Queries, Schema } from '../schema.ts';
import { functionCallSql, type SqlFunctions } from '../sql-functions.ts';
import { endsConnection, isBusy, throwExplained } from './errors.ts';
import { foldedInPostgres } from './folding.ts';

/** A borrowed connection. */
interface LentClient {
  readonly client: ClientBase;
  /** Returns it to the pool; a broken one is not reused. */
  release(isBroken: boolean): void;
}

/** Provides connections, and what the driver needs besides. */
interface ConnectionSource {
  lend(): Promise<LentClient>;
  end(): Promise<void>;
  /** Whether there is a single connection, for which all wait. */
  readonly isSingle: boolean;
  /** The statements that begin a transaction. */
  begin(settings: TransactionSettings): string;
}

/** Creates queries over connections, which they then own. */
export function kyselyOverConnections(source: ConnectionSource): Queries {
  const dialect: Dialect = {
    createAdapter: () => new (source.isSingle ? SingleConnectionAdapter : PostgresAdapter)(),
    createDriver: () => driverOver(source),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PortablePostgresQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect });
}

class SingleConnectionAdapter extends PostgresAdapter {
  override get supportsMultipleConnections(): boolean {
    return false;
  }
}

const SQL_FUNCTIONS: SqlFunctions = {
  text_contains: (text, part) => sql`(strpos(${text}, ${part}) > 0)`,
  utc_day: (instant) => sql`((${instant}) at time zone 'UTC')::date`,
  by_code: (text) => sql`${text} collate "C"`,
  folded: foldedInPostgres,
  number_in_json: (text, member) => sql`cast(cast(${text} as json) ->> ${member} as bigint)`,
  is_listed: (number, _json, list) => sql`(${number} = any (${list}::bigint[]))`,
  json_rows: (_columns, table, rows) => sql`json_populate_recordset(null::${table}, ${rows}::json)`,
};

class PortablePostgresQueryCompiler extends PostgresQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const written = functionCallSql(SQL_FUNCTIONS, node);
    if (written === undefined) super.visitFunction(node);
    else this.visitNode(written);
  }
}

/** Kysely's own driver returns a connection to the pool while a response is still outstanding. */
const driverOver = (source: ConnectionSource): Driver => ({
  init: async () => {},
  acquireConnection: () => source.lend().then(connectionOver, throwExplained),

  async releaseConnection(connection: LentConnection) {
    connection.release();
  },

  async beginTransaction(connection: LentConnection, settings: TransactionSettings) {
    try {
      await connection.ask(source.begin(settings), []);
    } catch (error) {
      // The first statement may have begun it.
      await rollback(connection);
      throw error;
    }
  },

  async commitTransaction(connection: LentConnection) {
    const { command } = await connection.ask('commit', []);
    // A swallowed error within the transaction has rolled back everything.
    if (command !== 'COMMIT') throw new AbortedTransactionError();
  },

  rollbackTransaction: rollback,
  destroy: () => source.end(),
});

/** PostgreSQL rolls back the transaction of a broken connection; a ROLLBACK would hide the cause. */
async function rollback(connection: LentConnection): Promise<void> {
  if (!connection.isBroken()) await connection.ask('rollback', []);
}

interface LentConnection extends DatabaseConnection {
  ask(text: string, parameters: readonly unknown[]): Promise<Result>;
  isBroken(): boolean;
  release(): void;
}

function connectionOver({ client, release }: LentClient): LentConnection {
  let isBroken = false;
  const ask = async (text: string, parameters: readonly unknown[]): Promise<Result> => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      // An error response of PostgreSQL leaves the connection usable, unless it says that it closes it.
      isBroken ||= !(error instanceof DatabaseError) || endsConnection(error);
      return throwExplained(error);
    }
  };
  return {
    ask,
    isBroken: () => isBroken,
    release: () => release(isBroken),
    async executeQuery({ sql, parameters }) {
      const { rows, rowCount } = await ask(sql, parameters);
      return {
        rows: rows ?? [],
        ...(typeof rowCount === 'number' && { numAffectedRows: BigInt(rowCount) }),
      };
    },
    // Long tables are read in batches.
    streamQuery() {
      throw new Error('queries are not streamed');
    },
  };
}

// Shares one call of a function between concurrent callers.

/** For how long after a failure callers get the same error without a new call, in milliseconds. */
const PAUSE_AFTER_FAILURE = 500;

/**
 * Shares calls: each caller gets the result of a call that began after they asked, together with all who
 * asked before it began. One call runs at a time.
 */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  let failure: { readonly error: unknown; readonly until: number } | undefined;

  const begin = (): Promise<Result> => {
    next = undefined;
    if (failure !== undefined && performance.now() < failure.until) return Promise.reject(failure.error);
    current = work()
      .catch((error: unknown) => {
        failure = { error, until: performance.now() + PAUSE_AFTER_FAILURE };
        throw error;
      })
      .finally(() => {
        current = undefined;
      });
    return current;
  };

  return () => {
    if (current === undefined) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
}

// Transactions in PostgreSQL that change data, one after the other, across processes.

/** The class of this program's advisory locks: “ment” as a number. */
const LOCKS = sql.lit(0x6d656e74);
/**
 * Compiles no query of a transaction (JIT). The planner compiles what it thinks is dear, such as who owes what, of whose tables
 * it knows too little; that takes a fifth of a second, where the query takes a few milliseconds.
 */
export const DISABLE_JIT = 'set local jit = off';
/** How long work without time limits waits for its turn before it asks for it again, in milliseconds. */
const TURN = 5_000;

/**
 * The statements that begin a transaction. It waits for its lock nearly as long as the statement timeout, so
 * that a busy server differs from an unavailable one; a retry goes to the end of the queue, so the wait
 * should not be shorter.
 *
 * @param questionLimit the statement timeout, in milliseconds; 0: none
 */
export const beginStatements = (questionLimit: number): string =>
  `begin isolation level read committed read write;
   ${DISABLE_JIT};
   set local statement_timeout = ${questionLimit};
   set local lock_timeout = ${questionLimit === 0 ? TURN : Math.ceil(questionLimit * 0.9)}`;

/** Waits for the lock, which one change of the schema has at a time. */
const takeTurn = (queries: Queries) =>
  sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(current_schema()))`.execute(queries);

/** Runs changes on connections, and retries each on conflicts for a number of milliseconds. */
export const createWriter =
  (queries: Queries, busyLimit: number): Write =>
  async (work) => {
    const deadline = performance.now() + busyLimit;
    for (;;) {
      try {
        return await queries.transaction().execute(async (transaction) => {
          await takeTurn(transaction);
          return work(transaction);
        });
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
    }
  };
