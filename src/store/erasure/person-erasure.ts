/** Erases a person from the records, from free texts of all tables, and from the outbox; within a transaction. */

import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../../domain/fields.ts';
import { CALL_REQUESTED } from '../../domain/forms/question.ts';
import { changeOf } from '../../domain/operations/row-changes.ts';
import { namesOf } from '../../domain/operations/rows.ts';
import type { Mention } from '../../domain/outbox.ts';
import {
  ERASED_NAME,
  erasedEmailOf,
  mayFollow,
  type Participant,
  participantFields,
  type RelationStatus,
} from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { refreshDueFeedbacks } from '../due-feedbacks.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { recordErasure } from '../erasures.ts';
import { inParts } from '../parts.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import { cancelQueued, writeChanges } from '../row-writing.ts';
import {
  columnsTreated,
  type Queries,
  type ReportedTable,
  TABLE_NAMES,
  TABLES,
  type TableName,
  type Transaction,
} from '../schema.ts';
import { type ErasureNote, eraseFromHistory } from './history-erasure.ts';
import {
  identityOf,
  isNamedIn,
  mayName,
  type PersonIdentity,
  type PersonRows,
  type PersonTexts,
} from './person-identity.ts';
import { eraseFromUnassigned } from './unassigned-erasure.ts';

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
