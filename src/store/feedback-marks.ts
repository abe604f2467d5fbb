/** The audit entries of changes to single feedbacks. */

import type { Transaction } from 'kysely';
import type { Action, AuditDetail } from '../domain/audit.ts';
import { NO_ORIGIN, type Origin } from '../domain/origin.ts';
import type { FeedbackKey } from '../domain/programme-store.ts';
import { writeAuditEntries } from './audit.ts';
import type { Schema } from './schema.ts';

/** A change to one feedback. */
export interface FeedbackMark {
  readonly action: Extract<Action, 'received' | 'undo' | 'move' | 'waive'>;
  readonly key: FeedbackKey;
  /** The new date. */
  readonly on?: Temporal.PlainDate;
}

/**
 * Records changes to feedbacks, by a caller or the command line, in the transaction that makes them; removing
 * a feedback and its exception is one `undo`.
 */
export async function noteMarks(
  transaction: Transaction<Schema>,
  marks: readonly FeedbackMark[],
  { account, token }: Pick<Origin, 'account' | 'token'> = NO_ORIGIN,
): Promise<void> {
  const undone = new Set<string>();
  for (const { action, key, on } of marks) {
    const { relation_id, round_id, role } = key;
    const name = `${relation_id} ${round_id} ${role}`;
    if (action === 'undo' && undone.has(name)) continue;
    if (action === 'undo') undone.add(name);
    const { mentee_id, mentor_id } = await transaction
      .selectFrom('relations')
      .where('id', '=', relation_id)
      .select(['mentee_id', 'mentor_id'])
      .executeTakeFirstOrThrow();
    const { title } = await transaction
      .selectFrom('feedback_rounds')
      .where('id', '=', round_id)
      .select('title')
      .executeTakeFirstOrThrow();
    const [own, other] = role === 'mentee' ? [mentee_id, mentor_id] : [mentor_id, mentee_id];
    const detail: AuditDetail = { round: title, with: other, ...(on !== undefined && { on: on.toString() }) };
    await writeAuditEntries(transaction, [
      { account, token, action, subject: 'feedback', record: own, detail },
    ]);
  }
}
