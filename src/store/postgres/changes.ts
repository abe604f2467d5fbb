/** Transactions in PostgreSQL that change data, one after the other, across processes. */

import { sql } from 'kysely';
import type { Write } from '../database.ts';
import type { CollectionName, Queries } from '../schema.ts';
import { isBusy } from './errors.ts';

/** The class of this program's advisory locks: “ment” as a number. */
const LOCKS = sql.lit(0x6d656e74);
/**
 * Compiles no query of a transaction (JIT). The planner compiles what it thinks is dear, such as who owes what, of whose tables
 * it knows too little; that takes a fifth of a second, where the query takes a few milliseconds.
 */
export const DISABLE_JIT = 'set local jit = off';
/** How long work without time limits waits for its turn before it asks for it again, in milliseconds. */
const TURN = 5_000;

/**
 * The statements that begin a transaction. It waits for its lock nearly as long as the statement timeout, so
 * that a busy server differs from an unavailable one; a retry goes to the end of the queue, so the wait
 * should not be shorter.
 *
 * @param questionLimit the statement timeout, in milliseconds; 0: none
 */
export const beginStatements = (questionLimit: number): string =>
  `begin isolation level read committed read write;
   ${DISABLE_JIT};
   set local statement_timeout = ${questionLimit};
   set local lock_timeout = ${questionLimit === 0 ? TURN : Math.ceil(questionLimit * 0.9)}`;

/** Waits for the lock: after other changes of the same collection, or of all collections if it is not given. */
function takeTurn(queries: Queries, only: CollectionName | undefined) {
  const lock = (name: string) => sql`hashtext(current_schema() || ${sql.lit(` ${name}`)})`;
  const all = lock('all');
  return only === undefined
    ? sql`select pg_advisory_xact_lock(${LOCKS}, ${all})`.execute(queries)
    : sql`select pg_advisory_xact_lock_shared(${LOCKS}, ${all}), pg_advisory_xact_lock(${LOCKS}, ${lock(only)})`.execute(
        queries,
      );
}

/** Runs changes on connections, and retries each on conflicts for a number of milliseconds. */
export const createWriter =
  (queries: Queries, busyLimit: number): Write =>
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
