/** Accounts in the database. */

import { sql } from 'kysely';
import {
  type AccountActor,
  type AccountChangeOptions,
  type AccountRecord,
  type AccountStore,
  accountFaults,
  accountFields,
  LastManagerError,
  type NewAccount,
} from '../../domain/account.ts';
import type { Action, AuditDetail } from '../../domain/audit.ts';
import { keptEmail } from '../../domain/e-mail-address.ts';
import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import { changedFields } from '../../domain/fields.ts';
import type { Message } from '../../domain/operations/messages.ts';
import { changeOf } from '../../domain/operations/row-changes.ts';
import { type AccountRow, isSameRow } from '../../domain/operations/rows.ts';
import type { HistoryNote } from '../../domain/signature.ts';
import { actorOf, endAccess, hasOtherManager } from '../access/account-endings.ts';
import { endSessionsAtOnce } from '../access/sessions.ts';
import { endLinksOf } from '../access/sign-in-links.ts';
import { writeAuditEntries } from '../audit.ts';
import { incrementRevision } from '../collections.ts';
import { instantToColumn, recordFromRow, rowFromRecord } from '../columns.ts';
import type { Database } from '../database.ts';
import { noteEntry, writeOrderOf } from '../operations/setting-history.ts';
import { readRows } from '../programme-reading.ts';
import type { Transaction } from '../schema.ts';
import { cachedByVersion } from '../version-cache.ts';
import { assertFree, insertAccount } from './account-names.ts';

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

  /** Changes accounts; others see it from then on. */
  const change = <Result>(
    entry: HistoryNote | undefined,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    database.write(
      async (transaction) => {
        // Locks the row of the collection.
        await incrementRevision(transaction, COLLECTION);
        return work(transaction);
      },
      writeOrderOf(entry, COLLECTION),
    );

  return {
    findById: async (id) => (await inUse()).byId.get(id) ?? null,
    findByEmail: async (email) => (await inUse()).byEmail.get(keptEmail(email)) ?? null,

    create: (account, { by, note: entry, isFirst = false }) =>
      change(entry, async (transaction) => {
        if (isFirst) await assertNobody(transaction);
        const given = normalized(account);
        await assertFree(transaction, given, null);
        const made = await insertAccount(transaction, given, Temporal.Now.instant());
        await note(transaction, by, 'create', made.id, { role: given.role });
        await noteInHistory(transaction, entry, null, made.id);
        return made;
      }),

    list: async () =>
      (await database.reader.selectFrom('accounts').selectAll().orderBy('id').execute()).map(accountFromRow),

    change: (id, patch, { by, allowsNoManager = false, note: entry }) =>
      change(entry, async (transaction) => {
        const row = await rowOf(transaction, id);
        const before = await accountOf(transaction, id);
        if (before === null) return null;
        const after = { ...before, ...normalized(patch) };
        if (after.role !== null && after.email === null) {
          throw new InvalidValuesError({ email: ['An account with a role needs an e-mail address.'] });
        }
        await assertFree(transaction, after, id);
        if (before.role === 'manager' && after.role !== 'manager' && !allowsNoManager)
          await assertOtherManager(transaction, before);
        await transaction.updateTable('accounts').set(rowFromRecord(after)).where('id', '=', id).execute();
        if (after.email !== before.email) await endLinksOf(transaction, id);
        const changed = changedFields(accountFields, before, after);
        if (changed.length > 0) {
          const newRole = changed.includes('role') && { role: after.role ?? 'none' };
          await note(transaction, by, 'change', id, { changed: changed.join(' '), ...newRole });
        }
        await noteInHistory(transaction, entry, row, id);
        return after;
      }),

    remove: (id, { note: entry, ...terms }) =>
      change(entry, async (transaction) => {
        const row = await rowOf(transaction, id);
        const removed = await removeAccount(transaction, id, terms);
        if (removed !== null) await noteInHistory(transaction, entry, row, id);
        return removed;
      }),

    endSessions: (id) => endSessionsAtOnce(database, 'account_id', id),
  };
}

