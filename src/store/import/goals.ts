/**
 * Smart goals that arrive, with their ids and times. They are first kept in a temporary table. Then they are written
 * part by part below the oldest goal that is seen, where nobody looks, so that nobody who creates one waits long; and in
 * the end one short change lets them be seen.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Arrival, Outcome } from '../../domain/arrivals.ts';
import { ChangedMeanwhileError, ImportRunningError, type RowOutcome } from '../../domain/import-store.ts';
import { instantToColumn } from '../columns.ts';
import type { Workspace } from '../database.ts';
import { erasedAmong, goalDigest } from '../erasures.ts';
import type { Schema } from '../schema.ts';
import { outcomeOf, save } from './records.ts';
import type { ArrivingGoalTable, ImportContext } from './tables.ts';

const COLLECTION = 'smart-goals';
/** How many goals are written in one change: what takes about a tenth of a second. */
const PART = 10_000;
/** How long others get to write between two parts, in milliseconds: longer than any of them pauses between two attempts. */
const PAUSE = 30;
/** Without a sign of life for so long, in milliseconds, whoever was bringing goals in has ended. */
const SILENCE = 10_000;

/** The columns of a goal beside its position, in the order of the table. */
const COLUMNS = [
  'id',
  'created_at',
  'input',
  'output',
  'input_tokens',
  'output_tokens',
  'writer',
  'model',
  'language',
  'variant',
  'milliseconds',
  'tokens_counted_by',
] as const;

const columns = (of?: string) =>
  sql.join(COLUMNS.map((name) => (of === undefined ? sql.id(name) : sql.id(of, name))));

/** Takes goals. */
export async function takeGoals(
  { queries }: ImportContext,
  arrivals: readonly Arrival<'smart-goals'>[],
): Promise<readonly RowOutcome[]> {
  const rows = arrivals.map(({ row }) => ({ ...row, created_at: instantToColumn(row.created_at) }));
  const ids = rows.map(({ id }) => id);
  const erased = await erasedAmong(queries, 'smart-goal', () =>
    rows.map(({ id, created_at }) => goalDigest(id, created_at)),
  );
  const here = await queries.selectFrom('smart_goals').select(COLUMNS).where('id', 'in', ids).execute();
  const came = await queries.selectFrom('arriving_goals').select(COLUMNS).where('id', 'in', ids).execute();
  const known = new Map(here.map((goal) => [goal.id, goal]));
  const before = new Map(came.map((goal) => [goal.id, goal]));
  const fresh: ArrivingGoalTable[] = [];

  const take = (row: (typeof rows)[number]): Outcome => {
    if (erased.size > 0 && erased.has(goalDigest(row.id, row.created_at))) return 'erased';
    const earlier = before.get(row.id);
    if (earlier !== undefined) {
      if (outcomeOf(earlier, row) === 'unchanged') return 'unchanged';
      return { column: 'id', reason: 'Another row of these files has the same id. Every goal has its own.' };
    }
    const own = known.get(row.id);
    if (own !== undefined && own.created_at !== row.created_at) {
      return {
        column: 'id',
        reason: `The goal ${row.id} here is another one, written at ${own.created_at}. Goals keep their ids, so both cannot be kept: import into a database that has written no goals of its own.`,
      };
    }
    const outcome = outcomeOf(own, row);
    before.set(row.id, row);
    if (outcome !== 'unchanged') fresh.push({ ...row, known: own === undefined ? 0 : 1 });
    return outcome;
  };
  const outcomes = arrivals.map(({ number }, index): RowOutcome => {
    const row = rows[index];
    return { number, outcome: row === undefined ? 'unchanged' : take(row) };
  });
  await save(queries, 'arriving_goals', ['id'], fresh);
  return outcomes;
}

/** Makes the temporary table. */
export async function createArrivingGoals({ queries }: Pick<ImportContext, 'queries'>): Promise<void> {
  await sql`create temp table arriving_goals as select ${columns()}, 0 as known from smart_goals where false`.execute(
    queries,
  );
  await sql`create unique index ${sql.id('temp', 'arriving_goals_key')} on arriving_goals (id)`.execute(
    queries,
  );
}

/** Where goals that are written, but not seen yet, stand. */
interface Hidden {
  /** The positions of the goals that are seen begin above it. */
  readonly floor: number;
  /** How many are older than all that are seen. */
  readonly older: number;
  /** How many are not: they find their places among those that are seen. */
  readonly among: number;
  /** The oldest of those. */
  readonly firstAmong: number | null;
}

