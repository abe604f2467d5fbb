/** The names and e-mail addresses of accounts, which are unique among accounts in use. */

import { sql } from 'kysely';
import type { Account } from '../../domain/access.ts';
import { type AccountRecord, accountFields } from '../../domain/account.ts';
import { keptEmail } from '../../domain/e-mail-address.ts';
import { ConflictError } from '../../domain/errors.ts';
import { nothingOf } from '../../domain/fields.ts';
import { rowFromRecord } from '../columns.ts';
import type { Transaction } from '../schema.ts';

/**
 * The account in use with a name or an e-mail address; a program's with that name is created if there is none. An address is
 * looked for first, so that what is made for somebody is theirs, with the limits of their role. The row of the collection
 * must be locked, so that no other transaction assigns the same id.
 */
export async function accountNamed(
  transaction: Transaction,
  name: string,
  now: Temporal.Instant,
): Promise<Account> {
  const email = keptEmail(name);
  const named = await transaction
    .selectFrom('accounts')
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('name', '=', name), where('email', '=', email)]))
    .select(['id', 'name', 'email'])
    .execute();
  const known = named.find((account) => account.email === email) ?? named[0];
  if (known !== undefined) return { id: known.id, name: known.name };
  await releaseName(transaction, name);
  return await insertAccount(transaction, { name }, now);
}

/** Adds an account, whose name must be free. The row of the collection must be locked. */
export async function insertAccount(
  transaction: Transaction,
  account: Pick<AccountRecord, 'name'> & Partial<AccountRecord>,
  created_at: Temporal.Instant,
): Promise<AccountRecord> {
  const { last } = await transaction
    .selectFrom('accounts')
    .select((column) => column.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const made = { ...nothingOf(accountFields), ...account, id: (last ?? 0) + 1, created_at };
  await transaction.insertInto('accounts').values(rowFromRecord(made)).execute();
  return made;
}

/**
 * Makes sure that an account can have a name and an e-mail address.
 *
 * @param except the id of the account itself; null if it is new
 * @throws ConflictError if another account in use has one of them
 */
export async function assertFree(
  transaction: Transaction,
  { name, email }: { readonly name: string; readonly email: string | null },
  except: number | null,
): Promise<void> {
  await releaseName(transaction, name);
  const others = await transaction
    .selectFrom('accounts')
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('name', '=', name), where('email', '=', email)]))
    .select(['id', 'name', 'email'])
    .execute();
  const other = others.find(({ id }) => id !== except);
  if (other === undefined) return;
  const what = email !== null && other.email === email ? `the e-mail address ${email}` : `the name “${name}”`;
  throw new ConflictError(`Account ${other.id} (${other.name}) has ${what} already.`, { account: other.id });
}

/** Names are unique in the table. A removed account gives its name up and is then named by its id. */
async function releaseName(transaction: Transaction, name: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ name: sql`name || ' (removed account ' || id || ')'` })
    .where('name', '=', name)
    .where('removed_at', 'is not', null)
    .execute();
}
