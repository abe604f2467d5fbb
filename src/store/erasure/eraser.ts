/** Erases people and goals in the database. */

import { sql } from 'kysely';
import {
  ADDRESS_HOLDER,
  type ErasedBy,
  type Eraser,
  type KnownPerson,
  OPERATOR,
} from '../../domain/eraser.ts';
import { isErased, ROLES } from '../../domain/programme.ts';
import { byOperator, writeAuditEntries } from '../audit.ts';
import { incrementRevision } from '../collections.ts';
import type { Database } from '../database.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { useErasureKey } from '../erasures.ts';
import { eraseKeys } from '../idempotency.ts';
import { clearHiddenGoals } from '../running-goal-import.ts';
import { textContains } from '../sql-functions.ts';
import { isExchanged } from '../sqlite/replacement.ts';
import { accountsWith, eraseAccounts } from './account-erasure.ts';
import { eraseGoal } from './goal-erasure.ts';
import { erasePersonIn } from './person-erasure.ts';
import { formerPeople, identityOf, peopleWithFormerEmail } from './person-identity.ts';
import { reportedTexts } from './text-erasure.ts';
import { countMentions } from './unassigned-erasure.ts';

/**
 * Creates the eraser of a database.
 *
 * @param digests made with the secret key of the database
 */
export function createEraser(database: Database, digests: ErasureDigests): Eraser {
  return {
    findPerson: (name) => findPerson(database, name.trim().toLowerCase()),
    formerPeople: () => formerPeople(database.reader),
    whoHad: (email) => peopleWithFormerEmail(database.reader, email.trim().toLowerCase()),

    async erasePerson(person, today, by = OPERATOR, withAccounts = false) {
      const exchanged = (await database.tables()).filter(isExchanged);
      const entry = await database.write(async (transaction) => {
        const { participants, managers, former, accounts } = person;
        const note = { ...by, kind: 'erase', reason: null } as const;
        if (withAccounts) await eraseAccounts(transaction, accounts);
        const number = await erasePersonIn(transaction, person, { digests, today, exchanged, note });
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

    // Their other e-mails and external ids were erased at the same instant.
    allowPerson: (email) =>
      database.write(async (transaction) => {
        await useErasureKey(transaction, digests);
        const erasure = await transaction
          .selectFrom('erasures')
          .where('digest', '=', digests.email(email.trim().toLowerCase()))
          .select('erased_at')
          .executeTakeFirst();
        if (erasure === undefined) return false;
        // Digests of the same instant, such as of external ids, would keep them out as well.
        await transaction
          .deleteFrom('erasures')
          .where('what', '=', 'person')
          .where('erased_at', '=', erasure.erased_at)
          .execute();
        await incrementRevision(transaction, 'programme');
        await writeAuditEntries(transaction, [byOperator('allow', 'person', null)]);
        return true;
      }),

    async eraseGoal(id, by = OPERATOR) {
      {
        await using workspace = await database.openWorkspace();
        await clearHiddenGoals(workspace);
      }
      const erased = await database.write(async (transaction) => {
        if (!(await eraseGoal(transaction, id, digests))) return false;
        await eraseKeys(transaction, 'smart-goals', id);
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
    ? ((await emailOf(reader, Number(name))) ?? name)
    : await emailNow(reader, name);
  const participants = await reader
    .selectFrom('participants')
    .selectAll()
    // Their index begins with the role.
    .where('role', 'in', ROLES)
    .where('email', '=', email)
    .execute();
  const managers = await reader.selectFrom('managers').selectAll().where('email', '=', email).execute();
  if (isErased(email)) return null;
  // What is no address and no id of anybody names nobody.
  if (!email.includes('@')) return null;
  const identity = await identityOf(reader, { email, participants, managers });
  const unassigned = await countMentions(reader, identity, participants);
  const { former } = identity;
  const accounts = await accountsWith(reader, identity.emails);
  if ([participants, managers, former, accounts].every((some) => some.length === 0) && unassigned === 0)
    return null;
  const ids = [0, ...participants.map(({ id }) => id)];
  const relations = await reader
    .selectFrom('relations')
    .where((where) => where.or([where('mentor_id', 'in', ids), where('mentee_id', 'in', ids)]))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const managed = await reader
    .selectFrom('relations')
    .where('manager_id', 'in', [0, ...managers.map(({ id }) => id)])
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const goals = await reader
    .selectFrom('smart_goals')
    .select('id')
    .where((where) =>
      where.or(
        [...identity.emails, ...identity.names].map((text) =>
          textContains(sql`lower(input || ${'\n'} || output)`, sql`lower(${text})`),
        ),
      ),
    )
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
    relations: Number(relations.count),
    managed: Number(managed.count),
    goals: goals.map(({ id }) => id),
    reported: await reportedTexts(reader, identity),
  };
}

/** The address of whoever has the one of a record that was merged into theirs; else the same. */
async function emailNow(reader: Database['reader'], email: string): Promise<string> {
  const own = await reader
    .selectFrom('participants')
    .where('role', 'in', ROLES)
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  if (own !== undefined) return email;
  const now = await reader
    .selectFrom('former_emails')
    .innerJoin('participants', 'participants.id', 'former_emails.participant_id')
    .where('former_emails.email', '=', email)
    .select('participants.email')
    .executeTakeFirst();
  return now?.email ?? email;
}

/** The e-mail address of a participant, also of one whom only the history has. */
async function emailOf(reader: Database['reader'], id: number): Promise<string | undefined> {
  const row = await reader.selectFrom('participants').select('email').where('id', '=', id).executeTakeFirst();
  if (row !== undefined) return row.email;
  return (await formerPeople(reader)).find((one) => one.id === id && one.role !== 'manager')?.email;
}
