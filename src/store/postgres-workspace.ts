/** A connection to PostgreSQL for work that takes long. */

import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import { DatabaseOpenError, type Workspace } from './database.ts';
import { beginningOfChanges, writingBy } from './postgres-changes.ts';
import { kyselyOverConnections } from './postgres-driver.ts';
import { explainFault } from './postgres-errors.ts';
import { CONNECTING, connect } from './postgres-opening.ts';
import { readSnapshot } from './snapshot.ts';

/** A transaction that sees one moment; temporary tables may be made in it. */
const BEGIN = sql`begin isolation level repeatable read`;

/** How long a change waits for others who write, in milliseconds: nobody waits for the answer. */
const BUSY_LIMIT = 60_000;

/** A connection of its own, without time limits. */
export async function openWorkspace(configuration: ClientConfig, schema: string): Promise<Workspace> {
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
  });
  return {
    queries,
    schema,
    temporarySchema: 'pg_temp',
    async keepTemporaryTables() {
      const { rows } = await client.query('select pg_backend_pid() as process');
      if (rows[0]?.process !== Reflect.get(client, 'processID')) throw new DatabaseOpenError(POOLED);
      // Nobody counts what is in temporary tables, so the planner believes that a look finds half of one, and goes
      // through all of it instead of its index: an import of 100,000 relations took ten times as long.
      // What it cannot do otherwise it then believes to be dear enough to be compiled, at a fifth of a second each.
      await client.query('set enable_seqscan = off; set jit = off');
    },
    read: (work) => readSnapshot(queries, BEGIN, work),
    write: writingBy(queries, BUSY_LIMIT),
    [Symbol.asyncDispose]: async () => {
      await queries.destroy();
      await client.end();
    },
  };
}

const POOLED =
  'A pooler such as PgBouncer stands before PostgreSQL, and temporary tables would not stay there. Set DATABASE_URL to the address of PostgreSQL itself for this command.';
