/** The programme's records as the database holds them, read and parsed. */

import { type Kysely, sql, type Transaction } from 'kysely';
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
import { TABLES, type TableName } from './tables.ts';

/** All of the programme. */
export async function readProgramme(transaction: Transaction<Schema>): Promise<Programme> {
  return {
    managers: await allOf(transaction, 'managers'),
    participants: await allOf(transaction, 'participants'),
    relations: await readRelations(transaction),
    rounds: await readRounds(transaction),
    exceptions: await readExceptions(transaction),
    feedbacks: await readFeedbacks(transaction),
  };
}

/** All rows of a table, in the order of their keys. */
async function allOf<Name extends TableName>(queries: Kysely<Schema>, name: Name): Promise<Schema[Name][]> {
  const key = sql.join(TABLES[name].key.map((column) => sql.ref(column)));
  return (await sql<Schema[Name]>`select * from ${sql.table(name)} order by ${key}`.execute(queries)).rows;
}

/** The relations with their histories, in the order of their ids. */
async function readRelations(transaction: Transaction<Schema>): Promise<Relation[]> {
  const rows = await transaction
    .selectFrom('relations')
    .select(['id', 'mentor_id', 'mentee_id', 'manager_id', 'cohort', 'start', 'end'])
    .orderBy('id')
    .execute();
  const changes = await allOf(transaction, 'relation_changes');
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
  const rows = await allOf(transaction, 'feedback_exceptions');
  return rows.map(({ due_date, waived, ...row }) => ({
    ...row,
    due_date: due_date === null ? null : Temporal.PlainDate.from(due_date),
    waived: Boolean(waived),
  }));
}

/** The feedbacks that came in. */
async function readFeedbacks(transaction: Transaction<Schema>): Promise<Feedback[]> {
  const rows = await allOf(transaction, 'feedbacks');
  return rows.map(({ received_on, ...row }) => ({
    ...row,
    received_on: Temporal.PlainDate.from(received_on),
  }));
}
