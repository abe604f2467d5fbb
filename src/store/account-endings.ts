/** Ends everything that belongs to an account: tokens, sessions and sign-in links. */

import type { AccountActor } from '../domain/account.ts';
import { writeAuditEntries } from './audit.ts';
import type { Queries, Transaction } from './schema.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { endLinksOf } from './sign-in-links.ts';

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
    .where('account_id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  await endSessionsOfAccount(transaction, id);
  await endLinksOf(transaction, id);
  for (const token of tokens) {
    await writeAuditEntries(transaction, [
      { ...actorOf(by, id), action: 'revoke', subject: 'token', record: token.id },
    ]);
  }
}

/** Whether an account other than this one manages the programme. */
export async function hasOtherManager(queries: Queries, id: number): Promise<boolean> {
  const other = await queries
    .selectFrom('accounts')
    .where('role', '=', 'manager')
    .where('removed_at', 'is', null)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}
