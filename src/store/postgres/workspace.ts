/** A connection to PostgreSQL for long work. */

import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import type { Workspace } from '../database.ts';
import { readSnapshot } from '../database.ts';
import { beginStatements, createWriter, kyselyOverConnections } from './driver.ts';
import { throwExplained } from './errors.ts';
import { CONNECTING, connect } from './opening.ts';

/** A snapshot transaction. */
const BEGIN = sql`begin isolation level repeatable read`;

/** How long a change waits for other writers, in milliseconds: no request waits for it. */
const BUSY_LIMIT = 60_000;

/** A separate connection, without timeouts. */
export async function openWorkspace(configuration: ClientConfig): Promise<Workspace> {
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
    read: (work) => readSnapshot(queries, BEGIN, work),
    write: createWriter(queries, BUSY_LIMIT),
    [Symbol.asyncDispose]: async () => {
      await queries.destroy();
      await client.end();
    },
  };
}
