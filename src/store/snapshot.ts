/** Snapshots: reading a database as it is at one moment. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Runs work in a transaction that sees what was committed when it first looked. Temporary tables that it makes stay.
 *
 * @param begin the statement that begins such a transaction
 */
export async function readSnapshot<Result>(
  queries: Kysely<Schema>,
  begin: RawBuilder<unknown>,
  work: (queries: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return queries.connection().execute(async (connection) => {
    await begin.execute(connection);
    const result = await work(connection).catch(async (error: unknown) => {
      // Where the connection broke there is nothing to take back, and what broke it is what counts.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    });
    await sql`commit`.execute(connection);
    return result;
  });
}
