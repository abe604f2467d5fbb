/** How people get in: sessions and sign-in links in the database, of whose secrets only the digests are stored. */

import { type AccountActor, LINK_LIFETIME, type SignInLinks } from '../../domain/account.ts';
import {
  SESSION_IDLE,
  SESSION_LIFETIME,
  type SessionOwner,
  type SessionStore,
} from '../../domain/sign-in.ts';
import { writeAuditEntries } from '../audit.ts';
import type { Database } from '../database.ts';
import { digestOf as digestOfSecret, newSecret } from '../identity.ts';
import { instantToColumn, type Queries, type Transaction } from '../schema.ts';

/** How far the clocks of several machines may differ, in milliseconds. */
const CLOCK_DIFFERENCE = 10 * 60_000;

const digestOf = (secret: string): string => digestOfSecret(`mentoring session\n${secret}`);

/** For how long a use is not recorded again, in milliseconds. */
const USE_INTERVAL = 10 * 60_000;

/** A session, in milliseconds of Unix time. */
interface Known extends SessionOwner {
  readonly began: number;
  readonly ends: number;
}

/** The sessions of a database. */
export function createSessionStore(database: Database): SessionStore {
  const holding = async (secret: string): Promise<Known | null> => {
    const row = await database.reader
      .selectFrom('sessions')
      .where('digest', '=', digestOf(secret))
      .selectAll()
      .executeTakeFirst();
    if (row === undefined) return null;
    const session = {
      account: row.account_id,
      token: row.token_id,
      began: Temporal.Instant.from(row.created_at).epochMilliseconds,
      ends: Temporal.Instant.from(row.expires_at).epochMilliseconds,
    };
    return holds(session) ? session : null;
  };

  return {
    async begin({ account, token }, method) {
      const secret = newSecret();
      await database.write(async (transaction) => {
        const now = Temporal.Now.instant();
        await transaction.deleteFrom('sessions').where('expires_at', '<=', instantToColumn(now)).execute();
        await transaction
          .insertInto('sessions')
          .values({
            digest: digestOf(secret),
            account_id: account,
            token_id: token,
            created_at: instantToColumn(now),
            expires_at: instantToColumn(now.add({ seconds: SESSION_IDLE })),
          })
          .execute();
        const who = { account: { id: account, name: '' }, token };
        await writeAuditEntries(transaction, [
          { ...who, action: 'sign-in', subject: 'account', record: account, detail: { by: method } },
        ]);
      });
      return secret;
    },

    async find(secret) {
      const session = await holding(secret);
      return session && { account: session.account, token: session.token };
    },

    async noteUse(secret) {
      const session = await holding(secret);
      if (session === null) return;
      const ends = Math.min(Date.now() + SESSION_IDLE * 1000, session.began + SESSION_LIFETIME * 1000);
      if (ends - session.ends < USE_INTERVAL) return;
      const expires_at = instantToColumn(Temporal.Instant.fromEpochMilliseconds(ends));
      const digest = digestOf(secret);
      await database.write((changes) =>
        changes.updateTable('sessions').set({ expires_at }).where('digest', '=', digest).execute(),
      );
    },

    async end(secret) {
      await database.write((transaction) =>
        transaction.deleteFrom('sessions').where('digest', '=', digestOf(secret)).execute(),
      );
    },
  };
}

/** Whether a session is valid. One that began while a clock was far ahead would last for years. */
function holds({ ends }: Known): boolean {
  const left = ends - Date.now();
  return left > 0 && left <= SESSION_IDLE * 1000 + CLOCK_DIFFERENCE;
}

