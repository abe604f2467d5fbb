/** Changes in PostgreSQL: one after the other, also those of other processes. */

import { type Kysely, sql } from 'kysely';
import type { Write } from './database.ts';
import { isBusy } from './postgres-errors.ts';
import type { CollectionName, Schema } from './schema.ts';

/** The advisory locks of this program among those of others: “ment” as a number. */
const LOCKS = sql.lit(0x6d656e74);
/** How long work without time limits waits for its turn before it asks for it again, in milliseconds. */
const TURN = 5_000;

/**
 * The statements that begin a change. It waits for its turn nearly as long as for any answer, so that a server that is busy
 * is told from one that is away; whoever asks again goes to the end of the queue, so it should not be shorter.
 *
 * @param questionLimit how long a statement may take, in milliseconds; 0: as long as it takes
 */
export const beginningOfChanges = (questionLimit: number): string =>
  `begin isolation level read committed read write;
   set local statement_timeout = ${questionLimit};
   set local lock_timeout = ${questionLimit === 0 ? TURN : Math.ceil(questionLimit * 0.9)}`;

/** Waits for the turn of a change: after others of the same collection, or after all if it is not told. */
function takeTurn(queries: Kysely<Schema>, only: CollectionName | undefined) {
  const lock = (name: string) => sql`hashtext(current_schema() || ${sql.lit(` ${name}`)})`;
  const all = lock('all');
  return only === undefined
    ? sql`select pg_advisory_xact_lock(${LOCKS}, ${all})`.execute(queries)
    : sql`select pg_advisory_xact_lock_shared(${LOCKS}, ${all}), pg_advisory_xact_lock(${LOCKS}, ${lock(only)})`.execute(
        queries,
      );
}

/** Makes changes on connections, each tried again where others are in the way, for so many milliseconds. */
export const writingBy =
  (queries: Kysely<Schema>, busyLimit: number): Write =>
  async (work, only) => {
    const deadline = performance.now() + busyLimit;
    for (;;) {
      try {
        return await queries.transaction().execute(async (transaction) => {
          await takeTurn(transaction, only);
          return work(transaction);
        });
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
    }
  };
