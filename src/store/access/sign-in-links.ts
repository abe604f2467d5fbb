/** Sign-in links in the database; of each secret only the digest is stored. */

import { LINK_LIFETIME, type SignInLinks } from '../../domain/account.ts';
import { writeAuditEntries } from '../audit.ts';
import { instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../schema.ts';
import { digestOf as digestOfSecret, newSecret } from '../secrets.ts';

const COLLECTION = 'auth';

const digestOf = (secret: string): string => digestOfSecret(`mentoring sign-in link\n${secret}`);

/** The sign-in links of a database. */
export function createSignInLinks(database: Database): SignInLinks {
  return {
    issue: (account, pause, by) =>
      database.write(async (transaction) => {
        const now = Temporal.Now.instant();
        const at = instantToColumn(now);
        await transaction.deleteFrom('sign_in_links').where('expires_at', '<=', at).execute();
        // Locks the row, so that of two concurrent requests only one creates a link.
        const inUse = await transaction
          .updateTable('accounts')
          .set((column) => ({ name: column.ref('name') }))
          .where((row) => row.and({ id: account, removed_at: null }))
          .returning('id')
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
            digest: digestOf(secret),
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
      }, COLLECTION),

    async find(secret) {
      const link = await database.reader
        .selectFrom('sign_in_links')
        .where((row) => row.and({ digest: digestOf(secret), used_at: null }))
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
          .where((row) => row.and({ digest: digestOf(secret), used_at: null }))
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
      }, COLLECTION),
  };
}

/** Invalidates all links of an account, within a transaction. */
export async function endLinksOf(transaction: Transaction, account: number): Promise<void> {
  await transaction.deleteFrom('sign_in_links').where('account_id', '=', account).execute();
}
