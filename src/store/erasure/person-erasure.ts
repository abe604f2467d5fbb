/** Erases a person from the records, from free texts of all tables, and from the outbox; within a transaction. */

import { type RawBuilder, sql } from 'kysely';
import type { ErasedBy, FormerRecord } from '../../domain/eraser.ts';
import { type Column, nothingOf } from '../../domain/fields.ts';
import { CALL_REQUESTED } from '../../domain/forms/question.ts';
import {
  changeOf,
  changesBetween,
  isKeptTable,
  isOf,
  KEPT_TABLES,
  namesOf,
  type RelationRow,
  type RowChange,
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
} from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { refreshDueFeedbacks } from '../due-feedbacks.ts';
import { type ErasureDigests, recordErasure } from '../erasures.ts';
import { addEntry, changeFromRow } from '../operations/history.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, inParts, isAnyOf, partsOf } from '../row-conditions.ts';
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
import { UNASSIGNED } from '../unassigned-rows.ts';
import { eraseGoals } from './goal-erasure.ts';
import {
  emailsIn,
  identityOf,
  isNamedIn,
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
  for await (const rows of partsOf(queries, table)) {
    for (const row of rows.map((one): Row => ({ ...one }))) {
      const named = columns.filter((column) => isNamedIn(textIn(row, column), texts));
      if (named.length > 0) yield { row, named };
    }
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
): Promise<{
  readonly rows: readonly Pick<HistoryRow, 'number' | 'position'>[];
  readonly goneRelations: readonly RelationRow[];
}> {
  const [people, managers] = [new Set(identity.participantIds), new Set(identity.managerIds)];
  const ofRelations = queries.selectFrom('history_changes').where('table_name', '=', 'relations').selectAll();
  const past = (await ofRelations.orderBy('number').orderBy('position').execute())
    .map(changeFromRow)
    .flatMap((change) => (isOf('relations', change) ? [change.before ?? [], change.after ?? []].flat() : []))
    .filter(({ mentor_id, mentee_id }) => people.has(mentor_id) || people.has(mentee_id));
  const now = await readRows(
    queries,
    'relations',
    either([isAnyOf('mentor_id', [...people]), isAnyOf('mentee_id', [...people])]),
  );
  const relations = new Set([...idsOf(now), ...idsOf(past)]);
  const there = new Set(idsOf(await readRows(queries, 'relations', isAnyOf('id', [...relations]))));
  const theirs = { person: people, manager: managers, relation: relations, round: new Set<number>() };
  const rows: Pick<HistoryRow, 'number' | 'position'>[] = [];
  for await (const part of partsOf(queries, 'history_changes')) {
    for (const { number, position, table_name, record_id, before, after } of part) {
      const of = isKeptTable(table_name) ? KEPT_TABLES[table_name].of : undefined;
      const isTheirs = of !== undefined && theirs[of].has(record_id);
      if (isTheirs || isNamedIn(before, identity) || isNamedIn(after, identity))
        rows.push({ number, position });
    }
  }
  const gone = past.filter(({ id }) => !there.has(id)).map((row) => [row.id, row] as const);
  return { rows, goneRelations: [...new Map(gone).values()] };
}

// Takes somebody who is erased out of the feedbacks that are or were unassigned.

/** The ids of those that somebody gave, of those that name them as the partner, and of those with a note that names them. */
async function unassignedAbout(
  queries: Queries,
  identity: PersonIdentity,
  participants: readonly Participant[],
) {
  const { participantIds, externalIds } = identity;
  const called = [
    ...[...participants, ...identity.former.filter(({ role }) => role !== 'manager')].map(({ id, role }) => ({
      role,
      name: String(id),
    })),
    ...externalIds.map(({ role, external_id }) => ({ role, name: external_id })),
  ];
  const responses = await queries
    .selectFrom('feedbacks')
    .innerJoin('relations', 'relations.id', 'feedbacks.relation_id')
    .where(
      sql<boolean>`${either([
        sql`(feedbacks.role = 'mentee' and ${isAnyOf('relations.mentee_id', participantIds)})`,
        sql`(feedbacks.role = 'mentor' and ${isAnyOf('relations.mentor_id', participantIds)})`,
      ])}`,
    )
    .where('feedbacks.external_id', 'is not', null)
    .select('feedbacks.external_id')
    .execute();
  const given = new Set(responses.map(({ external_id }) => external_id));
  const names = (text: string | null, role: ParticipantRole | null): boolean =>
    isNamedIn(text, identity) ||
    called.some((one) => text === one.name && (role === null || role === one.role));
  const rows = await queries.selectFrom('unassigned_feedbacks').selectAll().execute();
  const own = rows.filter(
    ({ person, role, assigned_person, external_id }) =>
      names(person, role) || participantIds.includes(assigned_person ?? 0) || given.has(external_id),
  );
  const others = rows.filter((row) => !own.includes(row));
  return {
    own: idsOf(own),
    partner: idsOf(others.filter(({ partner, role }) => names(partner, role && otherRole(role)))),
    note: idsOf(others.filter(({ note }) => isNamedIn(note, identity))),
  };
}

const otherRole = (role: ParticipantRole): ParticipantRole => (role === 'mentee' ? 'mentor' : 'mentee');

/** Counts those that name somebody, whatever was decided about them. */
export async function countMentions(
  queries: Queries,
  identity: PersonIdentity,
  participants: readonly Participant[],
): Promise<number> {
  const { own, partner, note } = await unassignedAbout(queries, identity, participants);
  return own.length + new Set([...partner, ...note]).size;
}

/** Removes the feedbacks that somebody gave, and their name from those of others; before their own records are changed. */
async function eraseFromUnassigned(
  transaction: Transaction,
  identity: PersonIdentity,
  participants: readonly Participant[],
): Promise<void> {
  const { own, partner, note } = await unassignedAbout(transaction, identity, participants);
  await sql`delete from unassigned_feedbacks where ${isAnyOf('id', own)}`.execute(transaction);
  await sql`update unassigned_feedbacks set partner = null where ${isAnyOf('id', partner)}`.execute(
    transaction,
  );
  await sql`update unassigned_feedbacks set note = null where ${isAnyOf('id', note)}`.execute(transaction);
  await incrementRevision(transaction, UNASSIGNED);
}

/** The e-mail addresses that unassigned feedbacks name, in lower case. */
export async function emailsInUnassigned(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('unassigned_feedbacks')
    .select(['person', 'partner', 'note'])
    .execute();
  const texts = rows.flatMap(({ person, partner, note }) => [person, partner, note]);
  return new Set(texts.flatMap((text) => emailsIn((text ?? '').normalize('NFC').toLowerCase())));
}
