import type { Migration } from './migration.ts';

export const menteeGoals: Migration = {
  number: 26,
  name: 'mentee-goals',

  async up(transaction, { id, instant }) {
    await transaction.schema
      .createTable('mentee_goals')
      .addColumn('goal_id', id, (it) => it.primaryKey().references('smart_goals.id').onDelete('cascade'))
      // A merge removes the record first, and then gives its goals to the other one.
      .addColumn('participant_id', id, (it) => it.notNull())
      .execute();
    await transaction.schema
      .createIndex('mentee_goals_by_participant')
      .on('mentee_goals')
      .column('participant_id')
      .execute();
    await transaction.schema
      .createTable('goal_agreements')
      .addColumn('participant_id', id, (it) =>
        it.primaryKey().references('participants.id').onDelete('cascade'),
      )
      .addColumn('agreed_at', instant, (it) => it.notNull())
      .execute();
  },
};
