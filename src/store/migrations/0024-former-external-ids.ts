/** The external ids of records that were merged into others: they still find the person, as their e-mail addresses do. */

import type { Migration } from './migration.ts';

export const formerExternalIds: Migration = {
  number: 24,
  name: 'former-external-ids',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema
      .createTable('former_external_ids')
      .addColumn('participant_id', types.id, (column) => column.notNull().references('participants.id'))
      .addColumn('external_id', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_former_external_id', ['participant_id', 'external_id'])
      .execute();
    await schema
      .createIndex('former_external_ids_by_external_id')
      .on('former_external_ids')
      .columns(['external_id', 'role'])
      .execute();
  },
};
