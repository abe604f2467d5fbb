/** A connection to PostgreSQL for long work. */

import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import { DatabaseOpenError, type Workspace } from '../database.ts';
import { readSnapshot } from '../snapshot.ts';
import { beginStatements, createWriter } from './changes.ts';
import { kyselyOverConnections } from './driver.ts';
import { throwExplained } from './errors.ts';
import { CONNECTING, connect } from './opening.ts';

/** A snapshot transaction in which temporary tables may be created. */
const BEGIN = sql`begin isolation level repeatable read`;

/** How long a change waits for other writers, in milliseconds: no request waits for it. */
const BUSY_LIMIT = 60_000;

/** A separate connection, without timeouts. */
export async function openWorkspace(configuration: ClientConfig, schema: string): Promise<Workspace> {
  const terms = { ...configuration, connectionTimeoutMillis: CONNECTING };
  const client = await connect(terms).catch(throwExplained);
  const queries = kyselyOverConnections({
    isSingle: true,
    lend: async () => ({ client, release: () => undefined }),
    end: () => client.end(),
    begin: () => beginStatements(0),
  });
  return {
    queries,
    schema,
    temporarySchema: 'pg_temp',
    async keepTemporaryTables() {
      const { rows } = await client.query('select pg_backend_pid() as process');
      if (rows[0]?.process !== Reflect.get(client, 'processID')) throw new DatabaseOpenError(POOLED);
      // Temporary tables have no statistics, so the planner assumes that a lookup finds half of one and scans
      // it: an import of 100,000 relations took ten times as long. Forbidding that makes plans look expensive
      // enough for JIT compilation, a fifth of a second each, so JIT is off as well.
      await client.query('set enable_seqscan = off; set jit = off');
    },
    read: (work) => readSnapshot(queries, BEGIN, work),
    write: createWriter(queries, BUSY_LIMIT),
    [Symbol.asyncDispose]: async () => {
      await queries.destroy();
      await client.end();
    },
  };
}

const POOLED =
  'A pooler such as PgBouncer stands before PostgreSQL, and temporary tables would not stay there. Set DATABASE_URL to the address of PostgreSQL itself for this command.';
