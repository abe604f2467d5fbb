/** From which relation on the kept first days of what is owed are out of date, after a round was changed. */

import type { Migration } from './migration.ts';

export const owedRefresh: Migration = {
  number: 21,
  name: 'owed-refresh',

  async up(transaction, types) {
    await transaction.schema
      .createTable('owed_refresh')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('next_relation', types.id, (column) => column.notNull())
      .execute();
  },
};
