/** Whose goals they are, and who agreed that the programme sees it. */

import { type RawBuilder, sql } from 'kysely';
import { keptEmail } from '../domain/e-mail-address.ts';
import type { MenteeGoals } from '../domain/mentee-goals.ts';
import { type SmartGoal, smartGoalFields } from '../domain/smart-goal.ts';
import { atOneMoment, type Database } from './database.ts';
import { readRows } from './programme-reading.ts';
import { currentScope, goalsInScope, IS_NOT_ERASED, mayTieGoals } from './read-scope.ts';
import { putRow } from './row-writing.ts';
import { instantToColumn, type Queries, recordFromRow, type Transaction } from './schema.ts';

/** The maximum number of goals that a page shows. */
const MAX_SHOWN = 100;

/** The goals of mentees, by a condition on their ids (`participant_id`), the newest first. */
export async function goalsOfMentees(
  queries: Queries,
  which: RawBuilder<unknown>,
): Promise<readonly SmartGoal[]> {
  const { rows } = await sql<object>`
    select smart_goals.* from mentee_goals join smart_goals on smart_goals.id = mentee_goals.goal_id
    where ${which} order by smart_goals.id desc limit ${MAX_SHOWN}`.execute(queries);
  return rows.map((row) => recordFromRow(smartGoalFields, row));
}

/** Notes that a mentee agrees, or does not any more. */
export async function setAgreement(
  transaction: Transaction,
  participant_id: number,
  isAgreed: boolean,
): Promise<void> {
  if (isAgreed) {
    const agreed_at = instantToColumn(Temporal.Now.instant());
    await putRow(transaction, 'goal_agreements', { participant_id, agreed_at });
  } else {
    await transaction.deleteFrom('goal_agreements').where('participant_id', '=', participant_id).execute();
  }
}

/** Goals go to the record into which their mentee's was merged; undoing the merge keeps that. What they agreed to does not. */
export async function moveGoals(transaction: Transaction, from: number, to: number): Promise<void> {
  await transaction
    .updateTable('mentee_goals')
    .set({ participant_id: to })
    .where('participant_id', '=', from)
    .execute();
}

/** The goals of a database. */
export const createMenteeGoals = ({ reader, write }: Database): MenteeGoals => ({
  menteeOf: (goal, caller) =>
    atOneMoment(reader, async (queries) => {
      const found = await queries
        .selectFrom('mentee_goals')
        .innerJoin('participants', 'participants.id', 'mentee_goals.participant_id')
        .where('goal_id', '=', goal)
        .where(goalsInScope(await currentScope(queries, caller), sql`participants.id`))
        .select(['participants.id', 'participants.full_name'])
        .executeTakeFirst();
      return found ?? null;
    }),

  ofPair: (relation, caller) =>
    atOneMoment(reader, async (queries) => {
      const scope = await currentScope(queries, caller);
      const mentee = sql`select mentee_id from relations where id = ${relation} and ${scope.sees}`;
      const areTheirs = sql`participant_id in (${mentee}) and ${goalsInScope(scope, sql`participant_id`)}`;
      return goalsOfMentees(queries, areTheirs);
    }),

  tie: (goal_id, email, caller) =>
    write(async (transaction) => {
      if (!mayTieGoals(await currentScope(transaction, caller))) return false;
      const isMeant = sql`role = 'mentee' and email = ${email && keptEmail(email)} and ${IS_NOT_ERASED}`;
      const [mentee] = await readRows(transaction, 'participants', isMeant);
      if (email !== null && mentee === undefined) return false;
      await transaction.deleteFrom('mentee_goals').where('goal_id', '=', goal_id).execute();
      if (mentee !== undefined)
        await putRow(transaction, 'mentee_goals', { goal_id, participant_id: mentee.id });
      return true;
    }),
});