/**
 * Removes an account within a change.
 *
 * @returns the account; null where there is none with that id in use
 * @throws ConflictError where no manager would be left
 */
export async function removeAccount(
  transaction: Transaction,
  id: number,
  { by, allowsNoManager = false }: Pick<AccountChangeOptions, 'by' | 'allowsNoManager'>,
): Promise<AccountRecord | null> {
  const account = await accountOf(transaction, id);
  if (account === null) return null;
  if (account.role === 'manager' && !allowsNoManager) await assertOtherManager(transaction, account);
  const removed_at = Temporal.Now.instant();
  const at = instantToColumn(removed_at);
  await transaction.updateTable('accounts').set({ removed_at: at }).where('id', '=', id).execute();
  await endAccess(transaction, id, at, by);
  await note(transaction, by, 'remove', id);
  return { ...account, removed_at };
}

/** @throws InvalidValuesError where a value cannot be kept */
function normalized<Given extends Partial<NewAccount>>(given: Given): Given {
  const account = { ...given, ...(given.email !== undefined && { email: keptEmail(given.email) }) };
  const faults = accountFaults(account);
  if (faults !== null) throw new InvalidValuesError(faults);
  return account;
}

/** @throws ConflictError if somebody has an account */
async function assertNobody(transaction: Transaction): Promise<void> {
  const other = await transaction
    .selectFrom('accounts')
    .where('removed_at', 'is', null)
    .where('role', 'is not', null)
    .select('name')
    .executeTakeFirst();
  if (other !== undefined) throw new ConflictError(`${other.name} has an account already.`);
}

/** @throws ConflictError if there is no other manager */
async function assertOtherManager(transaction: Transaction, { id, name }: AccountRecord): Promise<void> {
  if (await hasOtherManager(transaction, id)) return;
  throw new LastManagerError({ id, name });
}

async function accountOf(transaction: Transaction, id: number): Promise<AccountRecord | null> {
  const row = await transaction
    .selectFrom('accounts')
    .where((row) => row.and({ id, removed_at: null }))
    .selectAll()
    .executeTakeFirst();
  return row === undefined ? null : accountFromRow(row);
}

const rowOf = async (transaction: Transaction, id: number): Promise<AccountRow | null> =>
  (await readRows(transaction, 'accounts', sql`id = ${id}`))[0] ?? null;

/**
 * Notes a change in the history.
 *
 * @param before the account as it was; null where it is new: then it counts as one that was removed when it was made, since
 *   what it did keeps its row
 */
async function noteInHistory(
  transaction: Transaction,
  entry: HistoryNote | undefined,
  before: AccountRow | null,
  id: number,
): Promise<void> {
  const after = entry === undefined ? null : await rowOf(transaction, id);
  if (entry === undefined || after === null) return;
  const old = before ?? { ...after, removed_at: after.created_at };
  if (isSameRow('accounts', old, after)) return;
  const summary = summaryOf(before, after);
  await noteEntry(transaction, entry, 'change-account', summary, [changeOf('accounts', old, after)]);
}

function summaryOf(before: AccountRow | null, { name, role, email, removed_at }: AccountRow): Message {
  if (before === null) return { code: 'account-created', name, role };
  if (removed_at !== null) return { code: 'account-removed', name };
  return {
    code: 'account-changed',
    name,
    ...(name !== before.name && { was: before.name }),
    isEmail: email !== before.email,
    ...(role !== before.role && { role: [before.role, role] as const }),
  };
}

const accountFromRow = (row: object): AccountRecord => recordFromRow(accountFields, row);

const note = (
  transaction: Transaction,
  by: AccountActor,
  action: Action,
  id: number,
  detail: AuditDetail | null = null,
): Promise<void> =>
  writeAuditEntries(transaction, [{ ...actorOf(by, id), action, subject: 'account', record: id, detail }]);
