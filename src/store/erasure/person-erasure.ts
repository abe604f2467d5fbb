/** Erases a person from the records, from free texts of all tables, and from the outbox; within a transaction. */

import { type RawBuilder, sql } from 'kysely';
import type { ErasedBy, FormerRecord } from '../../domain/eraser.ts';
import { type Column, nothingOf } from '../../domain/fields.ts';
import { CALL_REQUESTED } from '../../domain/forms/question.ts';
import {
  changeOf,
  changesBetween,
  isOf,
  namesOf,
  type RelationRow,
  type RowChange,
  tablesOf,
} from '../../domain/operations/rows.ts';
import { manager, person } from '../../domain/operations/words.ts';
import type { Mention } from '../../domain/outbox.ts';
import {
  ERASED_NAME,
  erasedEmailOf,
  managerFields,
  mayFollow,
  type Participant,
  type ParticipantRole,
  participantFields,
  type RelationStatus,
  ROLES,
} from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { refreshDueFeedbacks } from '../due-feedbacks.ts';
import { type ErasureDigests, recordErasure } from '../erasures.ts';
import { addEntry, changeFromRow } from '../operations/history.ts';
import { readRows } from '../programme-reading.ts';
import { OF_PEOPLE, OF_RELATIONS } from '../read-scope.ts';
import { either, idsOf, inParts, isAnyOf } from '../row-conditions.ts';
import { cancelQueued, writeChanges } from '../row-writing.ts';
import {
  columnsTreated,
  type Queries,
  type ReportedTable,
  type Schema,
  TABLE_NAMES,
  TABLES,
  type TableName,
  type Transaction,
} from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { UNASSIGNED } from '../unassigned-rows.ts';
import { eraseGoals } from './goal-erasure.ts';
import {
  emailsIn,
  identityOf,
  isNamedIn,
  mayName,
  type PersonIdentity,
  type PersonRows,
  type PersonTexts,
} from './person-identity.ts';

interface PersonErasure {
  readonly digests: ErasureDigests;
  /** The day on which the relations of the person end. */
  readonly today: Temporal.PlainDate;
  readonly note: ErasureNote;
}

/** Removes what identifies a person, keeps digests for imports, and returns the number of the history entry. */
export async function erasePersonIn(
  transaction: Transaction,
  person: PersonRows,
  { digests, today, note }: PersonErasure,
): Promise<number> {
  const { participants, managers } = person;
  const identity = await identityOf(transaction, person);
  const erased = [
    ...identity.emails.map((email) => digests.email(email)),
    ...identity.externalIds.map(({ role, external_id }) => digests.externalId(role, external_id)),
  ];
  await recordErasure(transaction, 'person', erased, digests);
  const areTheirs = either([
    isAnyOf('mentor_id', idsOf(participants)),
    isAnyOf('mentee_id', idsOf(participants)),
    isAnyOf('manager_id', idsOf(managers)),
  ]);
  const before = await readRows(transaction, 'relations', areTheirs);
  await eraseFromUnassigned(transaction, identity, participants);
  await eraseGoals(transaction, sql`id in (${goalsOf(transaction, identity)})`, digests);
  await eraseParticipants(transaction, participants, today);
  await blankMessagesAbout(transaction, identity);
  const managed = isAnyOf('manager_id', idsOf(managers));
  await sql`update relations set manager_id = null where ${managed}`.execute(transaction);
  await sql`delete from managers where ${isAnyOf('id', idsOf(managers))}`.execute(transaction);
  const number = await eraseFromHistory(transaction, identity, person, before, note);
  await eraseFromTexts(transaction, identity);
  // Any of the files and of the answers about their rows may name the person, in whatever way.
  for (const table of ['upload_files', 'uploads', 'import_answers'] as const) {
    await transaction.deleteFrom(table).execute();
  }
  await incrementRevision(transaction, 'programme');
  return number;
}

/** The goals that are known to be somebody's. */
export const goalsOf = (queries: Queries, { participantIds }: PersonIdentity) =>
  queries
    .selectFrom('mentee_goals')
    .select('goal_id')
    .where(sql<boolean>`${isAnyOf('participant_id', participantIds)}`);

