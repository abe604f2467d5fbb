/** The audit entries of changes to single feedbacks. */

import { sql } from 'kysely';
import type { Action, AuditDetail } from '../domain/audit.ts';
import { NO_ORIGIN, type Origin } from '../domain/origin.ts';
import { type FeedbackKey, feedbackName } from '../domain/programme.ts';
import { type AuditEntry, writeAuditEntries } from './audit.ts';
import { isAnyOf } from './row-conditions.ts';
import type { Transaction } from './schema.ts';

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
