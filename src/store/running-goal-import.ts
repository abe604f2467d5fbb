/** Goals that are being imported: by which process, whether it is still alive, and how they are removed if it is not. */

import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ChangedMeanwhileError, ImportRunningError } from '../domain/import-store.ts';
import { instantToColumn } from './columns.ts';
import type { Workspace } from './database.ts';
import type { Schema } from './schema.ts';

export const COLLECTION = 'smart-goals';
/** How many goals are written in one change: what takes about a tenth of a second. */
export const PART = 10_000;
/** How long others get to write between two parts, in milliseconds: longer than any of them pauses between two attempts. */
export const PAUSE = 30;
/** Without a sign of life for so long, in milliseconds, whoever was bringing goals in has ended. */
const SILENCE = 10_000;

/** The goals that a session has on their way in. */
export interface OwnGoalImport {
  /** The last sign of life, by which it is told from others; null while none are on their way. */
  seenAt: string | null;
}

/** The moment as a sign of life. */
export const now = (): string => instantToColumn(Temporal.Now.instant());

/**
 * Gives a sign of life.
 *
 * @throws ChangedMeanwhileError after so long a silence that somebody else has cleared the goals away
 */
export async function touch(
  transaction: Transaction<Schema>,
  own: OwnGoalImport,
  seenAt: string,
): Promise<void> {
  if (own.seenAt === null) throw new ChangedMeanwhileError();
  const { numUpdatedRows } = await transaction
    .updateTable('goal_arrivals')
    .where('seen_at', '=', own.seenAt)
    .set({ seen_at: seenAt })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedMeanwhileError();
}

/**
 * Clears away goals that were on their way in when an import was stopped.
 *
 * @throws ImportRunningError if they still are on their way, or somebody else clears them away
 */
export async function clearHiddenGoals(workspace: Workspace): Promise<void> {
  const running = await workspace.queries.selectFrom('goal_arrivals').select('seen_at').executeTakeFirst();
  if (running === undefined || !(await waitForSilence(workspace, running.seen_at))) return;
  try {
    await clearOwnGoals(workspace, { seenAt: running.seen_at });
  } catch (error) {
    throw error instanceof ChangedMeanwhileError ? new ImportRunningError() : error;
  }
}

/**
 * Clears away goals of this session, and nobody else's.
 *
 * @throws ChangedMeanwhileError if somebody else does so
 */
export async function clearOwnGoals(workspace: Workspace, own: OwnGoalImport): Promise<void> {
  for (let more = true; more; ) {
    const alive = now();
    more = await workspace.write(async (transaction) => {
      await touch(transaction, own, alive);
      const { rows } = await sql<{ id: number }>`delete from smart_goals where id in (
          select id from smart_goals where position <= (
            select last_position - count from collections where name = ${COLLECTION}
          ) limit ${PART}
        ) returning id`.execute(transaction);
      return rows.length === PART;
    });
    own.seenAt = alive;
    if (more) await wait(PAUSE);
  }
  const { seenAt } = own;
  await workspace.write(async (transaction) => {
    const running = await transaction
      .deleteFrom('goal_arrivals')
      .where('seen_at', '=', seenAt)
      .returning(['last_id_before', 'last_id_taken'])
      .executeTakeFirst();
    if (running === undefined) throw new ChangedMeanwhileError();
    // Where nobody has created a goal since, the ids are free again.
    await transaction
      .updateTable('collections')
      .where('name', '=', COLLECTION)
      .where('last_id', '=', running.last_id_taken)
      .set({ last_id: running.last_id_before })
      .execute();
  });
  own.seenAt = null;
}

/**
 * Waits until whoever brings goals in has been silent for long enough to have ended.
 *
 * @returns false if he ended as he should
 * @throws ImportRunningError if he gives a sign of life
 */
async function waitForSilence(workspace: Workspace, seen: string): Promise<boolean> {
  // Whatever the clock has been set to meanwhile, nobody waits for longer than that.
  for (let waited = 0; age(seen) < SILENCE && waited < SILENCE; waited += SILENCE / 10) {
    await wait(SILENCE / 10);
    const later = await workspace.queries.selectFrom('goal_arrivals').select('seen_at').executeTakeFirst();
    if (later === undefined) return false;
    if (later.seen_at !== seen) throw new ImportRunningError();
  }
  return true;
}

/** Whether whoever brings goals in gave a sign of life a moment ago. */
export async function isImportingGoals(queries: Kysely<Schema>): Promise<boolean> {
  const running = await queries.selectFrom('goal_arrivals').select('seen_at').executeTakeFirst();
  return running !== undefined && age(running.seen_at) < SILENCE;
}

const age = (instant: string): number =>
  Temporal.Now.instant().epochMilliseconds - Temporal.Instant.from(instant).epochMilliseconds;
