/** Links by which somebody signs in once, in the database: of each secret there is a digest. */

import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { LINK_LIFETIME, type SignInLinks } from '../domain/account.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const COLLECTION = 'auth';
/** 256 bits, as tokens have: nobody guesses them, and a fast digest gives away nothing. */
const SECRET_BYTES = 32;

const digestOf = (secret: string): string => hash('sha256', `mentoring sign-in link\n${secret}`, 'hex');

/** The sign-in links of a database. */
export function createSignInLinks(database: Database): SignInLinks {
  return {
    issue: (account, pause) =>
      database.write(async (transaction) => {
        const now = Temporal.Now.instant();
        const at = instantToColumn(now);
        await transaction.deleteFrom('sign_in_links').where('expires_at', '<=', at).execute();
        // The row is locked from here on, so that two at once do not both find that there was no link.
        const inUse = await transaction
          .updateTable('accounts')
          .set((column) => ({ name: column.ref('name') }))
          .where('id', '=', account)
          .where('removed_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        const recent = await transaction
          .selectFrom('sign_in_links')
          .where('account_id', '=', account)
          .where('created_at', '>', instantToColumn(now.subtract({ seconds: pause })))
          .select('digest')
          .executeTakeFirst();
        if (inUse === undefined || recent !== undefined) return null;
        const secret = randomBytes(SECRET_BYTES).toString('base64url');
        await transaction
          .insertInto('sign_in_links')
          .values({
            digest: digestOf(secret),
            account_id: account,
            created_at: at,
            expires_at: instantToColumn(now.add({ seconds: LINK_LIFETIME })),
            used_at: null,
          })
          .execute();
        return secret;
      }, COLLECTION),

    async find(secret) {
      const link = await database.reader
        .selectFrom('sign_in_links')
        .where('digest', '=', digestOf(secret))
        .where('used_at', 'is', null)
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
          .where('digest', '=', digestOf(secret))
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('account_id')
          .executeTakeFirst();
        if (used === undefined) return null;
        await transaction
          .updateTable('sign_in_links')
          .set({ used_at: now })
          .where('account_id', '=', used.account_id)
          .where('used_at', 'is', null)
          .execute();
        return used.account_id;
      }, COLLECTION),
  };
}

/** Makes all links of an account worthless, within a change. */
export async function endLinksOf(transaction: Transaction<Schema>, account: number): Promise<void> {
  await transaction.deleteFrom('sign_in_links').where('account_id', '=', account).execute();
}
