/** Unassigned feedbacks in the database: listed with what may be meant, assigned by an operation, or dismissed. */

import { NO_NAMES } from '../../domain/operations/messages.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import { type Refused, refuse } from '../../domain/operations/planning.ts';
import {
  type AssignmentTarget,
  KEPT_DISMISSALS,
  type UnassignedFeedback,
  type UnassignedFeedbackStore,
} from '../../domain/operations/unassigned-feedback.ts';
import type { HistoryNote } from '../../domain/signature.ts';
import { writeAuditEntries } from '../audit.ts';
import { incrementRevision } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import { createProgrammeOperations } from '../operations/programme-operations.ts';
import { noteEntry } from '../operations/setting-history.ts';
import type { Queries, Schema, Transaction } from '../schema.ts';
import { obstacleToDecision, UNASSIGNED } from '../unassigned-rows.ts';
import { dayOfDelivery, matchDelivery } from './incoming-feedback.ts';

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
    database.reader.transaction().setIsolationLevel('repeatable read').execute(work);
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
      }, 'programme'),
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
