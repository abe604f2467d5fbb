/** Reads and parses the programme's records. */

import { type RawBuilder, sql } from 'kysely';
import { programmeOf } from '../domain/operations/as-programme.ts';
import {
  columnsOf,
  type KeptRow,
  type KeptTable,
  PROGRAMME_TABLE_NAMES,
  type ProgrammeRow,
  type ProgrammeRows,
  type ProgrammeTable,
} from '../domain/operations/rows.ts';
import type { FeedbackRound, Programme } from '../domain/programme.ts';
import { mayOweOn } from './due-feedbacks.ts';
import type { Queries, Transaction } from './schema.ts';
import { TABLES } from './tables.ts';

/** The tables of what holds now, without what imports remember. */
const STATED = PROGRAMME_TABLE_NAMES.filter((name) => !name.startsWith('imported_'));

/** Reads the whole programme. */
export async function readProgramme(transaction: Transaction): Promise<Programme> {
  return programmeOf(await readTables(transaction, allOf(STATED)));
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
  return programmeOf(
    await readTables(transaction, {
      ...allOf(['managers', 'feedback_rounds', 'round_cohorts']),
      // Somebody with both roles has another participant with the same address.
      participants: sql`email in (select email from participants where id in ${people})`,
      relations: isOwing,
      relation_changes: ofOwing,
      feedback_exceptions: ofOwing,
      feedbacks: ofOwing,
    }),
  );
}

/** All rows of the programme. */
export const readAllRows = (queries: Queries): Promise<ProgrammeRows> =>
  readTables(queries, allOf(PROGRAMME_TABLE_NAMES));

/** Conditions on the rows of some tables of the programme. */
export type TableConditions = { readonly [T in ProgrammeTable]?: RawBuilder<unknown> };

const allOf = (tables: readonly ProgrammeTable[]): TableConditions =>
  Object.fromEntries(tables.map((table) => [table, sql`true`]));

/** The rows of some tables of the programme; of tables without a condition none. */
export async function readTables(queries: Queries, conditions: TableConditions): Promise<ProgrammeRows> {
  const read = async <T extends ProgrammeTable>(table: T): Promise<readonly ProgrammeRow[T][]> => {
    const which = conditions[table];
    return which === undefined ? [] : readRows(queries, table, which);
  };
  return {
    managers: await read('managers'),
    participants: await read('participants'),
    former_emails: await read('former_emails'),
    former_external_ids: await read('former_external_ids'),
    relations: await read('relations'),
    relation_changes: await read('relation_changes'),
    feedback_rounds: await read('feedback_rounds'),
    round_cohorts: await read('round_cohorts'),
    feedback_exceptions: await read('feedback_exceptions'),
    feedbacks: await read('feedbacks'),
    imported_relations: await read('imported_relations'),
    imported_exceptions: await read('imported_exceptions'),
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
  return programmeOf(await readTables(queries, allOf(['feedback_rounds', 'round_cohorts']))).rounds;
}
