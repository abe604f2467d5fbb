/** The rows of unassigned feedbacks, as other changes of the programme touch them. */

import { sql } from 'kysely';
import type { Action, AuditDetail } from '../domain/audit.ts';
import { type Refused, refuse } from '../domain/operations/planning.ts';
import { NO_ORIGIN, type Origin } from '../domain/origin.ts';
import { type FeedbackKey, feedbackName } from '../domain/programme.ts';
import { type AuditEntry, writeAuditEntries } from './audit.ts';
import { incrementRevision } from './collections.ts';
import { isAnyOf } from './row-conditions.ts';
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

// The audit entries of changes to single feedbacks.

/** Something that was done to one feedback, and its new date. */
export interface FeedbackMark {
  readonly action: Extract<Action, 'received' | 'undo' | 'move' | 'waive'>;
  readonly key: FeedbackKey;
  readonly on?: Temporal.PlainDate;
}

/**
 * Records changes to feedbacks, by a caller or the command line, in the transaction that makes them; removing
 * a feedback and its exception is one `undo`.
 */
export async function noteMarks(
  transaction: Transaction,
  marks: readonly FeedbackMark[],
  { account, token }: Pick<Origin, 'account' | 'token'> = NO_ORIGIN,
): Promise<void> {
  const ids = marks.map(({ key }) => key.relation_id);
  const rows = await transaction
    .selectFrom('relations')
    .where(sql<boolean>`${isAnyOf('id', ids)}`)
    .select(['id', 'mentee_id', 'mentor_id'])
    .execute();
  const relations = new Map(rows.map((row) => [row.id, row]));
  const rounds = await transaction.selectFrom('feedback_rounds').select(['id', 'title']).execute();
  const titles = new Map(rounds.map(({ id, title }) => [id, title]));
  const undone = new Set<string>();
  const entries = marks.flatMap(({ action, key, on }): readonly AuditEntry[] => {
    const { relation_id, round_id, role } = key;
    const name = feedbackName(key);
    if (action === 'undo' && undone.has(name)) return [];
    if (action === 'undo') undone.add(name);
    const both = relations.get(relation_id);
    const round = titles.get(round_id);
    if (both === undefined || round === undefined) throw new Error(`there is no feedback ${name}`);
    const [own, other] =
      role === 'mentee' ? [both.mentee_id, both.mentor_id] : [both.mentor_id, both.mentee_id];
    const detail: AuditDetail = { round, with: other, ...(on !== undefined && { on: on.toString() }) };
    return [{ account, token, action, subject: 'feedback', record: own, detail }];
  });
  await writeAuditEntries(transaction, entries);
}
