/** The tokens that goal servers were spent on, by day, counted in the database. */

import type { TokenBudget } from '../domain/limits.ts';
import type { Database } from './database.ts';

/**
 * The budget of a database.
 *
 * @param budget how many tokens a day
 * @param timeZone in which days begin
 */
export function createTokenBudget(database: Database, budget: number, timeZone: string): TokenBudget {
  return {
    reserve: (tokens) =>
      database.write(async (transaction) => {
        const day = Temporal.Now.plainDateISO(timeZone).toString();
        await transaction
          .insertInto('goal_tokens')
          .values({ day, tokens: 0 })
          .onConflict((conflict) => conflict.column('day').doNothing())
          .execute();
        const taken = await transaction
          .updateTable('goal_tokens')
          .set((row) => ({ tokens: row('tokens', '+', tokens) }))
          .where('day', '=', day)
          .where('tokens', '<=', budget - tokens)
          .returning('tokens')
          .executeTakeFirst();
        return taken === undefined ? null : { day, tokens };
      }, 'auth'),

    async settle({ day, tokens: reserved }, tokens) {
      await database.write(
        (transaction) =>
          transaction
            .updateTable('goal_tokens')
            .set((row) => ({ tokens: row('tokens', '+', tokens - reserved) }))
            .where('day', '=', day)
            .execute(),
        'auth',
      );
    },

    untilNext() {
      const now = Temporal.Now.zonedDateTimeISO(timeZone);
      return Math.ceil(now.until(now.startOfDay().add({ days: 1 })).total('milliseconds'));
    },
  };
}
