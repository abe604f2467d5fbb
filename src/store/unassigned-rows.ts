/** The rows of unassigned feedbacks, as other changes of the programme touch them. */

import { type Refused, refuse } from '../domain/operations/planning.ts';
import type { FeedbackKey } from '../domain/programme.ts';
import { incrementRevision } from './collections.ts';
import type { Queries, Transaction } from './schema.ts';

/** The collection whose row numbers them and counts their changes. */
export const UNASSIGNED = 'unassigned-feedbacks';

/** Why an unassigned feedback cannot be decided about; undefined if it can. */
export async function obstacleToDecision(queries: Queries, number: number): Promise<Refused | undefined> {
  const row = await queries
    .selectFrom('unassigned_feedbacks')
    .where('id', '=', number)
    .select(['state', 'entry'])
    .executeTakeFirst();
  if (row === undefined) return refuse({ code: 'no-delivery', number });
  if (row.state === 'open') return undefined;
  return refuse(
    row.state === 'assigned'
      ? { code: 'delivery-assigned', number, entry: row.entry }
      : { code: 'delivery-dismissed', number },
  );
}

/** Notes that a feedback was assigned, in the transaction that records it. */
export async function recordAssignment(
  transaction: Transaction,
  number: number,
  { relation_id, role }: FeedbackKey,
  entry: number,
): Promise<void> {
  const { person } = await transaction
    .selectFrom('relations')
    .where('id', '=', relation_id)
    .select(`${role}_id as person`)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('unassigned_feedbacks')
    .set({ state: 'assigned', entry, assigned_person: person })
    .where('id', '=', number)
    .execute();
  await incrementRevision(transaction, UNASSIGNED);
}

/** Whether an entry of the history is a dismissal, or takes one back, or that again. */
async function isDismissal(queries: Queries, number: number): Promise<boolean> {
  const row = await queries
    .selectFrom('history')
    .where('number', '=', number)
    .select(['kind', 'undoes'])
    .executeTakeFirst();
  if (row === undefined || row.undoes === null) return row?.kind === 'dismiss-feedback';
  return isDismissal(queries, row.undoes);
}

/** Why an entry that decided about a feedback, and changed nothing else, cannot be taken back; undefined where it can. */
export async function obstacleToReversal(queries: Queries, number: number): Promise<Refused | undefined> {
  if (!(await isDismissal(queries, number))) return undefined;
  const row = await queries
    .selectFrom('unassigned_feedbacks')
    .where('entry', '=', number)
    .select('id')
    .executeTakeFirst();
  if (row !== undefined) return undefined;
  return refuse({ code: 'entry-decided', entry: number });
}

/** Turns the assignment or dismissal around that the entry `undone` of the history made or took back, as part of `entry`. */
export async function reverseAssignment(
  transaction: Transaction,
  undone: number,
  entry: number,
): Promise<void> {
  const row = await transaction
    .selectFrom('unassigned_feedbacks')
    .where('entry', '=', undone)
    .select(['id', 'state'])
    .executeTakeFirst();
  if (row === undefined) return;
  const decided = (await isDismissal(transaction, undone)) ? 'dismissed' : 'assigned';
  await transaction
    .updateTable('unassigned_feedbacks')
    .set({ state: row.state === 'open' ? decided : 'open', entry })
    .where('id', '=', row.id)
    .execute();
  await incrementRevision(transaction, UNASSIGNED);
}
