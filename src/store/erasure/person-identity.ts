/** Collects what identifies a person: records, also those that only the history has, names and addresses. */

import { type RawBuilder, sql } from 'kysely';
import type { FormerRecord } from '../../domain/eraser.ts';

import type { ParticipantRow } from '../../domain/operations/rows.ts';
import { folded } from '../../domain/people-search.ts';
import {
  ERASED_NAME,
  isErased,
  type Manager,
  managerName,
  type Participant,
  type ParticipantRole,
} from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import {
  type KnownRow,
  type Mentioned,
  mentions,
  mentionsEmail,
  nameOf,
  ofManager,
  ofParticipant,
  rowsInHistory,
  withMerged,
} from './people-in-history.ts';
import { isOneOf, type PersonTexts } from './person-names.ts';

/** The records of a person, under one e-mail address. */
export interface PersonRows {
  /** In lower case. */
  readonly email: string;
  readonly participants: readonly Participant[];
  readonly managers: readonly Manager[];
}

/** Current and former identifiers, without those that somebody else has now. */
export interface PersonIdentity extends PersonTexts {
  /** Of their records, those merged into them, and those whose creation was undone. */
  readonly participantIds: readonly number[];
  readonly managerIds: readonly number[];
  readonly externalIds: readonly { readonly role: ParticipantRole; readonly external_id: string }[];
  /** Records that only the history has: their creation was undone, or they were merged into another. */
  readonly former: readonly FormerRecord[];
}

/** The condition on rows of the history that they say who somebody is. */
const OF_PEOPLE = sql`table_name in ('participants', 'managers')`;

/** Collects what identifies a person. */
export async function identityOf(queries: Queries, person: PersonRows): Promise<PersonIdentity> {
  const own = { participants: idsOf(person.participants), managers: idsOf(person.managers) };
  const merged = await withMerged(queries, own.participants);
  // An external id is unique within a role.
  const isCalledSo = ({ role, external_id }: ParticipantRow): boolean =>
    external_id !== null &&
    person.participants.some((one) => one.role === role && one.external_id === external_id);
  const isNamed = mentions([
    ['email', person.email],
    ...person.participants.flatMap(({ external_id }): Mentioned[] =>
      external_id === null ? [] : [['external_id', external_id]],
    ),
  ]);
  const named = await rowsInHistory(queries, sql`${OF_PEOPLE} and ${isNamed}`);
  const living = {
    participants: await livingAmong(queries, 'participants', named),
    managers: await livingAmong(queries, 'managers', named),
  };
  const formerly = named.filter(
    ({ table, row }) =>
      !living[table].has(row.id) &&
      (row.email === person.email || (table === 'participants' && isCalledSo(row))),
  );
  const theirs = await rowsInHistory(
    queries,
    sql`(table_name = 'participants' and ${isAnyOf('record_id', [...merged, ...ofTable(formerly, 'participants')])})
      or (table_name = 'managers' and ${isAnyOf('record_id', [...own.managers, ...ofTable(formerly, 'managers')])})`,
  );
  const gone = theirs.filter(({ table, row }) => !own[table].includes(row.id));
  const rows = [...person.participants.map(ofParticipant), ...person.managers.map(ofManager), ...theirs];
  const participantIds = [...new Set(ofTable(rows, 'participants'))];
  const managerIds = [...new Set(ofTable(rows, 'managers'))];
  const areTheirs = isAnyOf('participant_id', participantIds);
  const former = await readRows(queries, 'former_emails', areTheirs);
  const formerIds = await readRows(queries, 'former_external_ids', areTheirs);
  const addresses = [...rows.map(({ row }) => row.email), ...former.map(({ email }) => email)];
  const held = await heldByOthers(queries, { participantIds, managerIds }, rows);
  return {
    participantIds,
    managerIds,
    emails: distinct([person.email, ...addresses]).filter(
      (email) => email === person.email || (!isErased(email) && !held.emails.has(email)),
    ),
    names: distinct(rows.map(nameOf)).filter(
      (name) => name !== '' && name !== ERASED_NAME && !held.names.has(folded(name)),
    ),
    externalIds: [
      ...rows.flatMap((one) =>
        one.table === 'participants' && one.row.external_id !== null
          ? [{ role: one.row.role, external_id: one.row.external_id }]
          : [],
      ),
      ...formerIds.map(({ role, external_id }) => ({ role, external_id })),
    ],
    former: formerRecords(gone),
  };
}

/** All records that only the history has, and were not erased. */
export async function formerPeople(queries: Queries): Promise<readonly FormerRecord[]> {
  return formerRecords(
    await rowsInHistory(
      queries,
      sql`(table_name = 'participants' and record_id not in (select id from participants))
        or (table_name = 'managers' and record_id not in (select id from managers))`,
    ),
  );
}

/** Those who are there, and had an e-mail address before. */
export async function peopleWithFormerEmail(
  queries: Queries,
  email: string,
): Promise<readonly FormerRecord[]> {
  const past = await rowsInHistory(queries, sql`${OF_PEOPLE} and ${mentionsEmail([email])}`);
  const [ids, managing] = [ofTable(past, 'participants'), ofTable(past, 'managers')];
  const participants = await readRows(queries, 'participants', isAnyOf('id', ids));
  const managers = await readRows(queries, 'managers', isAnyOf('id', managing));
  return formerRecords([...participants.map(ofParticipant), ...managers.map(ofManager)]);
}

/** The last state of the records. */
function formerRecords(rows: readonly KnownRow[]): readonly FormerRecord[] {
  const last = new Map<string, FormerRecord>();
  for (const one of rows) {
    if (isErased(one.row.email)) continue;
    const role = one.table === 'participants' ? one.row.role : 'manager';
    last.set(`${one.table} ${one.row.id}`, { role, id: one.row.id, name: nameOf(one), email: one.row.email });
  }
  return [...last.values()];
}

const ofTable = (rows: readonly KnownRow[], table: KnownRow['table']): readonly number[] =>
  rows.filter((one) => one.table === table).map(({ row }) => row.id);

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

async function livingAmong(
  queries: Queries,
  table: KnownRow['table'],
  rows: readonly KnownRow[],
): Promise<ReadonlySet<number>> {
  return new Set(idsOf(await readRows(queries, table, isAnyOf('id', ofTable(rows, table)))));
}

/** The addresses and names that somebody else has now. */
async function heldByOthers(
  queries: Queries,
  { participantIds, managerIds }: Pick<PersonIdentity, 'participantIds' | 'managerIds'>,
  rows: readonly KnownRow[],
): Promise<{ readonly emails: ReadonlySet<string>; readonly names: ReadonlySet<string> }> {
  const emails = rows.map(({ row }) => row.email);
  const isMeant = (name: RawBuilder<unknown>) =>
    sql<boolean>`(${isAnyOf('email', emails)} or ${isOneOf(name, rows.map(nameOf))})`;
  const participants = await queries
    .selectFrom('participants')
    .where('id', 'not in', [0, ...participantIds])
    .where(isMeant(sql`full_name`))
    .select(['email', 'full_name'])
    .execute();
  const managers = await queries
    .selectFrom('managers')
    .where('id', 'not in', [0, ...managerIds])
    .where(isMeant(sql`(first_name || ' ' || coalesce(last_name, ''))`))
    .selectAll()
    .execute();
  return {
    emails: new Set([...participants, ...managers].map(({ email }) => email)),
    names: new Set([
      ...participants.map(({ full_name }) => folded(full_name)),
      ...managers.map((one) => folded(managerName(one))),
    ]),
  };
}
