/** The accounts of an erased person: found by their e-mail addresses, and removed if requested. */

import type { KnownAccount } from '../../domain/eraser.ts';
import { removeAccount } from '../accounts/accounts.ts';
import { incrementRevision } from '../collections.ts';
import type { Queries, Transaction } from '../schema.ts';
import { blankHistory } from './history-erasure.ts';

/** The accounts with some e-mail addresses, also those that were removed, since their rows keep the name. */
export async function accountsWith(
  queries: Queries,
  emails: readonly string[],
): Promise<readonly KnownAccount[]> {
  const rows = await queries
    .selectFrom('accounts')
    .where('email', 'in', ['', ...emails])
    .select(['id', 'name', 'role', 'removed_at'])
    .orderBy('id')
    .execute();
  return rows.map(({ removed_at, ...account }) => ({ ...account, isRemoved: removed_at !== null }));
}

/**
 * Removes accounts with their tokens and sessions, and their names everywhere. What they did is told by their ids.
 *
 * @throws ConflictError where no manager would be left
 */
export async function eraseAccounts(
  transaction: Transaction,
  accounts: readonly KnownAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  await incrementRevision(transaction, 'auth');
  for (const { id } of accounts) {
    await removeAccount(transaction, id, { by: null });
    const erased = { name: `erased account ${id}`, email: null };
    await transaction.updateTable('accounts').set(erased).where('id', '=', id).execute();
    await transaction.updateTable('history').set({ who: erased.name }).where('account_id', '=', id).execute();
    const rows = await transaction
      .selectFrom('history_changes')
      .where((row) => row.and({ table_name: 'accounts', record_id: id }))
      .selectAll()
      .execute();
    await blankHistory(transaction, rows, (_table, row) => ({ ...row, ...erased }));
  }
}
