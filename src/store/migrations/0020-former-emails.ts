/** The e-mail addresses of records that were merged into others: they still find the person. */

import type { Migration } from './migration.ts';

export const formerEmails: Migration = {
  number: 20,
  name: 'former-emails',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema
      .createTable('former_emails')
      .addColumn('participant_id', types.id, (column) => column.notNull().references('participants.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_former_email', ['participant_id', 'email'])
      .execute();
    await schema
      .createIndex('former_emails_by_email')
      .on('former_emails')
      .columns(['email', 'role'])
      .execute();
  },
};
