/** Reads and parses the programme's records. */

import { type RawBuilder, sql } from 'kysely';
import { programmeOf } from '../domain/operations/as-programme.ts';
import {
  columnsOf,
  type KeptRow,
  type KeptTable,
  NO_ROWS,
  type ProgrammeRows,
} from '../domain/operations/rows.ts';
import type { FeedbackRound, Programme } from '../domain/programme.ts';
import { mayOweOn } from './due-feedbacks.ts';
import type { Queries, Transaction } from './schema.ts';
import { TABLES } from './tables.ts';

/** Reads the whole programme. */
export async function readProgramme(transaction: Transaction): Promise<Programme> {
  return programmeOf({
    ...NO_ROWS,
    managers: await readRows(transaction, 'managers'),
    participants: await readRows(transaction, 'participants'),
    former_emails: await readRows(transaction, 'former_emails'),
    former_external_ids: await readRows(transaction, 'former_external_ids'),
    relations: await readRows(transaction, 'relations'),
    relation_changes: await readRows(transaction, 'relation_changes'),
    feedback_rounds: await readRows(transaction, 'feedback_rounds'),
    round_cohorts: await readRows(transaction, 'round_cohorts'),
    feedback_exceptions: await readRows(transaction, 'feedback_exceptions'),
    feedbacks: await readRows(transaction, 'feedbacks'),
  });
}

/**
 * The feedback that is owed, or due by a day, with its people and all managers. Reads only the few relations
 * with such feedback.
 */
export async function readOwingProgramme(
  transaction: Transaction,
  until: Temporal.PlainDate,
): Promise<Programme> {
  const isOwing = mayOweOn(until);
  const ofOwing = sql`relation_id in (select id from relations where ${isOwing})`;
  const people = sql`(select mentor_id from relations where ${isOwing} union select mentee_id from relations where ${isOwing})`;
  return programmeOf({
    ...NO_ROWS,
    managers: await readRows(transaction, 'managers'),
    // Somebody with both roles has another participant with the same address.
    participants: await readRows(
      transaction,
      'participants',
      sql`email in (select email from participants where id in ${people})`,
    ),
    relations: await readRows(transaction, 'relations', isOwing),
    relation_changes: await readRows(transaction, 'relation_changes', ofOwing),
    feedback_rounds: await readRows(transaction, 'feedback_rounds'),
    round_cohorts: await readRows(transaction, 'round_cohorts'),
    feedback_exceptions: await readRows(transaction, 'feedback_exceptions', ofOwing),
    feedbacks: await readRows(transaction, 'feedbacks', ofOwing),
  });
}

/** All rows of the programme. */
export async function readAllRows(queries: Queries): Promise<ProgrammeRows> {
  return {
    managers: await readRows(queries, 'managers'),
    participants: await readRows(queries, 'participants'),
    former_emails: await readRows(queries, 'former_emails'),
    former_external_ids: await readRows(queries, 'former_external_ids'),
    relations: await readRows(queries, 'relations'),
    relation_changes: await readRows(queries, 'relation_changes'),
    feedback_rounds: await readRows(queries, 'feedback_rounds'),
    round_cohorts: await readRows(queries, 'round_cohorts'),
    feedback_exceptions: await readRows(queries, 'feedback_exceptions'),
    feedbacks: await readRows(queries, 'feedbacks'),
    imported_relations: await readRows(queries, 'imported_relations'),
    imported_exceptions: await readRows(queries, 'imported_exceptions'),
  };
}

/** The boolean columns, which the database may store as numbers. */
const TRUTH_VALUES = new Set(['owed_by_mentee', 'owed_by_mentor', 'active', 'waived', 'deactivated']);

/**
 * Reads rows of a table in the order of their keys.
 *
 * @param which a condition; default: all
 * @param from another source than the table
 */
export async function readRows<T extends KeptTable>(
  queries: Queries,
  table: T,
  which: RawBuilder<unknown> = sql`true`,
  from: RawBuilder<unknown> = sql`${sql.table(table)}`,
): Promise<KeptRow[T][]> {
  const columns = columnsOf(table);
  const truths = columns.filter((column) => TRUTH_VALUES.has(column));
  const key = sql.join(TABLES[table].key.map((column) => sql.ref(column)));
  const { rows } = await sql<KeptRow[T]>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${from}
    where ${which} order by ${key}`.execute(queries);
  if (truths.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(truths.map((column) => [column, Boolean(Reflect.get(row, column))])),
  }));
}

/** The rounds in their order. */
export async function readRounds(queries: Queries): Promise<readonly FeedbackRound[]> {
  return programmeOf({
    ...NO_ROWS,
    feedback_rounds: await readRows(queries, 'feedback_rounds'),
    round_cohorts: await readRows(queries, 'round_cohorts'),
  }).rounds;
}
