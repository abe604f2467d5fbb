/** Ends everything that belongs to an account: tokens, sessions and sign-in links. */

import type { AccountActor } from '../../domain/account.ts';
import { writeAuditEntries } from '../audit.ts';
import type { Queries, Transaction } from '../schema.ts';
import { endSessions } from './sessions.ts';
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
