/** Reads and parses the programme's records. */

import { type RawBuilder, sql } from 'kysely';
import { programmeOf } from '../domain/operations/as-programme.ts';
import {
  columnsOf,
  KEPT_TABLES,
  type KeptRow,
  type KeptTable,
  NO_ROWS,
  PROGRAMME_TABLE_NAMES,
  type ProgrammeRows,
  type ProgrammeTable,
} from '../domain/operations/rows.ts';
import type { FeedbackRound, Programme } from '../domain/programme.ts';
import { idsOf, isAnyOf } from './row-conditions.ts';
import { type Queries, TABLES } from './schema.ts';

/** Conditions on the rows of some tables of the programme; true: all rows. */
export type TableConditions = { readonly [T in ProgrammeTable]?: RawBuilder<unknown> | true };

/** Reads rows of some tables; the others have none. */
export async function readTables(queries: Queries, which: TableConditions): Promise<ProgrammeRows> {
  const rows = { ...NO_ROWS };
  for (const table of PROGRAMME_TABLE_NAMES) {
    const condition = which[table];
    if (condition === undefined) continue;
    const read = await readRows(queries, table, condition === true ? undefined : condition);
    Object.assign(rows, { [table]: read });
  }
  return rows;
}

/**
 * Relations with their people and managers, and all that says when something is due in them.
 *
 * @param which a condition on the rows of `relations`
 * @param more other conditions, also on other tables
 */
export async function readPairs(
  queries: Queries,
  which: RawBuilder<unknown>,
  more: TableConditions = {},
): Promise<ProgrammeRows> {
  const relations = await readRows(queries, 'relations', which);
  const ofThese = isAnyOf('relation_id', idsOf(relations));
  const others = await readTables(queries, {
    managers: isAnyOf(
      'id',
      relations.map(({ manager_id }) => manager_id),
    ),
    participants: isAnyOf(
      'id',
      relations.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]),
    ),
    relation_changes: ofThese,
    feedback_rounds: true,
    round_cohorts: true,
    feedback_exceptions: ofThese,
    feedbacks: ofThese,
    ...more,
  });
  return { ...others, relations };
}

/** All rows of the programme. */
export const readAllRows = (queries: Queries): Promise<ProgrammeRows> =>
  readTables(queries, Object.fromEntries(PROGRAMME_TABLE_NAMES.map((table) => [table, true])));

/** Reads the whole programme. */
export const readProgramme = async (queries: Queries): Promise<Programme> =>
  programmeOf(await readAllRows(queries));

/** The relations that owe feedback, or will by a day, with their people and all managers. */
export async function readOwingProgramme(queries: Queries, until: Temporal.PlainDate): Promise<Programme> {
  const isOwing = sql`id in (select relation_id from due_feedbacks where due_on <= ${until.toString()})`;
  const people = sql`(select mentor_id from relations where ${isOwing} union select mentee_id from relations where ${isOwing})`;
  const rows = await readPairs(queries, isOwing, {
    managers: true,
    // Somebody with both roles has another participant with the same address.
    participants: sql`email in (select email from participants where id in ${people})`,
  });
  return programmeOf(rows);
}

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
  // SQLite stores them as numbers.
  const truths = columns.filter((column) => KEPT_TABLES[table].fields[column]?.kind === 'boolean');
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
export const readRounds = async (queries: Queries): Promise<readonly FeedbackRound[]> =>
  programmeOf(await readTables(queries, { feedback_rounds: true, round_cohorts: true })).rounds;
