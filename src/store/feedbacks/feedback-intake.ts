/** Accepts deliveries of form programs: records them, or keeps them as unassigned until somebody decides about them. */

import { ConflictError, InvalidValuesError, ServiceUnavailableError } from '../../domain/errors.ts';
import { NO_NAMES } from '../../domain/operations/messages.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import { type Refused, refuse } from '../../domain/operations/planning.ts';
import type { UnassignedReason } from '../../domain/operations/remarks.ts';
import {
  type AssignmentTarget,
  type FeedbackIntake,
  type IncomingFeedback,
  type IntakeOutcome,
  KEPT_DISMISSALS,
  MAX_UNASSIGNED,
  type Respondent,
  type UnassignedFeedback,
  type UnassignedFeedbackStore,
} from '../../domain/operations/unassigned-feedback.ts';
import { type HistoryNote, NO_ORIGIN } from '../../domain/origin.ts';
import type { ParticipantRole } from '../../domain/programme.ts';
import { type RelationCandidate, SeveralRelationsError } from '../../domain/received-feedback.ts';
import { writeAuditEntries } from '../audit.ts';
import { allocateIds, incrementRevision } from '../collections.ts';
import { atOneMoment, type Database } from '../database.ts';
import { noteEntry } from '../operations/history.ts';
import { createProgrammeOperations } from '../operations/programme-operations.ts';
import { instantToColumn, type Queries, rowFromRecord, type Schema, type Transaction } from '../schema.ts';
import { obstacleToDecision, UNASSIGNED } from '../unassigned-rows.ts';
import { type MatchedFeedback, matchFeedback, onlyRoleOf, recordFeedback } from './received-feedbacks.ts';

/** Retry-After, in seconds, while too many feedbacks are unassigned. */
const WHEN_FULL = 3600;

