/** Tokens in the database. */

import { isScope } from '../../domain/access.ts';
import type { Origin } from '../../domain/origin.ts';
import type { Token, TokenStore } from '../../domain/token.ts';
import { endSessions, endSessionsAtOnce } from '../access/sessions.ts';
import { byOperator, writeAuditEntries } from '../audit.ts';
import { allocateId, incrementRevision } from '../collections.ts';
import { instantFromColumn, instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import { digestOf, newSecret, newTypedSecret } from '../secrets.ts';
import { cachedByVersion } from '../version-cache.ts';
import { accountNamed } from './account-names.ts';

const COLLECTION = 'auth';

/** The prefix of secrets, by which people and secret scanners recognize them. */
const PREFIX = 'mentoring_';

/** How long a use need not be noted again, in milliseconds. */
const USE_INTERVAL = 10 * 60_000;

/** The tokens of a database. */
export function createTokenStore(database: Database): TokenStore {
  /** All tokens are few, and kept until one is made or revoked: whoever tries many secrets makes no work here. */
  const currentRing = cachedByVersion(database, COLLECTION, () => readRing(database));
  const noted = new Map<number, number>();

  const holding = (token: Token | undefined): Token | null =>
    token !== undefined && Date.now() < (token.expires_at?.epochMilliseconds ?? Infinity) ? token : null;

  return {
    find: async (secret) => holding((await currentRing()).byDigest.get(digestOf(secret))),
    findById: async (id) => holding((await currentRing()).byId.get(id)),

    async noteUse({ id, last_used_at }) {
      const now = Temporal.Now.instant();
      const last = noted.get(id) ?? last_used_at?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
      if (now.epochMilliseconds - last < USE_INTERVAL) return;
      noted.set(id, now.epochMilliseconds);
      const used = { last_used_at: instantToColumn(now) };
      await database.write(
        (transaction) => transaction.updateTable('tokens').set(used).where('id', '=', id).execute(),
        COLLECTION,
      );
    },

    issue: ({ account: name, scopes, expires_at, isTyped = false }, by) =>
      database.write(async (transaction) => {
        const secret = isTyped ? newTypedSecret() : PREFIX + newSecret();
        const created_at = Temporal.Now.instant();
        const { id } = await allocateId(transaction, COLLECTION);
        const account = await accountNamed(transaction, name, created_at);
        await transaction
          .insertInto('tokens')
          .values({
            id,
            account_id: account.id,
            digest: digestOf(secret),
            scopes: scopes.join(' '),
            created_at: instantToColumn(created_at),
            expires_at: expires_at && instantToColumn(expires_at),
            revoked_at: null,
            last_used_at: null,
          })
          .execute();
        await writeAuditEntries(transaction, [noteOf('issue', id, by)]);
        const token = { id, account, scopes, created_at, expires_at, revoked_at: null, last_used_at: null };
        return { token, secret };
      }, COLLECTION),

    list: async () => (await rowsOf(database.reader).execute()).map(tokenFromRow),

    revoke: (id, by) =>
      database.write(async (transaction) => {
        const revoked = await transaction
          .updateTable('tokens')
          .set({ revoked_at: instantToColumn(Temporal.Now.instant()) })
          .where((row) => row.and({ id, revoked_at: null }))
          .returning('id')
          .executeTakeFirst();
        if (revoked === undefined) return false;
        await endSessions(transaction, 'token_id', id);
        await incrementRevision(transaction, COLLECTION);
        await writeAuditEntries(transaction, [noteOf('revoke', id, by)]);
        return true;
      }, COLLECTION),

    endSessions: (id) => endSessionsAtOnce(database, 'token_id', id),
  };
}

const noteOf = (
  action: 'issue' | 'revoke',
  record: number,
  by: Pick<Origin, 'account' | 'token'> | undefined,
) => (by === undefined ? byOperator(action, 'token', record) : { ...by, action, subject: 'token', record });

/** The tokens that were not revoked. */
async function readRing({ reader }: Database) {
  const rows = await rowsOf(reader).where('tokens.revoked_at', 'is', null).execute();
  const known = rows.map((row) => ({ token: tokenFromRow(row), digest: row.digest }));
  return {
    byDigest: new Map(known.map(({ digest, token }) => [digest, token])),
    byId: new Map(known.map(({ token }) => [token.id, token])),
  };
}

const rowsOf = (reader: Database['reader']) =>
  reader
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .selectAll('tokens')
    .select('accounts.name as account_name')
    .orderBy('tokens.id');

type TokenRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function tokenFromRow(row: TokenRow): Token {
  return {
    id: row.id,
    account: { id: row.account_id, name: row.account_name },
    scopes: row.scopes.split(' ').filter(isScope),
    created_at: Temporal.Instant.from(row.created_at),
    expires_at: instantFromColumn(row.expires_at),
    revoked_at: instantFromColumn(row.revoked_at),
    last_used_at: instantFromColumn(row.last_used_at),
  };
}
