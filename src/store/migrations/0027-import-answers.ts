/** The answers to the questions of uploads, by the header of the sheet. */

import type { Migration } from './migration.ts';

export const importAnswers: Migration = {
  number: 27,
  name: 'import-answers',

  async up({ schema }, types) {
    await schema
      .createTable('import_answers')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('kept_at', types.instant, (column) => column.notNull())
      .execute();
  },
};