/** Creates the intake of a database. */
export function createFeedbackIntake(database: Database, today: () => Temporal.PlainDate): FeedbackIntake {
  return {
    take: (feedback) => database.write((transaction) => take(transaction, feedback, today())),
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

// Finds the feedback that a delivery is about, or why it is ambiguous.

/** The reason why a feedback is not clear. */
export interface Unclear {
  readonly reason: UnassignedReason;
  /** In sentences. */
  readonly problem: string;
  readonly candidates: readonly RelationCandidate[];
}

const unclear = (reason: UnassignedReason, problem: string): Unclear => ({ reason, problem, candidates: [] });

type FeedbackReference = Respondent & Pick<IncomingFeedback, 'external_id' | 'source'>;

/** Finds the feedback by the data of a delivery. */
async function matchDelivery(queries: Queries, said: FeedbackReference): Promise<MatchedFeedback | Unclear> {
  const who = await respondentOf(queries, said);
  if ('reason' in who) return who;
  if (said.round === null) return unclear('no round', 'Nothing says which round it is.');
  const { partner, relation, round, source, external_id } = said;
  try {
    return await matchFeedback(queries, {
      ...who,
      partner: partner ?? '',
      relation,
      round,
      received_on: null,
      source,
      external_id,
    });
  } catch (error) {
    return unclearFrom(error);
  }
}

/**
 * The day on which a delivered feedback counts as received: today if the clock of the form program was wrong, because its
 * day is after today or before the relation began.
 */
const dayOfDelivery = (
  delivered: Temporal.PlainDate,
  { start }: MatchedFeedback,
  today: Temporal.PlainDate,
): Temporal.PlainDate =>
  Temporal.PlainDate.compare(delivered, today) > 0 || Temporal.PlainDate.compare(delivered, start) < 0
    ? today
    : delivered;

async function respondentOf(
  queries: Queries,
  { person, role, relation }: FeedbackReference,
): Promise<{ readonly person: string; readonly role: ParticipantRole } | Unclear> {
  if (person === null) {
    if (relation === null) return unclear('no person', 'Nothing says who gave it.');
    if (role === null)
      return unclear('unknown role', 'Nothing says whether the mentee or the mentor gave it.');
    const row = await queries
      .selectFrom('relations')
      .innerJoin('participants', 'participants.id', `relations.${role}_id`)
      .where('relations.id', '=', relation)
      .select('participants.email')
      .executeTakeFirst();
    if (row === undefined) return unclear('unknown relation', `There is no relation ${relation}.`);
    return { person: row.email, role };
  }
  const found = role ?? (await onlyRoleOf(queries, person));
  if (found === undefined) return unclear('unknown person', `There is no participant “${person}”.`);
  if (found === null) {
    return unclear(
      'unknown role',
      `“${person}” is a mentee and a mentor, and nothing says which of them gave it.`,
    );
  }
  return { person, role: found };
}

function unclearFrom(error: unknown): Unclear {
  if (error instanceof SeveralRelationsError) {
    return { ...unclear('several relations', error.message), candidates: error.relations };
  }
  if (error instanceof ConflictError) return unclear('other feedback', error.message);
  if (!(error instanceof InvalidValuesError)) throw error;
  const problem = Object.values(error.errors).flat().join(' ');
  const fields = Object.keys(error.errors);
  if (fields.includes('person')) return unclear('unknown person', problem);
  return unclear(fields.includes('round') ? 'unknown round' : 'unknown relation', problem);
}

// Unassigned feedbacks in the database: listed with what may be meant, assigned by an operation, or dismissed.

/** A dismissed feedback of which nothing is known but its response. */
const FORGOTTEN = {
  state: 'dismissed',
  entry: null,
  role: null,
  person: null,
  partner: null,
  relation: null,
  assigned_person: null,
} as const;

/**
 * The unassigned feedbacks of a database.
 *
 * @param today the day it is where the programme is at home
 */
export function createUnassignedFeedbackStore(
  database: Database,
  today: () => Temporal.PlainDate,
): UnassignedFeedbackStore {
  const operations = createProgrammeOperations(database, today);
  const reading = <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
    atOneMoment(database.reader, work);
  const operationOn = (number: number, target: AssignmentTarget) =>
    reading((queries) => assignment(queries, number, target, today()));

  return {
    // What is said of them depends on the programme.
    version: async () => `${await database.revision(UNASSIGNED)}-${await database.revision('programme')}`,

    page: ({ limit, offset }) =>
      reading(async (queries) => {
        const latest = open(queries).selectAll().orderBy('id', 'desc');
        const rows = await latest.limit(limit).offset(offset).execute();
        const items = await Array.fromAsync(rows, (row) => described(queries, row));
        return { count: await countOpen(queries), items };
      }),

    count: () => countOpen(database.reader),

    find: (number) =>
      reading(async (queries) => {
        const row = await open(queries).where('id', '=', number).selectAll().executeTakeFirst();
        return row === undefined ? null : described(queries, row);
      }),

    async previewAssignment(number, target, reason) {
      const operation = await operationOn(number, target);
      return 'refused' in operation
        ? { ...operation, names: NO_NAMES }
        : operations.preview(operation, reason);
    },

    async assign(number, target, signature, basis) {
      const operation = await operationOn(number, target);
      if ('refused' in operation) return { ...operation, names: NO_NAMES };
      return operations.perform(operation, signature, basis);
    },

    dismiss: (number, reason, { account, token }, history) =>
      database.write(async (transaction) => {
        const obstacle = await obstacleToDecision(transaction, number);
        if (obstacle !== undefined) return obstacle;
        await transaction
          .updateTable('unassigned_feedbacks')
          .set({
            // Who gave it is needed to undo it.
            ...(history === undefined
              ? FORGOTTEN
              : { state: 'dismissed', entry: await noteDismissal(transaction, history, number) }),
            note: reason,
          })
          .where('id', '=', number)
          .execute();
        await incrementRevision(transaction, UNASSIGNED);
        await writeAuditEntries(transaction, [
          { account, token, action: 'dismiss', subject: 'unassigned-feedback', record: number },
        ]);
        return undefined;
      }),
  };
}

const noteDismissal = (transaction: Transaction, history: HistoryNote, number: number): Promise<number> =>
  noteEntry(transaction, history, 'dismiss-feedback', { code: 'feedback-dismissed', number }, []);

const open = (queries: Queries) => queries.selectFrom('unassigned_feedbacks').where('state', '=', 'open');

/** The number of unassigned feedbacks that nobody has decided about. */
export async function countOpen(queries: Queries): Promise<number> {
  const { count } = await open(queries)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A row with why it cannot be assigned now. */
async function described(queries: Queries, row: Schema['unassigned_feedbacks']): Promise<UnassignedFeedback> {
  const { role, person, partner, relation, round, source, external_id } = row;
  const said = { role, person, partner, relation, round, source, external_id };
  const meant = await matchDelivery(queries, said);
  const isClear = 'key' in meant;
  return {
    number: row.id,
    arrived_at: Temporal.Instant.from(row.arrived_at),
    ...said,
    received_on: Temporal.PlainDate.from(row.received_on),
    reason: row.reason,
    unclear: isClear ? null : meant.reason,
    problem: isClear ? null : meant.problem,
    candidates: isClear ? [] : meant.candidates,
  };
}

async function assignment(
  queries: Queries,
  number: number,
  target: AssignmentTarget,
  today: Temporal.PlainDate,
): Promise<FeedbackOperation | Refused> {
  const obstacle = await obstacleToDecision(queries, number);
  if (obstacle !== undefined) return obstacle;
  const row = await open(queries).where('id', '=', number).selectAll().executeTakeFirstOrThrow();
  const { source, external_id } = row;
  const isNamedAnew = target.person !== undefined || target.relation !== undefined;
  const said = {
    ...row,
    // Who is named now goes before what was said of the relation.
    ...(isNamedAnew && { person: null, partner: null, relation: null }),
    ...target,
  };
  const meant = await matchDelivery(queries, said);
  if ('problem' in meant)
    return refuse({
      code: 'delivery-unclear',
      why: meant.reason,
      problem: meant.problem,
      person: said.person,
      round: said.round,
    });
  if (meant.isRecorded) return refuse({ code: 'delivery-recorded', number });
  return {
    kind: 'receive-feedback',
    key: meant.key,
    received_on: dayOfDelivery(Temporal.PlainDate.from(row.received_on), meant, today),
    source,
    external_id,
    unassigned: number,
  };
}

/** Forgets who gave what was dismissed long ago. */
export async function forgetDismissed(database: Database, now: Temporal.Instant): Promise<void> {
  const before = instantToColumn(now.subtract({ hours: 24 * KEPT_DISMISSALS }));
  if ((await oldDismissals(database.reader, before)).length === 0) return;
  await database.write(async (transaction) => {
    for (const { id, number } of await oldDismissals(transaction, before)) {
      await transaction.updateTable('unassigned_feedbacks').set(FORGOTTEN).where('id', '=', id).execute();
      const erased = { lasting: 'erased' } as const;
      await transaction.updateTable('history').set(erased).where('number', '=', number).execute();
    }
    await incrementRevision(transaction, UNASSIGNED);
  });
}

const oldDismissals = (queries: Queries, before: string) =>
  queries
    .selectFrom('unassigned_feedbacks')
    .innerJoin('history', 'history.number', 'unassigned_feedbacks.entry')
    .where('unassigned_feedbacks.state', '=', 'dismissed')
    .where('history.at', '<', before)
    .select(['unassigned_feedbacks.id', 'history.number'])
    .execute();
