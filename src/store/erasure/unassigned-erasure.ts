/** Takes somebody who is erased out of the feedbacks that are or were unassigned. */

import { type Participant, type ParticipantRole, ROLES } from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { idsOf } from '../row-conditions.ts';
import type { Queries, Schema, Transaction } from '../schema.ts';
import { UNASSIGNED } from '../unassigned-rows.ts';
import { emailsIn, isNamedIn, type PersonIdentity, type PersonTexts } from './person-identity.ts';

/** The number of rows in memory at a time. */
const PART = 500;

/** Somebody, in the ways in which texts may name them. */
interface NamedPerson extends PersonTexts {
  readonly participants: readonly {
    readonly id: number;
    readonly role: ParticipantRole;
    readonly external_id: string | null;
  }[];
}

type Row = Schema['unassigned_feedbacks'];

/** Counts those that name somebody, whatever was decided about them. */
export async function countMentions(
  queries: Queries,
  texts: PersonTexts,
  participants: readonly Participant[],
): Promise<number> {
  const person: NamedPerson = { ...texts, participants };
  let count = 0;
  for await (const row of allRows(queries)) {
    if (isGivenBy(row, person) || namesPartner(row, person) || isNamedIn(row.note, person)) count += 1;
  }
  return count;
}

/** Removes the feedbacks that somebody gave, and their name from those of others; before their own records are changed. */
export async function eraseFromUnassigned(
  transaction: Transaction,
  identity: PersonIdentity,
  participants: readonly Participant[],
): Promise<void> {
  const known = idsOf(participants);
  const person: NamedPerson = {
    ...identity,
    participants: [
      ...participants,
      ...identity.participantIds
        .filter((id) => !known.includes(id))
        .flatMap((id) => ROLES.map((role) => ({ id, role, external_id: null }))),
      ...identity.externalIds.map((one) => ({ id: 0, ...one })),
    ],
  };
  const responses = await responsesOf(transaction, participants);
  for await (const row of allRows(transaction)) {
    if (isGivenBy(row, person) || responses.has(row.external_id)) {
      await transaction.deleteFrom('unassigned_feedbacks').where('id', '=', row.id).execute();
      continue;
    }
    const [partner, note] = [namesPartner(row, person), isNamedIn(row.note, person)];
    if (!partner && !note) continue;
    await transaction
      .updateTable('unassigned_feedbacks')
      .set({ ...(partner && { partner: null }), ...(note && { note: null }) })
      .where('id', '=', row.id)
      .execute();
  }
  await incrementRevision(transaction, UNASSIGNED);
}

/** The e-mail addresses that unassigned feedbacks name, in lower case. */
export async function emailsInUnassigned(queries: Queries): Promise<ReadonlySet<string>> {
  const emails: string[] = [];
  for await (const { person, partner, note } of allRows(queries)) {
    emails.push(
      ...[person, partner, note].flatMap((text) => emailsIn((text ?? '').normalize('NFC').toLowerCase())),
    );
  }
  return new Set(emails);
}

/** The ids of the responses that are recorded as feedbacks of somebody. */
async function responsesOf(
  queries: Queries,
  participants: readonly Participant[],
): Promise<ReadonlySet<string | null>> {
  const ids: (string | null)[] = [];
  for (const { id, role } of participants) {
    const rows = await queries
      .selectFrom('feedbacks')
      .innerJoin('relations', 'relations.id', 'feedbacks.relation_id')
      .where(`relations.${role}_id`, '=', id)
      .where('feedbacks.role', '=', role)
      .select('feedbacks.external_id')
      .execute();
    ids.push(...rows.map(({ external_id }) => external_id));
  }
  return new Set(ids);
}

/** Whether a text names somebody: it holds their e-mail address or their whole name, or is an id of theirs. */
function names(text: string | null, role: ParticipantRole | null, person: NamedPerson): boolean {
  if (text === null) return false;
  return (
    isNamedIn(text, person) ||
    person.participants.some(
      (one) => (role === null || role === one.role) && (text === String(one.id) || text === one.external_id),
    )
  );
}

const isGivenBy = (row: Row, person: NamedPerson): boolean =>
  names(row.person, row.role, person) || person.participants.some(({ id }) => id === row.assigned_person);

const namesPartner = ({ partner, role }: Row, person: NamedPerson): boolean =>
  names(partner, role === null ? null : role === 'mentee' ? 'mentor' : 'mentee', person);

async function* allRows(queries: Queries): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const rows = await queries
      .selectFrom('unassigned_feedbacks')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PART)
      .execute();
    yield* rows;
    if (rows.length < PART) return;
    last = rows.at(-1)?.id ?? last;
  }
}