async function eraseParticipants(
  transaction: Transaction,
  participants: readonly Pick<Participant, 'id' | 'role'>[],
  today: Temporal.PlainDate,
): Promise<void> {
  const ids = idsOf(participants);
  if (ids.length === 0) return;
  for (const id of ids) {
    await sql`update participants set ${sql.join(erasedCells(id))} where id = ${id}`.execute(transaction);
  }
  for (const table of TABLE_NAMES.filter((name) => TABLES[name].of === 'person' && name !== 'participants')) {
    await sql`delete from ${sql.table(table)} where ${isAnyOf('participant_id', ids)}`.execute(transaction);
  }
  const areTheirs = either([isAnyOf('mentor_id', ids), isAnyOf('mentee_id', ids)]);
  const relations = await readRows(transaction, 'relations', areTheirs);
  if (relations.length === 0) return;
  const which = isAnyOf('relation_id', idsOf(relations));
  // Whatever they say is about both.
  await sql`delete from relation_notes where ${which}`.execute(transaction);
  // Reasons of these entries may be about them.
  for (const table of ['relation_changes', 'feedback_exceptions'] as const) {
    await sql`update ${sql.table(table)} set reason = null where reason is not null and ${which}`.execute(
      transaction,
    );
  }
  // What the two wrote may be about either of them; ratings and choices are counted on.
  await sql`delete from feedback_answers where ${which}
    and (kind in ('short_text', 'long_text') or question = ${CALL_REQUESTED})`.execute(transaction);
  await sql`update feedback_answers set attention = null, note = null where ${which}`.execute(transaction);
  for (const role of new Set(participants.map((one) => one.role))) {
    const own = relations.filter((relation) => ids.includes(relation[`${role}_id`]));
    await sql`update feedbacks set external_id = null
      where role = ${role} and ${isAnyOf('relation_id', idsOf(own))}`.execute(transaction);
  }
  for (const status of ['ended_early', 'declined'] as const) {
    const ending = relations.filter((relation) => mayFollow(relation.status, status));
    await endRelations(transaction, idsOf(ending), status, today);
  }
  await refreshDueFeedbacks(transaction, isAnyOf('id', idsOf(relations)));
}

/** What an erasure leaves of the record of a person. */
const erasedCells = (id: number): readonly RawBuilder<unknown>[] =>
  Object.entries<Column>(participantFields).flatMap(([column, field]) => {
    if (field.erasure !== 'of a record') return [];
    const isEmail = field.kind === 'text' && field.form === 'e-mail';
    const left = isEmail ? erasedEmailOf(id) : field.nullable ? null : ERASED_NAME;
    return sql`${sql.ref(column)} = ${left}`;
  });

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

type Row = Readonly<Record<string, unknown>>;

/** The rows in which a person is named, with the columns that name them. */
async function* rowsNaming(
  queries: Queries,
  table: TableName,
  columns: readonly string[],
  texts: PersonTexts,
): AsyncGenerator<{ readonly row: Row; readonly named: readonly string[] }> {
  if (columns.length === 0) return;
  const wanted = [...new Set([...TABLES[table].key, ...columns])].map((column) => sql.ref(column));
  // Without an order: for one, PostgreSQL reads a large table by its index, which takes several times as long.
  const { rows } = await sql<Row>`select ${sql.join(wanted)} from ${sql.table(table)}
    where ${mayName(columns, texts)}`.execute(queries);
  for (const row of rows) {
    const named = columns.filter((column) => isNamedIn(textIn(row, column), texts));
    if (named.length > 0) yield { row, named };
  }
}

const textIn = (row: Row, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' ? value : null;
};

