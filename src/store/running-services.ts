/**
 * Who serves a database of PostgreSQL. A service that nobody asks anything has no connection open, and one behind a pooler
 * shows those of the pooler; so each has a row and changes it all the time. No clock is compared: a row that changes while
 * somebody looks is that of a service that lives.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { instantToColumn } from './columns.ts';
import { type Database, DatabaseOpenError, type ReadableDatabase } from './database.ts';

/** How often a service changes its row, in milliseconds. */
const BEAT = 5_000;
/** How long a row is looked at that a killed service may have left, and how often, in milliseconds: two beats and more. */
const LONGEST_LOOK = 13_000;
const LOOK = 250;
/** How long rows of killed services are kept at most. One that lives makes its row again. */
const KEPT = { hours: 24 };

/**
 * Shows that a service serves a database, from now on until it is disposed of.
 *
 * @param onFault told where that could not be shown; it is tried again
 * @param pause how often it is shown, in milliseconds
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
      // Where it cannot be written now, the row tells whoever looks that nothing changes it any more.
      await database
        .write(
          (transaction) => transaction.deleteFrom('running_services').where('id', '=', id).execute(),
          'auth',
        )
        .catch(onFault);
    },
  };
}

/** The rows of services by their ids, as somebody saw them. */
export type ServiceHeartbeats = ReadonlyMap<string, number>;

/**
 * Makes sure that no service serves a database. Takes some seconds where one was killed.
 *
 * @param signal ends it
 * @param longestLook how long a row is looked at that nothing changes, in milliseconds: more than two beats
 * @returns what killed services left
 * @throws DatabaseOpenError if one does
 */
export async function assertNoService(
  database: ReadableDatabase,
  signal: AbortSignal,
  longestLook = LONGEST_LOOK,
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
 * Makes sure that no service has come or changed its row since somebody saw them.
 *
 * @returns those that are there now
 * @throws DatabaseOpenError if one did
 */
export async function assertSameServices(
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
