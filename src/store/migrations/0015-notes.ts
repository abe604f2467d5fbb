import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const notes: Migration = {
  number: 15,
  name: 'notes',

  async up(transaction, { id, instant }) {
    for (const [table, column, of] of [
      ['person_notes', 'participant_id', 'participants'],
      ['relation_notes', 'relation_id', 'relations'],
      ['manager_notes', 'manager_id', 'managers'],
    ] as const)
      await transaction.schema
        .createTable(table)
        .addColumn(column, id, (it) => it.notNull().references(`${of}.id`).onDelete('cascade'))
        .addColumn('at', instant, (it) => it.notNull())
        .addColumn('account_id', id)
        .addColumn('text', 'text', (it) => it.notNull())
        .addPrimaryKeyConstraint(`${table}_key`, [column, 'at'])
        .execute();
    await transaction.schema.dropIndex('history_of_relations').execute();
    await sql`create index history_of_relations on history_changes (record_id, number, table_name) where table_name in (
      'relations', 'relation_changes', 'feedback_exceptions', 'feedbacks', 'imported_relations', 'imported_exceptions',
      'form_links', 'feedback_answers', 'relation_notes'
    )`.execute(transaction);
  },
};
