/** Indexes for the desk: pairs by group and start, and the changes since a day. */

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const desk: Migration = {
  number: 15,
  name: 'desk',

  async up(transaction) {
    const { schema } = transaction;
    await schema
      .createIndex('relations_by_group')
      .on('relations')
      .columns(['cohort', 'manager_id', 'status'])
      .execute();
    await schema.createIndex('relations_by_start').on('relations').columns(['start', 'id']).execute();
    await schema
      .createIndex('relation_changes_by_day')
      .on('relation_changes')
      .columns(['since', 'status', 'relation_id'])
      .execute();
    // The last entry about a relation.
    await sql`create index history_of_relations on history_changes (record_id, number, table_name) where table_name in (
      'relations', 'relation_changes', 'feedback_exceptions', 'feedbacks', 'imported_relations', 'imported_exceptions'
    )`.execute(transaction);
    await schema
      .createIndex('smart_goals_by_time')
      .on('smart_goals')
      .columns(['created_at', 'language', 'position'])
      .execute();
  },
};
