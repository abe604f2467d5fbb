/** Delivered feedback that could not be assigned to a relation. */

import type { Migration } from './migration.ts';

export const unassignedFeedbacks: Migration = {
  number: 16,
  name: 'unassigned-feedbacks',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema
      .createTable('unassigned_feedbacks')
      .addColumn('id', types.id, (column) => column.primaryKey())
      .addColumn('arrived_at', types.instant, (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text', (column) => column.notNull())
      .addColumn('received_on', types.day, (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      // The data of the respondent.
      .addColumn('role', 'text')
      .addColumn('person', 'text')
      .addColumn('partner', 'text')
      .addColumn('relation', types.id)
      .addColumn('round', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      // The decision: the history entry that made or undid it, for whom, and why.
      .addColumn('entry', types.id)
      .addColumn('assigned_person', types.id)
      .addColumn('note', 'text')
      .addUniqueConstraint('unassigned_feedbacks_once', ['source', 'external_id'])
      .execute();
    await schema
      .createIndex('unassigned_feedbacks_by_state')
      .on('unassigned_feedbacks')
      .columns(['state', 'id'])
      .execute();
    await transaction
      .insertInto('collections')
      .values({ name: 'unassigned-feedbacks', count: 0, last_id: 0, revision: 0 })
      .execute();
  },
};
