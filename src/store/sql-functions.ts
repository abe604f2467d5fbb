/** SQL functions that databases write in different ways; the compiler of each database translates their names. */

import {
  type CompiledQuery,
  type Expression,
  ExpressionWrapper,
  FunctionNode,
  type OperationNode,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Queries } from './schema.ts';

/** How a database writes each function, by its arguments. */
export type SqlFunctions = Readonly<
  Record<
    | 'text_contains'
    | 'utc_day'
    | 'folded'
    | 'by_code'
    /** A text with a JSON object, and the name of a member that is a whole number. */
    | 'number_in_json'
    /** A number, the list as JSON, and the list as PostgreSQL writes arrays. */
    | 'is_listed'
    /** The columns of a row, the table that has such rows, and the rows as JSON. */
    | 'json_rows',
    (...given: Expression<unknown>[]) => RawBuilder<unknown>
  >
>;

const call = <Result>(name: keyof SqlFunctions, ...given: Expression<unknown>[]): RawBuilder<Result> => {
  const nodes = given.map((one) => one.toOperationNode());
  return sql`${{ toOperationNode: () => FunctionNode.create(name, nodes) }}`;
};

/** Whether a text contains another, exactly. */
export const textContains = (text: Expression<unknown>, part: Expression<unknown>): RawBuilder<boolean> =>
  call('text_contains', text, part);

/** The day of an instant, in UTC. */
export const utcDay = (instant: Expression<unknown>): RawBuilder<string> => call('utc_day', instant);

/** A text as `folded` of the domain returns it, which also gives the same order in every database. */
export const foldedText = (text: Expression<unknown>): RawBuilder<string> => call('folded', text);

/** The whole number that a member of a JSON object is, in a text. */
export const numberInJson = (text: Expression<unknown>, member: string): RawBuilder<number> =>
  call('number_in_json', text, sql.lit(member));

/** A text ordered by code points, in every database. */
export const inCodePointOrder = (text: Expression<unknown>): RawBuilder<string> => call('by_code', text);

/**
 * Whether a number is one of a list, which is a single parameter: a statement with thousands of them would be written, parsed
 * and planned anew each time.
 */
export const isListed = (number: Expression<unknown>, list: readonly number[]): RawBuilder<boolean> =>
  call('is_listed', number, sql`${`[${list.join(',')}]`}`, sql`${`{${list.join(',')}}`}`);

/** Rows as a table with some of the columns of another table, which are of its types. They are a single parameter. */
export const jsonRows = (
  table: string,
  columns: readonly string[],
  rows: readonly object[],
): RawBuilder<unknown> => rowsOfJson(table, columns, JSON.stringify(rows, [...columns]));

/** The same from JSON. What is an object there is its JSON in a column of texts. */
export const rowsOfJson = (
  table: string,
  columns: readonly string[],
  json: string | RawBuilder<string>,
): RawBuilder<unknown> =>
  call(
    'json_rows',
    sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)} as ${sql.ref(column)}`)),
    sql.table(table),
    sql`${json}`,
  );

/** A call in the syntax of a database; undefined if it is one of the database's own functions. */
export function functionCallSql(functions: SqlFunctions, node: FunctionNode): OperationNode | undefined {
  const written = Object.entries(functions).find(([name]) => name === node.func)?.[1];
  return written?.(...node.arguments.map((one) => new ExpressionWrapper(one))).toOperationNode();
}

// Prepared queries: Kysely compiles frequent queries once.

/** Stands in a query for a value that is given at each call. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The placeholder of a value, by name. */
type PlaceOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/** A query that Kysely can compile, with its executor. */
interface Writable<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Prepares a query. It is compiled at the first call on a database; the database itself prepares the
 * statement.
 *
 * @param build builds the query with placeholders; it must depend on nothing else
 */
export function prepareQuery<Values extends object, Row = unknown>(
  build: (queries: Queries, placeOf: PlaceOf<Values>) => Writable<Row>,
): (queries: Queries, values: Values) => Promise<readonly Row[]> {
  // A transaction has the adapter of its database.
  const written = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries, values) => {
    const { adapter } = queries.getExecutor();
    const query =
      written.get(adapter) ?? build(queries, (name) => sql`${new Placeholder(name)}`).compile(queries);
    written.set(adapter, query);
    const named = new Map<string, unknown>(Object.entries(values));
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? named.get(parameter.name) : parameter,
    );
    return (await queries.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