/** Writes the new goals where nobody sees them. */
export async function writeHiddenGoals(
  workspace: Workspace,
  { queries }: ImportContext,
  onGoals: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Hidden | null> {
  const { total, last } = await queries
    .selectFrom('arriving_goals')
    .where('known', '=', 0)
    .select((of) => [of.fn.countAll<number>().as('total'), of.fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  if (total === 0) return null;
  const hidden = await workspace.write((transaction) => reserve(transaction, total, last));
  const { floor, older, firstAmong } = hidden;
  // In the order of their ids, the older ones end at the floor, and the others stand below them.
  const first = { older: floor - older, among: floor - older - hidden.among };
  let [done, lastId] = [0, 0];
  while (done < total) {
    signal.throwIfAborted();
    onGoals(done, total);
    const isOlder = done < older;
    const start = isOlder ? first.older + done : first.among + done - older;
    const end = isOlder && firstAmong !== null ? firstAmong : Number.MAX_SAFE_INTEGER;
    const written = await workspace.write(async (transaction) => {
      const { rows } = await sql<{ id: number }>`
        insert into smart_goals (${columns()}, position)
        select ${columns()}, ${start} + row_number() over (order by id)
        from arriving_goals where known = 0 and id > ${lastId} and id < ${end} order by id limit ${PART}
        returning id`.execute(transaction);
      await touch(transaction);
      return rows;
    });
    lastId = written.reduce((highest, { id }) => Math.max(highest, id), lastId);
    done += written.length;
    await wait(PAUSE);
  }
  onGoals(total, total);
  return hidden;
}

/** Keeps the ids of the new goals for them, so that nobody who creates one gets them. */
async function reserve(transaction: Transaction<Schema>, total: number, last: number): Promise<Hidden> {
  const taken = await sql<{ id: number }>`
    select smart_goals.id from smart_goals join arriving_goals on arriving_goals.id = smart_goals.id
    where arriving_goals.known = 0 limit 1`.execute(transaction);
  if (taken.rows.length > 0) throw new ChangedMeanwhileError();
  const state = await transaction
    .selectFrom('collections')
    .where('name', '=', COLLECTION)
    .select(['count', 'last_id', 'last_position'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('goal_arrivals')
    .values({
      id: 1,
      last_id_before: state.last_id,
      last_id_taken: Math.max(last, state.last_id),
      seen_at: now(),
    })
    .execute();
  await transaction
    .updateTable('collections')
    .where('name', '=', COLLECTION)
    .set({ last_id: Math.max(last, state.last_id) })
    .execute();
  const floor = state.last_position - state.count;
  const oldest = await transaction
    .selectFrom('smart_goals')
    .where('position', '=', floor + 1)
    .select('id')
    .executeTakeFirst();
  const among = await sql<{ among: number; first: number | null }>`
    select count(*) as among, min(id) as first from arriving_goals
    where known = 0 and id > ${oldest?.id ?? Number.MAX_SAFE_INTEGER}`.execute(transaction);
  const { among: number = 0, first = null } = among.rows[0] ?? {};
  return { floor, older: total - number, among: number, firstAmong: first };
}

const now = (): string => instantToColumn(Temporal.Now.instant());

const touch = (transaction: Transaction<Schema>) =>
  transaction.updateTable('goal_arrivals').set({ seen_at: now() }).execute();

/** Lets what was written be seen, and changes what was known. */
export async function showGoals(transaction: Transaction<Schema>, hidden: Hidden | null): Promise<void> {
  const updated = await sql`update smart_goals set (${columns()}) = (
      select ${columns()} from arriving_goals where arriving_goals.id = smart_goals.id
    ) where id in (select id from arriving_goals where known = 1)`.execute(transaction);
  const { older = 0, among = 0, firstAmong = null } = hidden ?? {};
  if (firstAmong !== null) await moveAmong(transaction, firstAmong, among);
  await transaction.deleteFrom('goal_arrivals').execute();
  if (older + among === 0 && (updated.numAffectedRows ?? 0n) === 0n) return;
  await transaction
    .updateTable('collections')
    .where('name', '=', COLLECTION)
    .set((column) => ({
      count: column('count', '+', older + among),
      last_position: column('last_position', '+', among),
      revision: column('revision', '+', 1),
    }))
    .execute();
}

/** Numbers all goals anew from the first that comes in among others. */
async function moveAmong(transaction: Transaction<Schema>, first: number, among: number): Promise<void> {
  // Far away first: two goals never have the same position, not even for a moment.
  const away = 2 ** 52;
  await sql`update smart_goals set position = position - ${away} where id >= ${first}`.execute(transaction);
  await sql`
    with places as (select id, row_number() over (order by id desc) - 1 as place from smart_goals where id >= ${first})
    update smart_goals set position = (
      select last_position + ${among} - (select place from places where places.id = smart_goals.id)
      from collections where name = ${COLLECTION}
    ) where id >= ${first}`.execute(transaction);
}

/**
 * Clears away goals that were on their way in when an import was stopped.
 *
 * @throws ImportRunningError where they still are
 */
export async function clearHiddenGoals(workspace: Workspace, isOwn: boolean): Promise<void> {
  const arrival = await workspace.queries.selectFrom('goal_arrivals').selectAll().executeTakeFirst();
  if (arrival === undefined) return;
  for (let seen = arrival.seen_at; !isOwn && age(seen) < SILENCE; ) {
    await wait(SILENCE / 10);
    const later = await workspace.queries.selectFrom('goal_arrivals').select('seen_at').executeTakeFirst();
    if (later === undefined) return;
    if (later.seen_at !== seen) throw new ImportRunningError();
    seen = later.seen_at;
  }
  for (let more = true; more; ) {
    more = await workspace.write(async (transaction) => {
      const { rows } = await sql<{ id: number }>`delete from smart_goals where id in (
          select id from smart_goals where position <= (
            select last_position - count from collections where name = ${COLLECTION}
          ) limit ${PART}
        ) returning id`.execute(transaction);
      await touch(transaction);
      return rows.length === PART;
    });
    if (more) await wait(PAUSE);
  }
  await workspace.write(async (transaction) => {
    // Where nobody has created a goal since, the ids are free again.
    await transaction
      .updateTable('collections')
      .where('name', '=', COLLECTION)
      .where('last_id', '=', arrival.last_id_taken)
      .set({ last_id: arrival.last_id_before })
      .execute();
    await transaction.deleteFrom('goal_arrivals').execute();
  });
}

const age = (instant: string): number =>
  Temporal.Now.instant().epochMilliseconds - Temporal.Instant.from(instant).epochMilliseconds;
