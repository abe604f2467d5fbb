/** Collects what identifies a person: records, also those that only the history has, names and addresses. */

import type { FormerRecord } from '../../domain/eraser.ts';
import { messageFrom } from '../../domain/operations/messages.ts';
import { isOf, type ManagerRow, type ParticipantRow } from '../../domain/operations/rows.ts';
import { folded } from '../../domain/people-search.ts';
import {
  ERASED_NAME,
  isErased,
  type Manager,
  managerName,
  type Participant,
  type ParticipantRole,
} from '../../domain/programme.ts';
import { changeFromRow } from '../operations/history.ts';
import { readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

/** The texts by which somebody is named. */
export interface PersonTexts {
  /** In lower case. */
  readonly emails: readonly string[];
  /** Whole names. */
  readonly names: readonly string[];
}

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

/** A record of a person, as it is or once was. */
interface KnownRecord {
  readonly role: ParticipantRole | 'manager';
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly external_id: string | null;
}

const ofParticipant = ({ id, role, full_name, email, external_id }: ParticipantRow): KnownRecord => ({
  role,
  id,
  name: full_name,
  email,
  external_id,
});

const ofManager = (row: ManagerRow): KnownRecord => ({
  role: 'manager',
  id: row.id,
  name: managerName(row),
  email: row.email,
  external_id: null,
});

/** Participants and managers have ids of their own. */
const keyOf = ({ role, id }: Pick<KnownRecord, 'role' | 'id'>): string =>
  `${role === 'manager' ? 'manager' : 'person'} ${id}`;

/** All records of people that the history has, oldest first, without those that were erased. */
async function recordsInHistory(queries: Queries): Promise<readonly KnownRecord[]> {
  const rows = await queries
    .selectFrom('history_changes')
    .where('table_name', 'in', ['participants', 'managers'])
    .selectAll()
    .orderBy('number')
    .orderBy('position')
    .execute();
  return rows
    .map(changeFromRow)
    .flatMap((change): (KnownRecord | null)[] => {
      if (isOf('participants', change))
        return [change.before, change.after].map((row) => row && ofParticipant(row));
      if (isOf('managers', change)) return [change.before, change.after].map((row) => row && ofManager(row));
      return [];
    })
    .filter((one) => one !== null)
    .filter(({ email }) => !isErased(email));
}

async function recordsNow(queries: Queries): Promise<readonly KnownRecord[]> {
  return [
    ...(await readRows(queries, 'participants')).map(ofParticipant),
    ...(await readRows(queries, 'managers')).map(ofManager),
  ];
}

/** Collects what identifies a person. */
export async function identityOf(queries: Queries, person: PersonRows): Promise<PersonIdentity> {
  const now = await recordsNow(queries);
  const past = await recordsInHistory(queries);
  const there = new Set(now.map(keyOf));
  const own = new Set([
    ...person.participants.map(({ id }) => keyOf({ role: 'mentee', id })),
    ...person.managers.map(({ id }) => keyOf({ role: 'manager', id })),
  ]);
  // Records that are gone are theirs if they were merged into theirs, or had their address or their external id.
  for (const id of await mergedInto(
    queries,
    person.participants.map((one) => one.id),
  )) {
    if (!there.has(keyOf({ role: 'mentee', id }))) own.add(keyOf({ role: 'mentee', id }));
  }
  for (const one of past) {
    const isCalledSo = person.participants.some(
      ({ role, external_id }) => external_id !== null && role === one.role && external_id === one.external_id,
    );
    if (!there.has(keyOf(one)) && (one.email === person.email || isCalledSo)) own.add(keyOf(one));
  }
  const rows = [...now, ...past].filter((one) => own.has(keyOf(one)));
  const others = now.filter((one) => !own.has(keyOf(one)));
  const held = {
    emails: new Set(others.map(({ email }) => email)),
    names: new Set(others.map(({ name }) => folded(name))),
  };
  const participantIds = idsAmong(own, 'person');
  const areTheirs = isAnyOf('participant_id', participantIds);
  const formerEmails = await readRows(queries, 'former_emails', areTheirs);
  const formerIds = await readRows(queries, 'former_external_ids', areTheirs);
  const addresses = new Set([...rows, ...formerEmails].map(({ email }) => email));
  addresses.delete(person.email);
  return {
    participantIds,
    managerIds: idsAmong(own, 'manager'),
    emails: [person.email, ...[...addresses].filter((email) => !isErased(email) && !held.emails.has(email))],
    // Of managers often only the first name is known, which many have.
    names: [...new Set(rows.filter(isWholeName).map(({ name }) => name))].filter(
      (name) => name !== '' && name !== ERASED_NAME && !held.names.has(folded(name)),
    ),
    externalIds: [
      ...rows.flatMap(({ role, external_id }) =>
        role === 'manager' || external_id === null ? [] : [{ role, external_id }],
      ),
      ...formerIds.map(({ role, external_id }) => ({ role, external_id })),
    ],
    former: lastOfEach(rows.filter((one) => !there.has(keyOf(one)))),
  };
}

const isWholeName = ({ role, name }: KnownRecord): boolean => role !== 'manager' || /\s/.test(name);

const idsAmong = (keys: ReadonlySet<string>, kind: string): readonly number[] =>
  [...keys].flatMap((key) => (key.startsWith(`${kind} `) ? [Number(key.slice(kind.length + 1))] : []));

/** The ids of records that were merged into those of participants. */
async function mergedInto(queries: Queries, ids: readonly number[]): Promise<readonly number[]> {
  const merges = await queries
    .selectFrom('history')
    .where('kind', '=', 'merge-people')
    .select('summary')
    .orderBy('number', 'desc')
    .execute();
  const merged = new Set(ids);
  for (const { summary } of merges) {
    const message = messageFrom(summary);
    if (message.code === 'people-merged' && merged.has(message.kept.person)) merged.add(message.gone.person);
  }
  return [...merged].slice(ids.length);
}

/** The last state of each record. */
const lastOfEach = (rows: readonly KnownRecord[]): readonly FormerRecord[] => [
  ...new Map(
    rows.map((one) => [keyOf(one), { role: one.role, id: one.id, name: one.name, email: one.email }]),
  ).values(),
];

/** All records that only the history has, and were not erased. */
export async function formerPeople(queries: Queries): Promise<readonly FormerRecord[]> {
  const there = new Set((await recordsNow(queries)).map(keyOf));
  return lastOfEach((await recordsInHistory(queries)).filter((one) => !there.has(keyOf(one))));
}

/** Whether a text contains one of the e-mail addresses, or one of the whole names, ignoring case and accents. */
export function isNamedIn(text: string | null, { emails, names }: PersonTexts): boolean {
  if (text === null || text === '') return false;
  const own = text.normalize('NFC').toLowerCase();
  const held = emails.filter((email) => own.includes(email));
  if (held.includes(own.trim()) || emailsIn(held.length === 0 ? '' : own).some((one) => held.includes(one)))
    return true;
  if (names.length === 0) return false;
  // JSON escapes quotation marks.
  const words = folded(text.replaceAll(/\\(["\\])/g, '$1'));
  return names.some((name) => name !== '' && holdsWhole(words, folded(name)));
}

/** The e-mail addresses in a text in lower case. A sentence may end with one. */
export const emailsIn = (text: string): readonly string[] =>
  (
    text.match(/(?<![^\s@<>"(),;:&=\\[\]{}|])[^\s@<>"(),;:&=\\[\]{}|]+@[^\s@<>"(),;:&=\\[\]{}|]+/g) ?? []
  ).flatMap((one) => [one, one.replace(/(?<![.!?'’])[.!?'’]+$/, '')]);

/** Whether a text contains a name that is not part of a longer word. */
function holdsWhole(text: string, name: string): boolean {
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}
