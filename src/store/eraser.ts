/** Erasing in the database. */

import { sql, type Transaction } from 'kysely';
import { type ErasedBy, type Eraser, type KnownPerson, OPERATOR } from '../domain/eraser.ts';
import { ERASED_NAME, erasedEmailOf, isErased, mayFollow } from '../domain/programme.ts';
import { byOperator, writeAuditEntries } from './audit.ts';
import { noteChange } from './collections.ts';
import type { Database } from './database.ts';
import { refreshOwedFrom } from './due-feedbacks.ts';
import type { ErasureDigests } from './erasure-digests.ts';
import { rememberErasure, useErasureKey } from './erasures.ts';
import { eraseGoal } from './goal-erasure.ts';
import { eraseKeys } from './idempotency.ts';
import { eraseFromHistory, readRowsOf } from './operations/history-erasure.ts';
import { blankMessages } from './outbox-messages.ts';
import { clearHiddenGoals } from './running-goal-import.ts';
import type { Schema } from './schema.ts';
import { textContains } from './sql-functions.ts';
import { isExchanged } from './sqlite-replacement.ts';

/**
 * What erases from a database.
 *
 * @param digests made with the secret key of the database
 */
export function createEraser(database: Database, digests: ErasureDigests): Eraser {
  return {
    findPerson: (name) => findPerson(database, name.trim().toLowerCase()),

    async erasePerson(person, today, by = OPERATOR) {
      const exchanged = (await database.tables()).filter(isExchanged);
      const entry = await database.write(async (transaction) => {
        const { participants, managers } = person;
        // An import that is under way begins anew; of one that was killed nothing else would take them away today.
        for (const name of exchanged) await transaction.schema.dropTable(name).ifExists().execute();
        const emails = [...participants, ...managers].map(({ email }) => digests.email(email));
        const externalIds = participants.flatMap(({ role, external_id }) =>
          external_id === null ? [] : [digests.externalId(role, external_id)],
        );
        await rememberErasure(transaction, 'person', [...emails, ...externalIds], digests);
        const before = await readRowsOf(transaction, person);
        for (const { id } of participants) {
          await eraseParticipant(transaction, id, today);
          await blankMessages(transaction, { kind: 'participant', id });
        }
        for (const { id } of managers) {
          await blankMessages(transaction, { kind: 'manager', id });
          await transaction
            .updateTable('relations')
            .set({ manager_id: null })
            .where('manager_id', '=', id)
            .execute();
          await transaction.deleteFrom('managers').where('id', '=', id).execute();
        }
        const number = await eraseFromHistory(transaction, person, before, by);
        await noteChange(transaction, 'programme');
        await writeAuditEntries(transaction, [
          ...participants.map(({ id }) => erasedBy(by, 'participant', id)),
          ...managers.map(({ id }) => erasedBy(by, 'manager', id)),
        ]);
        return number;
      });
      return { remains: await database.purge(), entry };
    },

    // Their other e-mails and external ids were erased in the same moment.
    allowPerson: (email) =>
      database.write(async (transaction) => {
        await useErasureKey(transaction, digests);
        const erasure = await transaction
          .selectFrom('erasures')
          .where('digest', '=', digests.email(email.trim().toLowerCase()))
          .select('erased_at')
          .executeTakeFirst();
        if (erasure === undefined) return false;
        // What was erased of them at the same moment, such as external ids, would keep them out as well.
        await transaction
          .deleteFrom('erasures')
          .where('what', '=', 'person')
          .where('erased_at', '=', erasure.erased_at)
          .execute();
        await noteChange(transaction, 'programme');
        await writeAuditEntries(transaction, [byOperator('allow', 'person', null)]);
        return true;
      }),

    async eraseGoal(id) {
      {
        await using workspace = await database.openWorkspace();
        await clearHiddenGoals(workspace);
      }
      const erased = await database.write(async (transaction) => {
        if (!(await eraseGoal(transaction, id, digests))) return false;
        await eraseKeys(transaction, 'smart-goals', id);
        await writeAuditEntries(transaction, [byOperator('erase', 'smart-goals', id)]);
        return true;
      });
      return erased ? { remains: await database.purge() } : null;
    },
  };
}

const erasedBy = ({ who, account_id }: ErasedBy, subject: string, id: number) => ({
  ...byOperator('erase', subject, id),
  account: account_id === null ? null : { id: account_id, name: who },
});

async function findPerson({ reader }: Database, name: string): Promise<KnownPerson | null> {
  const byId = /^\d+$/.test(name)
    ? await reader
        .selectFrom('participants')
        .select('email')
        .where('id', '=', Number(name))
        .executeTakeFirst()
    : undefined;
  const email = byId?.email ?? name;
  const participants = await reader
    .selectFrom('participants')
    .selectAll()
    .where('email', '=', email)
    .execute();
  const managers = await reader.selectFrom('managers').selectAll().where('email', '=', email).execute();
  if (participants.length + managers.length === 0 || isErased(email)) return null;
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
  const named = [
    email,
    ...participants.map(({ full_name }) => full_name),
    ...managers.flatMap(({ first_name, last_name }) =>
      last_name === null ? [] : [`${first_name} ${last_name}`],
    ),
  ];
  const goals = await reader
    .selectFrom('smart_goals')
    .select('id')
    .where((where) =>
      where.or(
        [...new Set(named)].map((text) =>
          textContains(sql`lower(input || ${'\n'} || output)`, sql`lower(${text})`),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return {
    participants,
    managers,
    relations: Number(relations.count),
    managed: Number(managed.count),
    goals: goals.map(({ id }) => id),
  };
}

async function eraseParticipant(
  transaction: Transaction<Schema>,
  id: number,
  today: Temporal.PlainDate,
): Promise<void> {
  const person = await transaction
    .updateTable('participants')
    .set({ full_name: ERASED_NAME, email: erasedEmailOf(id), external_id: null, language: null })
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('reminder_preferences').where('participant_id', '=', id).execute();
  const relations = await transaction
    .selectFrom('relations')
    .select(['id', 'status'])
    .where((where) => where.or([where('mentor_id', '=', id), where('mentee_id', '=', id)]))
    .execute();
  for (const relation of relations) {
    // What was noted about it may be about them.
    await transaction
      .updateTable('relation_changes')
      .set({ reason: null })
      .where('relation_id', '=', relation.id)
      .execute();
    await transaction
      .updateTable('feedback_exceptions')
      .set({ reason: null })
      .where('relation_id', '=', relation.id)
      .execute();
    await transaction
      .updateTable('feedbacks')
      .set({ external_id: null })
      .where('relation_id', '=', relation.id)
      .where('role', '=', person.role)
      .execute();
    const end = (['ended_early', 'declined'] as const).find((status) => mayFollow(relation.status, status));
    if (end === undefined) continue;
    const { last, since } = await transaction
      .selectFrom('relation_changes')
      .where('relation_id', '=', relation.id)
      .select((of) => [of.fn.max('number').as('last'), of.fn.max('since').as('since')])
      .executeTakeFirstOrThrow();
    const day = today.toString();
    await transaction
      .insertInto('relation_changes')
      .values({
        relation_id: relation.id,
        number: last + 1,
        status: end,
        since: since > day ? since : day,
        reason: null,
      })
      .execute();
    await transaction.updateTable('relations').set({ status: end }).where('id', '=', relation.id).execute();
  }
  // The end of a time on hold moves what comes after it.
  if (relations.length > 0) await refreshOwedFrom(transaction, sql.join(relations.map((one) => one.id)));
}
