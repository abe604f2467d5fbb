/** Erases people and goals in the database. */

import { type RawBuilder, sql } from 'kysely';
import { keptEmail } from '../../domain/e-mail-address.ts';
import {
  ADDRESS_HOLDER,
  type ErasedBy,
  type Eraser,
  type KnownAccount,
  type KnownPerson,
  OPERATOR,
} from '../../domain/eraser.ts';
import { isErased, ROLES } from '../../domain/programme.ts';
import { removeAccount } from '../accounts/accounts.ts';
import { byOperator, writeAuditEntries } from '../audit.ts';
import { incrementRevision } from '../collections.ts';
import type { Database } from '../database.ts';
import { type ErasureDigests, useErasureKey } from '../erasures.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries, Transaction } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { eraseGoals } from './goal-erasure.ts';
import { countMentions, erasePersonIn, goalsOf, removeFromHistory, reportedTexts } from './person-erasure.ts';
import { identityOf } from './person-identity.ts';

/**
 * Creates the eraser of a database.
 *
 * @param digests made with the secret key of the database
 */
export function createEraser(database: Database, digests: ErasureDigests): Eraser {
  return {
    findPerson: (name) => findPerson(database, keptEmail(name)),

    async erasePerson(person, today, by = OPERATOR, withAccounts = false) {
      const entry = await database.write(async (transaction) => {
        const { participants, managers, former, accounts } = person;
        const note = { ...by, kind: 'erase', reason: null } as const;
        if (withAccounts) await eraseAccounts(transaction, accounts);
        const number = await erasePersonIn(transaction, person, { digests, today, note });
        await writeAuditEntries(transaction, [
          ...participants.map(({ id }) => erasedBy(by, 'participant', id)),
          ...managers.map(({ id }) => erasedBy(by, 'manager', id)),
          ...former.map(({ role, id }) => erasedBy(by, role === 'manager' ? role : 'participant', id)),
          ...(withAccounts ? accounts.map(({ id }) => erasedBy(by, 'account', id)) : []),
          ...(person.unassigned > 0 ? [erasedBy(by, 'unassigned-feedback', null)] : []),
        ]);
        return number;
      });
      return { remains: await database.purge(), entry };
    },

    // Their other e-mails and external ids were erased at the same instant, and would keep them out as well.
    allowPerson: (email) =>
      database.write(async (transaction) => {
        await useErasureKey(transaction, digests);
        const digest = digests.email(keptEmail(email));
        const { numAffectedRows } = await sql`delete from erasures where what = 'person'
          and erased_at = (select erased_at from erasures where digest = ${digest})`.execute(transaction);
        if (!numAffectedRows) return false;
        await incrementRevision(transaction, 'programme');
        await writeAuditEntries(transaction, [byOperator('allow', 'person', null)]);
        return true;
      }),

    async eraseGoal(id, by = OPERATOR) {
      const erased = await database.write(async (transaction) => {
        if ((await eraseGoals(transaction, sql`id = ${id}`, digests)).length === 0) return false;
        await writeAuditEntries(transaction, [erasedBy(by, 'smart-goals', id)]);
        return true;
      });
      return erased ? { remains: await database.purge() } : null;
    },
  };
}

const erasedBy = (by: ErasedBy, subject: string, id: number | null) => ({
  ...byOperator('erase', subject, id, by === ADDRESS_HOLDER ? { by: by.who } : null),
  account: by.account_id === null ? null : { id: by.account_id, name: by.who },
});

async function findPerson({ reader }: Database, name: string): Promise<KnownPerson | null> {
  const email = /^\d{1,15}$/.test(name)
    ? ((await readRows(reader, 'participants', isAnyOf('id', [Number(name)])))[0]?.email ?? name)
    : await emailNow(reader, name);
  const participants = await participantsWith(reader, email);
  const managers = await readRows(reader, 'managers', isAnyOf('email', [email]));
  // What is no address and no id of anybody names nobody.
  if (isErased(email) || !email.includes('@')) return null;
  const identity = await identityOf(reader, { email, participants, managers });
  const unassigned = await countMentions(reader, identity, participants);
  const { former } = identity;
  const accounts = await accountsWith(reader, identity.emails);
  if ([participants, managers, former, accounts].every((some) => some.length === 0) && unassigned === 0)
    return null;
  const ids = idsOf(participants);
  const relations = either([isAnyOf('mentor_id', ids), isAnyOf('mentee_id', ids)]);
  const mentions = [...identity.emails, ...identity.names].map((text) =>
    textContains(sql`lower(input || ${'\n'} || output)`, sql`lower(${text})`),
  );
  const goals = await reader
    .selectFrom('smart_goals')
    .select('id')
    .where(sql<boolean>`${either(mentions)}`)
    .where('id', 'not in', goalsOf(reader, identity))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return {
    email,
    participants,
    managers,
    unassigned,
    former,
    accounts,
    relations: await countRelations(reader, relations),
    managed: await countRelations(reader, isAnyOf('manager_id', idsOf(managers))),
    goals: idsOf(goals),
    reported: await reportedTexts(reader, identity),
  };
}

/** The participants with an e-mail address; the index begins with the role. */
const participantsWith = (reader: Queries, email: string) =>
  readRows(reader, 'participants', sql`role in (${sql.join(ROLES)}) and email = ${email}`);

async function countRelations(reader: Queries, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from relations where ${which}`.execute(reader);
  return Number(rows[0]?.count);
}

/** The address of whoever has the one of a record that was merged into theirs; else the same. */
async function emailNow(reader: Queries, email: string): Promise<string> {
  if ((await participantsWith(reader, email)).length > 0) return email;
  const now = await reader
    .selectFrom('former_emails')
    .innerJoin('participants', 'participants.id', 'former_emails.participant_id')
    .where('former_emails.email', '=', email)
    .select('participants.email')
    .executeTakeFirst();
  return now?.email ?? email;
}

/** The accounts with some e-mail addresses, also those that were removed, since their rows keep the name. */
async function accountsWith(queries: Queries, emails: readonly string[]): Promise<readonly KnownAccount[]> {
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
async function eraseAccounts(transaction: Transaction, accounts: readonly KnownAccount[]): Promise<void> {
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
      .select(['number', 'position'])
      .execute();
    await removeFromHistory(transaction, rows);
  }
}
