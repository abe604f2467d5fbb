/** The pages that answered forms, sealed, for browsers that come back to them. */

import type { Migration } from './migration.ts';

export const formAnswers: Migration = {
  number: 22,
  name: 'form-answers',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema
      .createTable('form_answers')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      // Null where nobody was signed in.
      .addColumn('account_id', types.id)
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('form_answers_of_an_account')
      .on('form_answers')
      .columns(['account_id', 'created_at'])
      .execute();
  },
};
