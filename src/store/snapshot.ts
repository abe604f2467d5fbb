import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './schema.ts';

/** Runs work in a snapshot transaction, which a statement begins. Temporary tables that it creates stay. */
export async function readSnapshot<Result>(
  queries: Queries,
  begin: RawBuilder<unknown>,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  return queries.connection().execute(async (connection) => {
    await begin.execute(connection);
    const result = await work(connection).catch(async (error: unknown) => {
      // A broken connection has nothing to roll back, and its error is the one to report.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    });
    await sql`commit`.execute(connection);
    return result;
  });
}