/** Removes what the free texts of all tables say of somebody. What is `reported` stays. */
async function eraseFromTexts(transaction: Transaction, texts: PersonTexts): Promise<void> {
  for (const table of TABLE_NAMES) {
    const removed = columnsTreated(table, 'removed with its row');
    const cleared = columnsTreated(table, 'cleared');
    const blanked = columnsTreated(table, 'blanked');
    const columns = [...removed, ...cleared, ...blanked];
    for await (const { row, named } of rowsNaming(transaction, table, columns, texts)) {
      const isRow = sql.join(
        TABLES[table].key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      );
      if (named.some((column) => removed.includes(column))) {
        await sql`delete from ${sql.table(table)} where ${isRow}`.execute(transaction);
        continue;
      }
      const values = named.map(
        (column) => sql`${sql.ref(column)} = ${cleared.includes(column) ? null : ERASED_NAME}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(values)} where ${isRow}`.execute(transaction);
    }
  }
  const ofMessages = columnsTreated('outbox', 'of a message');
  const messages = await Array.fromAsync(rowsNaming(transaction, 'outbox', ofMessages, texts));
  await blankMessages(
    transaction,
    messages.map(({ row }) => Number(row['id'])),
  );
}

/** The cohorts of relations whose names tell of a person. */
async function cohortsNaming(queries: Queries, texts: PersonTexts): Promise<readonly string[]> {
  const rows = await queries.selectFrom('relations').select('cohort').distinct().execute();
  return rows.map(({ cohort }) => cohort).filter((cohort) => isNamedIn(cohort, texts));
}

/** Names a row for people, by table. Smart goals are listed separately, as are the cohorts of relations. */
const REPORTS: {
  readonly [Name in Exclude<ReportedTable, 'smart_goals' | 'relations'>]: (row: Row) => string;
} = {
  courses: ({ id }) => `course ${id}`,
  round_cohorts: ({ cohort }) => `the cohort “${cohort}”`,
  feedback_rounds: ({ title }) => `the round “${title}”`,
  forms: ({ round_id, version }) => `version ${version} of the form of round ${round_id}`,
  own_fields: ({ label }) => `the label “${label}”`,
  mail_templates: ({ kind, language }) => `the template ${kind} (${language})`,
};

/** The texts that name a person and stay, as a list for people. */
export async function reportedTexts(queries: Queries, texts: PersonTexts): Promise<readonly string[]> {
  const cohorts = await cohortsNaming(queries, texts);
  const found = new Set(cohorts.map((cohort) => `the cohort “${cohort}”`));
  for (const table of namesOf(REPORTS)) {
    for await (const { row } of rowsNaming(queries, table, columnsTreated(table, 'reported'), texts))
      found.add(REPORTS[table](row));
  }
  return [...found];
}

const ERASED_ADDRESS = 'erased@erased.invalid';

/** Blanks every message to a person or about them; waiting ones are cancelled. */
async function blankMessagesAbout(
  transaction: Transaction,
  { participantIds, managerIds }: Pick<PersonIdentity, 'participantIds' | 'managerIds'>,
): Promise<void> {
  const named = (kind: Mention['kind'], ids: readonly number[]) =>
    ids.length === 0 ? [] : [sql`(kind = ${kind} and ${isAnyOf('person_id', ids)})`];
  const which = either([...named('participant', participantIds), ...named('manager', managerIds)]);
  const { rows } = await sql<{ readonly outbox_id: number }>`
    select distinct outbox_id from outbox_mentions where ${which}`.execute(transaction);
  await blankMessages(
    transaction,
    rows.map(({ outbox_id }) => outbox_id),
  );
}

/** The maximum number of messages per statement. */
const PART = 500;

/** Blanks messages by their ids; waiting ones are cancelled. */
async function blankMessages(transaction: Transaction, ids: readonly number[]): Promise<void> {
  for (const part of inParts(ids, PART)) {
    await cancelQueued(transaction, isAnyOf('id', part), 'a person whom it named was erased');
    await transaction
      .updateTable('outbox')
      .where('id', 'in', part)
      .set({
        recipient_name: null,
        recipient_email: ERASED_ADDRESS,
        reply_to_name: null,
        reply_to_email: null,
        subject: '',
        text: '',
        html: '',
        stop_url: null,
        reply: null,
      })
      .execute();
  }
  await incrementRevision(transaction, 'mail');
}

// Takes somebody who is erased out of the history: the rows about them go, and their entries cannot be undone any more.

type HistoryRow = Schema['history_changes'];

/** The entry of an erasure in the history. */
interface ErasureNote extends ErasedBy {
  readonly kind: 'erase' | 'retention';
  readonly reason: string | null;
}

/**
 * Removes the rows of the history about a person, and notes the erasure as an entry that cannot be undone.
 *
 * @param own their records before the erasure
 * @param before their relations, and those that they managed, before the erasure
 * @param note whoever erases them, and why
 * @returns the number of the entry
 */
async function eraseFromHistory(
  transaction: Transaction,
  identity: PersonIdentity,
  own: Pick<PersonRows, 'participants' | 'managers'>,
  before: readonly RelationRow[],
  note: ErasureNote,
): Promise<number> {
  const { rows, goneRelations } = await rowsAbout(transaction, identity);
  await removeFromHistory(transaction, rows);
  const after = await readRows(transaction, 'relations', isAnyOf('id', idsOf(before)));
  const records = [
    ...own.participants.map(({ id }) => person(id)),
    ...own.managers.map(({ id }) => manager(id)),
  ];
  const former = identity.former.map(({ role, id }) => (role === 'manager' ? manager(id) : person(id)));
  return await addEntry(
    transaction,
    {
      ...note,
      summary: {
        code: 'erased',
        who: records.length > 0 ? records : former,
        isRetention: note.kind === 'retention',
      },
      lasting: 'erased',
    },
    [
      // Ids of records that are gone are not given to others.
      ...identity.former.map(withoutRecord),
      ...own.managers.map(({ id }) => withoutRecord({ role: 'manager', id })),
      ...goneRelations.map((row) => changeOf('relations', { ...row, cohort: ERASED_NAME }, null)),
      ...changesBetween('relations', before, after).filter(
        (change) => !isNamedIn(JSON.stringify(change), identity),
      ),
    ],
  );
}

/** That a record is gone, and nothing of what it held. */
function withoutRecord({ role, id }: Pick<FormerRecord, 'role' | 'id'>): RowChange {
  const email = erasedEmailOf(id);
  if (role === 'manager') {
    const erased = { ...nothingOf(managerFields), id, first_name: ERASED_NAME, email };
    return changeOf('managers', erased, null);
  }
  const erased = { ...nothingOf(participantFields), id, role, full_name: ERASED_NAME, email };
  return changeOf('participants', erased, null);
}

/** Removes rows of the history. Their entries cannot be undone any more. */
export async function removeFromHistory(
  transaction: Transaction,
  rows: readonly Pick<HistoryRow, 'number' | 'position'>[],
): Promise<void> {
  for (const [number, some] of Map.groupBy(rows, (row) => row.number)) {
    const those = isAnyOf(
      'position',
      some.map(({ position }) => position),
    );
    await sql`delete from history_changes where number = ${number} and ${those}`.execute(transaction);
    await transaction
      .updateTable('history')
      .set({ lasting: 'erased', reason: null })
      .where('number', '=', number)
      .execute();
  }
}

/** All that concerns them: their records, their relations, and rows of others that name them; and their relations that are gone. */
async function rowsAbout(
  queries: Queries,
  identity: PersonIdentity,
): Promise<{ readonly rows: readonly HistoryRow[]; readonly goneRelations: readonly RelationRow[] }> {
  const { participantIds: ids, managerIds } = identity;
  const text = sql`(coalesce("before", '') || coalesce("after", ''))`;
  const pairs = ids.flatMap((id) =>
    ['mentor_id', 'mentee_id'].map((column) => textContains(text, sql`${`"${column}":${id},`}`)),
  );
  const past = await select(queries, sql`table_name = 'relations' and ${either(pairs)}`);
  const now = await readRows(
    queries,
    'relations',
    either([isAnyOf('mentor_id', ids), isAnyOf('mentee_id', ids)]),
  );
  const relations = [...idsOf(now), ...past.map((row) => row.record_id)];
  const theirs = either([
    ofRecords(OF_PEOPLE, ids),
    ofRecords(tablesOf('manager'), managerIds),
    ofRecords(OF_RELATIONS, relations),
  ]);
  const naming = await select(queries, mayName(['before', 'after'], identity));
  const there = new Set(idsOf(await readRows(queries, 'relations', isAnyOf('id', [...new Set(relations)]))));
  const gone = new Map<number, RelationRow>();
  for (const change of past.map(changeFromRow)) {
    const row = isOf('relations', change) ? (change.after ?? change.before) : null;
    if (row !== null && !there.has(row.id)) gone.set(row.id, row);
  }
  return {
    rows: [
      ...(await select(queries, theirs)),
      ...naming.filter((row) => isNamedIn(row.before, identity) || isNamedIn(row.after, identity)),
    ],
    goneRelations: [...gone.values()],
  };
}

const select = (queries: Queries, which: RawBuilder<unknown>): Promise<readonly HistoryRow[]> =>
  queries.selectFrom('history_changes').selectAll().where(sql<boolean>`${which}`).execute();

const ofRecords = (tables: readonly string[], ids: readonly number[]): RawBuilder<unknown> =>
  sql`(table_name in (${sql.join(tables)}) and ${isAnyOf('record_id', ids)})`;

// Takes somebody who is erased out of the feedbacks that are or were unassigned.

/** Somebody, in the ways in which texts may name them. */
interface NamedPerson extends PersonTexts {
  readonly participants: readonly {
    readonly id: number;
    readonly role: ParticipantRole;
    readonly external_id: string | null;
  }[];
}

type UnassignedRow = Schema['unassigned_feedbacks'];

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
async function eraseFromUnassigned(
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

const isGivenBy = (row: UnassignedRow, person: NamedPerson): boolean =>
  names(row.person, row.role, person) || person.participants.some(({ id }) => id === row.assigned_person);

const namesPartner = ({ partner, role }: UnassignedRow, person: NamedPerson): boolean =>
  names(partner, role === null ? null : role === 'mentee' ? 'mentor' : 'mentee', person);

async function* allRows(queries: Queries): AsyncGenerator<UnassignedRow> {
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
