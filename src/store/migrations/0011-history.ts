/** The history of the programme, and rounds that are switched off or differ in a cohort. */

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const history: Migration = {
  number: 11,
  name: 'history',

  async up(transaction, { id, instant, fraction }) {
    const { schema } = transaction;
    await schema
      .alterTable('feedback_rounds')
      .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(sql`true`))
      .execute();
    await schema
      .createTable('round_cohorts')
      .addColumn('round_id', id, (column) => column.notNull().references('feedback_rounds.id'))
      .addColumn('cohort', 'text', (column) => column.notNull())
      .addColumn('counts_from', 'text', (column) => column.notNull())
      .addColumn('days', 'integer')
      .addColumn('share', fraction)
      .addColumn('days_without_end', 'integer')
      .addColumn('owed_by_mentee', 'boolean', (column) => column.notNull())
      .addColumn('owed_by_mentor', 'boolean', (column) => column.notNull())
      .addColumn('active', 'boolean', (column) => column.notNull())
      .addPrimaryKeyConstraint('a_round_once_per_cohort', ['round_id', 'cohort'])
      .addCheckConstraint('cohorts_of_rounds_have_a_name', sql`cohort <> ''`)
      .addCheckConstraint(
        'rounds_of_cohorts_count_from_something',
        sql`counts_from in ('start', 'share', 'end')`,
      )
      .execute();

    await schema
      .createTable('history')
      .addColumn('number', id, (column) => column.primaryKey())
      .addColumn('at', instant, (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('account_id', id)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('undoes', id, (column) => column.unique())
      .addColumn('row_count', 'integer', (column) => column.notNull())
      // Why it cannot be undone: too many rows, or a person in it was erased.
      .addColumn('lasting', 'text')
      .addCheckConstraint('lasting_for_a_reason', sql`lasting in ('large', 'erased')`)
      .execute();
    await schema
      .createTable('history_changes')
      .addColumn('number', id, (column) => column.notNull().references('history.number'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('table_name', 'text', (column) => column.notNull())
      // The first column of the row's key: an id, or the id of the relation or round that the row belongs to.
      .addColumn('record_id', id, (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addPrimaryKeyConstraint('changes_of_the_history_in_order', ['number', 'position'])
      .execute();
    await schema
      .createIndex('history_of_a_record')
      .on('history_changes')
      .columns(['table_name', 'record_id', 'number'])
      .execute();
    // Every change of a person reads their relations; as a mentee they have an index already.
    await schema.createIndex('relations_of_a_manager').on('relations').column('manager_id').execute();
  },
};
