import type { Migration } from './migration.ts';

export const contact: Migration = {
  number: 2,
  name: 'contact',

  async up(transaction) {
    for (const column of ['phone', 'organisation', 'city'])
      await transaction.schema.alterTable('participants').addColumn(column, 'text').execute();
  },
};
