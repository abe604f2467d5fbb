/**
 * What the last import said about relations and exceptions, so that repeating it does not revert later
 * changes.
 */

import type { Migration } from './migration.ts';

export const imported: Migration = {
  number: 8,
  name: 'imported',

  async up(transaction, { id, day }) {
    await transaction.schema
      .createTable('imported_relations')
      .addColumn('relation_id', id, (column) =>
        column.primaryKey().references('relations.id').onDelete('cascade'),
      )
      // Of the last row without a date; null if there was none.
      .addColumn('status', 'text')
      .addColumn('start', day)
      .addColumn('end', day)
      .addColumn('manager_id', id)
      .execute();

    await transaction.schema
      .createTable('imported_exceptions')
      .addColumn('relation_id', id, (column) =>
        column.notNull().references('relations.id').onDelete('cascade'),
      )
      .addColumn('round_id', id, (column) => column.notNull().references('feedback_rounds.id'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('due_date', day)
      .addColumn('waived', 'boolean', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_imported_exception_each', ['relation_id', 'round_id', 'role'])
      .execute();
  },
};
