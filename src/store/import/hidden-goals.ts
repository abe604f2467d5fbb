/**
 * Writes imported smart goals with their ids and times. They are first staged in a temporary table. Then they
 * are written in batches below the oldest visible goal, where nobody sees them, so that creations are not
 * delayed; a short final transaction makes them visible.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ChangedMeanwhileError, ImportRunningError } from '../../domain/import-store.ts';
import type { Workspace } from '../database.ts';
import { GOAL_COLUMNS } from '../records/smart-goals.ts';
import {
  BATCH_PAUSE,
  BATCH_SIZE,
  currentHeartbeat,
  GOAL_COLLECTION,
  type OwnGoalImport,
  writeHeartbeat,
} from '../running-goal-import.ts';
import type { Transaction } from '../schema.ts';
import type { ImportContext } from './tables.ts';

const columns = sql.join(GOAL_COLUMNS.map((name) => sql.id(name)));

/** The positions of written goals that are not visible yet. */
interface Hidden {
  /** The positions of visible goals begin above it. */
  readonly floor: number;
  /** The number of new goals that are older than all visible ones. */
  readonly older: number;
  /** The number of the others, which get positions among the visible ones. */
  readonly among: number;
  /** The oldest of those. */
  readonly firstAmong: number | null;
}

/**
 * Writes the new goals where nobody sees them.
 *
 * @param own is notified as soon as anything is written
 * @throws ImportRunningError if another import is writing goals
 */
export async function writeHiddenGoals(
  workspace: Workspace,
  { queries }: ImportContext,
  own: OwnGoalImport,
  onGoals: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Hidden | null> {
  const { total, last } = await queries
    .selectFrom('imported_goals')
    .where('known', '=', 0)
    .select((of) => [of.fn.countAll<number>().as('total'), of.fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  if (total === 0) return null;
  const since = currentHeartbeat();
  const hidden = await workspace.write(
    (transaction) => reserve(transaction, total, last, since),
    GOAL_COLLECTION,
  );
  own.seenAt = since;
  const { floor, older, firstAmong } = hidden;
  // In the order of their ids, the older ones end at the floor, and the others follow below them.
  const first = { older: floor - older, among: floor - older - hidden.among };
  let [done, lastId] = [0, 0];
  while (done < total) {
    signal.throwIfAborted();
    onGoals(done, total);
    const isOlder = done < older;
    const start = isOlder ? first.older + done : first.among + done - older;
    const end = isOlder && firstAmong !== null ? firstAmong : Number.MAX_SAFE_INTEGER;
    const alive = currentHeartbeat();
    const written = await workspace.write(async (transaction) => {
      await writeHeartbeat(transaction, own, alive);
      const { rows } = await sql<{ id: number }>`
        insert into smart_goals (${columns}, position)
        select ${columns}, ${start} + row_number() over (order by id)
        from imported_goals where known = 0 and id > ${lastId} and id < ${end} order by id limit ${BATCH_SIZE}
        returning id`.execute(transaction);
      return rows;
    }, GOAL_COLLECTION);
    own.seenAt = alive;
    lastId = written.reduce((highest, { id }) => Math.max(highest, id), lastId);
    done += written.length;
    await wait(BATCH_PAUSE);
  }
  onGoals(total, total);
  return hidden;
}

async function reserve(
  transaction: Transaction,
  total: number,
  last: number,
  seenAt: string,
): Promise<Hidden> {
  const other = await transaction.selectFrom('goal_arrivals').select('id').executeTakeFirst();
  if (other !== undefined) throw new ImportRunningError();
  const taken = await sql<{ id: number }>`
    select smart_goals.id from smart_goals join imported_goals on imported_goals.id = smart_goals.id
    where imported_goals.known = 0 limit 1`.execute(transaction);
  if (taken.rows.length > 0) throw new ChangedMeanwhileError();
  const state = await transaction
    .selectFrom('collections')
    .where('name', '=', GOAL_COLLECTION)
    .select(['count', 'last_id', 'last_position'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('goal_arrivals')
    .values({
      id: 1,
      last_id_before: state.last_id,
      last_id_taken: Math.max(last, state.last_id),
      seen_at: seenAt,
    })
    .execute();
  await transaction
    .updateTable('collections')
    .where('name', '=', GOAL_COLLECTION)
    .set({ last_id: Math.max(last, state.last_id) })
    .execute();
  const floor = state.last_position - state.count;
  const oldest = await transaction
    .selectFrom('smart_goals')
    .where('position', '=', floor + 1)
    .select('id')
    .executeTakeFirst();
  const among = await sql<{ among: number; first: number | null }>`
    select count(*) as among, min(id) as first from imported_goals
    where known = 0 and id > ${oldest?.id ?? Number.MAX_SAFE_INTEGER}`.execute(transaction);
  const { among: number = 0, first = null } = among.rows[0] ?? {};
  return { floor, older: total - number, among: number, firstAmong: first };
}

/**
 * Makes the written goals visible, and changes known ones.
 *
 * @throws ChangedMeanwhileError if they were removed meanwhile
 */
export async function showGoals(
  transaction: Transaction,
  hidden: Hidden | null,
  own: OwnGoalImport,
): Promise<void> {
  if (hidden !== null) {
    await writeHeartbeat(transaction, own, currentHeartbeat());
    await transaction.deleteFrom('goal_arrivals').execute();
  }
  const updated = await sql`update smart_goals set (${columns}) = (
      select ${columns} from imported_goals where imported_goals.id = smart_goals.id
    ) where id in (select id from imported_goals where known = 1)`.execute(transaction);
  const { older = 0, among = 0, firstAmong = null } = hidden ?? {};
  if (firstAmong !== null) await moveAmong(transaction, firstAmong, among);
  if (older + among === 0 && (updated.numAffectedRows ?? 0n) === 0n) return;
  await transaction
    .updateTable('collections')
    .where('name', '=', GOAL_COLLECTION)
    .set((column) => ({
      count: column('count', '+', older + among),
      last_position: column('last_position', '+', among),
      revision: column('revision', '+', 1),
    }))
    .execute();
}

/** Renumbers all goals from the first that is inserted among others. */
async function moveAmong(transaction: Transaction, first: number, among: number): Promise<void> {
  // Moved out of the way first: two goals never have the same position, not even for a moment.
  const away = 2 ** 52;
  await sql`update smart_goals set position = position - ${away} where id >= ${first}`.execute(transaction);
  await sql`
    with places as (select id, row_number() over (order by id desc) - 1 as place from smart_goals where id >= ${first})
    update smart_goals set position = (
      select last_position + ${among} - (select place from places where places.id = smart_goals.id)
      from collections where name = ${GOAL_COLLECTION}
    ) where id >= ${first}`.execute(transaction);
}
