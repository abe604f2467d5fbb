/** Managers, participants, their relations with every change of status, the feedback rounds, exceptions and feedbacks. */

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const oneOf = (column: string, values: readonly string[]) =>
  sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

const ROLES = ['mentee', 'mentor'];
const STATUSES = ['proposed', 'matched', 'on_hold', 'completed', 'ended_early', 'declined'];

/** The shipped rounds; both roles owe them. */
const ROUNDS = [
  { title: 'Chemistry', counts_from: 'start', days: 14, share: null, days_without_end: null },
  { title: 'Mid Program', counts_from: 'share', days: null, share: 0.5, days_without_end: 90 },
  { title: 'Final', counts_from: 'end', days: 0, share: null, days_without_end: 180 },
] as const;

export const programme: Migration = {
  number: 3,
  name: 'programme',

  async up(transaction, { id, day, fraction }) {
    const { schema } = transaction;
    await schema
      .createTable('managers')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text')
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .execute();

    await schema
      .createTable('participants')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text', (column) => column.unique())
      .addUniqueConstraint('participants_of_a_role_by_email', ['role', 'email'])
      .addCheckConstraint('participants_have_a_role', oneOf('role', ROLES))
      .execute();

    await schema
      .createTable('relations')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('mentor_id', id, (column) => column.notNull().references('participants.id'))
      .addColumn('mentee_id', id, (column) => column.notNull().references('participants.id'))
      .addColumn('manager_id', id, (column) => column.references('managers.id'))
      .addColumn('cohort', 'text', (column) => column.notNull())
      .addColumn('start', day, (column) => column.notNull())
      .addColumn('end', day)
      // The last status of its history.
      .addColumn('status', 'text', (column) => column.notNull())
      // The first day on which it owes a feedback that is not received; null if there is none.
      .addColumn('owed_from', day)
      .addUniqueConstraint('a_pair_once_per_cohort', ['mentor_id', 'mentee_id', 'cohort'])
      .addCheckConstraint('relations_have_a_status', oneOf('status', STATUSES))
      .addCheckConstraint('relations_end_after_their_start', sql`"end" is null or "end" >= "start"`)
      .execute();
    await schema.createIndex('relations_that_owe').on('relations').columns(['status', 'owed_from']).execute();
    await schema.createIndex('relations_of_a_mentee').on('relations').column('mentee_id').execute();

    await schema
      .createTable('relation_changes')
      .addColumn('relation_id', id, (column) =>
        column.notNull().references('relations.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('since', day, (column) => column.notNull())
      .addColumn('reason', 'text')
      .addPrimaryKeyConstraint('relation_changes_in_order', ['relation_id', 'number'])
      .addCheckConstraint('changes_have_a_status', oneOf('status', STATUSES))
      .execute();

    await schema
      .createTable('feedback_rounds')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull().unique())
      .addColumn('order', 'integer', (column) => column.notNull().unique())
      .addColumn('counts_from', 'text', (column) => column.notNull())
      .addColumn('days', 'integer')
      .addColumn('share', fraction)
      .addColumn('days_without_end', 'integer')
      .addColumn('owed_by_mentee', 'boolean', (column) => column.notNull())
      .addColumn('owed_by_mentor', 'boolean', (column) => column.notNull())
      .addCheckConstraint('rounds_count_from_something', oneOf('counts_from', ['start', 'share', 'end']))
      .execute();

    await schema
      .createTable('feedback_exceptions')
      .addColumn('relation_id', id, (column) =>
        column.notNull().references('relations.id').onDelete('cascade'),
      )
      .addColumn('round_id', id, (column) => column.notNull().references('feedback_rounds.id'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('due_date', day)
      .addColumn('waived', 'boolean', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addPrimaryKeyConstraint('one_exception_each', ['relation_id', 'round_id', 'role'])
      .addCheckConstraint('exceptions_have_a_role', oneOf('role', ROLES))
      .execute();

    await schema
      .createTable('feedbacks')
      .addColumn('relation_id', id, (column) =>
        column.notNull().references('relations.id').onDelete('cascade'),
      )
      .addColumn('round_id', id, (column) => column.notNull().references('feedback_rounds.id'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('received_on', day, (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('external_id', 'text', (column) => column.unique())
      .addPrimaryKeyConstraint('one_feedback_each', ['relation_id', 'round_id', 'role'])
      .addCheckConstraint('feedbacks_have_a_role', oneOf('role', ROLES))
      .execute();

    for (const [index, { title, counts_from, days, share, days_without_end }] of ROUNDS.entries()) {
      await sql`insert into feedback_rounds
        (id, title, "order", counts_from, days, share, days_without_end, owed_by_mentee, owed_by_mentor)
        values (${index + 1}, ${title}, ${index + 1}, ${counts_from}, ${days}, ${share}, ${days_without_end},
          ${true}, ${true})`.execute(transaction);
    }
    await transaction
      .insertInto('collections')
      .values({ name: 'programme', count: 0, last_id: 0, revision: 0 })
      .execute();
  },
};
