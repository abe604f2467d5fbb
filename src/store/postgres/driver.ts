/** A Kysely driver over `pg` that never reuses a connection after a lost response. */

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
import type { Queries, Schema } from '../schema.ts';
import { functionCallSql, type SqlFunctions } from '../sql-functions.ts';
import { endsConnection, throwExplained } from './errors.ts';
import { foldedInPostgres } from './folding.ts';

/** A borrowed connection. */
interface LentClient {
  readonly client: ClientBase;
  /** Returns it to the pool; a broken one is not reused. */
  release(isBroken: boolean): void;
}

/** Provides connections, and what the driver needs besides. */
export interface ConnectionSource {
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
