/** The running import of goals: whose it is, whether that process lives, and how goals of killed ones go. */

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ChangedMeanwhileError, ImportRunningError } from '../domain/import-store.ts';
import { instantToColumn } from './columns.ts';
import type { Workspace } from './database.ts';
import type { Queries, Transaction } from './schema.ts';

export const GOAL_COLLECTION = 'smart-goals';
/** The condition that a goal is visible: those that a running import has written are not. */
export const isVisibleGoal = sql<boolean>`position > (
  select last_position - count from collections where name = 'smart-goals')`;
/** The number of goals written in one transaction, which takes about a tenth of a second. */
export const BATCH_SIZE = 10_000;
/** The pause for other writers between two parts, in milliseconds: longer than that between their attempts. */
export const BATCH_PAUSE = 30;
/** After this silence, in milliseconds, the process of the import is considered dead. */
const SILENCE = 10_000;

/** The goals that a session is writing. */
export interface OwnGoalImport {
  /** The last heartbeat, by which it is identified; null while it is not writing goals. */
  seenAt: string | null;
}

/** The current time as a heartbeat. */
export const currentHeartbeat = (): string => instantToColumn(Temporal.Now.instant());

/**
 * Writes a heartbeat.
 *
 * @throws ChangedMeanwhileError after a silence in which another process has removed the goals
 */
export async function writeHeartbeat(
  transaction: Transaction,
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
 * Removes the goals of a stopped import.
 *
 * @throws ImportRunningError if it is still running, or another process is removing them
 */
export async function clearHiddenGoals(workspace: Workspace): Promise<void> {
  const running = await runningImport(workspace.queries);
  if (running === undefined || !(await waitForSilence(workspace, running.seen_at))) return;
  try {
    await clearOwnGoals(workspace, { seenAt: running.seen_at });
  } catch (error) {
    throw error instanceof ChangedMeanwhileError ? new ImportRunningError() : error;
  }
}

/**
 * Removes the goals of this session only.
 *
 * @throws ChangedMeanwhileError if another process does so
 */
export async function clearOwnGoals(workspace: Workspace, own: OwnGoalImport): Promise<void> {
  for (let more = true; more; ) {
    const alive = currentHeartbeat();
    more = await workspace.write(async (transaction) => {
      await writeHeartbeat(transaction, own, alive);
      const { rows } = await sql<{ id: number }>`delete from smart_goals where id in (
          select id from smart_goals where position <= (
            select last_position - count from collections where name = ${GOAL_COLLECTION}
          ) limit ${BATCH_SIZE}
        ) returning id`.execute(transaction);
      return rows.length === BATCH_SIZE;
    });
    own.seenAt = alive;
    if (more) await wait(BATCH_PAUSE);
  }
  const { seenAt } = own;
  await workspace.write(async (transaction) => {
    const running = await transaction
      .deleteFrom('goal_arrivals')
      .where('seen_at', '=', seenAt)
      .returning(['last_id_before', 'last_id_taken'])
      .executeTakeFirst();
    if (running === undefined) throw new ChangedMeanwhileError();
    // If no goal was created since, the ids are free again.
    await transaction
      .updateTable('collections')
      .where((row) => row.and({ name: GOAL_COLLECTION, last_id: running.last_id_taken }))
      .set({ last_id: running.last_id_before })
      .execute();
  });
  own.seenAt = null;
}

/**
 * Waits until the import has been silent long enough to be considered dead.
 *
 * @returns false if it finished normally
 * @throws ImportRunningError if it writes a heartbeat
 */
async function waitForSilence(workspace: Workspace, seen: string): Promise<boolean> {
  // A changed clock must not prolong the wait.
  for (let waited = 0; age(seen) < SILENCE && waited < SILENCE; waited += SILENCE / 10) {
    await wait(SILENCE / 10);
    const later = await runningImport(workspace.queries);
    if (later === undefined) return false;
    if (later.seen_at !== seen) throw new ImportRunningError();
  }
  return true;
}

/** Whether the import has written a recent heartbeat. */
export async function isImportingGoals(queries: Queries): Promise<boolean> {
  const running = await runningImport(queries);
  return running !== undefined && age(running.seen_at) < SILENCE;
}

const runningImport = (queries: Queries) =>
  queries.selectFrom('goal_arrivals').select('seen_at').executeTakeFirst();

const age = (instant: string): number =>
  Temporal.Now.instant().epochMilliseconds - Temporal.Instant.from(instant).epochMilliseconds;
