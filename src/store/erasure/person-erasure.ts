/** Erases a person from the records, within a transaction. */

import { sql } from 'kysely';
import { changeOf } from '../../domain/operations/row-changes.ts';
import { mayFollow, type Participant, type RelationStatus } from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { refreshOwedWhere } from '../due-feedbacks.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { recordErasure } from '../erasures.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import { writeChanges } from '../row-writing.ts';
import type { Transaction } from '../schema.ts';
import { type ErasureNote, eraseFromHistory, readRowsOf } from './history-erasure.ts';
import { identityOf, type PersonRows } from './person-identity.ts';
import { erasedCells } from './personal-texts.ts';
import { blankMessagesAbout, eraseFromTexts } from './text-erasure.ts';
import { eraseFromUnassigned } from './unassigned-erasure.ts';

interface PersonErasure {
  readonly digests: ErasureDigests;
  /** The day on which the relations of the person end. */
  readonly today: Temporal.PlainDate;
  /** The tables of running imports, which start again; nothing else removes those of a killed one. */
  readonly exchanged: readonly string[];
  readonly note: ErasureNote;
}

/** Removes what identifies a person, keeps digests for imports, and returns the number of the history entry. */
export async function erasePersonIn(
  transaction: Transaction,
  person: PersonRows,
  { digests, today, exchanged, note }: PersonErasure,
): Promise<number> {
  const { participants, managers } = person;
  for (const name of exchanged) await transaction.schema.dropTable(name).ifExists().execute();
  const identity = await identityOf(transaction, person);
  const erased = [
    ...identity.emails.map((email) => digests.email(email)),
    ...identity.externalIds.map(({ role, external_id }) => digests.externalId(role, external_id)),
  ];
  await recordErasure(transaction, 'person', erased, digests);
  const before = await readRowsOf(transaction, person);
  await eraseFromUnassigned(transaction, identity, participants);
  await eraseParticipants(transaction, participants, today);
  await blankMessagesAbout(transaction, identity);
  const managed = isAnyOf('manager_id', idsOf(managers));
  await sql`update relations set manager_id = null where ${managed}`.execute(transaction);
  await sql`delete from managers where ${isAnyOf('id', idsOf(managers))}`.execute(transaction);
  const number = await eraseFromHistory(transaction, identity, before, note);
  await eraseFromTexts(transaction, identity);
  // Any of the files and of the answers about their rows may name the person, in whatever way.
  for (const table of ['upload_files', 'uploads', 'import_answers'] as const) {
    await transaction.deleteFrom(table).execute();
  }
  await incrementRevision(transaction, 'programme');
  return number;
}

async function eraseParticipants(
  transaction: Transaction,
  participants: readonly Pick<Participant, 'id' | 'role'>[],
  today: Temporal.PlainDate,
): Promise<void> {
  const ids = idsOf(participants);
  if (ids.length === 0) return;
  for (const id of ids) {
    const cells = Object.entries(erasedCells('participants', id));
    await sql`update participants
      set ${sql.join(cells.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
      where id = ${id}`.execute(transaction);
  }
  for (const table of ['former_emails', 'former_external_ids', 'reminder_preferences'] as const) {
    await sql`delete from ${sql.table(table)} where ${isAnyOf('participant_id', ids)}`.execute(transaction);
  }
  const areTheirs = either([isAnyOf('mentor_id', ids), isAnyOf('mentee_id', ids)]);
  const relations = await readRows(transaction, 'relations', areTheirs);
  if (relations.length === 0) return;
  const which = isAnyOf('relation_id', idsOf(relations));
  // Reasons of these entries may be about them.
  for (const table of ['relation_changes', 'feedback_exceptions'] as const) {
    await sql`update ${sql.table(table)} set reason = null where reason is not null and ${which}`.execute(
      transaction,
    );
  }
  for (const role of new Set(participants.map((one) => one.role))) {
    const own = relations.filter((relation) => ids.includes(relation[`${role}_id`]));
    await sql`update feedbacks set external_id = null
      where role = ${role} and ${isAnyOf('relation_id', idsOf(own))}`.execute(transaction);
  }
  for (const status of ['ended_early', 'declined'] as const) {
    const ending = relations.filter((relation) => mayFollow(relation.status, status));
    await endRelations(transaction, idsOf(ending), status, today);
  }
  // The end of a hold moves later due dates.
  await refreshOwedWhere(transaction, isAnyOf('id', idsOf(relations)));
}

/** Ends relations on a day, or on that of their last status where that is later. */
async function endRelations(
  transaction: Transaction,
  ids: readonly number[],
  status: RelationStatus,
  today: Temporal.PlainDate,
): Promise<void> {
  if (ids.length === 0) return;
  const last = await transaction
    .selectFrom('relation_changes')
    .where(sql<boolean>`${isAnyOf('relation_id', ids)}`)
    .groupBy('relation_id')
    .select((of) => ['relation_id', of.fn.max('number').as('number'), of.fn.max('since').as('since')])
    .execute();
  const day = today.toString();
  await writeChanges(
    transaction,
    last.map(({ relation_id, number, since }) =>
      changeOf('relation_changes', null, {
        relation_id,
        number: number + 1,
        status,
        since: since > day ? since : day,
        reason: null,
      }),
    ),
  );
  await sql`update relations set status = ${status} where ${isAnyOf('id', ids)}`.execute(transaction);
}
