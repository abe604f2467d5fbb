/** Accepts deliveries of form programs: records them, or keeps them as unassigned. */

import { ServiceUnavailableError } from '../../domain/errors.ts';
import {
  type FeedbackIntake,
  type IncomingFeedback,
  type IntakeOutcome,
  MAX_UNASSIGNED,
} from '../../domain/operations/unassigned-feedback.ts';
import { NO_ORIGIN } from '../../domain/origin.ts';
import { allocateIds, incrementRevision } from '../collections.ts';
import { instantToColumn, rowFromRecord } from '../columns.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../schema.ts';
import { UNASSIGNED } from '../unassigned-rows.ts';
import { dayOfDelivery, matchDelivery, type Unclear } from './incoming-feedback.ts';
import { recordFeedback } from './received-feedbacks.ts';
import type { MatchedFeedback } from './reported-feedback.ts';
import { countOpen } from './unassigned-feedbacks.ts';

/** Retry-After, in seconds, while too many feedbacks are unassigned. */
const WHEN_FULL = 3600;

/** Creates the intake of a database. */
export function createFeedbackIntake(database: Database, today: () => Temporal.PlainDate): FeedbackIntake {
  return {
    take: (feedback) => database.write((transaction) => take(transaction, feedback, today()), 'programme'),
  };
}

async function take(
  transaction: Transaction,
  incoming: IncomingFeedback,
  today: Temporal.PlainDate,
): Promise<IntakeOutcome> {
  const known = await transaction
    .selectFrom('unassigned_feedbacks')
    .where((row) => row.and({ source: incoming.source, external_id: incoming.external_id }))
    .select(['id', 'state', 'reason'])
    .executeTakeFirst();
  // Somebody has decided about it.
  if (known !== undefined && known.state !== 'open') return { kind: known.state, number: known.id };
  const meant = await matchDelivery(transaction, incoming);
  if ('key' in meant) return record(transaction, meant, incoming, today, known?.id);
  if (known !== undefined) return { kind: 'unassigned', number: known.id, reason: known.reason };
  return keep(transaction, incoming, meant);
}

/** @param kept the number under which it was unassigned so far */
async function record(
  transaction: Transaction,
  meant: MatchedFeedback,
  incoming: IncomingFeedback,
  today: Temporal.PlainDate,
  kept: number | undefined,
): Promise<IntakeOutcome> {
  const feedback = await recordFeedback(transaction, {
    meant,
    reported: incoming,
    received_on: dayOfDelivery(incoming.received_on, meant, today),
    origin: NO_ORIGIN,
    who: incoming.source,
  });
  if (kept !== undefined) {
    await transaction.deleteFrom('unassigned_feedbacks').where('id', '=', kept).execute();
    await incrementRevision(transaction, UNASSIGNED);
  }
  return { kind: 'recorded', feedback };
}

async function keep(
  transaction: Transaction,
  incoming: IncomingFeedback,
  { reason }: Unclear,
): Promise<IntakeOutcome> {
  if ((await countOpen(transaction)) >= MAX_UNASSIGNED) {
    const detail = `${MAX_UNASSIGNED} feedbacks are unassigned, and no more are kept. Assign or dismiss them with “npx mentoring feedbacks unassigned”.`;
    throw new ServiceUnavailableError(detail, { detail, retryAfter: WHEN_FULL });
  }
  const number = await allocateIds(transaction, UNASSIGNED, 1);
  await transaction
    .insertInto('unassigned_feedbacks')
    .values({
      ...rowFromRecord(incoming),
      id: number,
      arrived_at: instantToColumn(Temporal.Now.instant()),
      reason,
      state: 'open',
      entry: null,
      assigned_person: null,
      note: null,
    })
    .execute();
  await incrementRevision(transaction, UNASSIGNED);
  return { kind: 'unassigned', number, reason };
}
