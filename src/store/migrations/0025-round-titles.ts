import type { Migration } from './migration.ts';

export const roundTitles: Migration = {
  number: 25,
  name: 'round-titles',

  async up(transaction) {
    await transaction.schema.alterTable('feedback_rounds').addColumn('titles', 'text').execute();
  },
};
