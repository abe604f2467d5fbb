/** Accounts and their tokens in the database. */

import { type RawBuilder, sql } from 'kysely';
import { type Account, isScope } from '../../domain/access.ts';
import {
  type AccountActor,
  type AccountChangeOptions,
  type AccountRecord,
  type AccountStore,
  accountDetails,
  accountFaults,
  accountFields,
  LastManagerError,
  type NewAccount,
  type Token,
  type TokenStore,
} from '../../domain/account.ts';
import type { Action, AuditDetail } from '../../domain/audit.ts';
import { keptEmail } from '../../domain/e-mail-address.ts';
import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import { changedFields, changedRow, nothingOf, wordsOf } from '../../domain/fields.ts';
import type { Message } from '../../domain/operations/messages.ts';
import { type AccountRow, changeOf, isSameRow } from '../../domain/operations/rows.ts';
import type { HistoryNote, Origin } from '../../domain/origin.ts';
import { actorOf, endAccess, endLinksOf, endSessions, hasOtherManager } from '../access/access.ts';
import { byOperator, writeAuditEntries } from '../audit.ts';
import { allocateId, cachedByVersion, incrementRevision } from '../collections.ts';
import type { Database } from '../database.ts';
import { digestOf, newSecret, newTypedSecret } from '../identity.ts';
import { noteEntry } from '../operations/history.ts';
import { readRows } from '../programme-reading.ts';
import {
  instantFromColumn,
  instantToColumn,
  recordFromRow,
  rowFromRecord,
  type Transaction,
} from '../schema.ts';

// Names and e-mail addresses, which are unique among accounts in use.

/**
 * The account in use with a name or an e-mail address; a program's with that name is created if there is none. An address is
 * looked for first, so that what is made for somebody is theirs, with the limits of their role. The row of the collection
 * must be locked, so that no other transaction assigns the same id.
 */
async function accountNamed(transaction: Transaction, name: string, now: Temporal.Instant): Promise<Account> {
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
async function insertAccount(
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
async function assertFree(
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

// Accounts in the database.

const COLLECTION = 'auth';

/** The accounts of a database. */
export function createAccountStore(database: Database): AccountStore {
  const findInUse = async (which: RawBuilder<boolean>): Promise<AccountRecord | null> => {
    const found = database.reader.selectFrom('accounts').where('removed_at', 'is', null).where(which);
    const row = await found.selectAll().executeTakeFirst();
    return row === undefined ? null : accountFromRow(row);
  };

  /** Changes accounts; others see it from then on. */
  const change = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
    database.write(async (transaction) => {
      // Locks the row of the collection.
      await incrementRevision(transaction, COLLECTION);
      return work(transaction);
    });

  return {
    findById: (id) => findInUse(sql`id = ${id}`),
    findByEmail: (email) => findInUse(sql`email = ${keptEmail(email)}`),

    create: (account, { by, note: entry, isFirst = false }) =>
      change(async (transaction) => {
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
      change(async (transaction) => {
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
      change(async (transaction) => {
        const row = await rowOf(transaction, id);
        const removed = await removeAccount(transaction, id, terms);
        if (removed !== null) await noteInHistory(transaction, entry, row, id);
        return removed;
      }),

    endSessions: (id) => database.write((transaction) => endSessions(transaction, 'account_id', id)),
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
  const email = given.email !== undefined && { email: keptEmail(given.email) };
  const account = changedRow(accountDetails, { ...given, ...email }, given);
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

function summaryOf(before: AccountRow | null, after: AccountRow): Message {
  const { name, role, email, removed_at } = after;
  if (before === null) return { code: 'account-created', name, role };
  if (removed_at !== null) return { code: 'account-removed', name };
  const others = wordsOf(accountDetails, changedFields(accountDetails, before, after));
  return {
    code: 'account-changed',
    name,
    ...(name !== before.name && { was: before.name }),
    isEmail: email !== before.email,
    ...(role !== before.role && { role: [before.role, role] as const }),
    ...(others.length > 0 && { others }),
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

// Tokens in the database.

/** The prefix of secrets, by which people and secret scanners recognize them. */
const PREFIX = 'mentoring_';

/** How long a use need not be noted again, in milliseconds. */
const USE_INTERVAL = 10 * 60_000;

/** The tokens of a database. */
export function createTokenStore(database: Database): TokenStore {
  /** All tokens are few, and kept until one is made or revoked: whoever tries many secrets makes no work here. */
  const currentRing = cachedByVersion(database, COLLECTION, () => readRing(database));
  const noted = new Map<number, number>();

  const holding = (token: Token | undefined): Token | null =>
    token !== undefined && Date.now() < (token.expires_at?.epochMilliseconds ?? Infinity) ? token : null;

  return {
    find: async (secret) => holding((await currentRing()).byDigest.get(digestOf(secret))),
    findById: async (id) => holding((await currentRing()).byId.get(id)),

    async noteUse({ id, last_used_at }) {
      const now = Temporal.Now.instant();
      const last = noted.get(id) ?? last_used_at?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
      if (now.epochMilliseconds - last < USE_INTERVAL) return;
      noted.set(id, now.epochMilliseconds);
      const used = { last_used_at: instantToColumn(now) };
      await database.write((transaction) =>
        transaction.updateTable('tokens').set(used).where('id', '=', id).execute(),
      );
    },

    issue: ({ account: name, scopes, expires_at, isTyped = false }, by) =>
      database.write(async (transaction) => {
        const secret = isTyped ? newTypedSecret() : PREFIX + newSecret();
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
      }),

    list: async () => (await rowsOf(database.reader).execute()).map(tokenFromRow),

    revoke: (id, by) =>
      database.write(async (transaction) => {
        const revoked = await transaction
          .updateTable('tokens')
          .set({ revoked_at: instantToColumn(Temporal.Now.instant()) })
          .where((row) => row.and({ id, revoked_at: null }))
          .returning('id')
          .executeTakeFirst();
        if (revoked === undefined) return false;
        await endSessions(transaction, 'token_id', id);
        await incrementRevision(transaction, COLLECTION);
        await writeAuditEntries(transaction, [noteOf('revoke', id, by)]);
        return true;
      }),

    endSessions: (id) => database.write((transaction) => endSessions(transaction, 'token_id', id)),
  };
}

const noteOf = (
  action: 'issue' | 'revoke',
  record: number,
  by: Pick<Origin, 'account' | 'token'> | undefined,
) => (by === undefined ? byOperator(action, 'token', record) : { ...by, action, subject: 'token', record });

/** The tokens that were not revoked. */
async function readRing({ reader }: Database) {
  const rows = await rowsOf(reader).where('tokens.revoked_at', 'is', null).execute();
  const known = rows.map((row) => ({ token: tokenFromRow(row), digest: row.digest }));
  return {
    byDigest: new Map(known.map(({ digest, token }) => [digest, token])),
    byId: new Map(known.map(({ token }) => [token.id, token])),
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
    expires_at: instantFromColumn(row.expires_at),
    revoked_at: instantFromColumn(row.revoked_at),
    last_used_at: instantFromColumn(row.last_used_at),
  };
}
