/**
 * The accounts of an erased person: found by their e-mail addresses, and removed with their names if
 * requested.
 */

import type { KnownAccount } from '../../domain/eraser.ts';
import { removeAccount } from '../accounts/accounts.ts';
import { incrementRevision } from '../collections.ts';
import { changeFromRow } from '../operations/history-rows.ts';
import type { Queries, Transaction } from '../schema.ts';

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

/** Replaces the name of an erased account. */
const erasedAccountName = (id: number): string => `erased account ${id}`;

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
    const name = erasedAccountName(id);
    await transaction.updateTable('accounts').set({ name, email: null }).where('id', '=', id).execute();
    await transaction.updateTable('history').set({ who: name }).where('account_id', '=', id).execute();
    await blankHistoryOf(transaction, id);
  }
}

/** Blanks the rows of an account in the history; the entries cannot be undone any more. */
async function blankHistoryOf(transaction: Transaction, id: number): Promise<void> {
  const rows = await transaction
    .selectFrom('history_changes')
    .where('table_name', '=', 'accounts')
    .where('record_id', '=', id)
    .selectAll()
    .execute();
  const name = erasedAccountName(id);
  const blanked = (row: object | null) =>
    row === null ? null : JSON.stringify({ ...row, name, email: null });
  for (const row of rows) {
    const { before, after } = changeFromRow(row);
    await transaction
      .updateTable('history_changes')
      .set({ before: blanked(before), after: blanked(after) })
      .where('number', '=', row.number)
      .where('position', '=', row.position)
      .execute();
    await transaction
      .updateTable('history')
      .set({ lasting: 'erased', reason: null })
      .where('number', '=', row.number)
      .execute();
  }
}
