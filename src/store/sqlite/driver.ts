/** A Kysely driver over `node:sqlite`. */

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type FunctionNode,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from 'kysely';
import { folded } from '../../domain/people-search.ts';
import type { Queries, Schema } from '../schema.ts';
import { functionCallSql, type SqlFunctions } from '../sql-functions.ts';

/** Turns an error into the one to throw. */
type Explain = (error: unknown) => unknown;

/** Creates queries over a connection, which they then own. */
export function kyselyOver(connection: DatabaseSync, explain: Explain = (error) => error): Queries {
  connection.function('folded', { deterministic: true }, (text) =>
    typeof text === 'string' ? folded(text) : null,
  );
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(connection, explain),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new PortableSqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect });
}

/** Closes the connection together with the queries; Kysely would leave it open if it was never used. */
export async function closeWith(queries: Queries, connection: DatabaseSync): Promise<void> {
  await queries.destroy();
  if (connection.isOpen) connection.close();
}

/** Days are texts, which SQLite's date functions take and return. */
const WRITINGS: SqlFunctions = {
  text_contains: (text, part) => sql`(instr(${text}, ${part}) > 0)`,
  utc_day: (instant) => sql`substr(${instant}, 1, 10)`,
  by_code: (text) => sql`${text} collate binary`,
  // A user-defined function of the connection.
  folded: (text) => sql`folded(${text})`,
  number_in_json: (text, member) => sql`cast(${text} ->> ${member} as integer)`,
  is_listed: (number, list) => sql`(${number} in (select value from json_each(${list})))`,
  json_rows: (columns, _table, rows) => sql`(select ${columns} from json_each(${rows}))`,
};

class PortableSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const written = functionCallSql(WRITINGS, node);
    if (written === undefined) super.visitFunction(node);
    else this.visitNode(written);
  }
}

/** Takes the write lock at once, so that no transaction fails half-way because another process came first. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync, explain: Explain) {
    super({ database: shim(connection, explain) });
    this.#connection = connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After errors such as a full disk SQLite has already rolled back; another ROLLBACK would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Adapts a connection of `node:sqlite` to the interface that Kysely's SQLite dialect expects; caches statements. */
function shim(connection: DatabaseSync, explain: Explain): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const explained = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      throw explain(error);
    }
  };
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const prepared = explained(() => connection.prepare(text));
      const statement: SqliteStatement = {
        reader: prepared.columns().length > 0,
        all: (parameters) => explained(() => prepared.all(...parameters.map(bindable))),
        run: (parameters) => explained(() => prepared.run(...parameters.map(bindable))),
        iterate: (parameters) => explained(() => prepared.iterate(...parameters.map(bindable))),
      };
      // The service has few different queries; those built at run time (bulk inserts) must not fill the cache.
      if (statements.size < 200) statements.set(text, statement);
      return statement;
    },
  };
}

/** SQLite has no booleans: they are 0 and 1. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`SQLite takes no ${typeof value}`);
}
