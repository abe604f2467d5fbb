/**
 * Detects services that run on a PostgreSQL database. An idle service has no open connection, and behind a
 * pooler only the pooler's are visible, so each service has a row with a heartbeat. Clocks are not compared:
 * a row that changes while it is watched belongs to a running service.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { instantToColumn } from './columns.ts';
import { type Database, DatabaseOpenError, type ReadableDatabase } from './database.ts';

const BEAT = 5_000;
/** How long a row is watched, and how often, in milliseconds: for more than two heartbeats. */
const MAX_LOOK_MS = 13_000;
const LOOK = 250;
/** The maximum age of rows of killed services. A living service inserts its row again. */
const KEPT = { hours: 24 };

/**
 * Writes heartbeats for a service until it is disposed of.
 *
 * @param onFault is notified of failures, which are retried
 * @param pause the interval, in milliseconds
 */
export async function announceService(
  database: Database,
  onFault: (error: unknown) => void,
  pause = BEAT,
): Promise<AsyncDisposable> {
  const id = randomUUID();
  const beat = (): Promise<void> =>
    database.write(async (transaction) => {
      const now = Temporal.Now.instant();
      const seen_at = instantToColumn(now);
      await transaction
        .deleteFrom('running_services')
        .where('seen_at', '<', instantToColumn(now.subtract(KEPT)))
        .where('id', '<>', id)
        .execute();
      await transaction
        .insertInto('running_services')
        .values({ id, beats: 1, seen_at })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ beats: sql`running_services.beats + 1`, seen_at }),
        )
        .execute();
    }, 'auth');
  await beat().catch(onFault);
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    for (;;) {
      await wait(pause, undefined, { signal: stopping.signal, ref: false });
      await beat().catch(onFault);
    }
  };
  const running = run().catch(() => undefined);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
      // If it cannot be deleted now, it has no heartbeats any more.
      await database
        .write((changes) => changes.deleteFrom('running_services').where('id', '=', id).execute(), 'auth')
        .catch(onFault);
    },
  };
}

/** The rows of services by id, at one time. */
type ServiceHeartbeats = ReadonlyMap<string, number>;

/**
 * Checks that no service runs on a database. Takes some seconds after one was killed.
 *
 * @param signal aborts the check
 * @param longestLook how long an unchanged row is watched, in milliseconds: more than two heartbeats
 * @returns the rows of killed services
 * @throws DatabaseOpenError if a service is running
 */
export async function assertNoService(
  database: ReadableDatabase,
  signal: AbortSignal,
  longestLook = MAX_LOOK_MS,
): Promise<ServiceHeartbeats> {
  const before = await servicesIn(database);
  const end = performance.now() + longestLook;
  let now = before;
  while (now.size > 0 && performance.now() < end) {
    await wait(LOOK, undefined, { signal });
    now = await assertSameServices(database, before);
  }
  return now;
}

/**
 * Checks that no service has started or written a heartbeat since.
 *
 * @returns the current rows
 * @throws DatabaseOpenError if one has
 */
async function assertSameServices(
  database: ReadableDatabase,
  seen: ServiceHeartbeats,
): Promise<ServiceHeartbeats> {
  const now = await servicesIn(database);
  if ([...now].every(([id, beats]) => seen.get(id) === beats)) return now;
  throw new DatabaseOpenError(
    'A service is running on the database, even if nobody uses it at this moment. Stop all services that use it, and run the same command again.',
  );
}

async function servicesIn(database: ReadableDatabase): Promise<ServiceHeartbeats> {
  if (!(await database.tables()).includes('running_services')) return new Map();
  const rows = await database.reader.selectFrom('running_services').select(['id', 'beats']).execute();
  return new Map(rows.map(({ id, beats }) => [id, beats]));
}
