/** Imports smart goals with their ids and times: determines the outcome of each row, and writes all at the end. */

import { setImmediate as turnEnd } from 'node:timers/promises';
import { sql } from 'kysely';
import { ChangedMeanwhileError, type RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow } from '../../domain/imported-rows.ts';
import { GOAL_COLLECTION, GOAL_COLUMNS } from '../records/smart-goals.ts';
import { idsOf, inParts } from '../row-conditions.ts';
import { instantToColumn, type Transaction } from '../schema.ts';
import { jsonRows } from '../sql-functions.ts';
import { outcomeOf, rowOutcome } from './records.ts';
import type { ImportContext, ImportedGoal, ImportedGoals } from './tables.ts';

/** As many goals are compared, or written, at once. */
const PART = 500;

/** A goal as its table has it. */
const rowOf = (goal: ImportedGoal) => ({ ...goal, created_at: instantToColumn(goal.created_at) });

/** Imports goals. */
export async function importGoals(
  { queries, digests, goals, erased: { 'smart-goal': erased } }: ImportContext,
  imported: readonly ImportedRow<'smart-goals'>[],
): Promise<readonly RowOutcome[]> {
  const take = (
    goal: ImportedGoal,
    own: (object & { readonly created_at: string }) | undefined,
  ): RowOutcome => {
    const row = rowOf(goal);
    if (erased.size > 0 && erased.has(digests.goal(row.id, row.created_at))) return { outcome: 'erased' };
    const earlier = goals.seen.get(row.id);
    if (earlier !== undefined) {
      if (outcomeOf(rowOf(earlier), row) === 'unchanged') return { outcome: 'unchanged' };
      const reason = 'Another row of these files has the same id. Every goal has its own.';
      return { outcome: { column: 'id', reason } };
    }
    if (own !== undefined && own.created_at !== row.created_at) {
      const reason = `The goal ${row.id} here is another one, written at ${own.created_at}. Goals keep their ids, so both cannot be kept: import into a database that has written no goals of its own.`;
      return { outcome: { column: 'id', reason } };
    }
    const told = rowOutcome<object>(own, row);
    if (own === undefined) goals.created.push(goal);
    else if (told.outcome === 'changed') goals.changed.push(goal);
    goals.seen.set(goal.id, goal);
    return told;
  };
  const outcomes: RowOutcome[] = [];
  for (const some of inParts(imported, PART)) {
    const here = await queries
      .selectFrom('smart_goals')
      .select(GOAL_COLUMNS)
      .where('id', 'in', idsOf(some.map(({ row }) => row)))
      .execute();
    const known = new Map(here.map((goal) => [goal.id, goal]));
    outcomes.push(...some.map(({ row }) => take(row, known.get(row.id))));
  }
  return outcomes;
}

/** Positions out of the way of all others: two goals never have the same, not even for a moment. */
const AWAY = 2 ** 52;

/**
 * Writes the goals. Positions follow the ids: where new goals are older than others, all from the oldest new one on get another.
 *
 * @throws ChangedMeanwhileError if a new goal got an id that one of these has
 */
export async function writeGoals(
  transaction: Transaction,
  { created, changed }: ImportedGoals,
  signal: AbortSignal,
): Promise<void> {
  if (created.length + changed.length === 0) return;
  const state = await transaction
    .selectFrom('collections')
    .where('name', '=', GOAL_COLLECTION)
    .select(['last_id', 'last_position'])
    .executeTakeFirstOrThrow();
  const { newest } = await transaction
    .selectFrom('smart_goals')
    .select((of) => of.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const rows = created.toSorted((one, other) => one.id - other.id);
  const first = rows[0]?.id ?? 0;
  const isAmong = rows.length > 0 && newest !== null && first < newest;
  if (isAmong) {
    const position = sql<number>`position - ${AWAY}`;
    await transaction.updateTable('smart_goals').set({ position }).where('id', '>=', first).execute();
  }
  let position = isAmong ? -2 * AWAY : state.last_position;
  for (const some of inParts(rows, PART)) {
    signal.throwIfAborted();
    const taken = transaction.selectFrom('smart_goals').select('id').where('id', 'in', idsOf(some)).limit(1);
    if ((await taken.executeTakeFirst()) !== undefined) throw new ChangedMeanwhileError();
    await insert(
      transaction,
      some.map((goal) => ({ ...rowOf(goal), position: ++position })),
    );
    // A signal to stop is noticed then.
    await turnEnd();
  }
  await transaction
    .updateTable('collections')
    .where('name', '=', GOAL_COLLECTION)
    .set((column) => ({
      count: column('count', '+', rows.length),
      last_id: Math.max(rows.at(-1)?.id ?? 0, state.last_id),
      last_position: column('last_position', '+', rows.length),
      revision: column('revision', '+', 1),
    }))
    .execute();
  if (isAmong) await renumber(transaction, first);
  for (const some of inParts(changed, PART)) await update(transaction, some.map(rowOf));
  signal.throwIfAborted();
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

async function insert(transaction: Transaction, rows: readonly object[]): Promise<void> {
  const columns = [...GOAL_COLUMNS, 'position'];
  const given = jsonRows('smart_goals', columns, rows);
  await sql`insert into smart_goals (${refs(columns)}) select ${refs(columns)} from ${given} as given`.execute(
    transaction,
  );
}

async function update(transaction: Transaction, rows: readonly object[]): Promise<void> {
  const given = jsonRows('smart_goals', GOAL_COLUMNS, rows);
  const updates = GOAL_COLUMNS.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  await sql`update smart_goals set ${sql.join(updates)} from ${given} as given
    where smart_goals.id = given.id`.execute(transaction);
}

/** Numbers all goals from one on anew, up to the last position. */
async function renumber(transaction: Transaction, first: number): Promise<void> {
  await sql`
    with places as (select id, row_number() over (order by id desc) - 1 as place from smart_goals where id >= ${first})
    update smart_goals set position = (
      select last_position - (select place from places where places.id = smart_goals.id)
      from collections where name = ${GOAL_COLLECTION}
    ) where id >= ${first}`.execute(transaction);
}
