/** A Kysely driver over `pg` that never reuses a connection after a lost response. */

import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type FunctionNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
  type TransactionSettings,
} from 'kysely';
import { type ClientBase, DatabaseError, type QueryResult as Result } from 'pg';
import { endsConnection, explainFault } from './postgres-errors.ts';
import { foldedInPostgres } from './postgres-folding.ts';
import type { Queries, Schema } from './schema.ts';
import { functionCallSql, type SqlFunctions } from './sql-functions.ts';

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
    createDriver: () => new ConnectionsDriver(source),
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

const WRITINGS: SqlFunctions = {
  plus_days: (day, days) => sql`(${day}::date + (${days})::integer)`,
  days_since: (day, since) => sql`(${day}::date - ${since}::date)`,
  text_contains: (text, part) => sql`(strpos(${text}, ${part}) > 0)`,
  utc_day: (instant) => sql`((${instant}) at time zone 'UTC')::date`,
  text_from: (text, part) => sql`substr(${text}, strpos(${text}, ${part}))`,
  text_until: (text, part) => sql`substr(${text}, 1, strpos(${text}, ${part}))`,
  by_code: (text) => sql`${text} collate "C"`,
  folded: foldedInPostgres,
  is_listed: (number, _json, list) => sql`(${number} = any (${list}::bigint[]))`,
  json_rows: (_columns, table, rows) => sql`json_populate_recordset(null::${table}, ${rows}::json)`,
};

class PortablePostgresQueryCompiler extends PostgresQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const written = functionCallSql(WRITINGS, node);
    if (written === undefined) super.visitFunction(node);
    else this.visitNode(written);
  }
}

/** Kysely's own driver returns a connection to the pool while a response is still outstanding. */
class ConnectionsDriver implements Driver {
  readonly #source: ConnectionSource;
  readonly #lent = new WeakMap<DatabaseConnection, LentConnection>();

  constructor(source: ConnectionSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    try {
      const connection = new LentConnection(await this.#source.lend());
      this.#lent.set(connection, connection);
      return connection;
    } catch (error) {
      throw explainFault(error);
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#lent.get(connection)?.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(this.#source.begin(settings)));
    } catch (error) {
      // The first statement may have begun it.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const command = await this.#lent.get(connection)?.commit();
    // A swallowed error within the transaction has rolled back everything.
    if (command !== 'COMMIT') throw new AbortedTransactionError();
  }

  /** PostgreSQL rolls back the transaction of a broken connection; a ROLLBACK would hide the cause. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#lent.get(connection)?.isBroken) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#source.end();
  }
}

class LentConnection implements DatabaseConnection {
  readonly #lent: LentClient;
  isBroken = false;

  constructor(lent: LentClient) {
    this.#lent = lent;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#ask(query.sql, query.parameters);
    return {
      rows: rows ?? [],
      ...(typeof rowCount === 'number' && { numAffectedRows: BigInt(rowCount) }),
    };
  }

  /** The outcome of a transaction: COMMIT, or ROLLBACK. */
  async commit(): Promise<string> {
    return (await this.#ask('commit', [])).command;
  }

  async #ask(text: string, parameters: readonly unknown[]): Promise<Result> {
    try {
      return await this.#lent.client.query(text, [...parameters]);
    } catch (error) {
      // An error response of PostgreSQL leaves the connection usable, unless it says that it closes it.
      this.isBroken ||= !(error instanceof DatabaseError) || endsConnection(error);
      throw explainFault(error);
    }
  }

  /** Long tables are read in batches. */
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('queries are not streamed');
  }

  release(): void {
    this.#lent.release(this.isBroken);
  }
}
