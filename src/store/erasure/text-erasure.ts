/** Erases a person from the free texts of all tables, and from the messages of the outbox. */

import { sql } from 'kysely';
import type { Mention } from '../../domain/outbox.ts';
import { ERASED_NAME } from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { inParts } from '../parts.ts';
import { either, isAnyOf } from '../row-conditions.ts';
import { cancelQueued } from '../row-writing.ts';
import type { Queries, Transaction } from '../schema.ts';
import { namesOf, TABLES, type TableName } from '../tables.ts';
import type { PersonIdentity } from './person-identity.ts';
import { isNamedIn, mayName, type PersonTexts } from './person-names.ts';
import { columnsTreated, PERSONAL_TEXTS, type ReportedTable } from './personal-texts.ts';

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
export async function eraseFromTexts(transaction: Transaction, texts: PersonTexts): Promise<void> {
  for (const table of namesOf(PERSONAL_TEXTS)) {
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
export async function cohortsNaming(queries: Queries, texts: PersonTexts): Promise<readonly string[]> {
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
export async function blankMessagesAbout(
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
    await cancelQueued(transaction, isAnyOf('id', part), 'somebody whom it named was erased');
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
