/** Sessions in the database: of each secret there is a digest. */

import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { SESSION_LIFETIME, type SessionStore } from '../domain/session.ts';
import { noteChange } from './collections.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { cachedByVersion } from './version-cache.ts';

const COLLECTION = 'auth';
/** 256 bits, as tokens have: nobody guesses them, and a fast digest gives away nothing. */
const SECRET_BYTES = 32;
/** How many sessions a token has at the most; the oldest ends when another one begins. */
const MOST_SESSIONS = 50;

/** How far the clocks of several machines may be apart, in milliseconds. */
const CLOCK_DIFFERENCE = 10 * 60_000;

const digestOf = (secret: string): string => hash('sha256', `mentoring session\n${secret}`, 'hex');

/** The sessions of a database. */
export function createSessionStore(database: Database): SessionStore {
  const sessions = cachedByVersion(database, COLLECTION, async () => {
    const rows = await database.reader
      .selectFrom('sessions')
      .select(['digest', 'token_id', 'expires_at'])
      .execute();
    return new Map(
      rows.map(({ digest, token_id, expires_at }) => [
        digest,
        { token: token_id, ends: Temporal.Instant.from(expires_at).epochMilliseconds },
      ]),
    );
  });

  return {
    async begin(token) {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      await database.write(async (transaction) => {
        const now = Temporal.Now.instant();
        await transaction.deleteFrom('sessions').where('expires_at', '<=', instantToColumn(now)).execute();
        await endOldest(transaction, token);
        await transaction
          .insertInto('sessions')
          .values({
            digest: digestOf(secret),
            token_id: token,
            created_at: instantToColumn(now),
            expires_at: instantToColumn(now.add({ seconds: SESSION_LIFETIME })),
          })
          .execute();
        await noteChange(transaction, COLLECTION);
      }, COLLECTION);
      return secret;
    },

    async find(secret) {
      const session = (await sessions()).get(digestOf(secret));
      if (session === undefined) return null;
      const left = session.ends - Date.now();
      // A session that began while a clock was far ahead would last for years.
      return left > 0 && left <= SESSION_LIFETIME * 1000 + CLOCK_DIFFERENCE ? session.token : null;
    },

    async end(secret) {
      await database.write(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('sessions')
          .where('digest', '=', digestOf(secret))
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await noteChange(transaction, COLLECTION);
      }, COLLECTION);
    },
  };
}

/** Makes room for another session of a token. */
async function endOldest(transaction: Transaction<Schema>, token: number): Promise<void> {
  const surplus = await transaction
    .selectFrom('sessions')
    .where('token_id', '=', token)
    .select('digest')
    .orderBy('created_at', 'desc')
    .orderBy('digest')
    .offset(MOST_SESSIONS - 1)
    .limit(1000)
    .execute();
  for (const { digest } of surplus) {
    await transaction.deleteFrom('sessions').where('digest', '=', digest).execute();
  }
}

/**
 * Ends all sessions of a token, within a change that is noted for the collection.
 *
 * @returns how many there were
 */
export async function endSessionsOf(transaction: Transaction<Schema>, token: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('token_id', '=', token)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
