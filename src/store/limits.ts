/** Counts requests by client, and by day the tokens that goal servers were spent on. */

import type { RequestLimiter, TokenBudget } from '../domain/limits.ts';
import type { Database } from './database.ts';
import { instantToColumn } from './schema.ts';

const WINDOW = { seconds: 60 };

/**
 * The limiter of a database. Each request is a row for a minute, so that no period of a minute exceeds the
 * limit; the next request of any client deletes older rows.
 */
export function createRequestLimiter(database: Database): RequestLimiter {
  return {
    take: (client, limit) =>
      database.write(async (transaction) => {
        const now = Temporal.Now.instant();
        const since = now.subtract(WINDOW);
        await transaction
          .deleteFrom('goal_requests')
          .where((row) =>
            row.or([
              row('at', '<=', instantToColumn(since)),
              // After a clock was set back, nobody must wait for longer than a minute.
              row('at', '>', instantToColumn(now.add(WINDOW))),
            ]),
          )
          .execute();
        const earlier = await transaction
          .selectFrom('goal_requests')
          .where('client', '=', client)
          .select('at')
          .orderBy('at', 'desc')
          .limit(limit)
          .execute();
        const oldest = earlier.length < limit ? undefined : earlier.at(-1);
        if (oldest !== undefined) {
          const wait = since.until(Temporal.Instant.from(oldest.at)).total('seconds');
          return Math.min(60, Math.max(1, Math.ceil(wait)));
        }
        const request = { client, at: instantToColumn(now) };
        await transaction.insertInto('goal_requests').values(request).execute();
        return 0;
      }),
  };
}

/** The budget of a database: so many tokens a day, which begins in a time zone. */
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
      }),

    async settle({ day, tokens: reserved }, tokens) {
      const unused = reserved - tokens;
      await database.write(async (transaction) => {
        const ofDay = transaction.updateTable('goal_tokens').where('day', '=', day);
        await ofDay.set((row) => ({ tokens: row('tokens', '-', unused) })).execute();
      });
    },

    untilNext() {
      const now = Temporal.Now.zonedDateTimeISO(timeZone);
      return Math.ceil(now.until(now.startOfDay().add({ days: 1 })).total('milliseconds'));
    },
  };
}
