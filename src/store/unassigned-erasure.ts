/** Takes somebody who is erased out of the feedbacks that are or were unassigned. */

import type { Kysely, Transaction } from 'kysely';
import type { KnownPerson } from '../domain/eraser.ts';
import type { ParticipantRole } from '../domain/programme.ts';
import { noteChange } from './collections.ts';
import { withMerged } from './operations/history-erasure.ts';
import type { Schema } from './schema.ts';
import { UNASSIGNED } from './unassigned-rows.ts';

/** As many rows are in memory at a time. */
const PART = 500;

/** Somebody, in the ways in which texts may name them. */
interface NamedPerson {
  readonly email: string;
  readonly names: readonly string[];
  readonly participants: readonly {
    readonly id: number;
    readonly role: ParticipantRole;
    readonly external_id: string | null;
  }[];
}

type Row = Schema['unassigned_feedbacks'];
type People = Pick<KnownPerson, 'email' | 'participants' | 'managers'>;

/** The whole names of somebody. */
export const fullNamesOf = ({ participants, managers }: Omit<People, 'email'>): readonly string[] => [
  ...participants.map(({ full_name }) => full_name),
  ...managers.flatMap(({ first_name, last_name }) =>
    last_name === null ? [] : [`${first_name} ${last_name}`],
  ),
];

/** How many of them name somebody, whatever was decided about them. */
export async function countNaming(queries: Kysely<Schema>, people: People): Promise<number> {
  const person: NamedPerson = { ...people, names: fullNamesOf(people) };
  let count = 0;
  for await (const row of allRows(queries)) {
    if (isGivenBy(row, person) || namesPartner(row, person) || namesInNote(row, person)) count += 1;
  }
  return count;
}

/** Removes the feedbacks that somebody gave, and their name from those of others; before their own records are changed. */
export async function eraseFromUnassigned(transaction: Transaction<Schema>, people: People): Promise<void> {
  const known = people.participants.map(({ id }) => id);
  const merged = (await withMerged(transaction, known)).filter((id) => !known.includes(id));
  const person: NamedPerson = {
    email: people.email,
    names: fullNamesOf(people),
    participants: [
      ...people.participants,
      ...merged.flatMap((id) => people.participants.map(({ role }) => ({ id, role, external_id: null }))),
    ],
  };
  const responses = await responsesOf(transaction, people);
  for await (const row of allRows(transaction)) {
    if (isGivenBy(row, person) || responses.has(row.external_id)) {
      await transaction.deleteFrom('unassigned_feedbacks').where('id', '=', row.id).execute();
      continue;
    }
    const [partner, note] = [namesPartner(row, person), namesInNote(row, person)];
    if (!partner && !note) continue;
    await transaction
      .updateTable('unassigned_feedbacks')
      .set({ ...(partner && { partner: null }), ...(note && { note: null }) })
      .where('id', '=', row.id)
      .execute();
  }
  await noteChange(transaction, UNASSIGNED);
}

/** The e-mail addresses that unassigned feedbacks name, in lower case. */
export async function emailsInUnassigned(queries: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const emails: string[] = [];
  for await (const { person, partner, note } of allRows(queries)) {
    emails.push(...[person, partner, note].flatMap((text) => emailsIn(folded(text ?? ''))));
  }
  return new Set(emails);
}

/** The ids of the responses that are recorded as feedbacks of somebody. */
async function responsesOf(
  queries: Kysely<Schema>,
  { participants }: People,
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

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const emailsIn = (text: string): readonly string[] => text.match(/[^\s@<>"(),;:]+@[^\s@<>"(),;:]+/g) ?? [];

/** Whether a text names somebody: it holds their e-mail address or their whole name, or is an id of theirs. */
function names(text: string | null, role: ParticipantRole | null, person: NamedPerson): boolean {
  if (text === null) return false;
  return (
    namesInWords(text, person) ||
    person.participants.some(
      (one) => (role === null || role === one.role) && (text === String(one.id) || text === one.external_id),
    )
  );
}

function namesInWords(text: string, { email, names }: NamedPerson): boolean {
  const own = folded(text);
  // A sentence may end with an address.
  return (
    own === folded(email) ||
    emailsIn(own).some((one) => one.replace(/[.!?]+$/, '') === folded(email)) ||
    names.some((name) => name !== '' && own.includes(folded(name)))
  );
}

const isGivenBy = (row: Row, person: NamedPerson): boolean =>
  names(row.person, row.role, person) || person.participants.some(({ id }) => id === row.assigned_person);

const namesPartner = ({ partner, role }: Row, person: NamedPerson): boolean =>
  names(partner, role === null ? null : role === 'mentee' ? 'mentor' : 'mentee', person);

const namesInNote = ({ note }: Row, person: NamedPerson): boolean =>
  note !== null && namesInWords(note, person);

async function* allRows(queries: Kysely<Schema>): AsyncGenerator<Row> {
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
