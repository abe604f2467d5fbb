/** Prepared queries: Kysely compiles frequent queries once. */

import { type CompiledQuery, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Queries } from './schema.ts';

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
