/** Erases a person from the records, within a transaction. */

import { sql, type Transaction } from 'kysely';
import { ERASED_NAME, erasedEmailOf, mayFollow } from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { refreshOwedFrom } from '../due-feedbacks.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { recordErasure } from '../erasures.ts';
import type { Schema } from '../schema.ts';
import { type ErasureNote, eraseFromHistory, readRowsOf } from './history-erasure.ts';
import { blankMessages } from './outbox-erasure.ts';
import { identityOf, type PersonRows } from './person-identity.ts';
import { eraseFromTexts } from './text-erasure.ts';
import { eraseFromUnassigned } from './unassigned-erasure.ts';
import { removeFormAnswers, removeUploads } from './upload-erasure.ts';

/** The parameters of an erasure. */
export interface PersonErasure {
  readonly digests: ErasureDigests;
  /** The day on which the relations of the person end. */
  readonly today: Temporal.PlainDate;
  /** The tables of running imports, which start again; nothing else removes those of a killed one. */
  readonly exchanged: readonly string[];
  /** The history entry. */
  readonly note: ErasureNote;
}

/**
 * Removes everything that identifies a person, and stores digests so that imports skip them.
 *
 * @returns the number of the history entry
 */
export async function erasePersonIn(
  transaction: Transaction<Schema>,
  person: PersonRows,
  { digests, today, exchanged, note }: PersonErasure,
): Promise<number> {
  const { participants, managers } = person;
  for (const name of exchanged) await transaction.schema.dropTable(name).ifExists().execute();
  const identity = await identityOf(transaction, person);
  await recordErasure(
    transaction,
    'person',
    [
      ...identity.emails.map((email) => digests.email(email)),
      ...identity.externalIds.map(({ role, external_id }) => digests.externalId(role, external_id)),
    ],
    digests,
  );
  const before = await readRowsOf(transaction, person);
  await eraseFromUnassigned(transaction, identity, participants);
  for (const { id } of participants) await eraseParticipant(transaction, id, today);
  for (const id of identity.participantIds) await blankMessages(transaction, { kind: 'participant', id });
  for (const id of identity.managerIds) await blankMessages(transaction, { kind: 'manager', id });
  for (const { id } of managers) {
    await transaction
      .updateTable('relations')
      .set({ manager_id: null })
      .where('manager_id', '=', id)
      .execute();
    await transaction.deleteFrom('managers').where('id', '=', id).execute();
  }
  const number = await eraseFromHistory(transaction, identity, before, note);
  await eraseFromTexts(transaction, identity);
  await removeUploads(transaction);
  await removeFormAnswers(transaction);
  await incrementRevision(transaction, 'programme');
  return number;
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
  await transaction.deleteFrom('former_emails').where('participant_id', '=', id).execute();
  await transaction.deleteFrom('former_external_ids').where('participant_id', '=', id).execute();
  await transaction.deleteFrom('reminder_preferences').where('participant_id', '=', id).execute();
  const relations = await transaction
    .selectFrom('relations')
    .select(['id', 'status'])
    .where((where) => where.or([where('mentor_id', '=', id), where('mentee_id', '=', id)]))
    .execute();
  for (const relation of relations) {
    // Reasons of these entries may be about them.
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
  // The end of a hold moves later due dates.
  if (relations.length > 0) await refreshOwedFrom(transaction, sql.join(relations.map((one) => one.id)));
}
