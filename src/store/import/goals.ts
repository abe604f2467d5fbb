/** Imports smart goals with their ids and times: determines the outcome of each row, and writes all at the end. */

import { hash } from 'node:crypto';
import { setImmediate as turnEnd } from 'node:timers/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { ChangedMeanwhileError, type RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow } from '../../domain/imported-rows.ts';
import { GOAL_COLLECTION, GOAL_COLUMNS } from '../records/smart-goals.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import { instantToColumn, type Transaction } from '../schema.ts';
import { rowsOfJson } from '../sql-functions.ts';
import { outcomeOf, rowOutcome } from './records.ts';
import type { GoalBatch, ImportContext, ImportedGoals } from './tables.ts';

/** Imports goals. */
export async function importGoals(
  { queries, digests, goals, erased: { 'smart-goal': erased } }: ImportContext,
  imported: readonly ImportedRow<'smart-goals'>[],
): Promise<readonly RowOutcome[]> {
  const rows = imported.map(({ row }) => ({ ...row, created_at: instantToColumn(row.created_at) }));
  const here = await queries
    .selectFrom('smart_goals')
    .select(GOAL_COLUMNS)
    .where('id', 'in', idsOf(rows))
    .execute();
  const known = new Map(here.map((goal) => [goal.id, goal]));
  const fresh = { created: new Map<number, string>(), changed: new Map<number, string>() };

  const take = (number: number, row: (typeof rows)[number]): RowOutcome => {
    if (erased.size > 0 && erased.has(digests.goal(row.id, row.created_at)))
      return { number, outcome: 'erased' };
    const text = JSON.stringify(row, [...GOAL_COLUMNS]);
    const digest = hash('sha256', text, 'base64');
    const earlier = goals.seen.get(row.id);
    if (earlier !== undefined) {
      if (earlier === digest) return { number, outcome: 'unchanged' };
      const reason = 'Another row of these files has the same id. Every goal has its own.';
      return { number, outcome: { column: 'id', reason } };
    }
    const own = known.get(row.id);
    if (own !== undefined && own.created_at !== row.created_at) {
      const reason = `The goal ${row.id} here is another one, written at ${own.created_at}. Goals keep their ids, so both cannot be kept: import into a database that has written no goals of its own.`;
      return { number, outcome: { column: 'id', reason } };
    }
    const outcome = outcomeOf(own, row);
    if (outcome !== 'unchanged') fresh[outcome].set(row.id, text);
    goals.seen.set(row.id, digest);
    return rowOutcome(number, own, row);
  };
  const outcomes = imported.map(({ number }, index): RowOutcome => {
    const row = rows[index];
    return row === undefined ? { number, outcome: 'unchanged' } : take(number, row);
  });
  for (const outcome of ['created', 'changed'] as const) {
    const lines = [...fresh[outcome].values()].join('\n');
    if (lines === '') continue;
    goals[outcome].push({ ids: [...fresh[outcome].keys()], lines: zstdCompressSync(lines) });
  }
  return outcomes;
}

const linesOf = ({ lines }: GoalBatch): readonly string[] =>
  zstdDecompressSync(lines).toString('utf8').split('\n');

/** Positions out of the way of all others: two goals never have the same, not even for a moment. */
const AWAY = 2 ** 52;

/**
 * Writes the goals. Positions follow the ids: goals that are older than all others go below them, so that those stay.
 *
 * @param onGoals is notified of the number of goals written so far and in total
 * @throws ChangedMeanwhileError if a new goal got an id that one of these has
 */
export async function writeGoals(
  transaction: Transaction,
  { created, changed }: ImportedGoals,
  onGoals: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  if (created.length + changed.length === 0) return;
  const state = await transaction
    .selectFrom('collections')
    .where('name', '=', GOAL_COLLECTION)
    .select(['count', 'last_id', 'last_position'])
    .executeTakeFirstOrThrow();
  const { oldest, newest } = await transaction
    .selectFrom('smart_goals')
    .select((of) => [of.fn.min('id').as('oldest'), of.fn.max('id').as('newest')])
    .executeTakeFirstOrThrow();
  const ids = created.flatMap((batch) => batch.ids).sort((one, other) => one - other);
  const places = new Map(ids.map((id, index) => [id, index + 1]));
  for (const batch of created) {
    const taken = transaction.selectFrom('smart_goals').select('id').limit(1);
    const found = await taken.where(sql<boolean>`${isAnyOf('id', batch.ids)}`).executeTakeFirst();
    if (found !== undefined) throw new ChangedMeanwhileError();
  }
  const older = ids.filter((id) => id < (oldest ?? 0)).length;
  const first = ids[older];
  const isAmong = first !== undefined && newest !== null && first < newest;
  if (isAmong) {
    const position = sql<number>`position - ${AWAY}`;
    await transaction.updateTable('smart_goals').set({ position }).where('id', '>=', first).execute();
  }
  const floor = state.last_position - state.count - older;
  const top = isAmong ? -AWAY * 2 : state.last_position;
  let done = 0;
  for (const batch of created) {
    signal.throwIfAborted();
    onGoals(done, ids.length);
    const rows = linesOf(batch).map((line, index) => {
      const place = places.get(batch.ids[index] ?? 0) ?? 0;
      const position = place <= older ? floor + place : top + place - older;
      return `${line.slice(0, -1)},"position":${position}}`;
    });
    await insert(transaction, rows);
    done += rows.length;
    // A signal to stop is noticed then.
    await turnEnd();
  }
  onGoals(done, ids.length);
  const last = ids.at(-1) ?? 0;
  await transaction
    .updateTable('collections')
    .where('name', '=', GOAL_COLLECTION)
    .set((column) => ({
      count: column('count', '+', ids.length),
      last_id: Math.max(last, state.last_id),
      last_position: column('last_position', '+', ids.length - older),
      revision: column('revision', '+', 1),
    }))
    .execute();
  if (isAmong) await renumber(transaction, first);
  for (const batch of changed) await update(transaction, linesOf(batch));
  signal.throwIfAborted();
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

async function insert(transaction: Transaction, rows: readonly string[]): Promise<void> {
  const columns = [...GOAL_COLUMNS, 'position'];
  const given = rowsOfJson('smart_goals', columns, `[${rows.join(',')}]`);
  await sql`insert into smart_goals (${refs(columns)}) select ${refs(columns)} from ${given} as given`.execute(
    transaction,
  );
}

async function update(transaction: Transaction, rows: readonly string[]): Promise<void> {
  const given = rowsOfJson('smart_goals', GOAL_COLUMNS, `[${rows.join(',')}]`);
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