/** Ends the sessions of a token or account, within a transaction; returns their number. */
export async function endSessions(
  transaction: Transaction,
  of: 'token_id' | 'account_id',
  id: number,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where(of, '=', id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

// Sign-in links.

const linkDigest = (secret: string): string => digestOfSecret(`mentoring sign-in link\n${secret}`);

/** The sign-in links of a database. */
export function createSignInLinks(database: Database): SignInLinks {
  return {
    issue: (account, pause, by) =>
      database.write(async (transaction) => {
        const now = Temporal.Now.instant();
        const at = instantToColumn(now);
        await transaction.deleteFrom('sign_in_links').where('expires_at', '<=', at).execute();
        const inUse = await transaction
          .selectFrom('accounts')
          .where((row) => row.and({ id: account, removed_at: null }))
          .select('id')
          .executeTakeFirst();
        const recent = await transaction
          .selectFrom('sign_in_links')
          .where('account_id', '=', account)
          .where('created_at', '>', instantToColumn(now.subtract({ seconds: pause })))
          .select('digest')
          .executeTakeFirst();
        if (inUse === undefined || recent !== undefined) return null;
        const secret = newSecret();
        await transaction
          .insertInto('sign_in_links')
          .values({
            digest: linkDigest(secret),
            account_id: account,
            created_at: at,
            expires_at: instantToColumn(now.add({ seconds: LINK_LIFETIME })),
            used_at: null,
          })
          .execute();
        if (by !== undefined) {
          const { account: maker, token } = by;
          const entry = { account: maker, token, action: 'issue', subject: 'link', record: account } as const;
          await writeAuditEntries(transaction, [entry]);
        }
        return secret;
      }),

    async find(secret) {
      const link = await database.reader
        .selectFrom('sign_in_links')
        .where((row) => row.and({ digest: linkDigest(secret), used_at: null }))
        .where('expires_at', '>', instantToColumn(Temporal.Now.instant()))
        .select('account_id')
        .executeTakeFirst();
      return link?.account_id ?? null;
    },

    use: (secret) =>
      database.write(async (transaction) => {
        const now = instantToColumn(Temporal.Now.instant());
        const used = await transaction
          .updateTable('sign_in_links')
          .set({ used_at: now })
          .where((row) => row.and({ digest: linkDigest(secret), used_at: null }))
          .where('expires_at', '>', now)
          .returning('account_id')
          .executeTakeFirst();
        if (used === undefined) return null;
        await transaction
          .updateTable('sign_in_links')
          .set({ used_at: now })
          .where((row) => row.and({ account_id: used.account_id, used_at: null }))
          .execute();
        return used.account_id;
      }),
  };
}

/** Invalidates all links of an account, within a transaction. */
export async function endLinksOf(transaction: Transaction, account: number): Promise<void> {
  await transaction.deleteFrom('sign_in_links').where('account_id', '=', account).execute();
}

// Ends everything that belongs to an account: tokens, sessions and sign-in links.

/** Whoever changes an account, as the audit log names them. */
export const actorOf = (by: AccountActor, id: number) =>
  by === 'self'
    ? { account: { id, name: '' }, token: null }
    : { account: by?.account ?? null, token: by?.token ?? null };

/** Ends all of it, in the transaction that removes the account. */
export async function endAccess(
  transaction: Transaction,
  id: number,
  at: string,
  by: AccountActor,
): Promise<void> {
  const tokens = await transaction
    .updateTable('tokens')
    .set({ revoked_at: at })
    .where((row) => row.and({ account_id: id, revoked_at: null }))
    .returning('id')
    .execute();
  await endSessions(transaction, 'account_id', id);
  await endLinksOf(transaction, id);
  const revoked = { ...actorOf(by, id), action: 'revoke', subject: 'token' } as const;
  const entries = tokens.map((token) => ({ ...revoked, record: token.id }));
  await writeAuditEntries(transaction, entries);
}

/** Whether an account other than this one manages the programme. */
export async function hasOtherManager(queries: Queries, id: number): Promise<boolean> {
  const other = await queries
    .selectFrom('accounts')
    .where((row) => row.and({ role: 'manager', removed_at: null }))
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}
