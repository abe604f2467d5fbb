/** Accounts in the database. */

import type { Transaction } from 'kysely';
import { isAccountRole } from '../domain/access.ts';
import {
  type AccountActor,
  type AccountRecord,
  type AccountStore,
  accountEmail,
  accountFaults,
  type NewAccount,
} from '../domain/account.ts';
import type { Action, AuditDetail } from '../domain/audit.ts';
import { ConflictError, InvalidValuesError } from '../domain/errors.ts';
import { assertFree, insertAccount } from './account-names.ts';
import { writeAuditEntries } from './audit.ts';
import { noteChange } from './collections.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { endLinksOf } from './sign-in-links.ts';
import { cachedByVersion } from './version-cache.ts';

const COLLECTION = 'auth';

/** The accounts of a database. */
export function createAccountStore(database: Database): AccountStore {
  const inUse = cachedByVersion(database, COLLECTION, async () => {
    const rows = await database.reader
      .selectFrom('accounts')
      .where('removed_at', 'is', null)
      .selectAll()
      .execute();
    const accounts = rows.map(accountFromRow);
    return {
      byId: new Map(accounts.map((account) => [account.id, account])),
      byEmail: new Map(accounts.map((account) => [account.email, account])),
    };
  });

  return {
    findById: async (id) => (await inUse()).byId.get(id) ?? null,
    findByEmail: async (email) => (await inUse()).byEmail.get(accountEmail(email)) ?? null,

    create: (account, { by }) =>
      database.write(async (transaction) => {
        await noteChange(transaction, COLLECTION);
        const { name, email, role } = normalized(account);
        await assertFree(transaction, { name, email }, null);
        const created_at = Temporal.Now.instant();
        const { id } = await insertAccount(transaction, { name, email, role }, created_at);
        await note(transaction, by, 'create', id, { role });
        return { id, name, email, role, created_at, removed_at: null };
      }, COLLECTION),

    list: async () =>
      (await database.reader.selectFrom('accounts').selectAll().orderBy('id').execute()).map(accountFromRow),

    change: (id, patch, { by, allowsNoManager = false }) =>
      database.write(async (transaction) => {
        await noteChange(transaction, COLLECTION);
        const before = await accountOf(transaction, id);
        if (before === null) return null;
        const after = { ...before, ...normalized(patch) };
        if (after.role !== null && after.email === null) {
          throw new InvalidValuesError({ email: ['An account with a role needs an e-mail address.'] });
        }
        await assertFree(transaction, after, id);
        if (before.role === 'manager' && after.role !== 'manager' && !allowsNoManager)
          await assertOtherManager(transaction, before);
        const { name, email, role } = after;
        await transaction.updateTable('accounts').set({ name, email, role }).where('id', '=', id).execute();
        if (email !== before.email) await endLinksOf(transaction, id);
        const changed = (['name', 'email', 'role'] as const).filter(
          (field) => before[field] !== after[field],
        );
        if (changed.length > 0) {
          await note(transaction, by, 'change', id, {
            changed: changed.join(' '),
            ...(changed.includes('role') && { role: role ?? 'none' }),
          });
        }
        return after;
      }, COLLECTION),

    remove: (id, { by, allowsNoManager = false }) =>
      database.write(async (transaction) => {
        await noteChange(transaction, COLLECTION);
        const account = await accountOf(transaction, id);
        if (account === null) return null;
        if (account.role === 'manager' && !allowsNoManager) await assertOtherManager(transaction, account);
        const removed_at = Temporal.Now.instant();
        const at = instantToColumn(removed_at);
        await transaction.updateTable('accounts').set({ removed_at: at }).where('id', '=', id).execute();
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
            { ...actor(by, id), action: 'revoke', subject: 'token', record: token.id },
          ]);
        }
        await note(transaction, by, 'remove', id);
        return { ...account, removed_at };
      }, COLLECTION),

    endSessions: (id) =>
      database.write(async (transaction) => {
        const ended = await endSessionsOfAccount(transaction, id);
        if (ended > 0) await noteChange(transaction, COLLECTION);
        return ended;
      }, COLLECTION),
  };
}

/** @throws InvalidValuesError if a value cannot be kept */
function normalized<Given extends Partial<NewAccount>>(given: Given): Given {
  const account = { ...given, ...(given.email !== undefined && { email: accountEmail(given.email) }) };
  const faults = accountFaults(account);
  if (faults !== null) throw new InvalidValuesError(faults);
  return account;
}

/** @throws ConflictError if nobody else is a manager */
async function assertOtherManager(
  transaction: Transaction<Schema>,
  { id, name }: AccountRecord,
): Promise<void> {
  const other = await transaction
    .selectFrom('accounts')
    .where('role', '=', 'manager')
    .where('removed_at', 'is', null)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  if (other !== undefined) return;
  throw new ConflictError(`${name} (account ${id}) is the last manager: nobody could manage the programme.`);
}

async function accountOf(transaction: Transaction<Schema>, id: number): Promise<AccountRecord | null> {
  const row = await transaction
    .selectFrom('accounts')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  return row === undefined ? null : accountFromRow(row);
}

const actor = (by: AccountActor, id: number) =>
  by === 'self'
    ? { account: { id, name: '' }, token: null }
    : { account: by?.account ?? null, token: by?.token ?? null };

const note = (
  transaction: Transaction<Schema>,
  by: AccountActor,
  action: Action,
  id: number,
  detail: AuditDetail | null = null,
): Promise<void> =>
  writeAuditEntries(transaction, [{ ...actor(by, id), action, subject: 'account', record: id, detail }]);

function accountFromRow(row: Schema['accounts']): AccountRecord {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role !== null && isAccountRole(row.role) ? row.role : null,
    created_at: Temporal.Instant.from(row.created_at),
    removed_at: row.removed_at === null ? null : Temporal.Instant.from(row.removed_at),
  };
}
