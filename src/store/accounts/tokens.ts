/** Tokens in the database. */

import { hash, randomBytes } from 'node:crypto';
import { isScope } from '../../domain/access.ts';
import type { Origin } from '../../domain/origin.ts';
import type { Token, TokenStore } from '../../domain/token.ts';
import { byOperator, writeAuditEntries } from '../audit.ts';
import { allocateId, incrementRevision } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import { endSessionsOf } from '../sessions.ts';
import { cachedByVersion } from '../version-cache.ts';
import { accountNamed } from './account-names.ts';

const COLLECTION = 'auth';

/** The prefix of secrets, by which people and secret scanners recognize them. */
const PREFIX = 'mentoring_';
/** 256 bits: nobody guesses them, however many they try. */
const SECRET_BYTES = 32;

/** How long a use need not be noted again, in milliseconds. */
const USE_INTERVAL = 10 * 60_000;

/**
 * The stored hash of a secret. A password is hashed slowly because it can be guessed; 256 random bits cannot, so that a fast
 * digest gives away nothing and costs the requests nothing.
 */
const digestOf = (secret: string): string => hash('sha256', secret, 'hex');

/** A token with the moment in which it ends, in milliseconds of Unix time. */
interface Known {
  readonly token: Token;
  readonly ends: number;
}

/** The tokens that were not revoked. */
interface Ring {
  readonly byDigest: ReadonlyMap<string, Known>;
  readonly byId: ReadonlyMap<number, Known>;
}

/** The tokens of a database. */
export function createTokenStore(database: Database): TokenStore {
  /** All tokens are few, and kept until one is made or revoked: whoever tries many secrets makes no work here. */
  const currentRing = cachedByVersion(database, COLLECTION, () => readRing(database));
  const noted = new Map<number, number>();

  const holding = (known: Known | undefined): Token | null =>
    known !== undefined && Date.now() < known.ends ? known.token : null;

  return {
    find: async (secret) => holding((await currentRing()).byDigest.get(digestOf(secret))),
    findById: async (id) => holding((await currentRing()).byId.get(id)),

    async noteUse({ id, last_used_at }) {
      const now = Temporal.Now.instant();
      const last = noted.get(id) ?? last_used_at?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
      if (now.epochMilliseconds - last < USE_INTERVAL) return;
      noted.set(id, now.epochMilliseconds);
      await database.write(
        (transaction) =>
          transaction
            .updateTable('tokens')
            .set({ last_used_at: instantToColumn(now) })
            .where('id', '=', id)
            .execute(),
        COLLECTION,
      );
    },

    issue: ({ account: name, scopes, expires_at }, by) =>
      database.write(async (transaction) => {
        const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
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
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (revoked === undefined) return false;
        await endSessionsOf(transaction, id);
        await incrementRevision(transaction, COLLECTION);
        await writeAuditEntries(transaction, [noteOf('revoke', id, by)]);
        return true;
      }, COLLECTION),

    endSessions: (id) =>
      database.write(async (transaction) => {
        const ended = await endSessionsOf(transaction, id);
        if (ended > 0) await incrementRevision(transaction, COLLECTION);
        return ended;
      }, COLLECTION),
  };
}

/** The audit entry's fields. */
const noteOf = (
  action: 'issue' | 'revoke',
  record: number,
  by: Pick<Origin, 'account' | 'token'> | undefined,
) => (by === undefined ? byOperator(action, 'token', record) : { ...by, action, subject: 'token', record });

async function readRing({ reader }: Database): Promise<Ring> {
  const rows = await rowsOf(reader).where('tokens.revoked_at', 'is', null).execute();
  const known = rows.map((row) => {
    const token = tokenFromRow(row);
    return {
      token,
      digest: row.digest,
      ends: token.expires_at?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    };
  });
  return {
    byDigest: new Map(known.map((one) => [one.digest, one])),
    byId: new Map(known.map((one) => [one.token.id, one])),
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
    expires_at: instantOf(row.expires_at),
    revoked_at: instantOf(row.revoked_at),
    last_used_at: instantOf(row.last_used_at),
  };
}

const instantOf = (text: string | null): Temporal.Instant | null =>
  text === null ? null : Temporal.Instant.from(text);
