/** The programme's records as the database holds them, read and parsed. */

import type { Kysely, Transaction } from 'kysely';
import type {
  DueRule,
  Feedback,
  FeedbackException,
  FeedbackRound,
  Programme,
  Relation,
  StatusChange,
} from '../domain/programme.ts';
import type { Schema } from './schema.ts';

/** All of the programme. */
export async function readProgramme(transaction: Transaction<Schema>): Promise<Programme> {
  return {
    managers: await transaction.selectFrom('managers').selectAll().orderBy('id').execute(),
    participants: await transaction.selectFrom('participants').selectAll().orderBy('id').execute(),
    relations: await readRelations(transaction),
    rounds: await readRounds(transaction),
    exceptions: await readExceptions(transaction),
    feedbacks: await readFeedbacks(transaction),
  };
}

/** The relations with their histories, in the order of their ids. */
async function readRelations(transaction: Transaction<Schema>): Promise<Relation[]> {
  const rows = await transaction
    .selectFrom('relations')
    .select(['id', 'mentor_id', 'mentee_id', 'manager_id', 'cohort', 'start', 'end'])
    .orderBy('id')
    .execute();
  const changes = await transaction
    .selectFrom('relation_changes')
    .selectAll()
    .orderBy('relation_id')
    .orderBy('number')
    .execute();
  const histories = new Map<number, StatusChange[]>();
  for (const { relation_id, status, since, reason } of changes) {
    const history = histories.get(relation_id) ?? [];
    history.push({ status, since: Temporal.PlainDate.from(since), reason });
    histories.set(relation_id, history);
  }
  return rows.map(({ start, end, ...row }) => ({
    ...row,
    start: Temporal.PlainDate.from(start),
    end: end === null ? null : Temporal.PlainDate.from(end),
    history: histories.get(row.id) ?? [],
  }));
}

/** The rounds in their order. */
export async function readRounds(queries: Kysely<Schema>): Promise<FeedbackRound[]> {
  const rows = await queries.selectFrom('feedback_rounds').selectAll().orderBy('order').execute();
  return rows.map(({ id, title, order, owed_by_mentee, owed_by_mentor, ...due }) => ({
    id,
    title,
    order,
    due: dueRule(due),
    roles: [...(owed_by_mentee ? ['mentee' as const] : []), ...(owed_by_mentor ? ['mentor' as const] : [])],
  }));
}

function dueRule({
  counts_from,
  days,
  share,
  days_without_end,
}: Pick<Schema['feedback_rounds'], 'counts_from' | 'days' | 'share' | 'days_without_end'>): DueRule {
  if (counts_from === 'start') return { counts_from, days: days ?? 0 };
  const without = { days_without_end: days_without_end ?? 0 };
  return counts_from === 'share'
    ? { counts_from, share: share ?? 0, ...without }
    : { counts_from, days: days ?? 0, ...without };
}

/** What was moved or waived. */
async function readExceptions(transaction: Transaction<Schema>): Promise<FeedbackException[]> {
  const rows = await transaction
    .selectFrom('feedback_exceptions')
    .selectAll()
    .orderBy('relation_id')
    .orderBy('round_id')
    .orderBy('role')
    .execute();
  return rows.map(({ due_date, waived, ...row }) => ({
    ...row,
    due_date: due_date === null ? null : Temporal.PlainDate.from(due_date),
    waived: Boolean(waived),
  }));
}

/** The feedbacks that came in. */
async function readFeedbacks(transaction: Transaction<Schema>): Promise<Feedback[]> {
  const rows = await transaction
    .selectFrom('feedbacks')
    .selectAll()
    .orderBy('relation_id')
    .orderBy('round_id')
    .orderBy('role')
    .execute();
  return rows.map(({ received_on, ...row }) => ({
    ...row,
    received_on: Temporal.PlainDate.from(received_on),
  }));
}
